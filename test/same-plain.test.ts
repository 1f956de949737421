import { describe, expect, test } from "vitest";
import type { HeapRules } from "../src/encoding.ts";
import { LimitError } from "../src/errors.ts";
import { sameValues } from "../src/solve/index.ts";
import type { SameLimits } from "../src/solve/period/same.ts";
import { plainGrundy } from "./oracle.ts";

type Theorems = NonNullable<SameLimits["laws"]>;

/** Small rules, with their takes by the definition. */
interface Small {
  readonly name: string;
  readonly rules: HeapRules;
  readonly takes: (s: number) => boolean;
}

const subsets = (most: number): number[][] =>
  Array.from({ length: 2 ** most }, (_, bits) =>
    Array.from({ length: most }, (_, i) => i + 1).filter((s) => (bits >> (s - 1)) & 1),
  );

const SMALL: readonly Small[] = [
  ...subsets(4)
    .slice(1)
    .map((set): Small => ({ name: `{${set}}`, rules: { kind: "take", set }, takes: (s) => set.includes(s) })),
  ...subsets(3).map(
    (allBut): Small => ({
      name: `!{${allBut}}`,
      rules: { kind: "take", allBut },
      takes: (s) => !allBut.includes(s),
    }),
  ),
  ...[1, 2, 3].flatMap((from) =>
    [undefined, 3, 5].map(
      (to): Small => ({
        name: `{${from}..${to ?? ""}}`,
        rules: { kind: "take", from, ...(to !== undefined && { to }) } as HeapRules,
        takes: (s) => s >= from && s <= (to ?? s),
      }),
    ),
  ),
];

/** Small rules have much smaller periods and preperiods. */
const HEAPS = 120;

const valuesOf = ({ takes }: Small): number[] => {
  const value = plainGrundy<number>((n) =>
    Array.from({ length: n }, (_, i) => i + 1)
      .filter(takes)
      .map((s) => [n - s]),
  );
  return Array.from({ length: HEAPS }, (_, n) => value(n));
};

const known = SMALL.map((each) => ({ ...each, values: valuesOf(each) }));

/** First index at which two sequences differ, with one of them shifted. */
const partAt = (a: readonly number[], b: readonly number[], shift: number): number => {
  const [left, right] = [a.slice(Math.max(0, shift)), b.slice(Math.max(0, -shift))];
  return left.findIndex((value, n) => n < right.length && value !== right[n]);
};

describe("two of all small rules", () => {
  test("have the same values where plain play has, and part where it parts", () => {
    for (const a of known) {
      for (const b of known) {
        const heap = partAt(a.values, b.values, 0);
        const found = sameValues(a.rules, b.rules);
        const expected =
          heap < 0
            ? { verdict: "proved", shift: 0 }
            : { verdict: "refuted", heap, values: [a.values[heap], b.values[heap]] };
        expect([a.name, b.name, found]).toMatchObject([a.name, b.name, expected]);
      }
    }
  });

  test("are compared by the nearest shift at which they agree, the first before the second", () => {
    for (const a of known) {
      for (const b of known.slice(0, 15)) {
        const shift = [0, 1, -1, 2, -2].find((each) => partAt(a.values, b.values, each) < 0);
        const found = sameValues(a.rules, b.rules, { shift: 2 });
        const heap = partAt(a.values, b.values, 0);
        const expected =
          shift === undefined
            ? { verdict: "refuted", heap, values: [a.values[heap], b.values[heap]] }
            : { verdict: "proved", shift };
        expect([a.name, b.name, found]).toMatchObject([a.name, b.name, expected]);
      }
    }
  });
});

/** The law n % `period`, for heaps beyond every table. */
const remainder = (period: number): Theorems[0] => ({
  claim: { en: "", zh: "" },
  source: "",
  *cases() {},
  says: (n) => Number(BigInt(n) % BigInt(period)),
  law: {
    kind: "formula",
    text: `sg = n % ${period}`,
    variables: ["n"],
    repeats: { preperiod: 0, period, saltus: 0 },
  },
});

describe("laws", () => {
  /** Rules of which only the takes are known. */
  const bare = (most: number): HeapRules => ({
    kind: "take",
    takes: (n: number | bigint) => Array.from({ length: Math.min(most, Number(n)) }, (_, i) => i + 1),
  });

  test("decide between rules of which nothing else is known", () => {
    for (let a = 1; a <= 4; a++) {
      for (let b = 1; b <= 4; b++) {
        const found = sameValues(bare(a), bare(b), { laws: [remainder(a + 1), remainder(b + 1)] });
        const heap = Math.min(a, b) + 1;
        expect(found).toEqual(
          a === b
            ? { verdict: "proved", shift: 0, by: "law" }
            : { verdict: "refuted", heap, values: [a > heap - 1 ? heap : 0, b > heap - 1 ? heap : 0] },
        );
      }
    }
  });

  test.each([
    [7, 7, undefined],
    [7, 6, 7],
    [700, 700, undefined],
    [700, 699, 700],
    [699, 700, 700],
  ])("decide between takes of 1 to %i and a law of 1 to %i", (to, most, heap) => {
    const span: HeapRules = { kind: "take", from: 1, to };
    const law = remainder(most + 1);
    const [own, other] = [(heap ?? 0) % (to + 1), (heap ?? 0) % (most + 1)];
    const expected = (values: readonly number[]) =>
      heap === undefined ? { verdict: "proved", shift: 0, by: "law" } : { verdict: "refuted", heap, values };
    expect(sameValues(span, bare(most), { laws: [undefined, law] })).toEqual(expected([own, other]));
    expect(sameValues(bare(most), span, { laws: [law, undefined] })).toEqual(expected([other, own]));
  });

  test("farther out than they repeat, and farther than they are compared, leave it to the values", () => {
    const far = 10_000_001;
    const laws = [remainder(far), remainder(far)] as const;
    const found = sameValues(bare(3), bare(3), { laws, heaps: 600 });
    expect(found).toEqual({ verdict: "observed", shift: 0, heaps: 600 });
    const near = [remainder(50_000), remainder(50_000)] as const;
    expect(sameValues(bare(3), bare(3), { laws: near })).toMatchObject({ verdict: "proved", by: "law" });
    expect(sameValues(bare(3), bare(3), { laws: [laws[0], undefined], heaps: 5 })).toMatchObject({
      verdict: "observed",
      heaps: 5,
    });
  });

  test.each([
    [{ from: 40 }, [9], 9],
    [{ from: 5000 }, [9], 9],
    [{ from: 5000, to: 9000 }, [9], 9],
    [{ from: 9, to: 9 }, [9], undefined],
    [{ from: 9, to: 5000 }, [9], 18],
    [{ from: 9 }, [9], 18],
  ])("takes of %o against those of %o", (span, set, heap) => {
    const rules = { kind: "take", ...span } as HeapRules;
    const found = sameValues(rules, { kind: "take", set });
    if (heap === undefined) expect(found).toMatchObject({ verdict: "proved" });
    else expect(found).toMatchObject({ verdict: "refuted", heap });
  });
});

test("periods tell where values part beyond those that were compared, from either side", () => {
  for (const k of [500, 600, 1000, 1022, 1024, 1026]) {
    const [one, two]: HeapRules[] = [
      { kind: "take", set: [1] },
      { kind: "take", set: [1, k] },
    ];
    expect(sameValues(one!, two!)).toEqual({ verdict: "refuted", heap: k, values: [0, 2] });
    expect(sameValues(two!, one!)).toEqual({ verdict: "refuted", heap: k, values: [2, 0] });
    expect(sameValues(one!, two!, { heaps: k })).toEqual({ verdict: "observed", shift: 0, heaps: k });
  }
});

test("values may be seen only so far as the shorter table goes, and a limit keeps what was seen", () => {
  const odd = (from: number): HeapRules => ({
    kind: "take",
    takes: (n) => (n >= from ? [2] : [1]),
  });
  const [same, late] = [odd(1e9), odd(3000)];
  expect(sameValues(odd(1e9), same, { heaps: 700 })).toEqual({ verdict: "observed", shift: 0, heaps: 700 });
  expect(sameValues(same, late, { heaps: 4000 })).toEqual({ verdict: "refuted", heap: 3000, values: [0, 1] });
  const found = sameValues(same, odd(2e9), { heaps: 1e6, bytes: 20_000 });
  expect(found).toMatchObject({ verdict: "observed", shift: 0 });
  if (found.verdict !== "observed") throw new Error("not reached");
  expect(found.limit).toBeInstanceOf(LimitError);
  expect(found.heaps).toBeGreaterThanOrEqual(512);
});
