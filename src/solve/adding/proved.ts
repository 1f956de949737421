import type { Tick } from "../../types.ts";
import { ENDLESS, eachOption, leastWithout, type Steps } from "./heaps.ts";

/** Values that are claimed of all heaps: those below `preperiod` + `period`, which repeat; `ENDLESS` is infinite. */
export interface Claimed {
  readonly values: ArrayLike<number>;
  readonly preperiod: number;
  readonly period: number;
}

/** How much weight the value of a heap has beside its tokens, in what falls while play goes on. */
const WEIGHTS: readonly number[] = [0, 1, 2, 4, 8, 16, 32];

/** The value that is claimed of a heap. */
export const valueIn =
  ({ values, preperiod, period }: Claimed) =>
  (heap: number): number =>
    values[heap < preperiod ? heap : preperiod + ((heap - preperiod) % period)]!;

/**
 * Whether a claim holds of all heaps, by the theorem of docs/theory.md: each finite value is the least that no option has,
 * and moves that lead back to it, or lower a value, bring a weight of heaps down; each infinite one has an option from
 * which no move leads back. Heaps to twice the preperiod and period are looked at, for then all repeats.
 */
export function provedValues(claimed: Claimed, steps: Steps, tick: Tick): boolean {
  return WEIGHTS.some((weight) => holds(claimed, weight, steps, tick));
}

/** By the value that a move leaves, how much it changes the weight at least. */
type Changes = ReadonlyMap<number, number>;

function holds(claimed: Claimed, weight: number, steps: Steps, tick: Tick): boolean {
  const { most, added } = steps;
  const { period } = claimed;
  const claimedOf = valueIn(claimed);
  const weighs = (heap: number) => weight * Math.max(0, claimedOf(heap));
  const changes: Changes[] = [];
  const fillTo = (to: number) => {
    while (changes.length <= to) changes.push(changesOf(changes.length));
  };
  fillTo(2 * (claimed.preperiod + period) + most);
  // What moves lead to repeats later than values do, and from here on at the latest.
  let preperiod = changes.length - period;
  while (preperiod > 0 && alike(changes[preperiod - 1]!, changes[preperiod - 1 + period]!)) preperiod--;
  preperiod = Math.max(preperiod, claimed.preperiod);
  const to = 2 * (preperiod + period) + most;
  fillTo(to + added);
  const changesAt = (heap: number) => changes[heap]!;

  /** What an option of two heaps is worth. */
  function sumOf(a: number, b: number): number {
    const [x, y] = [claimedOf(a), claimedOf(b)];
    return x === ENDLESS || y === ENDLESS ? ENDLESS : x ^ y;
  }

  function changesOf(heap: number): Changes {
    const least = new Map<number, number>();
    eachOption(
      steps,
      heap,
      (a, b, more) => {
        const value = sumOf(a, b);
        if (value === ENDLESS) return;
        const by = more + weighs(a) + weighs(b) - weighs(heap);
        least.set(value, Math.min(by, least.get(value) ?? by));
      },
      tick,
    );
    return least;
  }

  /** How much a move from two heaps to `value` changes the weight at least; infinite where there is none. */
  function back(a: number, b: number, value: number): number {
    let least = Number.POSITIVE_INFINITY;
    for (const [heap, other] of [
      [a, claimedOf(b)],
      [b, claimedOf(a)],
    ] as const) {
      if (other !== ENDLESS) least = Math.min(least, changesAt(heap).get(value ^ other) ?? least);
    }
    return least;
  }

  /** What lowers the value of a heap raises the weight at most: by any such move, and by the best to each number. */
  let [lowers, best] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function finite(heap: number, value: number): boolean {
    if (leastWithout(changesAt(heap)) !== value) return false;
    let all = true;
    eachOption(
      steps,
      heap,
      (a, b, more) => {
        const left = sumOf(a, b);
        const by = more + weighs(a) + weighs(b) - weighs(heap);
        if (left !== ENDLESS && left < value) lowers = Math.max(lowers, by);
        else all &&= by + back(a, b, value) < 0;
      },
      tick,
    );
    for (let lower = 0; lower < value; lower++) best = Math.max(best, changesAt(heap).get(lower)!);
    return all;
  }

  function endless(heap: number): boolean {
    const least = leastWithout(changesAt(heap));
    let found = false;
    eachOption(
      steps,
      heap,
      (a, b) => {
        found ||= sumOf(a, b) === ENDLESS && back(a, b, least) === Number.POSITIVE_INFINITY;
      },
      tick,
    );
    return found;
  }

  for (let heap = 0; heap <= to; heap++) {
    const value = claimedOf(heap);
    if (!(value === ENDLESS ? endless(heap) : finite(heap, value))) return false;
  }
  return lowers + best < 0;
}

const alike = (a: Changes, b: Changes): boolean =>
  a.size === b.size && [...a].every(([value, by]) => b.get(value) === by);
