import { mex, nimSum } from "nimber/nimber";

/** Options of a heap: for each move, the heaps that it leaves. */
export type Options = (n: number) => readonly (readonly number[])[];

export const upTo = (most: number, least = 0): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);

export const takes =
  (set: readonly number[]): Options =>
  (n) =>
    set.filter((s) => s <= n).map((s) => [n - s]);

/**
 * Options of an octal game: digit i tells by its bits whether taking i tokens may leave nothing, one heap or
 * two heaps.
 */
export const breaks =
  (digits: readonly number[]): Options =>
  (n) =>
    digits.flatMap((digit, taken) => {
      const left = n - taken;
      if (left < 0) return [];
      return [
        ...((digit & 1) !== 0 && left === 0 ? [[]] : []),
        ...((digit & 2) !== 0 && left > 0 ? [[left]] : []),
        ...((digit & 4) !== 0 ? upTo(Math.floor(left / 2), 1).map((a) => [a, left - a]) : []),
      ];
    });

export const kayles: Options = breaks([0, 7, 7]);

/** Options of Grundy's game: a heap is split into two unequal heaps. */
export const unequal: Options = (n) => upTo(Math.ceil(n / 2) - 1, 1).map((a) => [a, n - a]);

export const nim: Options = (n) => upTo(n - 1).map((left) => [left]);

/** Values of heaps 0 to `most`, by the definition. */
export function valuesOf(options: Options, most: number): number[] {
  const values: number[] = [];
  for (const n of upTo(most)) {
    values.push(mex(options(n).map((left) => Number(nimSum(...left.map((heap) => values[heap]!))))));
  }
  return values;
}

/** Whether the next player wins a sum under misère play, by search. */
export function misere(options: Options): (heaps: readonly number[]) => boolean {
  const known = new Map<string, boolean>();
  // Heaps without moves do not matter. Leaving them out makes equal sums equal.
  const standing = (heaps: readonly number[]) =>
    heaps.filter((heap) => options(heap).length > 0).sort((a, b) => a - b);
  function wins(heaps: readonly number[]): boolean {
    const key = heaps.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const next = heaps.flatMap((heap, i) =>
      options(heap).map((left) => standing(heaps.toSpliced(i, 1, ...left))),
    );
    const won = next.length === 0 || next.some((each) => !wins(each));
    known.set(key, won);
    return won;
  }
  return (heaps) => wins(standing(heaps));
}

/** Whether the next player wins a component of this value by the Anti-SG rule. */
export const ruleWins = (value: number): boolean => (value !== 0) === value > 1;

/** Zeckendorf representation: Fibonacci numbers with sum `n`, no two consecutive, largest first. */
export function zeckendorf(n: number): number[] {
  const numbers = [1, 2];
  while (numbers.at(-1)! < n) numbers.push(numbers.at(-1)! + numbers.at(-2)!);
  const parts: number[] = [];
  let rest = n;
  for (const each of numbers.reverse()) {
    if (each > rest) continue;
    parts.push(each);
    rest -= each;
  }
  return parts;
}

/** Binary digits of each number, padded to a common length of at least `least`. */
export function binary(numbers: readonly number[], least = 1): string[] {
  const length = Math.max(least, ...numbers.map((n) => n.toString(2).length));
  return numbers.map((n) => n.toString(2).padStart(length, "0"));
}

/** Number of ones in each binary place, highest place first. */
export function columns(digits: readonly string[]): number[] {
  return upTo((digits[0]?.length ?? 0) - 1).map((i) => digits.filter((row) => row[i] === "1").length);
}

/** Winning move of Nim: the heap to reduce, and the tokens left in it. */
export function nimMove(
  heaps: readonly number[],
): { readonly heap: number; readonly left: number } | undefined {
  const sum = Number(nimSum(...heaps));
  const heap = heaps.findIndex((each) => Number(nimSum(each, sum)) < each);
  return heap < 0 ? undefined : { heap, left: Number(nimSum(heaps[heap]!, sum)) };
}

const balanced = (heaps: readonly number[], k: number): boolean =>
  columns(binary(heaps)).every((count) => count % (k + 1) === 0);

/** Heaps after a winning move of Moore's Nim; moves in fewer heaps are tried first. */
export function mooreMove(heaps: readonly number[], k: number): readonly number[] | undefined {
  if (balanced(heaps, k)) return undefined;
  function lowered(from: number, most: number, now: readonly number[]): readonly number[] | undefined {
    if (balanced(now, k)) return now;
    if (most === 0) return undefined;
    for (let i = from; i < heaps.length; i++) {
      for (let left = heaps[i]! - 1; left >= 0; left--) {
        const found = lowered(i + 1, most - 1, now.with(i, left));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }
  return lowered(0, k, heaps);
}

/**
 * P-positions (a, b) of Wythoff's game with both heaps at most `most`; each a is the mex of all numbers
 * before.
 */
export function wythoffLost(most: number): (readonly [number, number])[] {
  const met = new Set<number>();
  const lost: (readonly [number, number])[] = [];
  for (let n = 0; ; n++) {
    const a = mex(met);
    if (a > most) return lost;
    met.add(a).add(a + n);
    if (a + n > most) continue;
    lost.push([a, a + n]);
    if (n > 0) lost.push([a + n, a]);
  }
}

/** P-positions that a queen on (x, y) can reach. */
export function wythoffMoves(x: number, y: number): (readonly [number, number])[] {
  return wythoffLost(Math.max(x, y)).filter(([a, b]) => queenReaches(x, y, a, b));
}

export const queenReaches = (x: number, y: number, a: number, b: number): boolean =>
  (a === x && b < y) || (b === y && a < x) || (x - a === y - b && a < x);

/** Move of Staircase Nim after which the odd steps have nim-sum 0; `steps[0]` is step 1. */
export function staircaseMove(
  steps: readonly number[],
): { readonly step: number; readonly tokens: number } | undefined {
  const sum = Number(nimSum(...steps.filter((_, i) => i % 2 === 0)));
  if (sum === 0) return undefined;
  for (let i = 0; i < steps.length; i += 2) {
    const left = Number(nimSum(steps[i]!, sum));
    if (left < steps[i]!) return { step: i + 1, tokens: steps[i]! - left };
  }
  return undefined;
}

/** First heap from which on all known values agree with those `p` heaps later. */
export function agreesFrom(values: readonly number[], p: number): number {
  for (let n = values.length - p - 1; n >= 0; n--) if (values[n] !== values[n + p]) return n + 1;
  return 0;
}
