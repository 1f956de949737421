import { t } from "../../locale/codegen.ts";
import type { Cursor } from "../../rules/cursor.ts";
import { indented } from "../program.ts";

// A word of the input as a list of numbers: the lengths of the runs of one character or the places where it stands, the
// lengths of the stretches without equal neighbours, the number of times that each character occurs, its digits, or the
// places of its characters in an alphabet.

/** Ways in which a word becomes numbers, with characters in brackets, and those of an example. */
const WAYS = {
  runs: "+-",
  places: "#.",
  alternating: "RB",
  counts: "a..z",
  codes: ".#",
} as const;

/** A word over the characters with these codes, and how it becomes numbers; runs and places are those of the first character. */
export interface Word {
  readonly as: keyof typeof WAYS | "digits";
  readonly codes: readonly number[];
  /** Largest number of digits, if the form names it. */
  readonly most?: number;
}

/** Word whose numbers have a letter. */
export interface NamedWord {
  readonly name: string;
  readonly word: Word;
}

const DIGITS = codesIn("0..9");
/** Limit on the largest number of digits that a form names. */
const MOST_DIGITS = 1_000_000;

/** Characters in brackets: printable ones that are no brackets. */
const ALPHABET = /\([!-'*-~]+\)/y;

/** Reads the rest of a word such as `runs(+-)`, `counts(a..z)` or `digits`, if one follows. @throws NotationError */
export function wordAt(at: Cursor): Word | undefined {
  if (at.accept("digits")) return { as: "digits", codes: DIGITS, ...digitsIn(at) };
  const as = (Object.keys(WAYS) as (keyof typeof WAYS)[]).find((way) => at.accept(way));
  if (as === undefined) return undefined;
  const near = at.token;
  const codes = codesIn(at.take(ALPHABET)?.slice(1, -1) ?? "");
  if (codes.length === 0 || new Set(codes).size < codes.length)
    throw at.wrong(t("alphabet", { as, example: WAYS[as] }), near);
  return { as, codes };
}

/** Largest number of digits in brackets, if it follows. */
function digitsIn(at: Cursor): { readonly most?: number } {
  if (!at.accept("(")) return {};
  const { token } = at;
  const most = Number(token.text);
  if (token.kind !== "number" || most < 1 || most > MOST_DIGITS)
    throw at.wrong(t("numberFrom", { most: MOST_DIGITS }), token);
  at.next();
  at.expect(")");
  return { most };
}

/** Whether two words have the same characters, in any order. */
export const haveSameCharacters = (a: Word, b: Word): boolean =>
  a.codes.length === b.codes.length && a.codes.every((code) => b.codes.includes(code));

/** Codes of the characters of an alphabet, in which `a..z` is a range. */
function codesIn(text: string): readonly number[] {
  return [...text.matchAll(/(.)\.\.(.)|./g)].flatMap(([each, first = each, last = each]) => {
    const from = first.charCodeAt(0);
    return Array.from({ length: Math.max(0, last.charCodeAt(0) - from + 1) }, (_, i) => from + i);
  });
}

/** Numbers for which the characters of a word with these codes stand. */
export function numbersIn({ as, codes }: Word, word: readonly number[]): readonly number[] {
  switch (as) {
    case "digits":
      return word.map((code) => code - DIGITS[0]!);
    case "codes":
      return word.map((code) => codes.indexOf(code));
    case "counts":
      return codes.map((code) => word.filter((each) => each === code).length);
    case "places":
      return word.flatMap((code, i) => (code === codes[0] ? [i + 1] : []));
    case "alternating": {
      const lengths: number[] = [];
      word.forEach((code, i) => {
        if (i === 0 || code === word[i - 1]) lengths.push(1);
        else lengths[lengths.length - 1]!++;
      });
      return lengths;
    }
    case "runs": {
      const runs = [0];
      for (const code of word) {
        if (code === codes[0]) runs[runs.length - 1]!++;
        else runs.push(0);
      }
      return runs.filter((length) => length > 0);
    }
  }
}

/** Names in the lines that read a word as numbers. */
interface WordNames {
  /** Array that gets the numbers, and their number. */
  readonly list: string;
  readonly length: string;
  /** Code of the character before. */
  readonly last: string;
  /** Counter of a loop over the numbers, or of the characters. */
  readonly place: string;
}

/** One of the ways in which a word is read. */
type Read = WordNames & { readonly word: Word };

/**
 * Lines that read a word, with the code of a character in `symbol`, and store its numbers in all these ways, at most
 * `most` in each. Lines of `missing` run where there is no word.
 */
export function wordLines(
  ways: readonly Read[],
  symbol: string,
  most: number,
  missing: readonly string[],
): string[] {
  return [
    ...ways.flatMap(beginLines),
    `let ${symbol} = firstSymbol()`,
    `if ${symbol} == 0:`,
    ...indented(missing),
    `while ${symbol} > 0:`,
    ...indented([
      // The first way checks the characters for the others.
      ...ways.flatMap((way, i) => symbolLines(way, symbol, way.word.most ?? most, i === 0)),
      `${symbol} = nextSymbol()`,
    ]),
  ];
}

function beginLines({ word: { as, codes }, list, length, last, place }: Read): string[] {
  if (as === "counts") return [`for ${place} = 0 to ${codes.length - 1}:`, `  ${list}[${place}] = 0L`];
  return [
    `let ${length} = 0`,
    ...(as === "runs" || as === "alternating" ? [`let ${last} = 0`] : []),
    ...(as === "places" ? [`let ${place} = 0`] : []),
  ];
}

/** Lines for a character. */
function symbolLines(
  { word: { as, codes }, list, length, last, place }: Read,
  symbol: string,
  most: number,
  checks: boolean,
): string[] {
  const fail = "fail a character that the form does not name";
  const another = (added: string) => [
    `if ${length} == ${most}:`,
    `  fail a word of more than ${most} numbers`,
    `${list}[${length}] = ${added}`,
    `${length} = ${length} + 1`,
  ];
  const longer = `${list}[${length} - 1] = ${list}[${length} - 1] + 1L`;
  /** Lines for the characters of each block. */
  const cases = (all: readonly { readonly block: Block; readonly lines: readonly string[] }[]): string[] => [
    ...all.flatMap(({ block, lines }, i) => [
      `${i === 0 ? "if" : "elif"} ${isIn(block, symbol)}:`,
      ...indented(lines),
    ]),
    ...(checks ? ["else:", `  ${fail}`] : []),
  ];
  const each = (of: readonly number[], linesFor: (block: Block) => readonly string[]) =>
    blocksOf(of).map((block) => ({ block, lines: linesFor(block) }));
  switch (as) {
    case "digits":
      return cases(each(codes, ({ first }) => another(`wide(${symbol} - ${first})`)));
    case "codes":
      return cases(each(codes, (block) => another(`wide(${placeIn(block, symbol)})`)));
    case "counts":
      return cases(
        each(codes, (block) => {
          const own = placeIn(block, symbol);
          return [`${list}[${own}] = ${list}[${own}] + 1L`];
        }),
      );
    case "runs":
      return cases([
        ...each(codes.slice(0, 1), () => [
          `if ${last} == 0:`,
          ...indented(another("0L")),
          longer,
          `${last} = 1`,
        ]),
        ...each(codes.slice(1), () => [`${last} = 0`]),
      ]);
    case "places":
      return [
        ...(checks ? noneLines(codes, symbol, fail) : []),
        `${place} = ${place} + 1`,
        `if ${symbol} == ${codes[0]}:`,
        ...indented(another(`wide(${place})`)),
      ];
    case "alternating":
      return [
        ...(checks ? noneLines(codes, symbol, fail) : []),
        `if ${last} == 0 or ${symbol} == ${last}:`,
        ...indented(another("1L")),
        "else:",
        `  ${longer}`,
        `${last} = ${symbol}`,
      ];
  }
}

/** Lines that end the program at a character with none of these codes. */
const noneLines = (codes: readonly number[], symbol: string, fail: string): string[] => [
  `if ${blocksOf(codes)
    .map(({ first, last }) =>
      first === last ? `${symbol} != ${first}` : `(${symbol} < ${first} or ${symbol} > ${last})`,
    )
    .join(" and ")}:`,
  `  ${fail}`,
];

/** Adjacent codes, and the place of the first in the alphabet. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly at: number;
}

/** Place in the alphabet of a character of a block. */
const placeIn = ({ first, at }: Block, symbol: string): string =>
  `${symbol} - ${first}${at === 0 ? "" : ` + ${at}`}`;

function blocksOf(codes: readonly number[]): Block[] {
  const blocks: Block[] = [];
  codes.forEach((code, at) => {
    const block = blocks.at(-1);
    if (block !== undefined && code === block.last + 1) blocks[blocks.length - 1] = { ...block, last: code };
    else blocks.push({ first: code, last: code, at });
  });
  return blocks;
}

const isIn = ({ first, last }: Block, symbol: string): string =>
  first === last ? `${symbol} == ${first}` : `${symbol} >= ${first} and ${symbol} <= ${last}`;
