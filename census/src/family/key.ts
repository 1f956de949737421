import { canonical, heapRules, heapTable } from "nimber";
import { parseGame, subtractionGame } from "nimber/games";
import type { Question } from "../types.ts";

/** Key of a game; games with the same key are equal. */
export function keyOf(id: string, question: Question): string {
  if (id.includes("+")) return id;
  const heap = heapRules(parseGame(id));
  if (heap === undefined) return id;
  // Heap n of the set d·S has the value of heap floor(n / d) of S, because every move takes a multiple of d.
  const reduced = "set" in heap ? { ...heap, set: divided(heap.set) } : heap;
  const form = canonical(reduced);
  if (form !== undefined) return codeKey(form.digits, question);
  return "set" in reduced ? subtractionGame({ set: reduced.set }).id : id;
}

/** Under misère play equal values prove nothing; only games with equal moves are equal. */
const isMisere = (question: Question) => question === "misere" || question === "quotient";

/** Most digits of codes that are compared by values; longer ones are compared only by their digits. */
const SHORT = 64;

/** Key of codes: their canonical digits, or for normal play also all moves that do not change values. */
export function codeKey(digits: readonly number[], question: Question): string {
  return isMisere(question) || digits.length > SHORT + 1 ? digits.join() : sequenceKey(digits);
}

/**
 * Key of codes with at most 64 digits after the point; codes with equal keys have equal values for all heaps.
 *
 * If a move may take j tokens and leave two heaps, and G(i - j) = 0 for some i > j, then taking i and leaving
 * one heap n - i adds no value to the options: the heaps i - j and n - i have it already. The same holds for
 * three heaps and two. All such moves are added, which does not change values. The lowest bit of digit i
 * allows a move only from the heap of i. So if two codes are then equal except for lowest bits, and their
 * values of heaps up to 64 are equal, all later values are equal by induction, because moves and earlier
 * values are.
 */
function sequenceKey(digits: readonly number[]): string {
  const values = heapTable({ kind: "break", digits }).values(SHORT);
  const bits = Array.from({ length: SHORT + 1 }, (_, i) => (digits[i] ?? 0) & ~1);
  for (const [j, digit] of digits.entries()) {
    for (let i = j + 1; i <= SHORT; i++) if (values[i - j] === 0) bits[i]! |= (digit & 12) >> 1;
  }
  return `${bits.join()} ${values.join()}`;
}

function divided(set: readonly number[]): number[] {
  const divisor = set.reduce(gcd, 0);
  return set.map((s) => s / divisor);
}

/** Greatest common divisor. */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
