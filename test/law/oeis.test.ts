import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { numberOf } from "../../src/law/identify.ts";
import { OEIS } from "../../src/law/oeis.ts";
import published from "../known/octal-sequences.json" with { type: "json" };
import numbered from "../known/oeis-laws.json" with { type: "json" };
import { plainCodeValues, plainGrundy, plainTakeValues } from "../oracle.ts";
import { isQuick } from "../part.ts";
import { records } from "../published/records.ts";

const plainCode = (code: string, to: number) => plainCodeValues([...code.replace(".", "")].map(Number), to);

/** All codes of a pattern such as `0.07[45]`. */
function codesOf(pattern: string): string[] {
  const [all, digits] = /\[(\d+)\]/.exec(pattern) ?? [];
  if (all === undefined) return [pattern];
  return [...digits!].flatMap((digit) => codesOf(pattern.replace(all, digit)));
}

describe("octal games of the OEIS", () => {
  test.each(published.sequences)(
    "$oeis: plain play of $code has its terms",
    ({ oeis, code, offset, terms }) => {
      expect(plainCode(code, offset + terms.length - 1).slice(offset)).toEqual(terms);
      expect(OEIS[code]).toBe(oeis);
    },
  );

  const others = published.sequences.filter(({ also }) => also !== undefined);
  test.each(others)("$oeis: other codes have its terms, and its number", ({ oeis, offset, terms, also }) => {
    for (const [shift, pattern] of also as [number, string][])
      for (const code of codesOf(pattern)) {
        const from = offset + shift;
        expect(plainCode(code, from + terms.length - 1).slice(from), code).toEqual(terms);
        // Couples are Forever, .6, has a sequence number of its own, and its title lists the same codes.
        expect(numberOf(code, parseGame(code)), code).toBe(oeis === "A071433" ? "A046695" : oeis);
      }
  });

  test.each(published.sequences.filter(({ stated }) => stated && stated.lastException + stated.period < 900))(
    "$oeis: plain play of $code has the period and the last exception that are stated",
    ({ code, stated }) => {
      const { period, lastException } = stated!;
      const values = plainCode(code, 2 * (lastException + period) + 100);
      const differing = values.slice(period).map((value, n) => value !== values[n]);
      expect(differing.lastIndexOf(true)).toBe(lastException);
    },
  );

  test.skipIf(isQuick)(
    "a code of three digits with a number has the values of the code that it is the number of",
    () => {
      const digits = "01234567";
      let told = 0;
      for (const code of codesOf(`[04].[${digits}][${digits}][${digits}]`)) {
        const oeis = code.endsWith("000") ? undefined : numberOf(code, parseGame(code));
        if (oeis === undefined) continue;
        told++;
        const own = plainCode(code, 210);
        const values = plainCode(published.sequences.find((sequence) => sequence.oeis === oeis)!.code, 210);
        const shifts = [0, 1, 2, 3, 4];
        const isShifted = (shift: number) =>
          values.slice(shift, 200).every((value, n) => value === own[n]) ||
          own.slice(shift, 200).every((value, n) => value === values[n]);
        expect(shifts.some(isShifted), code).toBe(true);
      }
      expect(told).toBe(489);
    },
  );

  test("A125941 says that 4.367 and 4.377 are 4.327, but a heap of 27 has 9 for 2", () => {
    const { terms } = published.sequences.find(({ oeis }) => oeis === "A125941")!;
    for (const code of ["4.367", "4.377"]) {
      const values = plainCode(code, 27);
      expect([values.slice(1, 27), values[27]]).toEqual([terms.slice(0, 26), 9]);
      expect(terms[26]).toBe(2);
      expect(numberOf(code, parseGame(code))).toBeUndefined();
    }
  });
});

const takes = (allowed: (s: number) => boolean) => (n: number) => plainTakeValues(allowed, n)[n]!;
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isTriangle = (s: number) => upTo(s).some((k) => k * (k + 1) === 2 * s);
const heap = (options: (n: number) => number[]) => plainGrundy<number>((n) => options(n).map((to) => [to]));

/**
 * Coins in a row: a move turns consecutive coins, the last of them from heads to tails, and leaves the coins
 * before it.
 */
const ruler = plainGrundy<number>((n) =>
  upTo(n).map((first) => Array.from({ length: n - first }, (_, i) => first + i)),
);
/** A queen that moves towards the corner, by plain play of the whole board. */
const queen = plainGrundy<readonly [number, number]>(
  ([a, b]) =>
    upTo(Math.max(a, b)).flatMap((k) =>
      [[a - k, b] as const, [a, b - k] as const, [a - k, b - k] as const]
        .filter(([x, y]) => x >= 0 && y >= 0)
        .map((to) => [to]),
    ),
  (at) => at.join(),
);

/** Values by rules written in this file. */
const PLAYS: Readonly<Record<string, (n: number) => number>> = {
  A001477: takes(() => true),
  A000035: takes((s) => s < 2),
  A010872: takes((s) => s < 3),
  A010873: takes((s) => s < 4),
  A010874: takes((s) => s < 5),
  A010875: takes((s) => s < 6),
  A010876: takes((s) => s < 7),
  A010877: takes((s) => s < 8),
  A010878: takes((s) => s < 9),
  A010879: takes((s) => s < 10),
  A004526: takes((s) => s > 1),
  A002264: takes((s) => s > 2),
  A002265: takes((s) => s > 3),
  A002266: takes((s) => s > 4),
  A019509: takes(isTriangle),
  A014589: takes((s) => s > 1 && upTo(s).filter((k) => s % k === 0).length === 2),
  A055396: heap((n) => upTo(n - 1).filter((k) => gcd(n, k) === 1)),
  A001222: heap((n) => upTo(n - 1).filter((k) => n % k === 0)),
  A007814: heap((n) => upTo(n - 1).flatMap((k) => (n % k === 0 ? [n - k] : []))),
  A006519: ruler,
  A004482: (n) => queen([1, n]),
  A004483: (n) => queen([2, n]),
};

describe("other games of the OEIS", () => {
  test.each(Object.entries(PLAYS))("%s: plain play has its terms", (oeis, value) => {
    const { offset, terms } = numbered.sequences.find((sequence) => sequence.oeis === oeis)!;
    expect(terms.map((_, i) => value(i + offset))).toEqual(terms);
  });

  test("no number is told whose terms are not known", () => {
    const known = [
      ...published.sequences.map(({ oeis }) => oeis),
      ...numbered.sequences.map(({ oeis }) => oeis),
      ...records.map(({ id }) => id.replace("oeis-", "")),
    ];
    expect(known).toEqual(expect.arrayContaining([...new Set(Object.values(OEIS))]));
  });
});
