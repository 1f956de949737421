import { LimitError } from "../errors.ts";
import {
  add,
  type BitSet,
  difference,
  emptySet,
  intersection,
  isCommonIn,
  isEmpty,
  isSubset,
  sizeOf,
  sizeOfBoth,
  union,
} from "../number/bit-set.ts";
import { lowest } from "../number/word.ts";
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
interface ConditionWithPositions {
  readonly text: () => string;
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
  const all = knownConditions(conditionsOn(terms), lost);
  for (const sought of [conjunctions, unions]) {
    const found = [...sought(all, lost, lost)].sort((a, b) => a.length - b.length).slice(0, MOST_FOUND);
    for (const text of new Set(found.map((each) => each.text()))) yield `P iff ${text}`;
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
  const conditions = conditionsOn(terms);
  const found = usual.map((other) => casesBeside(other, known, whole, conditions));
  yield* found.filter((text) => text !== undefined).sort((a, b) => a.length - b.length);
}

/** Law whose last case is `other`, the value at most positions. */
function casesBeside(
  other: Fitting,
  known: readonly Fitting[],
  whole: BitSet,
  conditions: Conditions,
): string | undefined {
  const cases: string[] = [];
  let left = difference(whole, other.set);
  let before = emptySet(conditions.positions);
  while (!isEmpty(left) && cases.length < MOST_CASES - 1) {
    const of = mostOf(known, left);
    if (of === undefined) return undefined;
    const least = intersection(of.set, left);
    const all = knownConditions(conditions, least);
    const most = union(of.set, before);
    const when = shortest([...conjunctions(all, least, most)]) ?? shortest([...unions(all, least, most)]);
    if (when === undefined) return undefined;
    cases.push(`${of.text} if ${when.text()}`);
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

const shortest = (found: readonly ConditionWithPositions[]): ConditionWithPositions | undefined =>
  found.reduce<ConditionWithPositions | undefined>(
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
export function termsOf(positions: readonly (readonly number[])[], variables: readonly string[]): Term[] {
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
  if (variables.length > 1) {
    term(`max(${list})`, (position) => Math.max(...position));
    term(`min(${list})`, (position) => Math.min(...position));
  }
  return terms;
}

/** Conditions on one term that need no set of positions, and the positions of each residue by modulus. */
interface OfTerm {
  readonly text: string;
  readonly weight: number;
  readonly residues: readonly (readonly Int32Array[])[];
  readonly known: readonly ConditionWithPositions[];
}

/** Conditions on some terms at the positions of a table. */
interface Conditions {
  readonly positions: number;
  readonly terms: readonly OfTerm[];
  /** Comparisons of two terms. */
  readonly compared: readonly ConditionWithPositions[];
}

const MODULI = Array.from({ length: MOST_MODULUS + 1 }, (_, m) => m);

/** Conditions on these terms that some but not all positions satisfy, in the order in which they are tried. */
function conditionsOn(terms: readonly Term[]): Conditions {
  const positions = terms[0]!.at.length;
  const whole = setWhere(positions, () => true);
  const weightOf = ({ text }: Term) => (/^\w+$/.test(text) ? 1 : 3);
  /** A condition and its negation. */
  function* both(
    text: (sign: boolean) => string,
    length: number,
    set: Int32Array,
  ): Generator<ConditionWithPositions> {
    const size = sizeOf(set);
    if (size === 0 || size === positions) return;
    yield { text: () => text(true), length, set };
    yield { text: () => text(false), length, set: difference(whole, set) };
  }
  const rests = terms.map(({ at }) => MODULI.map((m) => (m < 2 ? at : at.map((value) => value % m))));
  const ofTerms = terms.map((term, t): OfTerm => {
    const { text } = term;
    const at = rests[t]![1]!;
    const weight = weightOf(term);
    const known: ConditionWithPositions[] = [];
    for (let c = 0; c <= MOST_CONSTANT; c++) {
      const of = (yes: string, no: string) => (is: boolean) => `${plain(text)} ${is ? yes : no} ${c}`;
      known.push(
        ...both(
          of("=", "!="),
          weight + 1,
          setWhere(positions, (i) => at[i] === c),
        ),
      );
      known.push(
        ...both(
          of("<=", ">"),
          weight + 1,
          setWhere(positions, (i) => at[i]! <= c),
        ),
      );
    }
    const residues = MODULI.map((m) => (m < 2 ? [] : classesOf(rests[t]![m]!, m)));
    return { text, weight, residues, known };
  });
  const compared: ConditionWithPositions[] = [];
  for (const [a, x] of terms.entries())
    for (const [more, y] of terms.slice(a + 1).entries()) {
      const b = a + 1 + more;
      const length = weightOf(x) + weightOf(y);
      for (let m = 1; m <= MOST_COMPARED; m++)
        for (let n = 1; n <= MOST_COMPARED; n++) {
          if ((m === 1) !== (n === 1)) continue;
          const of = (text: string, by: number) => (by === 1 ? plain(text) : `${text} % ${by}`);
          const [left, right] = [rests[a]![m]!, rests[b]![n]!];
          const text = (is: boolean) => `${of(x.text, m)} ${is ? "=" : "!="} ${of(y.text, n)}`;
          const longer = m === 1 ? 0 : m === n ? 3 : 4;
          compared.push(
            ...both(
              text,
              length + longer,
              setWhere(positions, (i) => left[i] === right[i]),
            ),
          );
        }
      const [left, right] = [rests[a]![1]!, rests[b]![1]!];
      for (let c = -3; c <= 3; c++) {
        const than = c === 0 ? plain(y.text) : `${plain(y.text)} ${c < 0 ? "-" : "+"} ${Math.abs(c)}`;
        const longer = length + (c === 0 ? 0 : 2);
        const equal = setWhere(positions, (i) => left[i] === right[i]! + c);
        if (c !== 0)
          compared.push(...[...both(() => `${plain(x.text)} = ${than}`, longer, equal)].slice(0, 1));
        const atMost = setWhere(positions, (i) => left[i]! <= right[i]! + c);
        compared.push(...both((is) => `${plain(x.text)} ${is ? "<=" : ">"} ${than}`, longer, atMost));
      }
      for (let m = 2; m <= MOST_COMPARED; m++) {
        const same = setWhere(positions, (i) => Math.floor(left[i]! / m) === Math.floor(right[i]! / m));
        const text = () => `${x.text} / ${m} = ${y.text} / ${m}`;
        compared.push(...[...both(text, length + 3, same)].slice(0, 1));
      }
    }
  return { positions, terms: ofTerms, compared };
}

function setWhere(positions: number, is: (i: number) => boolean): Int32Array {
  const set = emptySet(positions);
  for (let i = 0; i < positions; i++) if (is(i)) add(set, i);
  return set;
}

/** Positions of each residue. */
function classesOf(rest: readonly number[], m: number): readonly Int32Array[] {
  const classes = Array.from({ length: m }, () => emptySet(rest.length));
  for (let i = 0; i < rest.length; i++) add(classes[rest[i]!]!, i);
  return classes;
}

/** All conditions for a set of positions, without duplicates, shortest first. */
function knownConditions(
  { positions, terms, compared }: Conditions,
  lost: BitSet,
): readonly ConditionWithPositions[] {
  const found = distinct();
  for (const { text, weight, residues, known } of terms) {
    for (let m = 2; m <= MOST_MODULUS; m++)
      for (const some of residuesOf(residues[m]!, lost)) {
        const set = some.map((residue) => residues[m]![residue]!).reduce(union);
        if (sizeOf(set) === positions) continue;
        const length = weight + 2 + Math.min(some.length, 3);
        found.add({ text: () => `${text} % ${m} ${within(some, m)}`, length, set });
      }
    for (const each of known) found.add(each);
  }
  for (const each of compared) found.add(each);
  return found.all.sort((a, b) => a.length - b.length);
}

/** Conditions of different sets: the shortest for each set, the first of equal length. */
function distinct(): { readonly all: ConditionWithPositions[]; add(known: ConditionWithPositions): void } {
  const all: ConditionWithPositions[] = [];
  const known = places();
  return {
    all,
    add(each) {
      const at = known.of(each.set, (place) => all[place]!.set);
      if (at === undefined || each.length < all[at]!.length)
        all[at ?? known.add(each.set, all.length)] = each;
    },
  };
}

/** Places of sets in a list. */
function places() {
  const byHash = new Map<number, number[]>();
  const hashOf = (set: BitSet): number => {
    let hash = 0;
    for (let w = 0; w < set.length; w++) hash = Math.imul(hash ^ set[w]!, 0x9e3779b1) ^ (hash >>> 15);
    return hash;
  };
  return {
    /** Place of a set, if it has one; `at` returns the set at a place. */
    of: (set: BitSet, at: (place: number) => BitSet): number | undefined =>
      byHash.get(hashOf(set))?.find((place) => isSame(at(place), set)),
    add(set: BitSet, place: number): number {
      const hash = hashOf(set);
      byHash.set(hash, [...(byHash.get(hash) ?? []), place]);
      return place;
    },
  };
}

const isSame = (a: BitSet, b: BitSet): boolean => {
  for (let w = 0; w < a.length; w++) if (a[w] !== b[w]) return false;
  return true;
};

/** Least common member of two sets. */
function firstOfBoth(a: BitSet, b: BitSet): number {
  let w = 0;
  while ((a[w]! & b[w]!) === 0) w++;
  return 32 * w + lowest(a[w]! & b[w]!);
}

/** A sum without the brackets that it needs only next to a sign; a nim-sum keeps them. */
const plain = (text: string): string =>
  text.startsWith("(") && !text.includes(" xor ") ? text.slice(1, -1) : text;

/** Residues of some P-position, and residues of P-positions only. */
function residuesOf(classes: readonly BitSet[], lost: BitSet): number[][] {
  const some = classes.flatMap((set, residue) => (sizeOfBoth(set, lost) > 0 ? [residue] : []));
  const only = some.filter((residue) => isSubset(classes[residue]!, lost));
  const first = (residue: number) => firstOfBoth(classes[residue]!, lost);
  const each = [...some].sort((a, b) => first(a) - first(b)).map((residue) => [residue]);
  return [some, only, ...each].filter(({ length }) => length > 0 && length < classes.length);
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

const joined = (words: string, ...of: readonly ConditionWithPositions[]): ConditionWithPositions => ({
  text: () => of.map(({ text }) => text()).join(words),
  length: of.reduce((sum, each) => sum + each.length + 1, -1),
  set: of
    .map(({ set }) => set)
    .reduce(words === " and " ? (a, b) => intersection(a, b) : (a, b) => union(a, b)),
});

/**
 * Conjunctions of one to three conditions that hold at all positions of the first set and at none outside the second.
 */
function* conjunctions(
  all: readonly ConditionWithPositions[],
  least: BitSet,
  most: BitSet,
): Generator<ConditionWithPositions> {
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

/** A condition, or two that hold together, and the positions of `least` that satisfy it. */
interface Part {
  readonly of: readonly ConditionWithPositions[];
  readonly length: number;
  readonly gain: BitSet;
  /** Number of these positions for each unit of length, and place among all parts. */
  readonly worth: number;
  readonly place: number;
}

/** Parts of a union: those of the greatest worth, and the shortest for each set of positions, greatest worth first. */
function partsOf() {
  const starts: Part[] = [];
  const shortest: Part[] = [];
  const known = places();
  let place = 0;
  return {
    /** Adds a part; `gain` is overwritten later. */
    add(of: readonly ConditionWithPositions[], gain: Int32Array): void {
      const length = of.reduce((sum, each) => sum + each.length + 1, -1);
      const worth = sizeOf(gain) / length;
      const at = known.of(gain, (each) => shortest[each]!.gain);
      const isStart = starts.length < MOST_STARTS || worth > starts.at(-1)!.worth;
      const isShortest = at === undefined || length < shortest[at]!.length;
      if (isStart || isShortest) {
        const part = { of, length, gain: gain.slice(), worth, place };
        if (isShortest) shortest[at ?? known.add(gain, shortest.length)] = part;
        if (isStart) {
          starts.splice(starts.findLastIndex((each) => each.worth >= worth) + 1, 0, part);
          starts.length = Math.min(starts.length, MOST_STARTS);
        }
      }
      place++;
    },
    found: () => ({ starts, sorted: [...shortest].sort((a, b) => b.worth - a.worth || a.place - b.place) }),
  };
}

/** Unions of conditions, each a conjunction of at most two, with the same bounds. */
function* unions(
  all: readonly ConditionWithPositions[],
  least: BitSet,
  most: BitSet,
): Generator<ConditionWithPositions> {
  const narrow = all.filter(({ set }) => isSubset(set, most));
  const parts = partsOf();
  for (const each of narrow) parts.add([each], intersection(each.set, least));
  const inside = new Set(narrow);
  const open = all.filter((each) => !inside.has(each)).slice(0, MOST_JOINED);
  const gain = new Int32Array(least.length);
  for (const [i, { set }] of open.entries())
    for (let j = i + 1; j < open.length; j++) {
      const other = open[j]!.set;
      let some = 0;
      let w = 0;
      for (; w < set.length; w++) {
        const word = set[w]! & other[w]!;
        if ((word & ~most[w]!) !== 0) break;
        gain[w] = word & least[w]!;
        some |= gain[w]!;
      }
      if (some !== 0 && w === set.length) parts.add([open[i]!, open[j]!], gain);
    }
  const { starts, sorted } = parts.found();
  /** First part of the greatest worth. What is left only shrinks, so no part is worth more than at first. */
  function best(left: BitSet): Part | undefined {
    let [found, is] = [undefined as Part | undefined, 0];
    for (const part of sorted) {
      if (part.worth < is) break;
      const now = sizeOfBoth(part.gain, left) / part.length;
      if (now > is || (now === is && found !== undefined && part.place < found.place))
        [found, is] = [part, now];
    }
    return found;
  }
  for (const start of starts) {
    const chosen = [start];
    let left = difference(least, start.gain);
    while (!isEmpty(left) && chosen.length < MOST_TERMS) {
      const next = best(left);
      if (next === undefined) break;
      chosen.push(next);
      left = difference(left, next.gain);
    }
    if (isEmpty(left))
      yield joined(" or ", ...chosen.map(({ of }) => (of.length === 1 ? of[0]! : joined(" and ", ...of))));
  }
}
