import { t } from "../locale/codegen.ts";
import { ORDERED, type PairLaw } from "./pair.ts";

/**
 * Whether a/b <= c/d, by whole parts, and then by the reciprocals of the rests: a product of numbers near 2^63 would be
 * too large.
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

/** Who wins Euclid's game by its law, in exact integers: 0 in `value` where the player to move loses, else 1. */
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
  at: ([x, y], tag) => [`let value${tag} = 1 - losesEuclid(${x}, ${y})`],
};

/** Euclid's game of positive numbers by its law: the greater over the smaller, less the smaller over the greater, rounded down. */
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
  at: ([x, y], tag) => [`long value${tag} = times(${x}, ${y})`],
};
