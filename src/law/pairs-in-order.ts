import { LimitError } from "../errors.ts";
import { variablesOf } from "../rules/of-game.ts";
import { isSymmetric, vectorsIn } from "../rules/rays.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { pairsOnLines } from "../solve/lines.ts";
import type { Game, Play } from "../types.ts";
import type { Prover } from "./find.ts";
import type { Search } from "./finding.ts";
import { type Pair, pairSequence } from "./pair-sequence.ts";
import { type Truth, truthOf } from "./truth.ts";

/** Number of pairs that are computed line by line, and of lines for them. */
const [PAIRS, LINES] = [500, 3000];

/** Largest sum of the pairs that play computes otherwise, and the time in seconds if it has not yet begun. */
const [LARGEST_SUM, SECONDS] = [190, 0.2];

/** Largest number of such pairs: no two are on a line. */
const MOST_PAIRS = LARGEST_SUM / 2 + 1;

/**
 * Search with one more prover, which keeps the outcomes that were computed; with the sequence of the P-positions if no
 * formula is proved. @throws LoopyError
 */
export function withPairs(
  game: Game<unknown>,
  play: Play,
  limits: Limits,
  search: (keep: Prover) => Search,
): Search {
  let truth: Truth | undefined;
  const found = search((_, sought) => {
    if (sought.kind === "outcomes") truth = sought.truth;
    return undefined;
  });
  const { finding } = found;
  if (finding?.verdict === "proved" && (finding.law === undefined || finding.data !== finding.law))
    return found;
  const pairs = pairsInOrder(game, play, limits, truth);
  const sequence = pairs && pairSequence(pairs);
  return sequence === undefined ? found : { ...found, sequence };
}

/**
 * First P-positions x <= y of a game of two interchangeable numbers, in ascending order; undefined for other games. They
 * end before the first number that is in no known pair. A `truth` that knows the outcomes already saves the time.
 */
export function pairsInOrder(
  game: Game<unknown>,
  play: Play,
  limits: Limits,
  truth?: Truth,
): readonly Pair[] | undefined {
  if (variablesOf(game)?.length !== 2) return undefined;
  const { bytes, signal } = limits;
  const own: Limits = { ...(bytes !== undefined && { bytes }), ...(signal && { signal }) };
  const vectors = vectorsIn(game);
  if (vectors !== undefined && !isSymmetric(vectors)) return undefined;
  const lines = vectors && pairsOnLines(vectors, play, begin({ ...own, positions: LINES }));
  if (lines !== undefined) return firstOnLines(lines);
  return firstOfPlay(truth ?? truthOf(game, "outcomes", play, { ...own, seconds: SECONDS }));
}

/** The first pairs of those in ascending order of their first numbers. */
function firstOnLines(lines: Iterable<Pair>): readonly Pair[] {
  const pairs: Pair[] = [];
  try {
    for (const pair of lines) if (pair[0] <= pair[1] && pairs.push(pair) === PAIRS) break;
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
  }
  return withoutGaps(pairs);
}

/** Pairs by their sums, as far as the limits allow. */
function firstOfPlay({ at, has }: Truth): readonly Pair[] | undefined {
  const pairs: Pair[] = [];
  try {
    for (let sum = 0; sum <= LARGEST_SUM; sum++)
      for (let x = 0; 2 * x <= sum; x++) {
        const pair: Pair = [x, sum - x];
        const [here, there] = [pair, pair.toReversed()];
        if (!has(here) || !has(there)) return undefined;
        const lost = at(here) === "P";
        if (lost !== (at(there) === "P")) return undefined;
        if (lost && pairs.push(pair) > MOST_PAIRS) return undefined;
      }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
  }
  return withoutGaps(pairs.sort(([a, b], [x, y]) => a - x || b - y));
}

/** Pairs before the first number that is in none of them: the missing one may be farther than those examined. */
function withoutGaps(pairs: readonly Pair[]): readonly Pair[] {
  const used = new Set(pairs.flat());
  let first = 0;
  while (used.has(first)) first++;
  return pairs.filter(([a]) => a < first);
}
