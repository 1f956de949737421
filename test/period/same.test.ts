import { describe, expect, test } from "vitest";
import type { HeapRules } from "../../src/encoding.ts";
import { valueAt } from "../../src/law-value/periodic.ts";
import type { Natural } from "../../src/nimber/natural.ts";
import { begin } from "../../src/solve/limits.ts";
import type { PeriodicSequence } from "../../src/solve/period/differ.ts";
import { finish } from "../../src/solve/period/portions.ts";
import {
  knownByLaw,
  type SameLimits,
  type Span,
  sameSteps,
  sameValues,
  spanDiffers,
} from "../../src/solve/period/same.ts";
import type { Theorem } from "../../src/types.ts";
import { clock, withClock } from "./clock.case.ts";
import { allBut, code, take } from "./rules.case.ts";

const repeating = (preperiod: number, values: readonly number[], saltus = 0): PeriodicSequence => {
  const law = { preperiod, period: values.length - preperiod, saltus };
  return { ...law, at: (heap) => valueAt(law, values, heap) };
};

const theoremOf = ({ at, ...law }: PeriodicSequence): Theorem<Natural> => ({
  claim: { en: "", zh: "" },
  source: "",
  cases: () => [],
  says: at,
  law: { kind: "periodic", ...law, values: [] },
});

/** Takes between `from` and `to`, by the rule. */
const inRow = (from: number, to?: number): HeapRules => ({
  kind: "take",
  takes: (n) => Array.from({ length: Number(n) }, (_, i) => i + 1).filter((s) => s >= from && s <= (to ?? s)),
});

describe("takes in a row", () => {
  const differ = (span: Span, known: PeriodicSequence) => finish(spanDiffers(span, known, begin()));

  /** All lists of this length with numbers below 3. */
  const lists = (length: number): number[][] =>
    length === 0 ? [[]] : lists(length - 1).flatMap((list) => [0, 1, 2].map((last) => [...list, last]));

  test("part from whatever repeats where their values do", () => {
    for (let from = 1; from <= 5; from++) {
      for (const to of [undefined, from, from + 1, from + 4, 11]) {
        const at = (n: number) => Math.floor((to === undefined ? n : n % (from + to)) / from);
        for (const [preperiod, period] of [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 2],
          [2, 1],
          [2, 2],
        ] as const) {
          for (const list of lists(preperiod + period)) {
            for (const saltus of [0, 1]) {
              const known = repeating(preperiod, list, saltus);
              let heap = 0;
              while (heap < 60 && at(heap) === known.at(heap)) heap++;
              const expected = heap === 60 ? "equal" : { heap, values: [at(heap), known.at(heap)] };
              const found = differ({ from, to }, known);
              if (found === expected) continue;
              expect([from, to, preperiod, list, saltus, found]).toEqual([
                from,
                to,
                preperiod,
                list,
                saltus,
                expected,
              ]);
            }
          }
        }
      }
    }
  });

  test("part from what grows as they do for a long time", () => {
    const late = (round: number[]) =>
      differ({ from: 5, to: undefined }, repeating(6, [0, 0, 0, 0, 0, 1, ...round]));
    expect(late([1])).toEqual({ heap: 10, values: [2, 1] });
    expect(late([1, 1, 1])).toEqual({ heap: 10, values: [2, 1] });
  });

  test("are equal to a list of themselves", () => {
    for (const [from, to] of [
      [1, 1],
      [2, 3],
      [3, 9],
    ] as const) {
      const round = Array.from({ length: from + to }, (_, n) => Math.floor(n / from));
      expect(differ({ from, to }, repeating(0, round))).toBe("equal");
      expect(differ({ from, to }, repeating(0, [...round, ...round]))).toBe("equal");
      expect(differ({ from, to }, repeating(0, [...round, ...round.with(-1, 9)]))).toEqual({
        heap: 2 * round.length - 1,
        values: [round.at(-1), 9],
      });
    }
  });

  test("may begin or end as far out as they like", () => {
    const far = 10n ** 30n;
    expect(differ({ from: far, to: undefined }, repeating(0, [0]))).toEqual({ heap: far, values: [1, 0] });
    expect(differ({ from: 3, to: far }, repeating(0, [0, 0, 0], 1))).toEqual({
      heap: far + 3n,
      values: [0, (far + 3n) / 3n],
    });
    const spans = [
      { kind: "take", from: far, to: far * 7n },
      { kind: "take", from: far },
    ] as const satisfies HeapRules[];
    expect(sameValues(spans[0], spans[1])).toEqual({
      verdict: "refuted",
      heap: far * 8n,
      values: [0, 8],
    });
  });
});

describe("laws", () => {
  const far = 10 ** 12;
  const long: HeapRules = { kind: "take", from: 700, to: far };
  const endless = allBut(Array.from({ length: 699 }, (_, i) => i + 1));
  const where = { heap: far + 700, values: [0, Math.floor((far + 700) / 700)] };

  test("tell where a span parts from what is proved, far beyond what is computed", () => {
    expect(sameValues(long, endless)).toEqual({ verdict: "refuted", ...where });
    expect(sameValues(endless, long)).toEqual({
      verdict: "refuted",
      heap: where.heap,
      values: where.values.toReversed(),
    });
    expect(sameValues({ kind: "take", from: 700 }, endless)).toEqual({
      verdict: "proved",
      shift: 0,
      by: "law",
    });
    // So few heaps do not prove a period.
    for (const pair of [
      [long, endless],
      [endless, long],
    ] as [HeapRules, HeapRules][])
      expect(sameValues(...pair, { heaps: 600 })).toEqual({ verdict: "observed", shift: 0, heaps: 600 });
  });

  test("tell nothing beside what no theorem proves, unless that has one too", () => {
    const three: HeapRules = { kind: "take", from: 1, to: 3 };
    const law = theoremOf(repeating(0, [0, 1, 2, 3]));
    const proved = { verdict: "proved", shift: 0, by: "law" };
    const seen = { verdict: "observed", shift: 0, heaps: 600 };
    for (const [a, b, laws, expected] of [
      [three, inRow(1, 3), undefined, seen],
      [inRow(1, 3), three, undefined, seen],
      [three, inRow(1, 3), [undefined, law], proved],
      [inRow(1, 3), three, [law, undefined], proved],
      [inRow(1, 3), inRow(1, 3), [law, law], proved],
      [inRow(1, 3), inRow(1, 3), [law, undefined], seen],
      [inRow(1, 3), inRow(1, 3), [undefined, law], seen],
    ] as const satisfies [HeapRules, HeapRules, SameLimits["laws"], unknown][])
      expect(sameValues(a, b, { heaps: 600, ...(laws !== undefined && { laws }) })).toEqual(expected);
  });

  test("part from each other where they say so", () => {
    const zeros = repeating(0, [0]);
    const late = repeating(900, [...Array.from({ length: 900 }, () => 0), 1]);
    const [a, b] = [inRow(1000), inRow(1000)];
    const of = (x: PeriodicSequence, y: PeriodicSequence) =>
      sameValues(a, b, { heaps: 600, laws: [theoremOf(x), theoremOf(y)] });
    expect(of(zeros, late)).toEqual({ verdict: "refuted", heap: 900, values: [0, 1] });
    expect(of(late, zeros)).toEqual({ verdict: "refuted", heap: 900, values: [1, 0] });
  });

  test("are asked before any shift is tried, and stand", () => {
    const upTo = (to: number): HeapRules => ({ kind: "take", from: 1, to });
    expect(sameValues(upTo(1000), upTo(1001), { heaps: 600, shift: 1 })).toEqual({
      verdict: "refuted",
      heap: 1001,
      values: [0, 1001],
    });
    // Shifted by their period, they are also equal.
    expect(sameValues(upTo(3), take([1, 2, 3]), { shift: 8 })).toEqual({
      verdict: "proved",
      shift: 0,
      by: "law",
    });
  });

  test("do not ask for a proof where values differ soon", () => {
    let most = 0;
    for (const heaps of sameSteps({ kind: "take", from: 2, to: 3 }, code(0, 3, 6), { heaps: 5000 }))
      most = Math.max(most, heaps);
    expect(most).toBeLessThanOrEqual(512);
  });

  test("leave shifts to what is computed", () => {
    const [later, sooner] = [code(0, 0, 1, 2), take([1])];
    const laws = [theoremOf(repeating(1, [0, 0, 1])), theoremOf(repeating(0, [0, 1]))] as const;
    expect(sameValues(later, sooner, { laws })).toEqual({ verdict: "refuted", heap: 1, values: [0, 1] });
    expect(sameValues(later, sooner, { laws, shift: 1 })).toMatchObject({
      ...{ verdict: "proved", shift: 1, by: "period" },
    });
  });

  test("are known where they repeat within reach", () => {
    expect(knownByLaw(undefined)).toBeUndefined();
    const { law: _, ...none } = theoremOf(repeating(0, [0]));
    expect(knownByLaw(none)).toBeUndefined();
    const of = (preperiod: number, period: number) =>
      knownByLaw(theoremOf({ preperiod, period, saltus: 2, at: (heap) => heap }));
    expect(of(4_000_000, 6_000_001)).toBeUndefined();
    const known = of(4_000_000, 6_000_000)!;
    expect(known).toMatchObject({ preperiod: 4_000_000, period: 6_000_000, saltus: 2 });
    expect(known.at(7)).toBe(7);
  });
});

describe("a comparison", () => {
  const one: HeapRules = {
    kind: "moves",
    *leaves(n) {
      if (n > 0) yield [n - 1];
    },
  };

  test("goes as far as is usual for both", () => {
    const seen = { verdict: "observed", shift: 0, heaps: 4000 };
    expect(sameValues(one, take([1]))).toEqual(seen);
    expect(sameValues(take([1]), one)).toEqual(seen);
  });

  test("proves from the heaps that it may look at, and from no more", () => {
    const seen = { verdict: "observed", shift: 0, heaps: 39 };
    expect(sameValues(take([8]), take([8, 24]), { heaps: 39 })).toEqual(seen);
    expect(sameValues(take([8]), take([8, 24]), { heaps: 40 })).toMatchObject({
      ...{ verdict: "proved", by: "period", period: { preperiod: 0, period: 16, saltus: 0 } },
    });
  });

  test("shifts periods with their values", () => {
    const [later, sooner] = [code(0, 2, 0, 3), code(0, 3, 1, 1)];
    const proved = { verdict: "proved", by: "period", period: { preperiod: 3, period: 2, saltus: 0 } };
    expect(sameValues(later, sooner, { shift: 1 })).toEqual({ ...proved, shift: 1, replayed: true });
    expect(sameValues(sooner, later, { shift: 1 })).toEqual({ ...proved, shift: -1, replayed: true });
  });

  test("looks as far beyond its heaps as it shifts them", () => {
    const next: HeapRules = {
      kind: "moves",
      *leaves(n) {
        if (n > 1) yield [n - 1];
      },
    };
    const seen = { verdict: "observed", heaps: 600 };
    expect(sameValues(next, one, { heaps: 600, shift: 1 })).toEqual({ ...seen, shift: 1 });
    expect(sameValues(one, next, { heaps: 600, shift: 1 })).toEqual({ ...seen, shift: -1 });
  });

  test("says that proofs were replayed only when both were", () => {
    const proved = { verdict: "proved", shift: 0, by: "period", replayed: false };
    // A replay of so many heaps with so many takes would take too long.
    const many = take(Array.from({ length: 33_000 }, (_, i) => 2 * i + 1));
    expect(sameValues(take([1]), many)).toMatchObject(proved);
    expect(sameValues(many, take([1]))).toMatchObject(proved);
  });

  test("is stopped by its time and by a signal, by laws and by tables", () => {
    const reason = new Error("given up");
    const signal = {
      aborted: true,
      throwIfAborted() {
        throw reason;
      },
    };
    const stopped = { verdict: "observed", shift: 0, heaps: 0, limit: { limit: "seconds" } };
    for (const pair of [
      [{ kind: "take", from: 700 }, allBut([1, 2])],
      [take([1]), take([1, 3])],
    ] as [HeapRules, HeapRules][]) {
      expect(withClock(clock(1000).now, () => sameValues(...pair, { seconds: 0.5 }))).toMatchObject(stopped);
      expect(() => sameValues(...pair, { signal })).toThrow(reason);
    }
  });
});
