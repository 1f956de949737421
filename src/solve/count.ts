import type { Natural } from "../nimber/natural.ts";
import type { Tick } from "../types.ts";
import { type Budget, begin, expectRoom } from "./limits.ts";

/** Distinction of the heaps of a sum: a list, a multiset, or a set of different heaps. */
export type Order = "ordered" | "unordered" | "distinct";

/** Sums of `heaps` heaps whose sizes are indices of `values` and whose nim-sum is `value`. */
export interface SumsAsked {
  /** Grundy value of each allowed heap size. */
  readonly values: ArrayLike<number>;
  readonly heaps: number;
  readonly value: number;
  readonly order?: Order;
  readonly modulus?: Natural;
}

/**
 * Number of such sums. Source: the number of solutions of an equation in a finite abelian group is the mean
 * over its characters. Cost: m log m additions for values below m; and for each different sum of a character
 * one power, or one recurrence of `heaps` steps.
 * @throws LimitError
 * @example
 * countSums({ values: [0, 1, 2, 3], heaps: 3, value: 0 }); // 16n
 */
export function countSums(
  { values, heaps, value, order = "ordered", modulus }: SumsAsked,
  budget: Budget = begin(),
): bigint {
  let most = value;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  const size = 2 ** (32 - Math.clz32(most));
  expectRoom(budget, 8 * size);
  const sums = new Float64Array(size);
  for (let i = 0; i < values.length; i++) sums[values[i]!]!++;
  walsh(sums, budget.tick);
  const signed = new Map<number, number>();
  for (let i = 0; i < size; i++) {
    signed.set(sums[i]!, (signed.get(sums[i]!) ?? 0) + (isOdd(i, value) ? -1 : 1));
  }
  // The mean is an integer; with a modulus, the total is computed modulo `size` times that number, so that it
  // can be divided.
  const within = modulus === undefined ? undefined : BigInt(modulus) * BigInt(size);
  let total = 0n;
  for (const [sum, times] of signed) {
    budget.tick();
    if (times !== 0) total += BigInt(times) * term(sum, values.length, heaps, order, within, budget);
  }
  const count = within === undefined ? total : mod(total, within);
  return count / BigInt(size);
}

const mod = (a: bigint, m: bigint): bigint => ((a % m) + m) % m;

/** Contribution of a character of sum `sum` over `sizes` sizes to the choice of `heaps` heaps. */
function term(
  sum: number,
  sizes: number,
  heaps: number,
  order: Order,
  modulus: bigint | undefined,
  { tick }: Budget,
): bigint {
  if (order === "ordered") return power(BigInt(sum), heaps, modulus);
  // Coefficient of t^heaps in a product over the sizes of 1/(1 - t) or 1/(1 + t), or of 1 + t or 1 - t.
  const [first, all] = [BigInt(sum), BigInt(sizes)];
  const sign = order === "unordered" ? 1n : -1n;
  let [before, last] = [0n, 1n];
  for (let n = 1; n <= heaps; n++) {
    tick();
    const next = (first * last + sign * (all + sign * BigInt(n - 2)) * before) / BigInt(n);
    [before, last] = [last, next];
  }
  return modulus === undefined ? last : mod(last, modulus);
}

/** base^exponent, modulo `modulus` if it is given. */
function power(base: bigint, exponent: number, modulus: bigint | undefined): bigint {
  if (modulus === undefined) return base ** BigInt(exponent);
  let result = 1n;
  let square = mod(base, modulus);
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result % modulus;
}

/**
 * Replaces `counts` by its sums against the characters of the group of nimbers below its length, a power of
 * two.
 */
function walsh(counts: Float64Array, tick: Tick): void {
  for (let half = 1; half < counts.length; half *= 2) {
    for (let first = 0; first < counts.length; first += 2 * half) {
      if (first % 65_536 === 0) tick();
      for (let i = first; i < first + half; i++) {
        const [a, b] = [counts[i]!, counts[i + half]!];
        counts[i] = a + b;
        counts[i + half] = a - b;
      }
    }
  }
}

/** Whether the character `i` has the value -1 at the nimber `value`. */
function isOdd(i: number, value: number): boolean {
  let bits = i & value;
  for (let shift = 16; shift > 0; shift >>= 1) bits ^= bits >>> shift;
  return (bits & 1) === 1;
}

/** Lists of `heaps` heaps with nim-sum `value` and `free` arbitrary heaps, with `total` tokens in all. */
export interface BoundedAsked {
  /** Grundy value of each allowed heap size: `from` and the following numbers. */
  readonly values: ArrayLike<number>;
  readonly from: number;
  readonly heaps: number;
  readonly free: number;
  readonly total: number;
  readonly value: number;
  readonly modulus?: Natural;
}

/**
 * Number of such lists, computed heap by heap. Cost: heaps times sizes times total times values.
 * @throws LimitError
 */
export function countBounded(asked: BoundedAsked, budget: Budget = begin()): bigint {
  const { values, from, heaps, free, total, value, modulus } = asked;
  const size = 2 ** (32 - Math.clz32(Array.from(values).reduce((top, each) => Math.max(top, each), value)));
  const needed = 64 * size * (total + 1);
  expectRoom(budget, needed);
  const within = modulus === undefined ? undefined : BigInt(modulus);
  /** Number of lists, by nim-sum and total. */
  let lists = Array.from({ length: size }, () => Array<bigint>(total + 1).fill(0n));
  lists[0]![0] = 1n;
  for (let heap = 0; heap < heaps + free; heap++) {
    const next = lists.map((row) => row.map(() => 0n));
    for (let i = 0; i < values.length && from + i <= total; i++) {
      const worth = heap < heaps ? values[i]! : 0;
      for (let x = 0; x < size; x++) {
        budget.tick();
        const [row, into] = [lists[x]!, next[x ^ worth]!];
        for (let sum = 0; sum + from + i <= total; sum++) {
          if (row[sum] !== 0n) into[sum + from + i]! += row[sum]!;
        }
      }
    }
    lists = within === undefined ? next : next.map((row) => row.map((count) => count % within));
  }
  return lists[value]![total]!;
}

/**
 * Removals of some of the given heaps, a multiple of `multiple` but not all, that leave heaps with nim-sum
 * `value`.
 */
export interface KeptAsked {
  /** Values of the heaps. */
  readonly values: readonly number[];
  readonly multiple: number;
  readonly value: number;
  readonly modulus: number;
}

/**
 * Number of such removals modulo `modulus`; heaps at different places are different. Processes the smallest
 * heaps first, so that the nim-sums so far stay below twice the current heap. Cost: `multiple` times the sum
 * of the values.
 * @throws LimitError
 * @example
 * countKept({ values: [1, 1, 1], multiple: 1, value: 0, modulus: 1000 }); // 3
 */
export function countKept({ values, multiple, value, modulus }: KeptAsked, budget: Budget = begin()): number {
  const heaps = values.toSorted((a, b) => a - b);
  const size = 2 ** (32 - Math.clz32(heaps.at(-1) ?? 0));
  const needed = 8 * size * (multiple + 1);
  expectRoom(budget, needed);
  if (value >= size) return 0;
  /** Number of ways, by the number of removed heaps modulo `multiple` and the nim-sum of the kept heaps. */
  const ways = Array.from({ length: multiple }, () => new Float64Array(size));
  const last = new Float64Array(size);
  ways[0]![0] = 1;
  for (const heap of heaps) {
    const wide = 2 ** (32 - Math.clz32(heap));
    last.set(ways[multiple - 1]!.subarray(0, wide));
    for (let removed = multiple - 1; removed >= 0; removed--) {
      budget.tick();
      const row = ways[removed]!;
      const before = removed === 0 ? last : ways[removed - 1]!;
      for (let x = 0; x < wide; x++) {
        const y = x ^ heap;
        if (y < x) continue;
        const [a, b] = [row[x]!, row[y]!];
        row[x] = (before[x]! + b) % modulus;
        if (y !== x) row[y] = (before[y]! + a) % modulus;
      }
    }
  }
  // Removing all heaps is not allowed; it would keep none, with nim-sum 0.
  const all = value === 0 && heaps.length % multiple === 0 ? 1 : 0;
  return (ways[0]![value]! - all + modulus) % modulus;
}

/** Lists of `heaps` heaps with nim-sum `value` and `free` arbitrary heaps, with `total` tokens in all. */
export interface TotalsAsked {
  readonly heaps: number;
  readonly free?: number;
  readonly total: number;
  readonly value: number;
  readonly modulus?: Natural;
}

/**
 * Number of such lists when the value of a heap is its size. Works digit by digit in binary, lowest first:
 * the number of heaps with digit 1 is odd iff `value` has digit 1, and the rest is the same question for half
 * the tokens. Cost: total times heaps multiplications.
 * @throws LimitError
 * @example
 * countTotals({ heaps: 3, total: 6, value: 0 }); // 9n
 */
export function countTotals(
  { heaps, free = 0, total, value, modulus }: TotalsAsked,
  budget: Budget = begin(),
): bigint {
  const { tick } = budget;
  expectRoom(budget, 16 * total);
  const within = modulus === undefined ? undefined : BigInt(modulus);
  const reduced = (n: bigint) => (within === undefined ? n : n % within);
  const choose = row(heaps, within);
  let digits = 0;
  while (2 ** digits <= Math.max(total, value)) digits++;
  /** Number of lists for the digits from `digit` on, for each total. */
  let lists: bigint[] = [1n];
  for (let digit = digits - 1; digit >= 0; digit--) {
    const odd = Math.floor(value / 2 ** digit) % 2;
    const most = Math.floor(total / 2 ** digit);
    const next = Array<bigint>(most + 1).fill(0n);
    for (let sum = odd; sum <= most; sum += 2) {
      tick();
      let count = 0n;
      for (let ones = odd; ones <= Math.min(heaps, sum); ones += 2) {
        const rest = lists[(sum - ones) / 2];
        if (rest !== undefined && rest !== 0n) count += choose[ones]! * rest;
      }
      next[sum] = reduced(count);
    }
    lists = next;
  }
  if (free === 0) return reduced(lists[total] ?? 0n);
  // Number of ways for the free heaps to share the tokens left by the others.
  let ways = 1n;
  let count = 0n;
  for (let left = 0; left <= total; left++) {
    tick();
    count += reduced(ways) * (lists[total - left] ?? 0n);
    ways = (ways * BigInt(left + free)) / BigInt(left + 1);
  }
  return reduced(count);
}

/** Binomial coefficients of `n`. */
function row(n: number, modulus: bigint | undefined): bigint[] {
  const found = [1n];
  for (let k = 1; k <= n; k++) found.push((found[k - 1]! * BigInt(n - k + 1)) / BigInt(k));
  return modulus === undefined ? found : found.map((each) => each % modulus);
}

/** Number of ways to share `total` tokens among `heaps` heaps. */
export function sharings(total: number, heaps: number): bigint {
  if (heaps === 0) return total === 0 ? 1n : 0n;
  let ways = 1n;
  for (let i = 1; i < heaps; i++) ways = (ways * BigInt(total + i)) / BigInt(i);
  return ways;
}
