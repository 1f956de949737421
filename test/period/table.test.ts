import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../../src/encoding.ts";
import { LimitError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { begin, heapTable, rareHeaps, sameValues } from "../../src/solve/index.ts";
import { lawInPlaceOfPeriod, valuesBy } from "../../src/solve/period/law.ts";
import { finish } from "../../src/solve/period/portions.ts";
import { tooFar } from "../../src/solve/period/table.ts";
import { finiteTheorem } from "../../src/solve/period/theorem.ts";
import { plainly } from "../kernels-break.case.ts";
import { oneIn } from "../part.ts";
import { clock, withClock } from "./clock.case.ts";
import { holds } from "./rules.case.ts";

const limitOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof LimitError) return error.limit;
    throw error;
  }
  return undefined;
};

describe("a table", () => {
  const rules: HeapRules = { kind: "take", set: [1, 2] };

  test("seeks no period for heaps that are near, or that it has", () => {
    const table = heapTable(rules);
    expect(table.grundy(16_000)).toBe(16_000 % 3);
    expect(table.period).toBeUndefined();
    table.values(20_000);
    expect(table.grundy(19_999)).toBe(19_999 % 3);
    // Computed values remain available when there is no memory for more.
    expect(table.values(20_000, begin({ bytes: 1 })).length).toBe(20_001);
    expect(table.period).toBeUndefined();
  });

  test("answers beyond its memory by a proved period", () => {
    const table = heapTable(rules, { bytes: 100_000 });
    expect(table.grundy(10n ** 30n + 1n)).toBe(Number((10n ** 30n + 1n) % 3n));
    expect(table.period).toMatchObject({ preperiod: 0, period: 3, saltus: 0 });
    expect(table.grundy(99_998)).toBe(99_998 % 3);
    expect(table.filled).toBeLessThan(20_000);
  });

  test("repeats the values of a game that is marked once its period is proved", () => {
    for (const id of oneIn(4, ["0.07", "0.77", "4.7", "0.26"])) {
      const rules = heapRules(parseGame(id)) as HeapRules & { readonly kind: "break" };
      const table = heapTable(rules);
      const plain = plainly(rules.digits, false, 6000);
      for (const to of [900, 2500, 6000])
        expect([...table.values(to)]).toEqual([...plain.subarray(0, to + 1)]);
      expect(table.filled).toBeGreaterThan(6000);
      expect(table.grundy(5999)).toBe(plain[5999]);
    }
    const looks = { count: 0 };
    const tick = Object.assign(() => void looks.count++, { positions: 1 });
    heapTable(heapRules(parseGame("0.07"))!).values(300_000, { ...begin(), tick });
    expect(looks.count).toBeLessThan(1000);
  });

  test("seeks a period from where heaps are far, or not among those it has", () => {
    const far = heapTable(rules);
    expect(far.grundy(16_384)).toBe(16_384 % 3);
    expect(far.period).toMatchObject({ period: 3 });
    const next = heapTable(rules);
    next.values(20_000);
    expect(next.grundy(20_001)).toBe(20_001 % 3);
    expect(next.period).toMatchObject({ period: 3 });
  });

  test("seeks a period among the heap and those before it, and once", () => {
    const one = heapTable({ kind: "take", set: [8000] });
    // The first 24,000 values prove it.
    expect(one.grundy(23_999)).toBe(0);
    expect(one.period).toMatchObject({ preperiod: 0, period: 16_000 });
    const table = heapTable(rules);
    table.grundy(10n ** 30n);
    expect(table.grundy(10n ** 30n + 1n, begin({ positions: 1 }))).toBe(Number((10n ** 30n + 1n) % 3n));
  });

  test("tells what was asked before without a look at the clock, and how it was computed", () => {
    const table = heapTable(rules);
    table.grundy(5);
    const noClock = () => {
      throw new Error("the clock was looked at");
    };
    expect(withClock(noClock, () => table.grundy(4))).toBe(1);
    expect(table.stats()).toEqual({ method: "plain" });
  });

  test("has the values of its rules where none is proved", () => {
    const takes: HeapRules = { kind: "take", takes: (n) => (n > 17_000 ? [1, 2] : [1]) };
    const table = heapTable(takes);
    expect([16_999, 17_000, 17_001, 17_002].map((heap) => table.grundy(heap))).toEqual([1, 0, 2, 1]);
    expect(heapTable(takes).grundy(17_002)).toBe(1);
    const single: HeapRules = {
      kind: "moves",
      *leaves(n) {
        if (n > 0) yield [n - 1];
      },
    };
    expect(heapTable(single).grundy(16_999)).toBe(1);
    const code: HeapRules = { kind: "break", digits: [0, 1, 6, 1] };
    expect(heapTable(code).grundy(17_000)).toBe(heapTable(code).values(17_000)[17_000]);
  });

  test("goes on by a period that begins late", () => {
    const dawson: HeapRules = { kind: "break", digits: [0, 0, 7] };
    const far = 34n * 10n ** 20n;
    const values = heapTable(dawson).values(200).slice();
    const table = heapTable(dawson);
    for (let heap = 100; heap < 134; heap++) expect(table.grundy(BigInt(heap) + far)).toBe(values[heap]);
    expect(table.period).toMatchObject({ preperiod: 53, period: 34 });
  });

  test("knows moves only of heaps that it has, and only where its engine does", () => {
    const budget = begin();
    const listed: HeapRules = {
      kind: "moves",
      leaves: () => [],
      reached: () => ({
        bytes: 0,
        mex: () => 0,
        move: (n, value) => ({ at: `${n} to ${value}`, to: [] }),
      }),
    };
    const table = heapTable(listed);
    table.values(9);
    expect(table.filled).toBe(10);
    expect(table.reach(9, 2, budget)).toEqual({ at: "9 to 2", to: [] });
    expect(table.reach(10, 2, budget)).toBeUndefined();
    const plain = heapTable(rules);
    plain.values(9);
    expect(plain.reach(2, 0, budget)).toBeUndefined();
  });

  test("names the limit beyond which there is no period", () => {
    const takes: HeapRules = { kind: "take", takes: (n) => [Number(BigInt(n) % 2n) + 1] };
    const one = { positions: 1000, bytes: 1e6 };
    // For rules without a finite theorem, only memory is a limit.
    expect(limitOf(() => heapTable(takes, one).grundy(10n ** 9n))).toBe("bytes");
    expect(() => heapTable(takes, one).grundy(10n ** 18n)).toThrow(`needed ${10n ** 18n + 1n}`);
    const code: HeapRules = { kind: "break", digits: [0, 1, 6, 1] };
    expect(limitOf(() => heapTable(code, { positions: 1000 }).grundy(10n ** 12n))).toBe("positions");
    expect(limitOf(() => heapTable(code, { bytes: 60_000 }).grundy(10n ** 12n))).toBe("bytes");
    // Heaps 0 to 20,000 are one more than fit.
    const few = () => heapTable(code, { positions: 1000, bytes: 20_000 });
    expect(limitOf(() => few().grundy(20_000))).toBe("positions");
    expect(tooFar(10n ** 12n, { positions: 999, bytes: 1000 })).toMatchObject({ limit: "positions" });
    expect(tooFar(10n ** 12n, { positions: 1000, bytes: 1000 })).toMatchObject({
      limit: "bytes",
      needed: 10 ** 12 + 1,
    });
    const late = () => heapTable(code, { seconds: 0.5 }).grundy(10n ** 12n);
    expect(withClock(clock(1000).now, () => limitOf(late))).toBe("seconds");
  });
});

describe("rare heaps", () => {
  const values = Array.from({ length: 100 }, (_, n) => n & 1);

  test("go by the place where all splits take alike, and only there", () => {
    expect(rareHeaps({ kind: "break", digits: [0, 4] }, values)).toMatchObject({
      byPosition: true,
      count: 0,
      last: 0,
    });
    expect(rareHeaps({ kind: "break", digits: [0, 4, 0, 4] }, values)).toMatchObject({ byPosition: true });
    // A split that takes one and a split that takes two leave heaps of different parity.
    expect(rareHeaps({ kind: "break", digits: [0, 4, 4] }, values)).toBeUndefined();
    expect(rareHeaps({ kind: "break", digits: [0, 3] }, values)).toBeUndefined();
    expect(rareHeaps({ kind: "break", digits: [0, 8] }, values)).toBeUndefined();
    expect(rareHeaps({ kind: "break", digits: [0, 12] }, values)).toBeUndefined();
    expect(rareHeaps({ kind: "take", set: [1] }, values)).toBeUndefined();
    for (const few of [[], [0]]) expect(rareHeaps({ kind: "break", digits: [0, 4] }, few)).toBeUndefined();
  });

  test("are an eighth at most, and are none where nothing is split", () => {
    const ones = Array.from({ length: 200 }, () => 1);
    const split: HeapRules = { kind: "break", digits: [0, 4, 4] };
    expect(rareHeaps({ kind: "break", digits: [0, 3] }, ones)).toBeUndefined();
    const eighth = ones.map((_, n) => (n % 8 === 5 ? 0 : 1));
    expect(rareHeaps(split, eighth)).toMatchObject({ count: 25, last: 197 });
    expect(rareHeaps(split, eighth.with(7, 0))).toBeUndefined();
  });

  test("are those that are counted, and end with the last", () => {
    const mostlyOdd = Array.from({ length: 200 }, (_, n) => (n % 31 === 17 ? 0 : 1));
    const rare = rareHeaps({ kind: "break", digits: [0, 4, 4] }, mostlyOdd)!;
    const found = mostlyOdd.flatMap((value, heap) => (rare.has(heap, value) ? [heap] : []));
    expect(found).toEqual([17, 48, 79, 110, 141, 172]);
    expect(rare).toMatchObject({ byPosition: false, count: 6, last: 172 });
  });
});

describe("values that are equal when shifted", () => {
  const one: HeapRules = { kind: "take", set: [1] };
  const others = [
    [0, 0, 1, 2],
    [0, 0, 5],
    [0, 0, 5, 2],
  ].map((digits): HeapRules => ({ kind: "break", digits }));

  test.each(others)("are proved so by their periods: %j", (other) => {
    const [left, right] = [heapTable(other).values(100), heapTable(one).values(100)];
    for (let n = 0; n < 100; n++) expect(left[n + 1]).toBe(right[n]);
    const proved = { verdict: "proved", by: "period", period: { preperiod: 0, period: 2, saltus: 0 } };
    expect(sameValues(other, one, { shift: 2 })).toMatchObject({ ...proved, shift: 1, replayed: true });
    expect(sameValues(one, other, { shift: 2 })).toMatchObject({ ...proved, shift: -1, replayed: true });
    // If no shift is allowed, the first difference is reported.
    expect(sameValues(other, one)).toEqual({ verdict: "refuted", heap: 1, values: [0, 1] });
    expect(sameValues(one, other)).toEqual({ verdict: "refuted", heap: 1, values: [1, 0] });
  });

  test("have no shift that is longer than allowed", () => {
    const zeros: HeapRules = { kind: "break", digits: [0, 0, 0, 1, 2] };
    expect(sameValues(zeros, one, { shift: 1 }).verdict).toBe("refuted");
  });
});

describe("a law stands in place of a period", () => {
  const lawOf = (game: string) => lawInPlaceOfPeriod(parseGame(game) as never);

  test.each(["mark", "lasker", "{500000..1000000000}", "{divisors}"])("of %s", (game) => {
    expect(lawOf(game)).toBeDefined();
  });

  test.each(["{1,2}", "{3..7}", "kayles", "{1..4}", "[n: n-1 | n-2 | n-3]", "chomp"])(
    "but not of %s, whose period its values prove, or which has none",
    (game) => {
      expect(lawOf(game)).toBeUndefined();
    },
  );

  test("and gives values from where they are asked, as far as memory goes", () => {
    const law = lawOf("{500000..1000000000}")!;
    const at = (from: number, to: number, bytes: number) => valuesBy(law, from, to, begin({ bytes }));
    expect([...at(1_499_998, 1_500_001, 32)]).toEqual([2, 2, 3, 3]);
    expect([...at(7, 7, 8)]).toEqual([0]);
    expect(limitOf(() => at(1_499_998, 1_500_001, 31))).toBe("bytes");
  });
});

describe("a finite theorem", () => {
  const rules: HeapRules[] = [
    { kind: "take", set: [1, 2] },
    { kind: "take", set: [2, 5] },
    { kind: "take", allBut: [1] },
    { kind: "take", allBut: [2, 3] },
    { kind: "take", from: 2, to: 5 },
    { kind: "take", from: 3 },
    { kind: "break", digits: [0, 0, 1] },
    { kind: "break", digits: [0, 0, 7] },
    { kind: "break", digits: [0, 1, 3, 1] },
    { kind: "break", digits: [0, 3, 3] },
    { kind: "break", digits: [0, 7, 7] },
  ];

  test.each(rules)("proves from the values that it names, and from no fewer: %j", (rules) => {
    const values = heapTable(rules).values(420);
    const theorem = finiteTheorem(rules)!;
    let proofs = 0;
    for (let heaps = 1; heaps <= 400; heaps++) {
      const proved = finish(theorem.prove(values.subarray(0, heaps)));
      if (proved === undefined) continue;
      proofs++;
      const { preperiod, period, saltus, from, to } = proved;
      expect(to).toBeLessThan(heaps);
      expect(from).toBeGreaterThanOrEqual(preperiod);
      expect(holds(values, preperiod, 421 - period, period, saltus)).toBe(true);
      if (preperiod > 0) expect(values[preperiod - 1 + period]).not.toBe(values[preperiod - 1]! + saltus);
    }
    expect(proofs).toBeGreaterThan(100);
  });
});
