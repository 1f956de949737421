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

/** OEIS number of the values of a game, or of a code with the same values, perhaps of shifted heaps. */
export function numberOf(notation: string, game: Game<unknown>): string | undefined {
  const own = game.oeis ?? OEIS[notation] ?? OEIS[game.id];
  if (own !== undefined) return own;
  const rules = heapRules(game);
  const code = rules && codeOf(rules);
  return code && numbers().get(code);
}

let known: ReadonlyMap<string, string> | undefined;

/** OEIS numbers by the codes from `codeOf`; the first number of each code. */
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
 * Code with the same values on shifted heaps: the canonical code without moves that change no value. Taking a whole
 * heap changes no value if another move leaves value 0, as in .771. Taking t and leaving one heap changes no value if
 * taking s < t may leave two heaps and the value of t - s is 0, as in 4.306.
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

/** Match for all given terms: term i is the value of heap i + `shift`. */
export interface SequenceMatch {
  /** Notation of a game, or a law such as `sg = n % 4`. */
  readonly game: string;
  readonly shift: number;
  /** `proved` when a proof determines all further values. */
  readonly verdict: "proved" | "observed";
  readonly oeis?: string;
  /** First term beyond the given ones that differs from the first match. */
  readonly differs?: { readonly at: number; readonly terms: readonly [number, number] };
}

/** Games with the given terms, shortest notations first, and the number of games tried. */
export interface Identified {
  readonly matches: readonly SequenceMatch[];
  readonly tried: number;
  /** Number of terms to which the matches were compared. */
  readonly compared: number;
  /** Limit that ended the search before all games and laws were tried. */
  readonly limit?: LimitError;
}

/** Reader of notation, as `parseGame`, and the games with a name that are compared. */
export interface ReadGames {
  readonly read: (notation: string) => Game<unknown>;
  readonly named: readonly string[];
}

/** Limit on the terms of a sequence to identify. */
export const MOST_TERMS = 100_000;
/** Largest shift of a sequence, in either direction. */
const MOST_SHIFT = 8;
/** Number of terms that reject most games. */
const FIRST = 12;
/** Least number of terms to which matches are compared; twice the given terms if that is more. */
const BEYOND = 2000;
/** Number of heaps in the search for the period of a match, fewer when a value costs more. */
const HEAPS = 20_000;
/** The same for a few terms, which many games have. */
const HEAPS_OF_FEW = 4000;
const MOST_MATCHES = 100;

const NUMBERED = Object.keys(OEIS);
/** Laws that are OEIS sequences. */
const LAWS = NUMBERED.filter((text) => text.startsWith("sg"));
/** Codes of OEIS sequences that are longer than those tried anyway. */
const LONG = NUMBERED.filter((text) => /^(0\.\d{4,}|4\.\d{3,})$/.test(text));
/** Games of OEIS sequences in other notations. */
const OTHERS = NUMBERED.filter((text) => !/^(sg|\d)/.test(text));

/** One-heap games without a name, by the length of their notation: codes, sets, all-but sets. */
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

/** Values of heaps 0 to n, computed on demand. */
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

/** Shift of least absolute value, 0 first, for which the values begin with the terms; values before heap 0 are 0. */
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
 * Finds the games and laws of one heap that have all these values, perhaps shifted, and compares the matches with each
 * other beyond the given terms. Cost: the first values of some 1,400
 * games, and all values of the matches.
 * @throws RangeError; the reason of the signal
 * @example
 * identify([0, 1, 2, 0, 1, 2, 0, 1, 2], { read: parseGame, named: comparedGames }).matches[0]!.game; // "powers-of-two"
 */
export function identify(terms: readonly number[], { read, named }: ReadGames, own: Limits = {}): Identified {
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
      isPeriodic(game, terms.length <= FIRST ? HEAPS_OF_FEW : HEAPS, limits);
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
    // A formula is certain, however far it is continued.
    add({ game: text, shift, verdict: "proved", ...(oeis !== undefined && { oeis }) }, at);
  };
  const tryAll = () => {
    for (const notation of [...named, ...OTHERS]) tryGame(notation);
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

/** Limit that ended `work`, if any. */
function limitOf(work: () => void): LimitError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof LimitError) return error;
    throw error;
  }
}

function isPeriodic(game: Game<unknown>, most: number, limits: Limits): boolean {
  const rules = heapRules(game);
  if (rules === undefined || finiteTheorem(rules) === undefined) return false;
  const heaps = Math.min(most, usualHeaps(rules));
  return periodOf(rules, { ...limits, heaps }).verdict === "proved";
}

type ContinuedMatch = SequenceMatch & { readonly values: (i: number) => number };

/** Match with the first term that differs from another match. */
function apart(
  { values, ...match }: ContinuedMatch,
  other: ContinuedMatch,
  from: number,
  to: number,
): SequenceMatch {
  for (let at = from; at < to; at++) {
    const terms = [values(at), other.values(at)] as const;
    if (terms[0] !== terms[1]) return { ...match, differs: { at, terms } };
  }
  return match;
}
