import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../src/encoding.ts";
import { LimitError, ReplayError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { valueAt } from "../src/known/periodic.ts";
import {
  canonical,
  certify,
  heapTable,
  periodClaim,
  periodOf,
  periodReason,
  rareHeaps,
  sameValues,
} from "../src/solve/index.ts";
import { begin, type Deadline, type Limits } from "../src/solve/limits.ts";
import { certificateOf, notationOf } from "../src/solve/period/certificate.ts";
import { usualHeaps } from "../src/solve/period/find.ts";
import { finish, PORTION, within } from "../src/solve/period/portions.ts";
import { rareSteps } from "../src/solve/period/rare.ts";
import { reachByPeriod } from "../src/solve/period/reach.ts";
import { repeat } from "../src/solve/period/repeat.ts";
import { replayed } from "../src/solve/period/replayed.ts";
import { inPortions, observe, seek } from "../src/solve/period/seek.ts";
import { isException, patternOf, periodTheorem } from "../src/solve/period/sequence.ts";
import { finiteTheorem, type Proved } from "../src/solve/period/theorem.ts";
import { codeOptions, type Options, plainGrundy } from "./oracle.ts";

const take = (set: readonly number[]): HeapRules => ({ kind: "take", set });
const allBut = (set: readonly number[]): HeapRules => ({ kind: "take", allBut: set });
const code = (...digits: number[]): HeapRules => ({ kind: "break", digits });

function optionsOf(rules: HeapRules): Options<number> {
  if (rules.kind === "break") return codeOptions(rules.digits, rules.unequal ?? false);
  const may = (s: number) =>
    "set" in rules ? rules.set.includes(s) : "allBut" in rules && !rules.allBut.includes(s);
  return (n) => Array.from({ length: n }, (_, i) => [n - i - 1]).filter(([left]) => may(n - left!));
}

function valuesOf(rules: HeapRules, heaps: number): number[] {
  const value = plainGrundy(optionsOf(rules));
  return Array.from({ length: heaps }, (_, n) => value(n));
}

/** Whether G(n + p) = G(n) + s for all n that a list knows of, from `from` to before `to`. */
const holds = (values: readonly number[], from: number, to: number, p: number, s = 0) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i).every(
    (n) => values[n + p] === values[n]! + s,
  );

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

test("a repeat is one of cells, not only of their fingerprints", () => {
  // As fingerprints of 32 bits, cells a, b are a + b·0x9e3779b1: those of 0, 1 and of 0x9e3779b1, 0 are the same.
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
      // The window may begin anywhere and have any period: all of them are tried.
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

  test("not of takes that depend on the heap, nor of unequal heaps", () => {
    expect(finiteTheorem({ kind: "take", takes: () => [1] })).toBeUndefined();
    expect(finiteTheorem({ kind: "break", digits: [4], unequal: true })).toBeUndefined();
    expect(finiteTheorem({ kind: "break", digits: [4], unequal: false })).toBeDefined();
  });

  test("and says how it does", () => {
    const says = (rules: HeapRules) => finiteTheorem(rules)!.claim.en;
    expect(says(code(0, 3))).toBe(
      "With n0 the preperiod and p the period, to compare n with n + p for all n from n0 to n0 + 0 is enough.",
    );
    expect(says(code(0, 7, 7))).toBe(
      "With n0 the preperiod and p the period, to compare n with n + p for all n from n0 to 2·n0 + p + 1 is enough.",
    );
    expect(says(code(0, 15, 1))).toBe(
      "With n0 the preperiod and p the period, to compare n with n + p for all n from n0 to 3·n0 + 2·p + 1 is enough.",
    );
    expect(says(take([1]))).toBe("The values of max(S) heaps in a row determine all that follow.");
    expect(says(allBut([1]))).toContain("counted from the least gap, determine all that follow");
    expect(finiteTheorem(take([1]))!.growth).toBe(2);
    expect(finiteTheorem(allBut([1]))!.growth).toBe(2);
    expect(finiteTheorem(code(0, 7))!.growth).toBe(1.25);
  });
});

test("the canonical code of any rules has their values, shifted", () => {
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
      const [before, after] = [valuesOf(code(first, ...rest), 16), valuesOf(code(...found.digits), 16)];
      for (let n = 1; n + found.shift < 16; n++) expect(before[n + found.shift]).toBe(after[n]);
    }),
    { seed: 11, numRuns: 100 },
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
    // Backwards: heap 4 continues as 5 - 2 = 3, heap 3 as 3 - 2 = 1, heap 2 as 4 - 2 = 2, heap 1 as 1, heap 0 as -1.
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
    expect(theorem.claim).toEqual({
      en: "From heap 5 the value grows by 2 with every 3 tokens. Values up to heap 22 were computed and compared from heap 5 on, which proves it. The independent checker replayed all 23 values.",
      zh: "从 5 起，堆每增加 3 个石子，SG 值增加 2。已计算到 22 并从 5 起逐一比较，足以证明。独立的检验程序已重新计算全部 23 个值。",
    });
    expect(periodReason(code(0, 7), { ...proved, replayed: false }).en).toContain("did not replay it");
    expect(periodClaim({ preperiod: 5, period: 1, saltus: 2 }).en).toBe(
      "From heap 5 the value grows by 2 with every token.",
    );
    expect(periodClaim({ preperiod: 5, period: 3, saltus: 0 }).en).toBe(
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
    expect(reachByPeriod(take([2]), period, values, 9, 4)).toBeUndefined();
    expect(reachByPeriod(code(0, 7), period, values, 9, 4)).toBeUndefined();
    expect(reachByPeriod(rules, { ...period, saltus: 0 }, values, 9, 4)).toBeUndefined();
  });
});

describe("what is observed", () => {
  test("is what the last quarter keeps, four times at least", () => {
    const list = (head: number[], round: number[], length: number) =>
      [...head, ...Array.from({ length }, (_, i) => round[i % round.length]!)].slice(0, length);
    const rules = code(0, 7);
    expect(finish(observe(rules, list([9, 8], [1, 2, 3], 40)))).toEqual({
      preperiod: 2,
      period: 3,
      saltus: 0,
    });
    for (const each of [rules, allBut([1])])
      expect(finish(observe(each, list([9, 8], [1, 2, 3], 17)))).toEqual({
        preperiod: 2,
        period: 3,
        saltus: 0,
      });
    expect(finish(observe(allBut([1]), []))).toBeUndefined();
    expect(finish(observe(rules, list([9, 8], [1, 2, 3], 16)))).toBeUndefined();
    expect(finish(observe(rules, []))).toBeUndefined();
    expect(finish(observe(rules, [1, 1, 1]))).toBeUndefined();
    const rising = Array.from({ length: 60 }, (_, n) => 2 * Math.floor(n / 3) + (n % 3));
    for (const [grows, each] of [
      [true, code(0, 15)],
      [true, allBut([1])],
      [true, { kind: "take", takes: () => [1] } as const],
      [false, take([1, 2])],
      [false, code(0, 7)],
    ] as const) {
      expect(finish(observe(each, rising))).toEqual(
        grows ? { preperiod: 0, period: 3, saltus: 2 } : undefined,
      );
    }
  });

  test("and how far is looked", () => {
    expect(usualHeaps(code(0, 7))).toBe(1_000_000);
    expect(usualHeaps(code(0, 8))).toBe(4000);
    expect(usualHeaps({ kind: "take", takes: () => [1] })).toBe(20_000);
    expect(usualHeaps(take([1]))).toBe(10_000_000);
    expect(usualHeaps(allBut([1]))).toBe(10_000_000);
  });
});

test("rare heaps are those of a mask that leaves the fewest", () => {
  const oddBits = (n: number) => [...n.toString(2)].filter((bit) => bit === "1").length % 2;
  for (const game of ["0.77", "0.26", "0.6", "0.45", "0.165"]) {
    const rules = heapRules(parseGame(game)) as Extract<HeapRules, { kind: "break" }>;
    const values = heapTable(rules).values(3999);
    const found = rareHeaps(rules, values);
    const splits = [...rules.digits.keys()].filter((i) => rules.digits[i]! & 4);
    const tilt = splits[0]! % 2;
    const even = splits.every((i) => i % 2 === tilt);
    const rareBy = (mask: number, byPosition: boolean) =>
      [...values.keys()].filter(
        (n) => n > 0 && oddBits(values[n]! & mask) === (byPosition ? Math.abs(n - tilt) % 2 : 0),
      );
    const bits = Math.max(...values).toString(2).length;
    let fewest = Number.POSITIVE_INFINITY;
    for (let mask = 1; mask < 2 ** bits; mask++) {
      for (const byPosition of even ? [false, true] : [false]) {
        fewest = Math.min(fewest, rareBy(mask, byPosition).length);
      }
    }
    expect([game, found !== undefined]).toEqual([game, 8 * fewest <= values.length]);
    if (found === undefined) continue;
    const rares = rareBy(found.mask, found.byPosition);
    expect([found.count, found.last]).toEqual([fewest, rares.at(-1) ?? 0]);
    for (let n = 0; n < 500; n++) expect(found.has(n, values[n]!)).toBe(rares.includes(n));
  }
  expect(rareHeaps(take([1, 2]), [0, 1, 2])).toBeUndefined();
  expect(rareHeaps(code(0, 3, 3), heapTable(code(0, 3, 3)).values(999))).toBeUndefined();
  expect(rareHeaps(code(0, 8), heapTable(code(0, 8)).values(99))).toBeUndefined();
});

describe("a certificate", () => {
  test("names rules in one way", () => {
    const named = (rules: HeapRules) => {
      const found = periodOf(rules);
      if (found.verdict !== "proved") throw new Error("not proved");
      return certify(heapTable(rules), found).game;
    };
    expect(named(take([7, 2, 5, 2]))).toBe("{2,5,7}");
    expect(named(take([10, 9]))).toBe("{9,10}");
    expect(named(take([]))).toBe("{}");
    expect(named(allBut([3, 2]))).toBe("!{2,3}");
    expect(named(code(0, 7, 7, 0))).toBe("0.77");
    expect(named(code())).toBe("0.0");
    expect(named(code(4, 3))).toBe("4.3");
    expect(named(code(0, 15, 1))).toBe("0.F1");
  });

  test("lists no more than a million takes", () => {
    const upTo = (to: number): HeapRules => ({ kind: "take", from: 3, to });
    expect(notationOf(upTo(5))).toBe("{3,4,5}");
    expect(notationOf({ kind: "take", from: 4 })).toBe("!{1,2,3}");
    expect(notationOf(upTo(1_000_002))).toMatch(/^\{3,4,.*,1000002\}$/);
    expect(() => notationOf(upTo(1_000_003))).toThrow("1000000 bytes of source, needed 1000001");
  });

  test("is not written of more exceptions than are listed", () => {
    const proved = {
      theorem: "guy-smith",
      preperiod: 1,
      period: 1,
      saltus: 0,
      from: 1,
      to: 2,
      replayed: false,
    } as const;
    expect(() =>
      finish(certificateOf(code(0, 7), [0, 1, 1], { ...proved, exceptions: [], exceptionCount: 1 })),
    ).toThrow(LimitError);
    expect(() =>
      finish(
        certificateOf({ kind: "take", takes: () => [] }, [0, 1, 1], {
          ...proved,
          exceptions: [0],
          exceptionCount: 1,
        }),
      ),
    ).toThrow("expected a set, an all-but set or a code, got takes that depend on the heap");
  });
});

describe("a search", () => {
  test("asks for its values in portions, and says how far it is", () => {
    const asked: number[] = [];
    const extend = inPortions((to) => {
      asked.push(to);
      return [];
    }, {});
    expect([...extend(255)]).toEqual([256]);
    expect([...extend(255)]).toEqual([]);
    expect([...extend(256)]).toEqual([257]);
    const many = [...extend(4000)];
    expect(many.at(-1)).toBe(4001);
    expect(many).toEqual(many.toSorted((a, b) => a - b));
    expect(Math.max(...asked)).toBe(4000);
  });

  test("ends where its heaps do, or its table", () => {
    const rules = code(0, 3, 6);
    expect(finish(seek(rules, heapTable(rules), 700, begin()))).toEqual({
      heaps: 700,
      proved: undefined,
      limit: undefined,
    });
    const table = heapTable(rules);
    let most = 0;
    const watched = {
      given: 0,
      values(to: number) {
        most = Math.max(most, to);
        return table.values(to);
      },
    };
    const done = [...seek(rules, watched, 700, begin())];
    expect([most, done.at(-1), done.includes(256)]).toEqual([699, 700, true]);
    const sought = finish(seek(rules, heapTable(rules), 100_000, begin({ bytes: 3000 })));
    expect(sought.proved).toBeUndefined();
    expect(sought.limit?.limit).toBe("bytes");
    const failing = {
      given: 0,
      values: () => {
        throw new Error("broken");
      },
    };
    expect(() => finish(seek(rules, failing, 700, begin()))).toThrow("broken");
    const kayles = finish(seek(code(0, 7, 7), heapTable(code(0, 7, 7)), 100_000, begin()));
    expect(kayles.proved).toMatchObject({ preperiod: 71, period: 12, replayed: true });
    expect(kayles.heaps).toBeLessThan(300);
  });
});

describe("work over many heaps", () => {
  const heaps = 4 * PORTION;
  let state = 1;
  const restless = new Uint8Array(heaps).map(() => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return state >>> 28;
  });
  const octal = code(0, 7, 7);
  const periodic = new Uint8Array(heaps).map((_, n) => n % 8);
  const eights = { preperiod: 0, period: PORTION, saltus: 0, exceptions: [], exceptionCount: 0 };
  const proved: Proved = { ...eights, theorem: "guy-smith", from: 0, to: 1, replayed: false };
  const works: Record<string, () => Generator<unknown>> = {
    "a proof": () => finiteTheorem(octal)!.prove(restless),
    "a proof by gaps": () => finiteTheorem(allBut([3]))!.prove(periodic),
    "an observation": () => observe(octal, restless),
    "an observation of steps": () => observe(allBut([3]), restless),
    "the count of rare heaps": () => rareSteps(octal, restless),
    "a certificate": () => certificateOf(octal, periodic, { ...proved, ...eights }),
  };

  test.each(Object.keys(works))("is cut in portions: %s", (name) => {
    let portions = 0;
    for (const _ of works[name]!()) portions++;
    expect(portions).toBeGreaterThanOrEqual(4);
  });

  /** A table that has all its values at once, and a clock that runs out so many looks after that. */
  const search = (looks: number) => {
    let left = Number.POSITIVE_INFINITY;
    const source = {
      given: 0,
      values: (to: number) => {
        if (to === heaps - 1 && left === Number.POSITIVE_INFINITY) left = looks;
        return restless.subarray(0, to + 1);
      },
    };
    const tick = () => {
      if (--left < 0) throw new LimitError("seconds", 1);
    };
    return seek(octal, source, heaps, { ...begin(), tick });
  };

  test("is stopped by the clock while it proves", () => {
    expect(finish(search(3))).toMatchObject({ heaps, proved: undefined, limit: { limit: "seconds" } });
  });

  test("goes on for a moment only when the time is up before the proof", () => {
    expect(finish(search(0))).toMatchObject({ proved: undefined, limit: { limit: "seconds" } });
    const slow = function* () {
      for (;;) yield;
    };
    let steps = 0;
    const given = within(slow(), 7, undefined);
    let step = given.next();
    for (; !step.done; step = given.next()) steps++;
    expect(step.value).toBeUndefined();
    expect(steps).toBeLessThan(100);
  });

  test("is stopped by a signal while it proves, and between portions by whoever waits", () => {
    const reason = new Error("given up");
    const deadline: Deadline = {
      ...begin(),
      tick() {
        throw reason;
      },
    };
    expect(() => finish(within(works["a proof"]!(), heaps, deadline))).toThrow(reason);
    expect(within(works["a proof"]!(), heaps, begin()).next()).toEqual({ done: false, value: heaps });
  });
});

describe("a proof", () => {
  const rules = code(0, 7, 7);
  const values = heapTable(rules).values(400).slice();
  const proved = finish(finiteTheorem(rules)!.prove(values.subarray(0, 256)))!;
  const source = (given: number, of: ArrayLike<number> = values) => ({
    given,
    values: (to: number) => Array.prototype.slice.call(of, 0, to + 1),
  });
  const run = (
    rules: HeapRules,
    from: Parameters<typeof replayed>[1],
    proof: Proved,
    limits: Limits,
    since: number,
  ) => finish(replayed(rules, from, proof, begin(limits), since));

  test("that is small is replayed at once", () => {
    expect(run(rules, source(0), proved, {}, Date.now())).toEqual({ ...proved, replayed: true });
    expect(run(rules, source(100), proved, {}, Date.now())).toEqual({ ...proved, replayed: true });
  });

  test("that the checker refuses is a fault of who gave the values, or of this program", () => {
    const wrong = values.slice();
    wrong[40] = 7;
    expect(() => run(rules, source(100, wrong), proved, {}, 0)).toThrow(ReplayError);
    expect(() => run(rules, source(100, wrong), proved, {}, 0)).toThrow(
      "the values that were handed in: heap 40",
    );
    expect(() => run(rules, source(0, wrong), proved, {}, 0)).toThrow("the proof: heap 40");
    expect(() => run(rules, source(0, wrong), proved, {}, 0)).toThrow("a fault of nimber");
  });

  test("that does not fit its limits is not replayed, and proves nothing of values that were handed in", () => {
    const over: Deadline = {
      ...begin(),
      tick() {
        throw new LimitError("seconds", 3);
      },
    };
    // The 12 values of the cycle and the 14 exceptions need 16 bytes a letter, before the checker needs any.
    const room = 16 * (2 * 12 + 6 * 14);
    for (const [deadline, limit, allowed, needed] of [
      [begin({ bytes: 100 }), "bytes", 100, room],
      [begin({ bytes: room - 1 }), "bytes", room - 1, room],
      [begin({ bytes: room }), "bytes", room, undefined],
      [over, "seconds", 3, undefined],
    ] as const) {
      const now = Date.now();
      expect(finish(replayed(rules, source(0), proved, deadline, now))).toEqual({
        ...proved,
        replayed: false,
      });
      let stopped: unknown;
      try {
        finish(replayed(rules, source(1), proved, deadline, now));
      } catch (error) {
        stopped = error;
      }
      expect(stopped).toBeInstanceOf(LimitError);
      expect(stopped).toMatchObject({ limit, allowed, needed });
    }
  });

  test("of a long window waits for no replay that takes longer than the search", () => {
    const set = take([1, 100_000]);
    const long = finish(finiteTheorem(set)!.prove(heapTable(set).values(300_000)))!;
    const table = heapTable(set);
    expect(long.to + long.period).toBeGreaterThan(150_000);
    // A search that is said to begin in an hour has taken less than no time.
    expect(run(set, table, long, {}, Date.now() + 3_600_000)).toEqual(long);
    expect(run(set, table, long, {}, Date.now() - 600_000)).toEqual({ ...long, replayed: true });
    // Values that came from elsewhere are replayed, however long that takes.
    const handed = { given: 1, values: table.values };
    expect(run(set, handed, long, {}, Date.now())).toEqual({ ...long, replayed: true });
  });

  test("may be given up while it is replayed", () => {
    const reason = new Error("given up");
    const signal = {
      aborted: true,
      throwIfAborted() {
        throw reason;
      },
    };
    expect(() => run(rules, source(1), proved, { signal }, Date.now())).toThrow(reason);
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
        if (first < 0) expect(found).toMatchObject({ verdict: "proved", shift: 0 });
        else expect(found).toEqual({ verdict: "refuted", heap: first, values: [left[first], right[first]] });
        const shifted = sameValues(take(a), take(b), { shift: 3 });
        if (shifted.verdict !== "proved") continue;
        const [x, y] = [Math.max(0, shifted.shift), Math.max(0, -shifted.shift)];
        for (let n = 0; n < 80; n++) expect(left[n + x]).toBe(right[n + y]);
      }
    }
  });

  test("with one period are proved, and both proofs replayed", () => {
    expect(sameValues(take([1, 3]), take([1, 3, 5]))).toEqual({
      verdict: "proved",
      shift: 0,
      by: "period",
      period: { preperiod: 0, period: 2, saltus: 0 },
      replayed: true,
    });
    expect(sameValues(code(0, 7, 7), code(0, 7, 7, 0))).toEqual({
      verdict: "proved",
      shift: 0,
      by: "code",
      digits: [0, 7, 7],
    });
    expect(sameValues(code(0, 4), code(0, 0, 7), { shift: 1 })).toMatchObject({
      verdict: "proved",
      shift: 1,
      by: "code",
    });
    expect(sameValues(code(0, 0, 7), code(0, 4), { shift: 1 })).toMatchObject({
      verdict: "proved",
      shift: -1,
    });
    expect(sameValues(code(0, 0, 7), code(0, 4)).verdict).toBe("refuted");
    expect(sameValues(code(0, 3, 6), code(0, 1, 6, 1), { heaps: 500 })).toEqual({
      verdict: "observed",
      shift: 0,
      heaps: 500,
    });
    expect(sameValues(code(0, 3, 6), code(0, 1, 6, 1), { heaps: 600 })).toEqual({
      verdict: "refuted",
      heap: 519,
      values: [4, 2],
    });
    expect(sameValues(code(0, 3, 6), code(0, 1, 6, 1), { bytes: 2100 })).toMatchObject({
      verdict: "observed",
    });
  });
});
