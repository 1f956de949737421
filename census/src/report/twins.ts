import { type HeapRules, heapRules, sameValues } from "nimber";
import { parseGame } from "nimber/games";
import { readPrefixes } from "../compute/checksum.ts";
import { type Digest, isProved, largest, type ProvedDigest } from "./digest.ts";

/** Two sequences that agree below heap `heap` and differ there: their first games, and the values. */
export interface Twins {
  readonly games: readonly [string, string];
  readonly heap: number;
  readonly values: readonly [string, string];
}

/** Two games that agree in all heaps computed so far. */
export interface Undecided {
  readonly games: readonly [string, string];
  readonly heaps: number;
}

/** Most pairs that are compared, those with the longest agreement first. */
const MOST_COMPARED = 400;

/**
 * Games that agree for 64 heaps or more and then differ, the longest agreement first; and games that agree as
 * far as both were computed, without a proof of equality. The first game of a sequence represents all with
 * this sequence.
 */
export function twinsIn(rows: readonly Digest[]): { twins: Twins[]; undecided: Undecided[] } {
  const twins: Twins[] = [];
  const undecided: Undecided[] = [];
  for (const [a, b] of candidates(rows)) {
    const heaps = Math.min(farthest(a), farthest(b));
    const found = sameValues(rulesOf(a), rulesOf(b), Number.isFinite(heaps) ? { heaps } : {});
    const games = [a.game, b.game] as const;
    if (found.verdict === "refuted") {
      const [first, second] = found.values;
      twins.push({ games, heap: Number(found.heap), values: [`${first}`, `${second}`] });
    } else if (found.verdict === "observed") undecided.push({ games, heaps: found.heaps });
  }
  twins.sort((a, b) => b.heap - a.heap || (a.games.join() < b.games.join() ? -1 : 1));
  return { twins, undecided };
}

const rulesOf = ({ game }: Digest): HeapRules => heapRules(parseGame(game))!;
const farthest = (row: Digest) => (isProved(row) ? Number.POSITIVE_INFINITY : row.heaps);

/** Pairs of rows with equal prefixes that differ in the next prefix, or in the whole sequence. */
function* candidates(rows: readonly Digest[]): Generator<readonly [Digest, Digest]> {
  const prints = new Map(rows.map((row) => [row, [...readPrefixes(row.prefixes)]]));
  const levels = largest(
    [...prints.values()].map((each) => each.length),
    0,
  );
  let compared = 0;
  for (let level = levels - 1; level >= 0; level--) {
    const groups = grouped(rows, (row) => prints.get(row)![level]?.print);
    for (const group of groups.values()) {
      const parts = grouped(group, (row) => prints.get(row)![level + 1]?.print ?? identityOf(row));
      const [first, ...others] = [...parts.values()].map(([row]) => row!);
      for (const other of others) {
        if (++compared > MOST_COMPARED) return;
        yield [first!, other];
      }
    }
  }
}

/** Key of a sequence; equal for two rows iff their sequences are equal forever. */
export const sequenceOf = ({ preperiod, period, saltus, checksum }: ProvedDigest): string =>
  `${preperiod},${period},${saltus},${checksum}`;

const identityOf = (row: Digest) => (isProved(row) ? sequenceOf(row) : row.game);

export function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
