import { RuleError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Outcome, Play, Rules, Text } from "../../types.ts";

type Ends = Pick<Rules<never>, "lost" | "won" | "blocked">;

/**
 * Whether a game has outcomes but no sums, because its rules define who has won at some positions, whatever
 * the play, or because the opponent may forbid moves.
 */
export const standsAlone = ({ lost, won, blocked }: Ends, play: Play): boolean =>
  won !== undefined || blocked !== undefined || (play === "misere" && lost !== undefined);

const LOST: Text = t("lost");
const BLOCKED_MISERE: Text = t("blockedMisere");

const SEVERAL: Text = t("several");

/** Error for a game without sums that is used in a sum. */
export const aloneError = ({ won, blocked }: Pick<Rules<never>, "won" | "blocked">): RuleError =>
  new RuleError(
    blocked === undefined && won === undefined
      ? LOST
      : t("won", { clause: blocked === undefined ? "won" : "block" }),
  );

/**
 * Refuses a game without sums whose moves may leave several components or none, and forbidden moves under misère play.
 * @throws RuleError
 */
export function expectSingle(rules: Ends & Pick<Rules<never>, "several">, play: Play): void {
  if (rules.blocked !== undefined && play === "misere") throw new RuleError(BLOCKED_MISERE);
  if (rules.several && standsAlone(rules, play)) throw notOneError();
}

/** Error for a move of a game without sums that leaves several components or none. */
export const notOneError = (): RuleError => new RuleError(NOT_ONE);

const NOT_ONE: Text = t("notOne");

/** Error for a query of single outcomes of a game that has sums and whose moves leave several components. */
export class SeveralError extends RuleError {
  constructor() {
    super(SEVERAL);
  }
}

/**
 * Outcome where the rules define who has won.
 * @throws RuleError where they say that the player to move has lost and has won.
 */
export function endOf<P>(
  { lost, won, format = String }: Pick<Rules<P>, "lost" | "won" | "format">,
  position: P,
): Outcome | undefined {
  const isWon = won?.(position) === true;
  if (lost?.(position) !== true) return isWon ? "N" : undefined;
  if (isWon) throw new RuleError(t("lostAndWon"), format(position));
  return "P";
}
