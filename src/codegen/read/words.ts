import { t } from "../../locale/codegen.ts";
import type { Cursor } from "../../rules/cursor.ts";
import { indented } from "../program.ts";

// A word of the input as a list of numbers: the lengths of the runs of one character, the number of times that each
// character occurs, its digits, or the places of its characters in an alphabet.

/** A word over the characters with these codes, and how it becomes numbers; runs are those of the first character, and places begin with 0. */
export interface Word {
  readonly as: "runs" | "counts" | "digits" | "codes";
  readonly codes: readonly number[];
}

const DIGITS = codesIn("0..9");

/** Characters in brackets: printable ones that are no brackets. */
const ALPHABET = /\([!-'*-~]+\)/y;

/** Reads the rest of a word such as `runs(+-)`, `counts(a..z)`, `codes(.#)` or `digits`, if one follows. @throws NotationError */
export function wordAt(at: Cursor): Word | undefined {
  const as = (["runs", "counts", "digits", "codes"] as const).find((way) => at.accept(way));
  if (as === undefined) return undefined;
  if (as === "digits") return { as, codes: DIGITS };
  const near = at.token;
  const codes = codesIn(at.take(ALPHABET)?.slice(1, -1) ?? "");
  if (codes.length === 0 || new Set(codes).size < codes.length) throw at.wrong(t("alphabet", { as }), near);
  return { as, codes };
}

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

/** Names in the lines that read a word. */
interface Names {
  /** Array that gets the numbers, and their number. */
  readonly list: string;
  readonly length: string;
  /** Code of a character, and that of the one before. */
  readonly symbol: string;
  readonly last: string;
  /** Counter of a loop over the numbers. */
  readonly place: string;
}

/** Lines that read a word and store its numbers, at most `most`. */
export function wordLines(
  { as, codes }: Word,
  { list, length, symbol, last, place }: Names,
  most: number,
): string[] {
  const another = (added: string) => [
    `if ${length} == ${most}:`,
    `  fail a word of more than ${most} numbers`,
    `${list}[${length}] = ${added}`,
    `${length} = ${length} + 1`,
  ];
  const blocks = blocksOf(as === "runs" ? codes.slice(1) : codes);
  const others = blocks.map((block) => ({ test: isIn(block, symbol), lines: linesFor(block) }));
  /** Lines for a character of a block of adjacent codes. */
  function linesFor({ first, at }: Block): string[] {
    if (as === "runs") return [`${last} = 0`];
    const own = `${symbol} - ${first}${at === 0 ? "" : ` + ${at}`}`;
    if (as === "digits" || as === "codes") return another(`wide(${own})`);
    return [`${list}[${own}] = ${list}[${own}] + 1L`];
  }
  const run = {
    test: `${symbol} == ${codes[0]}`,
    lines: [
      `if ${last} == 0:`,
      ...indented(another("0L")),
      `${list}[${length} - 1] = ${list}[${length} - 1] + 1L`,
      `${last} = 1`,
    ],
  };
  const cases = as === "runs" ? [run, ...others] : others;
  return [
    ...(as === "counts"
      ? [`for ${place} = 0 to ${codes.length - 1}:`, `  ${list}[${place}] = 0L`]
      : [`let ${length} = 0`]),
    ...(as === "runs" ? [`let ${last} = 0`] : []),
    `let ${symbol} = firstSymbol()`,
    `if ${symbol} == 0:`,
    "  fail the input ends before its words",
    `while ${symbol} > 0:`,
    ...indented([
      ...cases.flatMap(({ test, lines }, i) => [`${i === 0 ? "if" : "elif"} ${test}:`, ...indented(lines)]),
      "else:",
      "  fail a character that the form does not name",
      `${symbol} = nextSymbol()`,
    ]),
  ];
}

/** Adjacent codes, and the place of the first in the alphabet. */
interface Block {
  readonly first: number;
  readonly last: number;
  readonly at: number;
}

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
