import type { HeapRules } from "../../encoding.ts";
import { validRules } from "../heap/rules.ts";

/** Code with a shift of its heaps: heap n + `shift` of the rules has the value of heap n of the code. */
export interface Canonical {
  readonly digits: readonly number[];
  readonly shift: number;
}

/** Largest member of a set that is written as a code. */
const MOST_DIGITS = 4096;

/**
 * Canonical code of take-and-break rules; a subtraction set is the code with a 3 for each of its members.
 * Undefined for all-but sets, takes that depend on the heap, heaps that must be unequal, and sets that are
 * too large.
 *
 * Trailing zeros are removed. Then, as long as one token alone cannot be taken (d1 even) although there are
 * moves, a heap of 1 has no move, and counting every heap as one smaller gives an equal game: heap n, and the
 * empty heaps that appear, become n - 1. Leaving one heap after taking i then means leaving one heap or none
 * after taking i; taking the whole heap of i takes i - 1; leaving two heaps takes one more and may leave two,
 * one or none of them; leaving three takes two more. So .07 is .137 and .4 is .07, each shifted by one.
 * Source: Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514; Winning Ways (2nd ed.), vol. 1, ch. 4, first
 * cousins.
 * @throws TypeError, RangeError for invalid rules.
 */
export function canonical(rules: HeapRules): Canonical | undefined {
  const start = digitsOf(validRules(rules));
  if (start === undefined) return undefined;
  let digits = trimmed(start);
  let shift = 0;
  while (digits.some((digit) => digit !== 0) && ((digits[1] ?? 0) & 1) === 0) {
    digits = trimmed(cousin(digits));
    shift++;
  }
  return { digits, shift };
}

function digitsOf(rules: HeapRules): readonly number[] | undefined {
  if (rules.kind === "break") return rules.unequal ? undefined : rules.digits;
  if (!("set" in rules) || rules.set.some((s) => s > MOST_DIGITS)) return undefined;
  const digits: number[] = [];
  for (const s of rules.set) digits[s] = 3;
  return digits;
}

/** Code for the heaps 2, 3, … renamed to 1, 2, …, when a heap of 1 has no move. */
function cousin(digits: readonly number[]): number[] {
  return Array.from({ length: digits.length + 2 }, (_, i) => {
    const one = (digits[i] ?? 0) & 2 ? 3 : 0;
    const none = (digits[i + 1] ?? 0) & 1;
    const two = (digits[i - 1] ?? 0) & 4 ? 7 : 0;
    const three = (digits[i - 2] ?? 0) & 8 ? 15 : 0;
    return one | none | two | three;
  });
}

/** Digits without trailing zeros, but at least one on either side of the point. */
export function trimmed(digits: readonly number[]): readonly number[] {
  const last = digits.findLastIndex((digit) => digit !== 0);
  return Array.from({ length: Math.max(last, 1) + 1 }, (_, i) => digits[i] ?? 0);
}

/** Whether two codes are equal, digit by digit. */
export function equalDigits(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((digit, i) => digit === b[i]);
}
