import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HeapRules } from "../../src/encoding.ts";
import { say } from "../../src/locale/message.ts";
import { canonical, heapTable } from "../../src/solve/index.ts";
import { finish } from "../../src/solve/period/portions.ts";
import { repeat } from "../../src/solve/period/repeat.ts";
import { finiteTheorem, type Proved } from "../../src/solve/period/theorem.ts";

/** Cells that repeat now and then. */
const cells = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 8 }),
    fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 5 }),
    fc.integer({ min: 0, max: 30 }),
  )
  .map(([head, round, rest]) => [
    ...head,
    ...Array.from({ length: rest }, (_, i) => round[i % round.length]!),
  ]);

import { isQuick, partOf } from "../part.ts";
import { allBut, code, holds, take, valuesOf } from "./rules.case.ts";

test("a repeat is the least one that is long enough, and as long as it goes", () => {
  fc.assert(
    fc.property(cells, fc.nat(6), fc.nat(12), fc.nat(3), (list, from, length, off) => {
      const to = Math.max(0, list.length - off);
      const runOf = (p: number) => {
        let run = 0;
        while (to - 1 - run - p >= from && list[to - 1 - run] === list[to - 1 - run - p]) run++;
        return run;
      };
      const periods = Array.from({ length: 60 }, (_, i) => i + 1).filter((p) => to - p - length >= from);
      const period = periods.find((p) => runOf(p) >= length);
      expect(finish(repeat(list, from, to, length))).toEqual(
        period === undefined ? undefined : { period, run: runOf(period) },
      );
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test("a repeat is sought with a few looks at each cell, also where much looks alike", () => {
  const cells = Array.from({ length: 3000 }, (_, n) => (n === 2500 ? 1 : 0));
  let looks = 0;
  const watched = new Proxy(cells, {
    get(list, key) {
      looks++;
      return Reflect.get(list, key);
    },
  });
  expect(finish(repeat(watched, 0, 3000, 750))).toBeUndefined();
  expect(looks).toBeLessThan(15_000);
});

test("a repeat is one of cells, not only of their fingerprints", () => {
  // With fingerprints of 32 bits, cells a, b become a + b·0x9e3779b1, which is equal for 0, 1 and
  // 0x9e3779b1, 0.
  expect(finish(repeat([0, 1, 0x9e3779b1, 0], 0, 4, 2))).toBeUndefined();
  expect(finish(repeat([0, 1, 0, 1], 0, 4, 2))).toEqual({ period: 2, run: 2 });
});

describe("a theorem proves a period", () => {
  const RULES: readonly (readonly [string, HeapRules, r: number, k: number])[] = [
    ["{1,2}", take([1, 2]), 0, 2],
    ["{2,5,7}", take([7, 2, 5]), 0, 7],
    ["{}", take([]), 0, 0],
    ["{3,8,11}", take([3, 8, 11]), 0, 11],
    ["0.0", code(), 1, 0],
    ["0.15", code(0, 1, 5), 2, 2],
    ["0.333", code(0, 3, 3, 3, 0), 1, 3],
    ["0.1", code(0, 1), 1, 1],
    ["4.3", code(4, 3), 2, 1],
    ["0.F1", code(0, 15, 1), 3, 2],
    ["0.A2", code(0, 10, 2), 3, 2],
    ["4", code(4), 2, 0],
  ];

  test.each(RULES)("of %s as soon as its window is known, and no sooner", (_, rules, r, k) => {
    const theorem = finiteTheorem(rules)!;
    const values = valuesOf(rules, 60);
    const least = rules.kind === "break" ? 1 : 0;
    for (let heaps = 0; heaps <= 60; heaps++) {
      const known = values.slice(0, heaps);
      // The window may start anywhere and have any period; all are tried.
      let expected: Partial<Proved> | undefined;
      for (let period = 1; period <= heaps && expected === undefined; period++) {
        for (let from = least; from < heaps; from++) {
          const to = Math.max(1, r) * from + Math.max(0, r - 1) * period + k;
          if (to + period > heaps || !holds(known, from, heaps - period, period)) continue;
          const first = from === 1 && known[0] === known[period] && least === 1;
          expected = {
            theorem: theorem.id,
            preperiod: first ? 0 : from,
            period,
            saltus: 0,
            from,
            to,
            replayed: false,
          };
          break;
        }
      }
      expect([heaps, finish(theorem.prove(known))]).toEqual([heaps, expected]);
    }
  });

  test.each([
    [[2, 3]],
    [[1, 4, 5]],
    [[1, 5, 8]],
    [[]],
    [[7]],
    [[1]],
    [[1, 2, 5, 9]],
    [[1, 3, 4, 7]],
    [[2, 3, 5, 7]],
  ])("of all takes but %j, when the gaps below the window are the same", (set) => {
    const rules = allBut(set);
    const m = Math.max(0, ...set);
    const values = valuesOf(rules, 120);
    const far = valuesOf(rules, 200);
    const gapsOf = (end: number) => {
      const below = new Set(values.slice(0, end));
      let gap = 0;
      while (below.has(gap)) gap++;
      return { gap, above: [...below].filter((value) => value > gap).map((value) => value - gap) };
    };
    let before: Proved | undefined;
    for (let heaps = 0; heaps <= 120; heaps++) {
      const found = finish(finiteTheorem(rules)!.prove(values.slice(0, heaps)));
      if (found === undefined) {
        expect(before).toBeUndefined();
        continue;
      }
      before = found;
      const { preperiod, period, saltus, from, to } = found;
      expect(to + period).toBeLessThanOrEqual(heaps);
      expect([found.theorem, to - from, found.replayed]).toEqual(["all-but-state", m, false]);
      expect(from).toBeGreaterThanOrEqual(preperiod);
      expect(holds(far, preperiod, 200 - period, period, saltus)).toBe(true);
      if (preperiod > 0) expect(holds(far, preperiod - 1, 200 - period, period, saltus)).toBe(false);
      const [few, many] = [gapsOf(from), gapsOf(from + period)];
      expect([many.gap - few.gap, many.above.toSorted((a, b) => a - b)]).toEqual([
        saltus,
        few.above.toSorted((a, b) => a - b),
      ]);
      if (from > preperiod) {
        const [earlier, later] = [gapsOf(from - 1), gapsOf(from - 1 + period)];
        expect([later.gap - earlier.gap, later.above.toSorted((a, b) => a - b)]).not.toEqual([
          saltus,
          earlier.above.toSorted((a, b) => a - b),
        ]);
      }
    }
    expect(before).toBeDefined();
  });

  test("not while a gap remains that the last values do not show", () => {
    const rising = Array.from({ length: 40 }, (_, n) => n);
    expect(finish(finiteTheorem(allBut([1]))!.prove(rising))).toMatchObject({ period: 1, saltus: 1 });
    expect(finish(finiteTheorem(allBut([1]))!.prove([100, ...rising]))).toBeUndefined();
  });

  test("while gaps remain, when they are the same ones", () => {
    // Below an even heap n there is no gap; below an odd n there is one, n - 1, and above it n.
    const pairs = Array.from({ length: 41 }, (_, n) => n ^ 1);
    for (const heaps of [40, 41])
      expect(finish(finiteTheorem(allBut([1]))!.prove(pairs.slice(0, heaps)))).toEqual({
        theorem: "all-but-state",
        ...{ preperiod: 0, period: 2, saltus: 2, from: 0, to: 1, replayed: false },
      });
    // A missing value below and none above are different gaps.
    expect(
      finish(finiteTheorem(allBut([1]))!.prove([...pairs.slice(0, 40).map((n) => n + 2)])),
    ).toBeUndefined();
  });

  test("of takes from a number on by as many heaps as are forbidden", () => {
    for (const from of [1, 3, 6]) {
      const rules: HeapRules = { kind: "take", from };
      const found = finish(finiteTheorem(rules)!.prove(heapTable(rules).values(60)))!;
      expect(found).toMatchObject({ theorem: "all-but-state", period: from, saltus: 1 });
      expect(found.to - found.from).toBe(from - 1);
    }
    const rules: HeapRules = { kind: "take", from: 2, to: 5 };
    const found = finish(finiteTheorem(rules)!.prove(heapTable(rules).values(60)))!;
    expect(found).toMatchObject({ theorem: "subtraction-state", period: 7, from: 0, to: 5 });
  });

  test("not of takes that depend on the heap, nor of unequal heaps", () => {
    expect(finiteTheorem({ kind: "take", takes: () => [1] })).toBeUndefined();
    expect(finiteTheorem({ kind: "break", digits: [4], unequal: true })).toBeUndefined();
    expect(finiteTheorem({ kind: "break", digits: [4], unequal: false })).toBeDefined();
  });

  test("and says how it does", () => {
    const says = (rules: HeapRules) => say(finiteTheorem(rules)!.claim, "en");
    expect(says(code(0, 3))).toBe(
      "With preperiod n0 and period p, it suffices to compare n with n + p for all n from n0 to n0 + 0.",
    );
    expect(says(code(0, 7, 7))).toBe(
      "With preperiod n0 and period p, it suffices to compare n with n + p for all n from n0 to 2·n0 + p + 1.",
    );
    expect(says(code(0, 15, 1))).toBe(
      "With preperiod n0 and period p, it suffices to compare n with n + p for all n from n0 to 3·n0 + 2·p + 1.",
    );
    expect(says(take([1]))).toBe("The values of max(S) consecutive heaps determine all later values.");
    expect(says(allBut([1]))).toContain("counted from the least gap, determine all later values");
    expect(finiteTheorem(take([1]))!.growth).toBe(2);
    expect(finiteTheorem(allBut([1]))!.growth).toBe(2);
    expect(finiteTheorem(code(0, 7))!.growth).toBe(1.25);
  });
});

test("the canonical code of any rules has their values, shifted", () => {
  const most = isQuick ? 11 : 16;
  const digits = fc.tuple(
    fc.constantFrom(0, 4, 8, 12),
    fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(digits, ([first, rest]) => {
      const found = canonical(code(first, ...rest))!;
      const last = found.digits.length - 1;
      expect(last).toBeGreaterThan(0);
      if (last > 1) expect(found.digits[last]).not.toBe(0);
      const some = found.digits.some((digit) => digit !== 0);
      expect(some ? found.digits[1]! & 1 : 0).toBe(some ? 1 : 0);
      const [before, after] = [valuesOf(code(first, ...rest), most), valuesOf(code(...found.digits), most)];
      for (let n = 1; n + found.shift < most; n++) expect(before[n + found.shift]).toBe(after[n]);
    }),
    { seed: 11, numRuns: partOf(100) },
  );
  expect(canonical(code(0, 0, 7))).toEqual({ digits: [0, 1, 3, 7], shift: 1 });
  expect(canonical(code(0, 4))).toEqual({ digits: [0, 1, 3, 7], shift: 2 });
  expect(canonical(code(0, 7, 7, 0, 0))).toEqual({ digits: [0, 7, 7], shift: 0 });
  expect(canonical(code())).toEqual({ digits: [0, 0], shift: 0 });
  expect(canonical(take([1, 3]))).toEqual({ digits: [0, 3, 0, 3], shift: 0 });
  expect(canonical(take([4096]))).toBeDefined();
  expect(canonical(take([4097]))).toBeUndefined();
  expect(canonical(take([]))).toEqual({ digits: [0, 0], shift: 0 });
  expect(canonical(allBut([1]))).toBeUndefined();
  expect(canonical({ kind: "take", takes: () => [] })).toBeUndefined();
  expect(canonical({ kind: "break", digits: [4], unequal: true })).toBeUndefined();
});
