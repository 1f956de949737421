import type { Natural } from "../../nimber/natural.ts";
import { begin, type Deadline, expectRoom } from "../limits.ts";

/** Lists of `heaps` heaps of nim-sum `value` and `free` heaps that may be any, with `total` tokens in all. */
export interface TotalsAsked {
  readonly heaps: number;
  readonly free?: number;
  readonly total: number;
  readonly value: number;
  readonly modulus?: Natural;
}

/**
 * How many such lists there are, the value of a heap being its size. By their binary digits, lowest first: an odd
 * number of heaps has the digit 1 where `value` has it, the rest is the same question of half the tokens. Cost:
 * total times heaps multiplications.
 * @throws LimitError
 * @example
 * countTotals({ heaps: 3, total: 6, value: 0 }); // 9n
 */
export function countTotals(
  { heaps, free = 0, total, value, modulus }: TotalsAsked,
  deadline: Deadline = begin(),
): bigint {
  const { tick } = deadline;
  expectRoom(deadline, 16 * total);
  const within = modulus === undefined ? undefined : BigInt(modulus);
  const reduced = (n: bigint) => (within === undefined ? n : n % within);
  const choose = row(heaps, within);
  let digits = 0;
  while (2 ** digits <= Math.max(total, value)) digits++;
  /** Of the digits from `digit` up: how many lists have this total, for each total. */
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
  // The free heaps share what the others leave, in so many ways.
  let ways = 1n;
  let count = 0n;
  for (let left = 0; left <= total; left++) {
    tick();
    count += reduced(ways) * (lists[total - left] ?? 0n);
    ways = (ways * BigInt(left + free)) / BigInt(left + 1);
  }
  return reduced(count);
}

/** The binomial coefficients of `n`. */
function row(n: number, modulus: bigint | undefined): bigint[] {
  const found = [1n];
  for (let k = 1; k <= n; k++) found.push((found[k - 1]! * BigInt(n - k + 1)) / BigInt(k));
  return modulus === undefined ? found : found.map((each) => each % modulus);
}

/** Ways to share `total` tokens among `heaps` heaps. */
export function sharings(total: number, heaps: number): bigint {
  if (heaps === 0) return total === 0 ? 1n : 0n;
  let ways = 1n;
  for (let i = 1; i < heaps; i++) ways = (ways * BigInt(total + i)) / BigInt(i);
  return ways;
}
