import { type HeapRules, heapRules } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import { type Budget, begin, type Limits, started } from "../solve/limits.ts";
import { canonical, trimmed } from "../solve/period/canonical-code.ts";
import { periodOf, usualHeaps } from "../solve/period/find.ts";
import { heapTable } from "../solve/period/table.ts";
import { finiteTheorem } from "../solve/period/theorem.ts";
import { grundyValues } from "../solve/search/grundy.ts";
import type { Game } from "../types.ts";
import { candidates } from "./candidates.ts";
import { OEIS } from "./oeis.ts";
import { statedLaw } from "./stated.ts";

/** The number in the OEIS of the values of a game, or of a code that has them, perhaps of shifted heaps. */
export function numberOf(notation: string, game: Game<unknown>): string | undefined {
  const own = OEIS[notation] ?? OEIS[game.id];
  if (own !== undefined) return own;
  const rules = heapRules(game);
  const code = rules && codeOf(rules);
  return code && numbers().get(code);
}

let known: ReadonlyMap<string, string> | undefined;

/** The numbers by the codes that `codeOf` gives; where two have one, the first. */
function numbers(): ReadonlyMap<string, string> {
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (const [notation, oeis] of Object.entries(OEIS)) {
    const [, before, after] = /^(\d)\.(\d+)$/.exec(notation) ?? [];
    if (before === undefined || after === undefined) continue;
    const code = codeOf({ kind: "break", digits: [before, ...after].map(Number) });
    if (code !== undefined && !found.has(code)) found.set(code, oeis);
  }
  known = found;
  return known;
}

/**
 * A code with the same values, of shifted heaps: the canonical one without moves that change no value. A take of a
 * whole heap changes none if 0 can be left without it, as in .771; nor does a take of t that leaves one heap if
 * one may take s < t and leave two, and the value of t - s is 0, as in 4.306.
 */
function codeOf(rules: HeapRules): string | undefined {
  let digits = canonical(rules)?.digits;
  if (digits === undefined) return undefined;
  for (let taken = 1; taken < digits.length; taken++) {
    const digit = digits[taken]!;
    const without = digits.with(taken, digit & ~1);
    if (digit & 1 && codeValues(without, taken)[taken] !== 0) digits = without;
    const values = codeValues(digits, taken);
    const isCovered = digits.some((ways, s) => s < taken && ways & 4 && values[taken - s] === 0);
    if (isCovered) digits = digits.with(taken, digits[taken]! & ~2);
  }
  return trimmed(digits).join();
}

const codeValues = (digits: readonly number[], to: number): ArrayLike<number> =>
  heapTable({ kind: "break", digits }).values(to);

/** Something that has all given terms: term i is the value of heap i + `shift`. */
export interface SequenceMatch {
  /** The notation of a game, or a law as `sg = n % 4`. */
  readonly game: string;
  readonly shift: number;
  /** Proved when a proof tells how the values go on for ever. */
  readonly verdict: "proved" | "observed";
  readonly oeis?: string;
  /** The first term, beyond those given, in which it differs from the first match. */
  readonly differs?: { readonly at: number; readonly terms: readonly [number, number] };
}

/** Games with the given terms, shortest notations first, and the number of games tried. */
export interface Identified {
  readonly matches: readonly SequenceMatch[];
  readonly tried: number;
  /** Terms to which matches were compared with each other. */
  readonly compared: number;
  /** Limit that ended the search before all games and laws were tried. */
  readonly limit?: LimitError;
}

/** Most terms that a sequence to identify may have. */
export const MOST_TERMS = 100_000;
/** Heaps by which a sequence may be shifted, to either side. */
const MOST_SHIFT = 8;
/** Terms by which most games are rejected. */
const FIRST = 12;
/** Matches are compared with each other to here at least, or to twice as many terms as were given. */
const BEYOND = 2000;
/** Heaps among which the period of a match is looked for, fewer where a value costs more. */
const HEAPS = 20_000;
const MOST_MATCHES = 100;

const NUMBERED = Object.keys(OEIS);
/** Laws that are sequences of the OEIS. */
const LAWS = NUMBERED.filter((text) => text.startsWith("sg"));
/** Codes that are, and are longer than those that are tried anyhow. */
const LONG = NUMBERED.filter((text) => /^(0\.\d{4,}|4\.\d{3,})$/.test(text));
/** Games that are, by other notations. */
const OTHERS = NUMBERED.filter((text) => !/^(sg|\d)/.test(text));

const FIRST_GAMES = ["nim", "kayles", "dawsons-kayles", "dawsons-chess", "lasker", "powers-of-two"];
const NAMED = new Set([...FIRST_GAMES, ...OTHERS]);

/** Games of one heap without a name, by the length of their notation: codes, sets, all-but sets. */
function* games(): Generator<string> {
  for (let b = 3; b <= 9; b++) yield `{powers(${b})}`;
  const subsets = function* (most: number) {
    for (let mask = 1; mask < 2 ** most; mask++)
      yield Array.from({ length: most }, (_, i) => i + 1).filter((each) => (mask >> (each - 1)) & 1);
  };
  const digit = (n: number) => n.toString(16).toUpperCase();
  for (let a = 1; a < 8; a++) yield `0.${a}`;
  for (let a = 0; a < 8; a++) for (let b = 1; b < 8; b++) yield `0.${a}${b}`;
  for (const set of subsets(9)) if (set.length <= 5) yield `{${set}}`;
  for (const set of subsets(5)) yield `!{${set}}`;
  for (let a = 0; a < 8; a++) for (let b = 0; b < 8; b++) for (let c = 1; c < 8; c++) yield `0.${a}${b}${c}`;
  for (let a = 1; a < 8; a++) yield `4.${a}`;
  for (let a = 0; a < 8; a++) for (let b = 1; b < 8; b++) yield `4.${a}${b}`;
  for (let a = 0; a < 16; a++)
    for (let b = 0; b < 16; b++)
      if (a >= 8 || b >= 8) yield b === 0 ? `0.${digit(a)}` : `0.${digit(a)}${digit(b)}`;
  yield* LONG;
}

/** The values of heaps 0 to n, as they are asked for. */
type Values = (to: number) => ArrayLike<number>;

function valuesOf(game: Game<unknown>, limits: Limits, budget: Budget): Values {
  const rules = heapRules(game);
  if (rules !== undefined) {
    const table = heapTable(rules, limits);
    return (to) => table.values(to, budget) as ArrayLike<number>;
  }
  const found = grundyValues(game as Game<number>);
  return (to) => Array.from({ length: to + 1 }, (_, n) => Number(found.at(n, budget)));
}

/** The least shift, 0 first, with which values begin as the terms do; before heap 0 they are 0. */
function shiftOf(
  values: ArrayLike<number>,
  terms: readonly number[],
  shifts: readonly number[],
): number | undefined {
  return shifts.find((shift) => terms.every((term, i) => term === (i + shift < 0 ? 0 : values[i + shift])));
}

/** 0, 1, -1, 2, -2, … */
const SHIFTS = Array.from({ length: 2 * MOST_SHIFT + 1 }, (_, i) => (i % 2 === 1 ? (i + 1) / 2 : 0 - i / 2));

/**
 * Finds the games and laws of one heap that have all these values, perhaps shifted, and compares those that agree so
 * far with each other beyond; `read` reads a notation, as `parseGame` does. Cost: the first values of some 1,400 games, and all values of those that agree.
 * @throws RangeError; the reason of the signal
 * @example
 * identify([0, 1, 2, 0, 1, 2, 0, 1, 2], parseGame).matches[0]!.game; // "powers-of-two"
 */
export function identify(
  terms: readonly number[],
  read: (notation: string) => Game<unknown>,
  own: Limits = {},
): Identified {
  if (terms.length > MOST_TERMS)
    throw new RangeError(`terms: expected at most ${MOST_TERMS}, got ${terms.length}`);
  const limits = started(own);
  const budget = begin(limits);
  const first = terms.slice(0, FIRST);
  const compared = Math.max(2 * terms.length, BEYOND);
  const matches: (SequenceMatch & { readonly values: (i: number) => number })[] = [];
  let tried = 0;
  const add = (match: SequenceMatch, at: (n: number) => number) => {
    const values = (i: number) => (i + match.shift < 0 ? 0 : at(i + match.shift));
    matches.push({ ...match, values });
  };
  const tryGame = (notation: string) => {
    budget.tick();
    tried++;
    const game = read(notation);
    const values = valuesOf(game, limits, budget);
    const start = values(first.length + MOST_SHIFT);
    const shifts = SHIFTS.filter((shift) => shiftOf(start, first, [shift]) !== undefined);
    if (shifts.length === 0) return;
    const shift = shiftOf(values(terms.length + MOST_SHIFT), terms, shifts);
    if (shift === undefined) return;
    const isProved =
      game.theorems?.some(({ law, play }) => law?.kind === "periodic" && play !== "misere") ||
      isPeriodic(game, limits);
    const beyond = values(compared + MOST_SHIFT);
    const oeis = numberOf(notation, game);
    const verdict = isProved ? "proved" : "observed";
    add({ game: notation, shift, verdict, ...(oeis !== undefined && { oeis }) }, (n) => beyond[n]!);
  };
  const tryLaw = (text: string) => {
    budget.tick();
    const { says } = statedLaw(text, ["n"]);
    const at = (n: number) => Number(says([n]));
    const start = Array.from({ length: first.length + MOST_SHIFT }, (_, n) => at(n));
    const shift = SHIFTS.find(
      (shift) =>
        shiftOf(start, first, [shift]) !== undefined &&
        terms.every((term, i) => term === (i + shift < 0 ? 0 : at(i + shift))),
    );
    if (shift === undefined) return;
    const oeis = OEIS[text];
    // A formula is what it is, however far it is continued.
    add({ game: text, shift, verdict: "proved", ...(oeis !== undefined && { oeis }) }, at);
  };
  const tryAll = () => {
    for (const notation of NAMED) tryGame(notation);
    for (const text of LAWS) tryLaw(text);
    for (const notation of games()) {
      if (matches.length >= MOST_MATCHES) return;
      tryGame(notation);
    }
    for (const text of candidates("values", ["n"])) {
      if (matches.length >= MOST_MATCHES) return;
      if (OEIS[text] === undefined) tryLaw(text);
    }
  };
  const limit = limitOf(tryAll);
  return {
    matches: matches.map((match) => apart(match, matches[0]!, terms.length, compared)),
    tried,
    compared,
    ...(limit !== undefined && { limit }),
  };
}

/** The limit that ended `work`, if one did. */
function limitOf(work: () => void): LimitError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return error;
    throw error;
  }
}

function isPeriodic(game: Game<unknown>, limits: Limits): boolean {
  const rules = heapRules(game);
  if (rules === undefined || finiteTheorem(rules) === undefined) return false;
  const heaps = Math.min(HEAPS, usualHeaps(rules));
  return periodOf(rules, { ...limits, heaps }).verdict === "proved";
}

type Known = SequenceMatch & { readonly values: (i: number) => number };

/** The match with the first term in which it differs from another. */
function apart({ values, ...match }: Known, other: Known, from: number, to: number): SequenceMatch {
  for (let at = from; at < to; at++) {
    const terms = [values(at), other.values(at)] as const;
    if (terms[0] !== terms[1]) return { ...match, differs: { at, terms } };
  }
  return match;
}
