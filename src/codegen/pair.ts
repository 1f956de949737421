import type { PairRules } from "../encoding.ts";
import { t } from "../locale/codegen.ts";
import type { Text } from "../types.ts";
import type { Valuing } from "./read/lines.ts";

// Writes programs for positions of two numbers.

/** Code that computes the values, or the outcomes, of two numbers. */
export interface PairLaw {
  readonly functions: readonly string[];
  readonly remark: Text;
  readonly at: Valuing["at"];
}

/** Lines that put `x` and `y` in order. */
const ORDERED = `  long small = x
  long large = y
  if x > y:
    small = y
    large = x`;

/**
 * Outcome of Wythoff's game with differences up to `diagonal`, by its law: 0 in `value` when the player to move loses,
 * else 1. With t = diagonal + 1 the P-positions are (floor(n a), floor(n a) + tn) for a = [1; t, t, …] (Fraenkel,
 * 1982). A fraction is compared with a by whole parts, and then by the reciprocals of the remainders, which reverse the
 * order: doubles are wrong from 165580140 on, and squares overflow from 10^9 on.
 */
export function pairValuing({ diagonal }: PairRules): PairLaw {
  const step = diagonal + 1;
  const by = (n: string) => (step === 1 ? n : `${n} * ${step}L`);
  return {
    functions: [
      `fn below(long a, long b) narrow:
  long p = a
  long q = b
  long part = 1L
  let less = 1
  while p // q == part:
    long rest = p % q
    if rest == 0L:
      return less
    p = q
    q = rest
    part = ${step}L
    less = 1 - less
  if p // q < part:
    return less
  return 1 - less`,
      `fn loses(long x, long y) narrow:
${ORDERED}
  long n = ${step === 1 ? "large - small" : `(large - small) // ${step}L`}
${step === 1 ? "" : `  if ${by("n")} != large - small:\n    return 0\n`}  if n == 0L:
    if small == 0L:
      return 1
    return 0
  if below(small, n) == 1 and below(small + 1L, n) == 0:
    return 1
  return 0`,
    ],
    remark: t("remark", { step }),
    at: ([x, y]) => ({ value: `1 - loses(${x}, ${y})`, loses: `loses(${x}, ${y}) == 1` }),
  };
}

/**
 * Losing positions of Wythoff's game: floor(n a) for the golden ratio a, and the heap that makes one with another heap.
 * A heap z that is no floor(n a) is a larger one: of the numbers from 1 to z, n - 1 are smaller ones.
 */
export const GOLDEN: readonly string[] = [
  `fn lower(long n) long:
  long low = n
  long high = n + n
  while high - low > 1L:
    long middle = low + (high - low) // 2L
    if below(middle, n) == 1:
      low = middle
    else:
      high = middle
  return low`,
  `fn mate(long z) long:
  if z == 0L:
    return 0L
  long low = 0L
  long n = z
  while n - low > 1L:
    long middle = low + (n - low) // 2L
    if below(z, middle) == 1:
      n = middle
    else:
      low = middle
  if below(z + 1L, n) == 0:
    return z + n
  return n - 1L`,
];

/**
 * Test a/b <= c/d by whole parts, and then by the reciprocals of the remainders: a product of numbers near 2^63 would
 * overflow.
 */
const AT_MOST = `fn atMost(long a, long b, long c, long d) narrow:
  long p = a
  long q = b
  long r = c
  long s = d
  while p // q == r // s:
    long first = p % q
    long second = r % s
    if first == 0L:
      return 1
    if second == 0L:
      return 0
    p = s
    r = q
    q = second
    s = first
  if p // q < r // s:
    return 1
  return 0`;

/** Outcome of Euclid's game by its law, in exact integers: 0 in `value` when the player to move loses, else 1. */
export const euclidWinner: PairLaw = {
  functions: [
    AT_MOST,
    `fn losesEuclid(long x, long y) narrow:
${ORDERED}
  if small == 0L:
    return 1
  if small == large:
    return 0
  return 1 - atMost(small, large, large - small, small)`,
  ],
  remark: t("remarkPlayerMoveLosesXY"),
  at: ([x, y]) => ({ value: `1 - losesEuclid(${x}, ${y})`, loses: `losesEuclid(${x}, ${y}) == 1` }),
};

/**
 * Value of Euclid's game of positive numbers by its law: the greater over the smaller, minus the smaller over the
 * greater, rounded down.
 */
export const euclidValuing: PairLaw = {
  functions: [
    AT_MOST,
    `fn times(long x, long y) long:
${ORDERED}
  if small == 0L:
    return 0L
  long whole = large // small
  long rest = large % small
  if rest > 0L:
    if atMost(small, large, rest, small) == 1:
      return whole
  return whole - 1L`,
  ],
  remark: t("remarkValueFloorYXX"),
  at: ([x, y]) => ({ value: `times(${x}, ${y})` }),
};
