import { describe, expect, test } from "vitest";
import { valueAt } from "../../src/law-value/periodic.ts";
import { localizedIn, say } from "../../src/locale/message.ts";
import { periodClaim, periodReason, sameValues } from "../../src/solve/index.ts";
import { isException } from "../../src/solve/period/exceptions.ts";
import { finish } from "../../src/solve/period/portions.ts";
import { reachByPeriod } from "../../src/solve/period/reach.ts";
import { patternOf, periodTheorem } from "../../src/solve/period/sequence.ts";
import type { Proved } from "../../src/solve/period/theorem.ts";
import { allBut, code, take, valuesOf } from "./rules.case.ts";

describe("a sequence with a period", () => {
  const period = { preperiod: 5, period: 3, saltus: 2 };
  const values = [0, 1, 0, 2, 9, 4, 3, 5, 6, 5, 7, 8, 7, 9];

  test("has a value for every heap", () => {
    for (const [heap, value] of values.entries())
      expect(valueAt(period, values.slice(0, 8), heap)).toBe(value);
    expect(valueAt(period, values, 5 + 3 * 10 ** 6)).toBe(4 + 2 * 10 ** 6);
    expect(valueAt(period, values, 6n + 3n * 10n ** 18n)).toBe(3n + 2n * 10n ** 18n);
    expect(valueAt({ ...period, saltus: 0 }, values, 7n + 3n * 10n ** 18n)).toBe(5);
  });

  test("has exceptions before it, and a largest value where it has no saltus", () => {
    // Read backwards: heap 4 continues as 5 - 2 = 3, heap 3 as 3 - 2 = 1, heap 2 as 4 - 2 = 2, heap 1 as 1,
    // heap 0 as -1.
    expect(values.map((_, heap) => isException(period, values, heap))).toEqual([
      ...[true, false, true, true, true],
      ...values.slice(5).map(() => false),
    ]);
    expect(finish(patternOf(period, values, 9))).toEqual({ exceptions: [0, 2, 3, 4], exceptionCount: 4 });
    expect(finish(patternOf(period, values, 9, 128))).toEqual({ exceptions: [0, 2], exceptionCount: 4 });
    expect(finish(patternOf({ preperiod: 1, period: 2, saltus: 0 }, [3, 1, 4], 9))).toEqual({
      exceptions: [0],
      exceptionCount: 1,
      maximum: { value: 4, heap: 2 },
    });
    expect(finish(patternOf({ preperiod: 1, period: 2, saltus: 0 }, [4, 1, 4], 9))).toEqual({
      exceptions: [],
      exceptionCount: 0,
      maximum: { value: 4, heap: 0 },
    });
  });

  test("is a theorem, which names what it rests on", () => {
    const proved: Proved = { ...period, theorem: "guy-smith", from: 5, to: 20, replayed: true };
    const theorem = periodTheorem(code(0, 7), proved, () => values);
    expect(theorem.says(5 + 3 * 10)).toBe(4 + 2 * 10);
    const cases = theorem.cases()[Symbol.iterator]();
    expect([cases.next().value, cases.next().value]).toEqual([[0], [1]]);
    expect(theorem.source).toContain("Guy & Smith");
    expect(theorem.law).toEqual({ kind: "periodic", ...period, values });
    expect(localizedIn(theorem.claim)).toEqual({
      en: "From heap 5 the value grows by 2 with every 3 tokens. Nimber computed the values up to heap 22 and compared them from heap 5 on. That proves the period. The independent checker replayed all 23 values.",
      zh: "从 5 起，堆每增加 3 个石子，SG 值增加 2。SG 值已计算到 n = 22，并从 n = 5 起逐一比较，由此证明了周期。独立的检验程序已重新计算全部 23 个值。",
    });
    expect(say(periodReason(code(0, 7), { ...proved, replayed: false }), "en")).toContain(
      "did not replay the proof",
    );
    expect(say(periodClaim({ preperiod: 5, period: 1, saltus: 2 }), "en")).toBe(
      "From heap 5 the value grows by 2 with every token.",
    );
    expect(say(periodClaim({ preperiod: 5, period: 3, saltus: 0 }), "en")).toBe(
      "From heap 5 the values repeat with period 3.",
    );
  });

  test("tells where a heap has a value, under rules that forbid takes", () => {
    const rules = allBut([2]);
    for (let heap = 0; heap < 30; heap++) {
      for (let value = 0; value < 14; value++) {
        const found = reachByPeriod(rules, period, values, heap, value);
        const may = Array.from({ length: heap }, (_, left) => left).filter(
          (left) => heap - left !== 2 && valueAt(period, values, left) === value,
        );
        expect([heap, value, found !== undefined]).toEqual([heap, value, may.length > 0]);
        if (found === undefined) continue;
        expect(may).toContain(found.to[0]);
        expect(found).toEqual({ at: `${heap - Number(found.to[0])}`, to: [found.to[0]] });
      }
    }
    const { preperiod, period: length } = period;
    expect(reachByPeriod(rules, period, values.slice(0, preperiod + length), 1, 40)).toBeUndefined();
    expect(reachByPeriod(take([2]), period, values, 9, 4)).toBeUndefined();
    expect(reachByPeriod(code(0, 7), period, values, 9, 4)).toBeUndefined();
    expect(reachByPeriod(rules, { ...period, saltus: 0 }, values, 9, 4)).toBeUndefined();
  });
});

describe("two sequences", () => {
  test("are compared as plain play has them", () => {
    const sets = [[1], [1, 2], [1, 3], [2, 4], [1, 3, 5], [2, 3], [3, 4], [1, 4], [2]];
    for (const a of sets) {
      for (const b of sets) {
        const [left, right] = [valuesOf(take(a), 90), valuesOf(take(b), 90)];
        const first = left.findIndex((value, n) => value !== right[n]);
        const found = sameValues(take(a), take(b));
        if (first < 0) expect(localizedIn(found)).toMatchObject({ verdict: "proved", shift: 0 });
        else
          expect(localizedIn(found)).toEqual({
            verdict: "refuted",
            heap: first,
            values: [left[first], right[first]],
          });
        const shifted = sameValues(take(a), take(b), { shift: 3 });
        if (shifted.verdict !== "proved") continue;
        const [x, y] = [Math.max(0, shifted.shift), Math.max(0, -shifted.shift)];
        for (let n = 0; n < 80; n++) expect(left[n + x]).toBe(right[n + y]);
      }
    }
  });

  test("with one period are proved, and both proofs replayed", () => {
    expect(localizedIn(sameValues(take([1, 3]), take([1, 3, 5])))).toEqual({
      verdict: "proved",
      shift: 0,
      by: "period",
      period: { preperiod: 0, period: 2, saltus: 0 },
      replayed: true,
    });
    expect(localizedIn(sameValues(code(0, 7, 7), code(0, 7, 7, 0)))).toEqual({
      verdict: "proved",
      shift: 0,
      by: "code",
      digits: [0, 7, 7],
    });
    expect(localizedIn(sameValues(code(0, 4), code(0, 0, 7), { shift: 1 }))).toMatchObject({
      verdict: "proved",
      shift: 1,
      by: "code",
    });
    expect(localizedIn(sameValues(code(0, 0, 7), code(0, 4), { shift: 1 }))).toMatchObject({
      verdict: "proved",
      shift: -1,
    });
    expect(sameValues(code(0, 0, 7), code(0, 4)).verdict).toBe("refuted");
    expect(localizedIn(sameValues(code(0, 3, 6), code(0, 1, 6, 1), { heaps: 500 }))).toEqual({
      verdict: "observed",
      shift: 0,
      heaps: 500,
    });
    expect(localizedIn(sameValues(code(0, 3, 6), code(0, 1, 6, 1), { heaps: 600 }))).toEqual({
      verdict: "refuted",
      heap: 519,
      values: [4, 2],
    });
    expect(localizedIn(sameValues(code(0, 3, 6), code(0, 1, 6, 1), { bytes: 2100 }))).toMatchObject({
      verdict: "observed",
    });
  });
});
