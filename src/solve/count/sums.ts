import type { Natural } from "../../nimber/natural.ts";
import { begin, type Deadline, expectRoom } from "../limits.ts";
import { isOdd, walsh } from "./walsh.ts";

/** How the heaps of a sum are told apart: as a list, as a bag, or as a bag of heaps no two of which are equal. */
export type Order = "ordered" | "unordered" | "distinct";

/** Sums of `heaps` heaps whose sizes are the places of `values`, and whose nim-sum is `value`. */
export interface SumsAsked {
  /** The Grundy value of each size that a heap may have. */
  readonly values: ArrayLike<number>;
  readonly heaps: number;
  readonly value: number;
  readonly order?: Order;
  readonly modulus?: Natural;
}

/**
 * How many sums there are. Source: the number of solutions of an equation in a finite abelian group is the mean over
 * its characters. Cost: m log m additions for values below m, and as many powers, or recurrences of `heaps` steps, as
 * the characters have different sums.
 * @throws LimitError
 * @example
 * countSums({ values: [0, 1, 2, 3], heaps: 3, value: 0 }); // 16n
 */
export function countSums(
  { values, heaps, value, order = "ordered", modulus }: SumsAsked,
  deadline: Deadline = begin(),
): bigint {
  let most = value;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  const size = 2 ** (32 - Math.clz32(most));
  expectRoom(deadline, 8 * size);
  const sums = new Float64Array(size);
  for (let i = 0; i < values.length; i++) sums[values[i]!]!++;
  walsh(sums, deadline.tick);
  const signed = new Map<number, number>();
  for (let i = 0; i < size; i++) {
    signed.set(sums[i]!, (signed.get(sums[i]!) ?? 0) + (isOdd(i, value) ? -1 : 1));
  }
  // The mean is a whole number: with a modulus it is found modulo size times as much.
  const within = modulus === undefined ? undefined : BigInt(modulus) * BigInt(size);
  let total = 0n;
  for (const [sum, times] of signed) {
    deadline.tick();
    if (times !== 0) total += BigInt(times) * term(sum, values.length, heaps, order, within, deadline);
  }
  const count = within === undefined ? total : mod(total, within);
  return count / BigInt(size);
}

const mod = (a: bigint, m: bigint): bigint => ((a % m) + m) % m;

/** What a character of sum `sum` over `sizes` sizes gives for the choice of `heaps` heaps. */
function term(
  sum: number,
  sizes: number,
  heaps: number,
  order: Order,
  modulus: bigint | undefined,
  { tick }: Deadline,
): bigint {
  if (order === "ordered") return power(BigInt(sum), heaps, modulus);
  // The coefficient of t^heaps in the product of 1/(1 - t) or 1/(1 + t), or of 1 + t or 1 - t, over the sizes.
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

/** base^exponent, modulo `modulus` if that is given. */
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
