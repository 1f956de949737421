import { type Game, heapRules, type Play, sourceText, type Text } from "nimber";
import { componentsOf, gameOf } from "nimber/session";
import { t } from "../locale/engine.ts";

/** Facts about a game as a whole, the strongest first. */
export interface Known {
  /** `proved` by a certificate that was replayed, `theorem` of the literature, `observed` so far, or `none`. */
  readonly verdict: "proved" | "theorem" | "observed" | "none";
  readonly says: Text;
  /** Proof or source of the fact. */
  readonly rests: Text;
  /** Whether it was asked which theorems speak of the position: of another one it may be something else. */
  readonly here?: true;
  /** Whether the values grow by as much in each period. */
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
 * Whether a period, of values or of elements of the misère quotient, may say more of a game than its theorem; of values
 * that grow a formula does.
 */
function wantsPeriod(game: Game<unknown>, play: Play): boolean {
  if (play === "misere") return heapRules(game) !== undefined && theoremsOf(game, play).length === 0;
  const law = theoremsOf(game, play)[0]?.law;
  const grows = law?.kind === "formula" && law.repeats !== undefined && law.repeats.saltus > 0;
  return heapRules(game) !== undefined && !grows;
}

/** Whether the moves of a game are the digits of a code. */
export const isCode = (notation: string): boolean => heapRules(gameOf(notation))?.kind === "break";

/** Whether something that looks for periods is asked of it. */
export function mayHavePeriod(notation: string, play: Play): boolean {
  try {
    return wantsPeriod(gameOf(notation), play);
  } catch {
    // Text that cannot be read has none; who answers says why.
    return false;
  }
}

/**
 * Facts about a game under a play, as far as they speak of the sum; `periodOf` is asked where a period may be.
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
  // A proof made here and now says more than a citation, but for values that grow: there a formula does.
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
