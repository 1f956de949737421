import { RuleError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Outcome, Play, Rules, Text } from "../../types.ts";

/** Whether a game has outcomes only, for its rules say at some positions who has won, whatever the play. */
export const standsAlone = ({ lost, won }: Pick<Rules<never>, "lost" | "won">, play: Play): boolean =>
  won !== undefined || (play === "misere" && lost !== undefined);

const WON: Text = t("won");
const LOST: Text = t("lost");

const SEVERAL: Text = t("several");

/** The error of a game that stands alone, where it should not. */
export const aloneError = ({ won }: Pick<Rules<never>, "won">): RuleError =>
  new RuleError(won === undefined ? LOST : WON);

/** @throws RuleError for a game that stands alone, whose moves leave other than one component. */
export function expectSingle(rules: Pick<Rules<never>, "lost" | "won" | "several">, play: Play): void {
  if (rules.several && standsAlone(rules, play)) throw notOneError();
}

/** The error of a move that leaves other than one component, of a game that stands alone. */
export const notOneError = (): RuleError => new RuleError(NOT_ONE);

const NOT_ONE: Text = t("notOne");

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
