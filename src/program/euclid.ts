import { ORDERED, type PairLaw } from "./pair.ts";

/** Who wins Euclid's game by its law, in exact integers: 0 in `value` where the player to move loses, else 1. */
export const euclidWinner: PairLaw = {
  functions: [
    `fn losesEuclid(long x, long y) narrow:
${ORDERED}
  if small == 0L:
    return 1
  if small == large or large // small > 1L:
    return 0
  if (large - small) * large < small * small:
    return 1
  return 0`,
  ],
  remark: {
    en: "The player to move loses (x, y), 0 <= x <= y, where x = 0, or x < y and y/x is below the golden ratio, for numbers to 10^9 (Cole & Davie, 1969).",
    zh: "设 0 ≤ x ≤ y：先手必败当且仅当 x = 0，或 x < y 且 y/x 小于黄金分割比，各数不超过 10^9（Cole & Davie，1969）。",
  },
  at: ([x, y], tag) => [`let value${tag} = 1 - losesEuclid(${x}, ${y})`],
};

/** Euclid's game of positive numbers by its law: the greater over the smaller, less the smaller over the greater, rounded down. */
export const euclidValuing: PairLaw = {
  functions: [
    `fn times(long x, long y) long:
${ORDERED}
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
