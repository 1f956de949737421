import { canonical, heapTable, parseGame, subtraction, takeAndBreak } from "nimber";
import type { Family } from "../plan/plan.ts";
import type { Question } from "../types.ts";

/** Equal games: `stands` are the notations of all, in the order of the family, and `game` is the first of them. */
export interface GameClass {
  readonly game: string;
  readonly stands: readonly string[];
}

/**
 * The games of a family, equal ones once. Equal are only games of which that is proved for all heaps: sets of which
 * one is a multiple of the other, codes with one canonical form, and, unless outcomes under misère play are asked for,
 * codes with one `sequenceKey`.
 */
export function classesOf(family: Family, question: Question): Iterable<GameClass> {
  if (family.kind === "list") return classesIn(family.games.map((id) => [keyOf(id, question), id] as const));
  if ("within" in family) {
    return (family.kind === "subtraction" ? coprimeSets : allButSets)(family.within, family.size);
  }
  return classesIn(codes(family.digits, family.d0, family.kind === "octal" ? 8 : 16, question));
}

/** A name that two games have in common only if they are equal. */
export function keyOf(id: string, question: Question): string {
  if (id.includes("+")) return id;
  const { heap } = parseGame(id);
  if (heap === undefined) return id;
  // Heap n of the set d·S has the value of heap floor(n / d) of S: every move takes a multiple of d.
  const reduced = "set" in heap ? { ...heap, set: divided(heap.set) } : heap;
  const form = canonical(reduced);
  if (form !== undefined) return codeKey(form.digits, question);
  return "set" in reduced ? subtraction({ set: reduced.set }).id : id;
}

/** Codes of more digits are compared by their digits alone. */
const SHORT = 64;

function codeKey(digits: readonly number[], question: Question): string {
  return question === "misere" || digits.length > SHORT + 1 ? digits.join() : sequenceKey(digits);
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

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function* classesIn(named: Iterable<readonly [key: string, id: string]>): Generator<GameClass> {
  const classes = new Map<string, Set<string>>();
  for (const [key, id] of named) {
    const known = classes.get(key);
    if (known === undefined) classes.set(key, new Set([id]));
    else known.add(id);
  }
  for (const ids of classes.values()) {
    const stands = [...ids];
    yield { game: stands[0]!, stands };
  }
}

/** Codes of up to so many digits after the point: by the digit before it, then shorter ones first. */
function* codes(
  most: number,
  d0: readonly number[],
  base: number,
  question: Question,
): Generator<readonly [key: string, id: string]> {
  for (const first of d0) {
    for (let length = 0; length <= most; length++) {
      for (let number = 0; number < base ** length; number++) {
        // A code that ends in 0 is one of the shorter ones.
        if (length > 0 && number % base === 0) continue;
        const rest = length === 0 ? "" : number.toString(base).padStart(length, "0");
        const digits = [first, ...Array.from(rest, (digit) => Number.parseInt(digit, base))];
        const form = canonical({ kind: "break", digits })!;
        yield [codeKey(form.digits, question), takeAndBreak(digits).id];
      }
    }
  }
}

interface Sizes {
  readonly least: number;
  readonly most: number;
}

function* coprimeSets(within: number, size: Sizes): Generator<GameClass> {
  for (const set of subsets(within, size)) {
    if (set.reduce(gcd, 0) !== 1) continue;
    const stands: string[] = [];
    for (let by = 1; by * set.at(-1)! <= within; by++) {
      stands.push(subtraction({ set: set.map((s) => by * s) }).id);
    }
    yield { game: stands[0]!, stands };
  }
}

function* allButSets(within: number, size: Sizes): Generator<GameClass> {
  for (const allBut of subsets(within, size)) {
    const game = subtraction({ allBut }).id;
    yield { game, stands: [game] };
  }
}

/**
 * The sets of numbers up to `within`, ascending, ordered by their largest members, then by the next: the order does
 * not change when `within` grows.
 */
function* subsets(within: number, { least, most }: Sizes): Generator<readonly number[]> {
  if (least <= 0) yield [];
  if (most <= 0) return;
  for (let largest = Math.max(1, least); largest <= within; largest++) {
    for (const others of subsets(largest - 1, { least: least - 1, most: most - 1 }))
      yield [...others, largest];
  }
}
