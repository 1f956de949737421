import type { Text } from "../types.ts";
import type { Valuing } from "./read/lines.ts";

/** Euclid's game of positive numbers by its law: the greater over the smaller, less the smaller over the greater, rounded down. */
export const euclidValuing: {
  readonly functions: readonly string[];
  readonly remark: Text;
  readonly at: Valuing["at"];
} = {
  functions: [
    `fn times(long x, long y) long:
  long small = x
  long large = y
  if x > y:
    small = y
    large = x
  if small == 0L:
    return 0L
  long whole = large // small
  long rest = large - whole * small
  if rest * large < small * small:
    return whole - 1L
  return whole`,
  ],
  remark: {
    en: "The value is floor(y/x - x/y) for 0 < x <= y, for numbers to 10^9 (Nivasch, 2006).",
    zh: "当 0 < x ≤ y 时 SG 值为 floor(y/x - x/y)，各数不超过 10^9（Nivasch，2006）。",
  },
  at: ([x, y], tag) => [`long value${tag} = times(${x}, ${y})`],
};
