import { RuleError } from "../../errors.ts";
import type { Outcome, Play, Rules, Text } from "../../types.ts";

/** Whether a game has outcomes only, for its rules say at some positions who has won, whatever the play. */
export const standsAlone = ({ lost, won }: Pick<Rules<never>, "lost" | "won">, play: Play): boolean =>
  won !== undefined || (play === "misere" && lost !== undefined);

const WON: Text = {
  en: "a game with `won` stands alone: it has outcomes, and neither values nor sums",
  zh: "含 `won` 的游戏只能单独进行：只有胜负，没有 SG 值，也不能相加",
};
const LOST: Text = {
  en: "under misère play a game with `lost` stands alone: it has outcomes, and neither values nor sums",
  zh: "反常规则下，含 `lost` 的游戏只能单独进行：只有胜负，没有 SG 值，也不能相加",
};

const SEVERAL: Text = {
  en: "a move leaves several components: who wins from one does not tell who wins from their sum",
  zh: "有走法留下多个子游戏：单个子游戏的胜负不足以判定其和",
};

/** The error of a game that stands alone, where it should not. */
export const aloneError = ({ won }: Pick<Rules<never>, "won">): RuleError =>
  new RuleError(won === undefined ? LOST : WON);

/** @throws RuleError for a game that stands alone, whose moves leave other than one component. */
export function expectSingle(rules: Pick<Rules<never>, "lost" | "won" | "several">, play: Play): void {
  if (rules.several && standsAlone(rules, play)) throw notOneError();
}

/** The error of a move that leaves other than one component, of a game that stands alone. */
export const notOneError = (): RuleError => new RuleError(NOT_ONE);

const NOT_ONE: Text = {
  en: "a game with `won`, or under misère play with `lost`, stands alone: each of its moves must leave exactly one component",
  zh: "含 `won` 的游戏，以及反常规则下含 `lost` 的游戏，只能单独进行：每步必须恰好留下一个子游戏",
};

/** The outcomes of components alone were asked of a game that does not stand alone, and whose moves leave several. */
export class SeveralError extends RuleError {
  constructor() {
    super(SEVERAL);
  }
}

/** Who wins where the rules say so themselves. */
export function endOf<P>({ lost, won }: Pick<Rules<P>, "lost" | "won">, position: P): Outcome | undefined {
  if (lost?.(position) === true) return "P";
  return won?.(position) === true ? "N" : undefined;
}
