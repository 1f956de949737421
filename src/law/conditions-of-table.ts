import { LimitError } from "../errors.ts";
import {
  add,
  type BitSet,
  difference,
  emptySet,
  has,
  intersection,
  isCommonIn,
  isEmpty,
  isSubset,
  sizeOf,
  sizeOfBoth,
  union,
} from "../number/bit-set.ts";
import { bySum } from "./by-sum.ts";
import type { Truth } from "./truth.ts";

// Guesses conditions that hold for exactly the P-positions of a table: residues and comparisons of sums of few
// coordinates, joined by `and` and `or`. The positions are the bits of a set, and a condition is the subset that
// satisfies it, so many conditions are tried quickly. A condition found here is a guess, to be proved like any other.

/** Number of positions in the table, by the number of coordinates. */
export const LOOKED: readonly number[] = [0, 400, 1035, 1771, 2380];

/** A table with fewer positions suggests nothing. */
const ENOUGH = 100;

/** Largest modulus, also for comparisons of residues of two sums. */
const MOST_MODULUS = 12;
const MOST_COMPARED = 6;

/** Largest constant in a condition. */
const MOST_CONSTANT = 8;

/** Limits: how many conditions may be joined, shortest first, and how many results are kept. */
const MOST_CONJUNCTS = 120;
const MOST_JOINED = 800;
const MOST_STARTS = 24;
const MOST_TERMS = 4;
const MOST_FOUND = 12;

/** A condition, its length, and the positions of the table that satisfy it. */
interface Known {
  readonly text: string;
  readonly length: number;
  readonly set: Int32Array;
}

/** An expression as text, and its value at each position of the table. */
export interface Term {
  readonly text: string;
  readonly at: readonly number[];
}

/**
 * Conditions that hold for exactly the P-positions of a table, shortest first. There are none when all positions, or no
 * positions, are P-positions. Cost: one step for each of about a million pairs of conditions, and a few words of the
 * table for each pair that fits.
 */
export function* conditionsOfTable(truth: Truth, variables: readonly string[]): Generator<string> {
  const { positions, values } = lookedAt(truth, variables.length);
  yield* conditionsOf(values, termsOf(positions, variables));
}

/** Conditions on terms that hold for exactly the P-positions of a table with these outcomes, in the same way. */
export function* conditionsOf(outcomes: readonly Found[], terms: readonly Term[]): Generator<string> {
  const lost = setOf(outcomes, (found) => found === "P");
  const count = sizeOf(lost);
  if (count === 0 || count === outcomes.length) return;
  const all = knownConditions(terms, lost);
  for (const sought of [conjunctions, unions]) {
    const found = [...sought(all, lost, lost)].sort((a, b) => a.length - b.length).slice(0, MOST_FOUND);
    for (const text of new Set(found.map((each) => each.text))) yield `P iff ${text}`;
  }
}

/** Limits on the cases of a law of values, and on the expressions that are tried for the last of them. */
const MOST_CASES = 3;
const MOST_USUAL = 3;

/** An expression, and the positions of the table at which it is the value. */
interface Fitting {
  readonly text: string;
  readonly set: BitSet;
}

/**
 * Laws of values, in cases, that fit a table: the value of most positions, and the conditions under which others
 * differ. Cost: that of `conditionsOfTable`, once for each case.
 */
export function* casesOfTable(truth: Truth, variables: readonly string[]): Generator<string> {
  const { positions, values } = lookedAt(truth, variables.length);
  const expressions = expressionsOf(variables).map(({ text, at }) => ({ text, at: positions.map(at) }));
  // Tables of four coordinates are large.
  const most = variables.length > 3 ? 1 : MOST_USUAL;
  yield* casesOf(values, termsOf(positions, variables), expressions, most);
}

/** Laws in cases that fit a table of these values, of given expressions under conditions on terms; shortest first. */
export function* casesOf(
  values: readonly Found[],
  terms: readonly Term[],
  expressions: readonly Term[],
  most: number = MOST_USUAL,
): Generator<string> {
  const whole = setOf(values, () => true);
  const known = expressions
    .map(({ text, at }) => ({ text, set: setOf(values, (value, i) => at[i] === value) }))
    .filter(({ set }) => !isEmpty(set));
  const usual = [...known].sort((a, b) => sizeOf(b.set) - sizeOf(a.set)).slice(0, most);
  const found = usual.map((other) => casesBeside(other, known, whole, terms));
  yield* found.filter((text) => text !== undefined).sort((a, b) => a.length - b.length);
}

/** Law whose last case is `other`, the value at most positions. */
function casesBeside(
  other: Fitting,
  known: readonly Fitting[],
  whole: BitSet,
  terms: readonly Term[],
): string | undefined {
  const cases: string[] = [];
  let left = difference(whole, other.set);
  let before = emptySet(terms[0]!.at.length);
  while (!isEmpty(left) && cases.length < MOST_CASES - 1) {
    const of = mostOf(known, left);
    if (of === undefined) return undefined;
    const least = intersection(of.set, left);
    const all = knownConditions(terms, least);
    const most = union(of.set, before);
    const when = shortest([...conjunctions(all, least, most)]) ?? shortest([...unions(all, least, most)]);
    if (when === undefined) return undefined;
    cases.push(`${of.text} if ${when.text}`);
    before = union(before, when.set);
    left = difference(left, when.set);
  }
  if (!isEmpty(left) || cases.length === 0) return undefined;
  return `sg = ${[...cases, `else ${other.text}`].join("; ")}`;
}

/** Expressions for values, simplest first. */
function expressionsOf(variables: readonly string[]) {
  const known: { readonly text: string; readonly at: (position: readonly number[]) => number }[] = [];
  const know = (text: string, at: (position: readonly number[]) => number) => known.push({ text, at });
  for (const c of [0, 1, 2, 3]) know(`${c}`, () => c);
  for (const [i, x] of variables.entries()) {
    know(x, (position) => position[i]!);
    for (const c of [1, 2]) {
      know(`${x} + ${c}`, (position) => position[i]! + c);
      know(`${x} - ${c}`, (position) => position[i]! - c);
      know(`${x} / ${c + 1}`, (position) => Math.floor(position[i]! / (c + 1)));
    }
    for (const m of [2, 3, 4]) know(`${x} % ${m}`, (position) => position[i]! % m);
  }
  const sum = (position: readonly number[]) => position.reduce((a, b) => a + b, 0);
  const nimSum = (position: readonly number[]) => position.reduce((a, b) => a ^ b, 0);
  know(variables.join(" xor "), nimSum);
  for (const c of [1, 2]) {
    know(`(${variables.join(" xor ")}) + ${c}`, (position) => nimSum(position) + c);
    know(`(${variables.join(" xor ")}) - ${c}`, (position) => nimSum(position) - c);
  }
  know(variables.join(" + "), sum);
  for (const m of [2, 3, 4]) know(`(${variables.join(" + ")}) % ${m}`, (position) => sum(position) % m);
  know(`max(${variables.join()})`, (position) => Math.max(...position));
  know(`min(${variables.join()})`, (position) => Math.min(...position));
  return known;
}

/** First of the sets with the largest intersection with another, unless all intersections are empty. */
const mostOf = <T extends { readonly set: BitSet }>(known: readonly T[], of: BitSet): T | undefined =>
  bestBy(known, ({ set }) => sizeOfBoth(set, of));

/** First item of the greatest worth, unless no item has a positive worth. */
function bestBy<T>(all: readonly T[], worth: (each: T) => number): T | undefined {
  let [found, most] = [undefined as T | undefined, 0];
  for (const each of all) {
    const is = worth(each);
    if (is > most) [found, most] = [each, is];
  }
  return found;
}

const shortest = (found: readonly Known[]): Known | undefined =>
  found.reduce<Known | undefined>(
    (best, each) => (best === undefined || each.length < best.length ? each : best),
    undefined,
  );

type Found = ReturnType<Truth["at"]>;

/** First positions ordered by sum, with their results in play. */
function lookedAt({ at, has: isPosition }: Truth, length: number) {
  const looked = LOOKED[length] ?? 0;
  const positions: (readonly number[])[] = [];
  const values: Found[] = [];
  let count = 0;
  try {
    for (const position of bySum(length)) {
      if (count++ === looked) break;
      if (!isPosition(position)) continue;
      values.push(at(position));
      positions.push(position);
    }
  } catch (error) {
    // A smaller table admits more conditions, which play then refutes.
    if (!(error instanceof LimitError) || positions.length < ENOUGH) throw error;
  }
  return { positions, values };
}

function setOf(results: readonly Found[], is: (result: Found, i: number) => boolean): Int32Array {
  const set = emptySet(results.length);
  for (const [i, result] of results.entries()) if (is(result, i)) add(set, i);
  return set;
}

/** The coordinates, sums of few of them, their maximum and their minimum. */
function termsOf(positions: readonly (readonly number[])[], variables: readonly string[]): Term[] {
  const terms: Term[] = [];
  const term = (text: string, value: (position: readonly number[]) => number) =>
    terms.push({ text, at: positions.map(value) });
  for (const [i, x] of variables.entries()) term(x, (position) => position[i]!);
  for (const [i, x] of variables.entries())
    for (const [j, y] of variables.entries()) {
      if (i < j) term(`(${x} + ${y})`, (position) => position[i]! + position[j]!);
      if (i !== j && variables.length === 2)
        term(`(${x} + 2*${y})`, (position) => position[i]! + 2 * position[j]!);
    }
  if (variables.length > 2)
    term(`(${variables.join(" + ")})`, (position) => position.reduce((sum, each) => sum + each, 0));
  const list = variables.join();
  if (variables.length === 2) term(`abs(${variables.join(" - ")})`, ([x, y]) => Math.abs(x! - y!));
  term(`max(${list})`, (position) => Math.max(...position));
  term(`min(${list})`, (position) => Math.min(...position));
  return terms;
}

/** Conditions that some but not all positions of the table satisfy, without duplicates, shortest first. */
function knownConditions(terms: readonly Term[], lost: BitSet): readonly Known[] {
  const found = new Map<string, Known>();
  const positions = terms[0]!.at.length;
  const know = (text: string, length: number, is: (i: number) => boolean) => {
    const set = emptySet(positions);
    for (let i = 0; i < positions; i++) if (is(i)) add(set, i);
    const count = sizeOf(set);
    if (count === 0 || count === positions) return;
    const key = set.join();
    const before = found.get(key);
    if (before === undefined || before.length > length) found.set(key, { text, length, set });
  };
  const weight = ({ text }: Term) => (/^\w+$/.test(text) ? 1 : 3);
  for (const term of terms) {
    const { text, at } = term;
    for (let m = 2; m <= MOST_MODULUS; m++)
      for (const residues of residuesOf(term, m, lost))
        know(`${text} % ${m} ${within(residues, m)}`, weight(term) + 2 + Math.min(residues.length, 3), (i) =>
          residues.includes(at[i]! % m),
        );
    for (let c = 0; c <= MOST_CONSTANT; c++) {
      know(`${plain(text)} = ${c}`, weight(term) + 1, (i) => at[i] === c);
      know(`${plain(text)} != ${c}`, weight(term) + 1, (i) => at[i] !== c);
      know(`${plain(text)} <= ${c}`, weight(term) + 1, (i) => at[i]! <= c);
      know(`${plain(text)} > ${c}`, weight(term) + 1, (i) => at[i]! > c);
    }
  }
  for (const [a, x] of terms.entries())
    for (const y of terms.slice(a + 1)) {
      const length = weight(x) + weight(y);
      for (let m = 1; m <= MOST_COMPARED; m++)
        for (let n = 1; n <= MOST_COMPARED; n++) {
          if ((m === 1) !== (n === 1)) continue;
          const of = (text: string, by: number) => (by === 1 ? plain(text) : `${text} % ${by}`);
          const rest = (value: number, by: number) => (by === 1 ? value : value % by);
          const more = m === 1 ? 0 : m === n ? 3 : 4;
          for (const sign of ["=", "!="] as const)
            know(
              `${of(x.text, m)} ${sign} ${of(y.text, n)}`,
              length + more,
              (i) => (rest(x.at[i]!, m) === rest(y.at[i]!, n)) === (sign === "="),
            );
        }
      for (let c = -3; c <= 3; c++) {
        const right = c === 0 ? plain(y.text) : `${plain(y.text)} ${c < 0 ? "-" : "+"} ${Math.abs(c)}`;
        const more = length + (c === 0 ? 0 : 2);
        if (c !== 0) know(`${plain(x.text)} = ${right}`, more, (i) => x.at[i] === y.at[i]! + c);
        know(`${plain(x.text)} <= ${right}`, more, (i) => x.at[i]! <= y.at[i]! + c);
        know(`${plain(x.text)} > ${right}`, more, (i) => x.at[i]! > y.at[i]! + c);
      }
      for (let m = 2; m <= MOST_COMPARED; m++)
        know(
          `${x.text} / ${m} = ${y.text} / ${m}`,
          length + 3,
          (i) => Math.floor(x.at[i]! / m) === Math.floor(y.at[i]! / m),
        );
    }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

/** A sum without the brackets that it needs only next to a sign. */
const plain = (text: string): string => (text.startsWith("(") ? text.slice(1, -1) : text);

/** Residues of some P-position, and residues of P-positions only. */
function residuesOf({ at }: Term, m: number, lost: BitSet): number[][] {
  const [some, others] = [new Set<number>(), new Set<number>()];
  for (let i = 0; i < at.length; i++) (has(lost, i) ? some : others).add(at[i]! % m);
  const sorted = (residues: Iterable<number>) => [...residues].sort((a, b) => a - b);
  const each = Array.from(some, (residue) => [residue]);
  return [sorted(some), sorted([...some].filter((residue) => !others.has(residue))), ...each].filter(
    ({ length }) => length > 0 && length < m,
  );
}

function within(residues: readonly number[], m: number): string {
  const [first] = residues;
  const last = residues.at(-1)!;
  if (residues.length === 1) return `= ${first}`;
  const isRun = last - first! === residues.length - 1;
  if (isRun && first === 0) return `< ${residues.length}`;
  if (isRun && last === m - 1) return `>= ${first}`;
  return `in {${residues.join()}}`;
}

const joined = (words: string, ...of: readonly Known[]): Known => ({
  text: of.map(({ text }) => text).join(words),
  length: of.reduce((sum, each) => sum + each.length + 1, -1),
  set: of
    .map(({ set }) => set)
    .reduce(words === " and " ? (a, b) => intersection(a, b) : (a, b) => union(a, b)),
});

/**
 * Conjunctions of one to three conditions that hold at all positions of the first set and at none outside the second.
 */
function* conjunctions(all: readonly Known[], least: BitSet, most: BitSet): Generator<Known> {
  const wide = all.filter(({ set }) => isSubset(least, set)).slice(0, MOST_CONJUNCTS);
  for (const each of wide) if (isSubset(each.set, most)) yield each;
  for (const [i, a] of wide.entries())
    for (const [j, b] of wide.slice(i + 1).entries()) {
      const two = intersection(a.set, b.set);
      if (isSubset(two, most)) yield joined(" and ", a, b);
      else
        for (const c of wide.slice(i + j + 2))
          if (isCommonIn(two, c.set, most)) yield joined(" and ", a, b, c);
    }
}

/** Unions of conditions, each a conjunction of at most two, with the same bounds. */
function* unions(all: readonly Known[], least: BitSet, most: BitSet): Generator<Known> {
  const narrow = all.filter(({ set }) => isSubset(set, most));
  const inside = new Set(narrow);
  const open = all.filter((each) => !inside.has(each)).slice(0, MOST_JOINED);
  for (const [i, a] of open.entries())
    for (let j = i + 1; j < open.length; j++) {
      const b = open[j]!;
      let some = false;
      let w = 0;
      for (; w < a.set.length; w++) {
        const word = a.set[w]! & b.set[w]!;
        if ((word & ~most[w]!) !== 0) break;
        some ||= (word & least[w]!) !== 0;
      }
      if (some && w === a.set.length) narrow.push(joined(" and ", a, b));
    }
  const worth = ({ set, length }: Known, left: BitSet) => sizeOfBoth(set, left) / length;
  const starts = narrow
    .map((each) => ({ each, worth: worth(each, least) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_STARTS);
  for (const { each } of starts) {
    const parts = [each];
    let left = difference(least, each.set);
    while (!isEmpty(left) && parts.length < MOST_TERMS) {
      const next = bestBy(narrow, (other) => worth(other, left));
      if (next === undefined) break;
      parts.push(next);
      left = difference(left, next.set);
    }
    if (isEmpty(left)) yield joined(" or ", ...parts);
  }
}
