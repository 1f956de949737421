import { canonical, heapRules, heapTable } from "nimber";
import { parseGame, subtractionGame } from "nimber/games";
import type { Question } from "../types.ts";

/** A name that two games have in common only if they are equal. */
export function keyOf(id: string, question: Question): string {
  if (id.includes("+")) return id;
  const heap = heapRules(parseGame(id));
  if (heap === undefined) return id;
  // Heap n of the set d·S has the value of heap floor(n / d) of S: every move takes a multiple of d.
  const reduced = "set" in heap ? { ...heap, set: divided(heap.set) } : heap;
  const form = canonical(reduced);
  if (form !== undefined) return codeKey(form.digits, question);
  return "set" in reduced ? subtractionGame({ set: reduced.set }).id : id;
}

/** Under misère play games are equal where their moves are: equal values say nothing. */
const isMisere = (question: Question) => question === "misere" || question === "quotient";

/** Codes of more digits are compared by their digits alone. */
const SHORT = 64;

/** A key of codes: by their canonical digits, or, unless misère play is asked for, by all moves that add no value. */
export function codeKey(digits: readonly number[], question: Question): string {
  return isMisere(question) || digits.length > SHORT + 1 ? digits.join() : sequenceKey(digits);
}

/**
 * A key of codes of at most 64 digits after the point, which have equal values for all heaps if it is equal.
 *
 * If j tokens may be taken to leave two heaps, and G(i - j) = 0 for some i > j, then to take i and leave one heap n - i
 * adds no value to the options: heaps i - j and n - i have it. Likewise three heaps and two. Such moves are all added,
 * which changes no value. The lowest bit of digit i allows a move from the heap of i alone. So if two codes are then
 * equal but for lowest bits, and so are their values of heaps to 64, then all that follow are, by induction: moves and
 * values before are.
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

/** The greatest common divisor. */
export function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
