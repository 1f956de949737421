import type { GridRules, HeapRules, PairRules } from "../types.ts";

/** Moves as data: of one heap, of two heaps, or of two numbers. */
export type Encoding = HeapRules | PairRules | GridRules;

/**
 * The most heaps that a move of one heap can leave.
 * @example
 * mostHeaps({ kind: "break", digits: [0, 7, 7] }); // 2
 */
export function mostHeaps(rules: HeapRules): number {
  if (rules.kind === "take") return 1;
  if (rules.kind === "moves") return Number.POSITIVE_INFINITY;
  return Math.max(0, ...rules.digits.map((digit) => 31 - Math.clz32(digit)));
}
