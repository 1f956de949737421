import {
  accepts,
  and,
  type Dfa,
  type Effort,
  isSameSet,
  ofNumbers,
  relation,
  relationOf,
  statesOf,
  Undefinable,
} from "../automata/index.ts";
import { LimitError } from "../errors.ts";
import type { Outcome } from "../types.ts";
import { bySum } from "./by-sum.ts";
import { ordinary } from "./candidates.ts";
import { conditionsOf, LOOKED, type Term, termsOf } from "./conditions-of-table.ts";
import type { AutomaticLaw } from "./law.ts";
import { type StatedLaw, statedLaw } from "./stated.ts";

// States a proved automaton of several numbers as a formula: by a multiple in every column of digits, by a condition on
// the numbers and their nim-sums, or by such conditions for the cases of one number. Each is guessed from the numbers
// that the automaton accepts, and is then compared with the automaton.

/** Limit on the length of a law, which a person reads at a glance. */
const MOST_LAW = 140;

type Position = readonly number[];

/** Positions where one number has some values, which may be one value only. */
interface Slice {
  readonly place: number;
  /** Condition for the slice as text. */
  readonly when: string;
  readonly value: (n: number) => number;
}

/** The law of an automaton of several numbers as a formula, if there is a short one. */
export function inCases(law: AutomaticLaw, effort: Effort): StatedLaw | undefined {
  if (law.kind !== "outcomes") return undefined;
  const dfa = ofNumbers(law.dfa, effort);
  const { tracks } = dfa;
  if (tracks.length < 2 || LOOKED[tracks.length] === undefined) return undefined;
  try {
    for (const text of formulas(dfa, effort)) {
      if (text.length > MOST_LAW) continue;
      const stated = statedLaw(`P iff ${text}`, tracks, law.play);
      if (isSameSet(dfa, automatonOf(stated, dfa, effort), effort)) return stated;
    }
  } catch (error) {
    // The words are optional.
    if (!(error instanceof LimitError || error instanceof Undefinable)) throw error;
  }
  return undefined;
}

const automatonOf = (stated: StatedLaw, { system }: Dfa, effort: Effort): Dfa =>
  stated.automaton(system, effort).dfa;

/** Conditions that may describe an automaton, the simplest kinds first. */
function* formulas(dfa: Dfa, effort: Effort): Generator<string> {
  const { tracks } = dfa;
  yield* multiplesInColumns(dfa);
  yield* conditionsAt(first(tracks.length), tracks, (position) => position, dfa);
  for (const slices of splits(tracks)) {
    const parts = inSlices(slices, dfa, effort);
    if (parts !== undefined) yield parts;
  }
}

/** Condition that the digits in every column add up to a multiple, for an automaton that asks for nothing else. */
function* multiplesInColumns(dfa: Dfa): Generator<string> {
  const { system, tracks, classOf, next } = dfa;
  if (statesOf(dfa) > 1 || system.carry === 1 || system.quotients.length > 1) return;
  const { digits } = system;
  const sums = Array.from(classOf, (_, column) => {
    let sum = 0;
    for (let rest = column; rest > 0; rest = Math.floor(rest / digits)) sum += rest % digits;
    return sum;
  });
  for (let modulus = 2; modulus <= tracks.length * (digits - 1); modulus++)
    if (sums.every((sum, column) => (sum % modulus === 0) === (next[classOf[column]!] === 0)))
      yield `columns(${[...tracks, digits].join()}) % ${modulus} = 0`;
}

/** Ways to split the positions by the values of one number. */
function* splits(names: readonly string[]): Generator<readonly Slice[]> {
  const slice = (place: number, text: string, value: Slice["value"]): Slice => ({
    place,
    when: `${names[place]} ${text}`,
    value,
  });
  const equal = (i: number, c: number) => slice(i, `= ${c}`, () => c);
  const more = (i: number, c: number) => slice(i, `> ${c}`, (n) => n + c + 1);
  const places = [...names.keys()].reverse();
  for (const i of places) yield [equal(i, 0), more(i, 0)];
  for (const i of places) yield [0, 1].map((r) => slice(i, `% 2 = ${r}`, (n) => 2 * n + r));
  for (const i of places) yield [equal(i, 0), equal(i, 1), more(i, 1)];
}

/** Condition in each of some slices that cover all positions, if each has one. */
function inSlices(slices: readonly Slice[], dfa: Dfa, effort: Effort): string | undefined {
  const parts: string[] = [];
  for (const slice of slices) {
    const found = inSlice(slice, dfa, effort);
    if (found === undefined) return undefined;
    if (found !== "") parts.push(found);
  }
  return parts.length === 0 ? undefined : parts.join(" or ");
}

/** The slice with a condition for its positions that are accepted; empty when there are none. */
function inSlice(slice: Slice, dfa: Dfa, effort: Effort): string | undefined {
  const { tracks } = dfa;
  const { when } = slice;
  const inside = automatonOf(statedLaw(`P iff ${when}`, tracks), dfa, effort);
  const both = (other: Dfa) =>
    relationOf(dfa.system, tracks, and(relation(inside, ...tracks), relation(other, ...tracks)), effort);
  const sought = both(dfa);
  if (!sought.accepting.includes(1)) return "";
  if (isSameSet(sought, inside, effort)) return when;
  for (const text of conditionsIn(slice, dfa)) {
    if (!isSameSet(sought, both(automatonOf(statedLaw(`P iff ${text}`, tracks), dfa, effort)), effort))
      continue;
    return `${when} and ${text.includes(" or ") ? `(${text})` : text}`;
  }
  return undefined;
}

/** Conditions for the accepted positions of a slice, without its number if that does not matter at the first ones. */
function* conditionsIn({ place, value }: Slice, dfa: Dfa): Generator<string> {
  const { tracks } = dfa;
  const others = first(tracks.length - 1);
  const joined = (position: Position, n: number) => position.toSpliced(place, 0, value(n));
  const isFree = others.every((position) => {
    const [one, ...more] = SEEN.map((n) => accepts(dfa, joined(position, n)));
    return more.every((each) => each === one);
  });
  if (isFree) yield* conditionsAt(others, tracks.toSpliced(place, 1), (position) => joined(position, 0), dfa);
  else {
    const inside = first(tracks.length).map((position) => position.with(place, value(position[place]!)));
    yield* conditionsAt(inside, tracks, (position) => position, dfa);
  }
}

/** Values of a number that are compared to see whether it matters. */
const SEEN = [0, 1, 2, 5];

/** Conditions on numbers with these names that hold for exactly those of some positions that are accepted. */
function* conditionsAt(
  positions: readonly Position[],
  names: readonly string[],
  whole: (position: Position) => Position,
  dfa: Dfa,
): Generator<string> {
  const outcomes = positions.map((position): Outcome => (accepts(dfa, whole(position)) ? "P" : "N"));
  const texts = [...ordinary("outcomes", names)].filter((text) => {
    const { says } = statedLaw(text, names);
    return positions.every((position, i) => says(position) === outcomes[i]);
  });
  texts.push(...conditionsOf(outcomes, [...termsOf(positions, names), ...nimSumsOf(positions, names)]));
  // Nim-sums come after other words of similar length.
  const lengthOf = (text: string) => text.length + 4 * (text.split(" xor ").length - 1);
  yield* texts.map((text) => text.replace(/^P iff /, "")).sort((a, b) => lengthOf(a) - lengthOf(b));
}

/** First positions of so many numbers, by their sum. */
function first(length: number): Position[] {
  const found: Position[] = [];
  for (const position of bySum(length)) if (found.push(position) === LOOKED[length]) break;
  return found;
}

/** Nim-sums of two numbers, and of all. */
function nimSumsOf(positions: readonly Position[], names: readonly string[]): Term[] {
  const sums = names.flatMap((_, i) => names.flatMap((_, j) => (i < j ? [[i, j]] : [])));
  if (names.length > 2) sums.push([...names.keys()]);
  return sums.map((some) => ({
    text: `(${some.map((i) => names[i]).join(" xor ")})`,
    at: positions.map((position) => some.reduce((sum, i) => sum ^ position[i]!, 0)),
  }));
}
