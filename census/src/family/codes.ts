import { canonical } from "nimber";
import { takeAndBreakGame } from "nimber/games";
import { t } from "../locale/census.ts";
import {
  failure,
  listOf,
  mapping,
  naturalBetween,
  optional,
  type PlanValue,
  type Read,
  required,
  textOf,
} from "../plan/node.ts";
import type { Question } from "../types.ts";
import { classesIn, type FamilyRead } from "./family.ts";
import { codeKey } from "./key.ts";

// Families of take-and-break codes: octal, hexadecimal, and codes with few digits.

/**
 * Family of codes in a base, with at most `most` digits after the point, so that equal ones can be found in
 * memory.
 */
const codesIn = (base: 8 | 16, most: number, allowed: readonly number[]): FamilyRead => {
  const read = mapping<{ digits: number; d0: readonly number[] }>(t("digitsCodesDigits"), {
    digits: required(naturalBetween(1, most)),
    d0: optional(digitsBefore(allowed), [0]),
  });
  return (place) => {
    const { digits, d0 } = read(place);
    const notations = BigInt(d0.length) * BigInt(base) ** BigInt(digits);
    return (question) => ({
      count: { notations, games: notations, exact: false },
      classes: () => classesIn(codes(digits, d0, base, question)),
    });
  };
};

/** Take-and-break codes with digits up to 7. */
export const octal: FamilyRead = codesIn(8, 7, [0, 4]);

/** Take-and-break codes with digits up to F. */
export const hexadecimal: FamilyRead = codesIn(16, 5, [0, 4, 8, 12]);

function digitsBefore(allowed: readonly number[]): Read<readonly number[]> {
  const what = t("digitsBeforePoint", { allowed: allowed.map(digitOf) });
  const read = listOf(what, (place: PlanValue) => {
    const digit = Number.parseInt(textOf(place, what), 16);
    if (!allowed.includes(digit)) throw failure(place, what);
    return digit;
  });
  return (place) => [...new Set(read(place))].sort((a, b) => a - b);
}

function digitOf(value: number): string {
  return value.toString(16).toUpperCase();
}

/** Codes with at most `most` digits after the point, ordered by the digit before it, then by length. */
function* codes(
  most: number,
  d0: readonly number[],
  base: number,
  question: Question,
): Generator<readonly [key: string, id: string]> {
  for (const first of d0) {
    for (let length = 0; length <= most; length++) {
      for (let number = 0; number < base ** length; number++) {
        // A code that ends in 0 equals a shorter one.
        if (length > 0 && number % base === 0) continue;
        const rest = length === 0 ? "" : number.toString(base).padStart(length, "0");
        const digits = [first, ...Array.from(rest, (digit) => Number.parseInt(digit, base))];
        const form = canonical({ kind: "break", digits })!;
        yield [codeKey(form.digits, question), takeAndBreakGame(digits).id];
      }
    }
  }
}
