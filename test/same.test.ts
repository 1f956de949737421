import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../src/encoding.ts";
import { parseGame } from "../src/games/index.ts";
import { canonical, heapTable, sameValues } from "../src/solve/index.ts";
import { plainGrundy } from "./oracle.ts";
import { clock, withClock } from "./period/clock.case.ts";

const rulesOf = (game: string): HeapRules => heapRules(parseGame(game))!;

/** Values of a code by the definition, without code of the tables. */
function plainly(digits: readonly number[], to: number): number[] {
  const values = [0];
  for (let n = 1; n <= to; n++) {
    const seen = new Set<number>();
    for (let taken = 0; taken < digits.length && taken <= n; taken++) {
      const left = n - taken;
      const digit = digits[taken]!;
      if (digit & 1 && left === 0) seen.add(0);
      if (digit & 2 && left > 0) seen.add(values[left]!);
      for (let a = 1; a < left; a++) {
        if (digit & 4) seen.add(values[a]! ^ values[left - a]!);
        for (let b = 1; digit & 8 && b < left - a; b++)
          seen.add(values[a]! ^ values[b]! ^ values[left - a - b]!);
      }
    }
    let value = 0;
    while (seen.has(value)) value++;
    values.push(value);
  }
  return values;
}

test("the same moves are the same game, also where there is no code", () => {
  const grundy = rulesOf("grundys-game");
  const proved = { verdict: "proved", shift: 0, by: "moves" };
  for (const other of ["4!.", "4!.00", "[n: a & n-a if a < n-a]", "grundys-game"])
    expect(sameValues(grundy, rulesOf(other))).toEqual(proved);
  const divisors = rulesOf("[n: n-k if k in divisors(n)]");
  expect(sameValues(divisors, divisors)).toEqual(proved);
  for (const other of ["4.0", "0.4!", "4!.4!"])
    expect(sameValues(grundy, rulesOf(other)).verdict).toBe("refuted");
});

describe("the canonical code has the values of the code, shifted", () => {
  const octal = Array.from({ length: 2 * 8 ** 3 }, (_, i) => [
    i >= 512 ? 4 : 0,
    (i >> 6) & 7,
    (i >> 3) & 7,
    i & 7,
  ]);
  const hexadecimal = [
    [0, 2, 8],
    [8, 0, 1],
    [0, 8, 6, 12],
    [12, 2, 15],
    [0, 0, 0, 9],
    [0, 14, 3],
    [0, 0, 1, 0, 8],
  ];
  test("for all octal codes of three digits", () => {
    for (const digits of octal) {
      const { digits: form, shift } = canonical({ kind: "break", digits })!;
      expect(plainly(digits, 24 + shift).slice(shift)).toEqual(plainly(form, 24));
      expect(plainly(digits, shift).every((value) => value === 0)).toBe(true);
      expect(form.some((digit) => digit !== 0) ? form[1]! & 1 : 1).toBe(1);
    }
  });
  test.each(hexadecimal)("for %i.%i%i…", (...digits) => {
    const { digits: form, shift } = canonical({ kind: "break", digits })!;
    expect(plainly(digits, 30 + shift).slice(shift)).toEqual(plainly(form, 30));
  });
  test("trailing zeros go, and sets are codes", () => {
    expect(canonical(rulesOf("0.7700"))).toEqual({ digits: [0, 7, 7], shift: 0 });
    expect(canonical(rulesOf("0.000"))).toEqual({ digits: [0, 0], shift: 0 });
    expect(canonical({ kind: "take", set: [3, 1] })).toEqual({ digits: [0, 3, 0, 3], shift: 0 });
    expect(canonical(rulesOf("grundys-game"))).toBeUndefined();
    expect(canonical(rulesOf("nim"))).toBeUndefined();
    expect(canonical(rulesOf("{1000000000}"))).toBeUndefined();
  });
});

describe("two games have the same values", () => {
  test("as the literature and its errata say", () => {
    expect(sameValues(rulesOf("0.161"), rulesOf("0.36"))).toMatchObject({ verdict: "refuted", heap: 519 });
    expect(sameValues(rulesOf("0.27"), rulesOf("0.26"))).toMatchObject({ verdict: "proved", by: "code" });
    expect(sameValues(rulesOf("0.314"), rulesOf("0.31"))).toMatchObject({ verdict: "refuted" });
    expect(sameValues(rulesOf("0.07"), rulesOf("0.4"))).toMatchObject({ verdict: "refuted" });
    expect(sameValues(rulesOf("0.07"), rulesOf("0.4"), { shift: 1 })).toMatchObject({
      verdict: "proved",
      shift: -1,
      by: "code",
    });
    expect(sameValues(rulesOf("dawsons-chess"), rulesOf("0.07"), { shift: 3 })).toMatchObject({
      verdict: "proved",
      shift: -1,
    });
  });

  test("by their periods, when their codes differ", () => {
    const pairs: [string, string, number][] = [
      ["{1}", "{1,3}", 0],
      ["{1,2}", "{1,2,4,5}", 0],
      ["{1..3}", "{1..3,5..7}", 0],
      ["nim", "{1..}", 0],
      ["0.17", "0.42", 1],
      ["0.1", "0.13", 0],
    ];
    for (const [a, b, shift] of pairs) {
      const [left, right] = [rulesOf(a), rulesOf(b)];
      const found = sameValues(left, right, { shift });
      const at = "shift" in found ? found.shift : 0;
      const x = heapTable(left).values(900);
      const y = heapTable(right).values(900);
      const equal = Array.from({ length: 800 }, (_, n) => n).every(
        (n) => x[n + Math.max(0, at)] === y[n + Math.max(0, -at)],
      );
      expect([a, b, found.verdict]).toEqual([a, b, equal ? "proved" : "refuted"]);
    }
    expect(sameValues(rulesOf("{1,2}"), rulesOf("{1,2,4,5}"))).toMatchObject({
      verdict: "proved",
      by: "period",
      period: { preperiod: 0, period: 3, saltus: 0 },
    });
    expect(sameValues(rulesOf("nim"), rulesOf("{1..}"))).toMatchObject({
      by: "period",
      period: { saltus: 1 },
    });
  });

  test("or differ far beyond what was compared, as their periods tell", () => {
    // Both are 0 1 0 1 … up to heap 1000.
    const found = sameValues({ kind: "take", set: [1] }, { kind: "take", set: [1, 1000] });
    expect(found).toEqual({ verdict: "refuted", heap: 1000, values: [0, 2] });
    expect(sameValues({ kind: "take", set: [1] }, { kind: "take", set: [1, 1000] }, { heaps: 900 })).toEqual({
      verdict: "observed",
      shift: 0,
      heaps: 900,
    });
  });

  test("or are only seen to agree", () => {
    const takes = (n: number | bigint) => (n > 5000 ? [2] : [1]);
    const odd: HeapRules = { kind: "take", takes };
    expect(sameValues(odd, { kind: "take", set: [1] }, { heaps: 5000 })).toMatchObject({
      verdict: "observed",
    });
    expect(sameValues(odd, { kind: "take", set: [1] }, { heaps: 20_000 })).toMatchObject({
      verdict: "refuted",
    });
  });
});

describe("laws", () => {
  const values = ([from, to]: readonly (number | undefined)[]) =>
    plainGrundy<number>((n) =>
      Array.from({ length: n }, (_, i) => i + 1)
        .filter((s) => s >= from! && s <= (to ?? n))
        .map((s) => [n - s]),
    );

  test("of takes in a row part where plain play parts", () => {
    const ends = [1, 2, 3, 4].flatMap((from) => [undefined, 4, 5, 7].map((to) => [from, to] as const));
    for (const a of ends) {
      for (const b of ends) {
        const [left, right] = [values(a), values(b)];
        const heap = Array.from({ length: 60 }, (_, n) => n).find((n) => left(n) !== right(n));
        const rules = ([from, to]: typeof a) =>
          ({ kind: "take", from, ...(to !== undefined && { to }) }) as HeapRules;
        const found = sameValues(rules(a), rules(b));
        if (heap === undefined) expect(found).toMatchObject({ verdict: "proved", by: "law" });
        else expect(found).toMatchObject({ verdict: "refuted", heap, values: [left(heap), right(heap)] });
        // Compared with a list of the same takes, whose values prove its period.
        const list: HeapRules =
          b[1] === undefined
            ? { kind: "take", allBut: Array.from({ length: b[0] - 1 }, (_, i) => i + 1) }
            : { kind: "take", set: Array.from({ length: b[1] - b[0] + 1 }, (_, i) => b[0] + i) };
        for (const [x, y, swap] of [
          [rules(a), list, false],
          [list, rules(a), true],
        ] as const) {
          const mixed = sameValues(x, y);
          if (heap === undefined) expect(mixed).toMatchObject({ verdict: "proved" });
          else {
            const both = [left(heap), right(heap)];
            expect(mixed).toMatchObject({ verdict: "refuted", heap, values: swap ? both.reverse() : both });
          }
        }
      }
    }
  });
});

test("a comparison without time says that this stopped it", () => {
  const rules = [rulesOf("{powers(2)}"), rulesOf("{1,2}")] as const;
  expect(withClock(clock(1000).now, () => sameValues(...rules, { seconds: 0.5 }))).toMatchObject({
    verdict: "observed",
    limit: { limit: "seconds" },
  });
});
