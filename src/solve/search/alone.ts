import { RuleError } from "../../errors.ts";
import type { Outcome, Play, Rules, Text } from "../../types.ts";
import type { Limits } from "../limits.ts";
import { type Algebra, type Fold, fold } from "./fold.ts";

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

/** The outcomes of components alone were asked of a game that does not stand alone, and whose moves leave several. */
export class SeveralError extends RuleError {
  constructor() {
    super(SEVERAL);
  }
}

interface Sofar {
  readonly ended: Outcome | undefined;
  moved: boolean;
  wins: boolean;
}

/**
 * Outcomes of the positions of one game, without values: what its rules say where play has ended, and else by its
 * moves, each of which must leave one component at most.
 */
export function outcomes<P>(rules: Rules<P>, play: Play, limits: Limits = {}): Fold<P, Outcome> {
  // Who is to move where nothing is left has no move.
  const ofNothing: Outcome = play === "misere" ? "N" : "P";
  const algebra: Algebra<P, Sofar, Outcome> = {
    prunes: true,
    start: (position) => ({ ended: endOf(rules, position), moved: false, wins: false }),
    add(sofar, parts) {
      const [part = ofNothing, another] = parts;
      if (another !== undefined) throw standsAlone(rules, play) ? aloneError(rules) : new SeveralError();
      sofar.moved = true;
      sofar.wins = part === "P";
      return sofar.wins;
    },
    finish({ ended, moved, wins }) {
      if (ended !== undefined) return ended;
      if (!moved) return ofNothing;
      return wins ? "N" : "P";
    },
  };
  return fold(rules, algebra, limits);
}

/** Who wins where the rules say so themselves. */
export function endOf<P>({ lost, won }: Pick<Rules<P>, "lost" | "won">, position: P): Outcome | undefined {
  if (lost?.(position) === true) return "P";
  return won?.(position) === true ? "N" : undefined;
}
