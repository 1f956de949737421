import { DIGIT_SIGNS, inRow, type Pattern, repeated } from "../automata/pattern.ts";
import { t } from "../locale/rules.ts";
import type { Cursor } from "./cursor.ts";

// Reads patterns of digits, and compares digits with them.

const REPEATS: Readonly<Record<string, readonly [least: 0 | 1, most: number]>> = {
  "*": [0, Number.POSITIVE_INFINITY],
  "+": [1, Number.POSITIVE_INFINITY],
  "?": [0, 1],
};

/** Reads a pattern of digits below `digits`, such as `[02]*1?`. @throws NotationError */
export function patternAt(at: Cursor, digits: number): Pattern {
  const sees = (sign: RegExp): boolean => sign.test(at.token.text[0] ?? "");

  function digit(): number {
    const value = sees(/[0-9A-Z]/) ? DIGIT_SIGNS.indexOf(at.token.text[0]!) : digits;
    if (value >= digits) throw at.wrong(t("digitOfPattern", { most: DIGIT_SIGNS[digits - 1]! }));
    at.take(/./y);
    return value;
  }

  const accept = (sign: string): boolean => at.token.text.startsWith(sign) && at.take(/./y) !== undefined;

  /** Digits in square brackets, with ranges; or all others after `^`. */
  function someDigits(): Pattern {
    const others = accept("^");
    const found = new Set<number>();
    do {
      const start = at.token;
      const from = digit();
      const to = accept("-") ? digit() : from;
      if (to < from) throw at.wrong(t("digitsAscending"), start);
      for (let each = from; each <= to; each++) found.add(each);
    } while (!accept("]"));
    const of = Array.from({ length: digits }, (_, each) => each).filter((each) => found.has(each) !== others);
    if (of.length === 0) throw at.wrong(t("digitOfPattern", { most: DIGIT_SIGNS[digits - 1]! }));
    return { kind: "digit", of };
  }

  function one(): Pattern {
    if (accept(".")) return { kind: "digit", of: Array.from({ length: digits }, (_, each) => each) };
    if (accept("[")) return someDigits();
    if (!accept("(")) return { kind: "digit", of: [digit()] };
    const inner = at.nested(either);
    if (!accept(")")) throw at.wrong(t("endOfPattern"));
    return inner;
  }

  function several(): Pattern {
    let found = one();
    for (;;) {
      const sign = Object.keys(REPEATS).find((each) => at.token.text.startsWith(each));
      if (sign === undefined) return found;
      accept(sign);
      found = repeated(found, ...REPEATS[sign]!);
    }
  }

  function row(): Pattern {
    const of = [several()];
    while (sees(/[0-9A-Za-z([.]/)) of.push(several());
    return inRow(...of);
  }

  function either(): Pattern {
    const of = [row()];
    while (accept("|")) of.push(row());
    return of.length === 1 ? of[0]! : { kind: "or", of };
  }

  return either();
}

/** Whether digits, highest first and without zeros in front, match a pattern. 0 is the digit 0 or no digit. */
export const matches = (pattern: Pattern, digits: readonly number[]): boolean =>
  isWord(pattern, digits) || (digits.length === 0 && isWord(pattern, [0]));

const isWord = (pattern: Pattern, digits: readonly number[]): boolean =>
  endsOf(pattern, digits, new Set([0])).has(digits.length);

/** Places at which words of a pattern end that begin at some places. */
function endsOf(pattern: Pattern, digits: readonly number[], from: ReadonlySet<number>): ReadonlySet<number> {
  switch (pattern.kind) {
    case "digit":
      return new Set([...from].filter((i) => pattern.of.includes(digits[i]!)).map((i) => i + 1));
    case "row":
      return pattern.of.reduce((places, each) => endsOf(each, digits, places), from);
    case "or":
      return new Set(pattern.of.flatMap((each) => [...endsOf(each, digits, from)]));
    case "repeat": {
      const { of, least, most } = pattern;
      const ends = new Set(least === 0 ? from : []);
      for (let now = from; now.size > 0; ) {
        const next = endsOf(of, digits, now);
        now = most === 1 ? new Set() : new Set([...next].filter((each) => !ends.has(each)));
        for (const each of next) ends.add(each);
      }
      return ends;
    }
  }
}
