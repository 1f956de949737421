import type { Text } from "../types.ts";
import type { Meter } from "./meter.ts";
import { type Moves, readMoves } from "./notation.ts";
import { isNatural, wrongField } from "./read.ts";

/** What the certificate of a misère quotient says. */
export interface QuotientClaim {
  readonly game: string;
  readonly moves: Moves;
  /** Of all heaps by a period of φ; null of heaps 0 to `heaps` alone. */
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly heaps: number;
  readonly order: number;
  readonly generators: readonly number[];
  readonly table: readonly (readonly number[])[];
  readonly words: readonly (readonly number[])[];
  readonly p: readonly number[];
  readonly phi: readonly number[];
  readonly cover: readonly (readonly [element: number, open: readonly number[]])[];
  readonly separators: readonly number[];
}

const FIELDS =
  "certificate version game preperiod period heaps order generators table words p phi cover separators".split(
    " ",
  );

/** The claim of a parsed certificate, or which field is none of it; every number in it is within its range. */
export function readQuotient(given: Readonly<Record<string, unknown>>, meter: Meter): QuotientClaim | Text {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  if (given.version !== 1) return wrongField("version");
  const moves = typeof given.game === "string" ? readMoves(given.game) : undefined;
  if (moves === undefined) return wrongField("game");
  const { preperiod, period, heaps, order, generators, table, words, p, phi, cover, separators } = given;
  const proved = preperiod !== null;
  if (proved && !(isNatural(preperiod) && preperiod >= 1)) return wrongField("preperiod");
  if (proved ? !(isNatural(period) && period >= 1) : period !== null) return wrongField("period");
  if (!isNatural(heaps)) return wrongField("heaps");
  if (!isNatural(order) || order < 1) return wrongField("order");
  meter.heaps(heaps + 1);
  const isElements = (value: unknown) => isNumbers(value, order);
  if (!(isNumbers(generators, heaps + 1) && isAscending(generators))) return wrongField("generators");
  const count = generators.length;
  const isRow = (row: unknown) => isElements(row) && row.length === count;
  if (!(Array.isArray(table) && table.length === order && table.every(isRow))) return wrongField("table");
  const isWord = (word: unknown) =>
    Array.isArray(word) && word.length === 2 && isElements([word[0]]) && isNumbers([word[1]], count);
  if (!(Array.isArray(words) && words.length === order - 1 && words.every(isWord)))
    return wrongField("words");
  if (!(isElements(p) && isAscending(p))) return wrongField("p");
  const length = proved ? (preperiod as number) + (period as number) : heaps + 1;
  if (!(isElements(phi) && phi.length === length)) return wrongField("phi");
  const isEntry = (entry: unknown) =>
    Array.isArray(entry) &&
    entry.length === 2 &&
    isElements([entry[0]]) &&
    isElements(entry[1]) &&
    isAscending(entry[1]) &&
    entry[1].length > 0;
  if (!(Array.isArray(cover) && cover.every(isEntry))) return wrongField("cover");
  if (!(isElements(separators) && isAscending(separators))) return wrongField("separators");
  return { ...(given as unknown as QuotientClaim), moves };

  function isNumbers(value: unknown, below: number): value is number[] {
    if (!Array.isArray(value)) return false;
    meter.spend(value.length);
    return value.every((each) => isNatural(each) && each < below);
  }
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((each, i) => i === 0 || numbers[i - 1]! < each);
