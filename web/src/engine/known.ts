import { type Game, heapRules, type Play, sourceText, type Text } from "nimber";
import { componentsOf, gameOf } from "nimber/session";
import { t } from "../locale/engine.ts";

/** Fact about a game as a whole, the strongest known one. */
export interface Known {
  /** `proved` by a replayed certificate, `theorem` of the literature, `observed` so far, or `none`. */
  readonly verdict: "proved" | "theorem" | "observed" | "none";
  readonly says: Text;
  /** Proof or source of the fact. */
  readonly rests: Text;
  /**
   * Set if theorems that do not cover all positions were considered, so that the fact may differ for other
   * positions.
   */
  readonly here?: true;
  /** Whether the values grow by the same amount in each period. */
  readonly grows?: boolean;
}

export const COMPUTED: Text = t("computed");

const UNKNOWN: Text = t("unknown");

const UNKNOWN_MISERE: Text = t("unknownMisere");

const IN_PARTS: Text = t("inParts");

const ELSEWHERE: Text = t("elsewhere");

const theoremsOf = ({ theorems }: Game<unknown>, play: Play) =>
  theorems.filter((theorem) => (theorem.play ?? "normal") === play);

/**
 * Whether a period of values or of elements of the misère quotient may be a stronger fact than the game's
 * theorem. If values grow, a formula is stronger.
 */
function wantsPeriod(game: Game<unknown>, play: Play): boolean {
  if (play === "misere") return heapRules(game) !== undefined && theoremsOf(game, play).length === 0;
  const law = theoremsOf(game, play)[0]?.law;
  const grows = law?.kind === "formula" && law.repeats !== undefined && law.repeats.saltus > 0;
  return heapRules(game) !== undefined && !grows;
}

/** Whether the game is a take-and-break code. */
export const isCode = (notation: string): boolean => heapRules(gameOf(notation))?.kind === "break";

/** Whether a period is searched for this game. */
export function mayHavePeriod(notation: string, play: Play): boolean {
  try {
    return wantsPeriod(gameOf(notation), play);
  } catch {
    // Invalid text has no period; the code that answers reports it.
    return false;
  }
}

/**
 * Facts about a game under a play, as far as they apply to the sum; calls `periodOf` if there may be a
 * period.
 * @throws NotationError
 */
export function known(
  notation: string,
  play: Play,
  sum: string,
  periodOf: (game: Game<unknown>) => Known | undefined,
): Known {
  const game = gameOf(notation);
  const all = theoremsOf(game, play);
  const positions = componentsOf(sum)
    .filter(({ rules: { id } }) => id === game.id)
    .map(({ position }) => position);
  const told = all.find(
    ({ covers }) =>
      covers === undefined || covers(...positions) || positions.every((position) => covers(position)),
  );
  const here = all.some(({ covers }) => covers !== undefined) && { here: true as const };
  const theorem: Known | undefined = told && {
    ...here,
    verdict: "theorem",
    says: told.claim,
    rests: sourceText(told.source),
  };
  const period = wantsPeriod(game, play) ? periodOf(game) : undefined;
  // A proof made now is preferred to a citation, except for growing values, for which a formula is preferred.
  const better = theorem === undefined || (period?.verdict === "proved" && !period.grows);
  return (
    (better ? period : undefined) ?? theorem ?? period ?? { ...none(game, play, all.length > 0), ...here }
  );
}

const none = (game: Game<unknown>, play: Play, elsewhere: boolean): Known => ({
  verdict: "none",
  says: elsewhere ? ELSEWHERE : play === "normal" ? UNKNOWN : UNKNOWN_MISERE,
  rests: play === "misere" && heapRules(game) !== undefined ? IN_PARTS : COMPUTED,
});
