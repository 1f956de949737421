import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../src/encoding.ts";
import { parseGame } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { heapTable, periodClaim, periodOf, solver } from "../src/solve/index.ts";
import { isQuick, oneIn } from "./part.ts";

interface Known {
  readonly code: string;
  readonly preperiod: number;
  readonly period: number;
  readonly max: number;
  readonly maxAt: number;
  readonly exceptionCount: number;
  readonly exceptions?: readonly number[];
  readonly values?: readonly number[];
}

const known: { games: Known[] } = JSON.parse(
  readFileSync(new URL("../docs/census/octal-periods.json", import.meta.url), "utf8"),
);

const rulesOf = (game: string): HeapRules => heapRules(parseGame(game))!;

describe("published periods", () => {
  test.each(known.games)("$code", (published) => {
    const rules = rulesOf(published.code);
    const found = periodOf(rules);
    expect(found).toMatchObject({
      verdict: "proved",
      theorem: "guy-smith",
      preperiod: published.preperiod,
      period: published.period,
      saltus: 0,
      maximum: { value: published.max, heap: published.maxAt },
    });
    if (found.verdict !== "proved") return;
    expect(found.exceptions).toHaveLength(published.exceptionCount);
    if (published.exceptions !== undefined) expect(found.exceptions).toEqual(published.exceptions);
    if (published.values === undefined) return;
    const values = heapTable(rules).values(published.values.length - 1);
    expect(Array.from(values)).toEqual(published.values);
  });
});

/** Values by the definition with sets, without code of the tables. */
function plainly(options: (n: number) => Iterable<readonly number[]>, to: number): number[] {
  const values: number[] = [];
  for (let n = 0; n <= to; n++) {
    const seen = new Set<number>();
    for (const heaps of options(n)) seen.add(heaps.reduce((sum, heap) => sum ^ values[heap]!, 0));
    let value = 0;
    while (seen.has(value)) value++;
    values.push(value);
  }
  return values;
}

const taking = (may: (s: number) => boolean) =>
  function* (n: number): Generator<number[]> {
    for (let s = 1; s <= n; s++) if (may(s)) yield [n - s];
  };

/** Smallest period, then smallest preperiod, by trying all. */
function leastRepeat(values: readonly number[], saltus: boolean): [number, number, number] {
  const end = values.length;
  for (let p = 1; p < end / 3; p++) {
    const s = saltus ? values[end - 1]! - values[end - 1 - p]! : 0;
    let n = end - p;
    while (n > 0 && values[n - 1]! + s === values[n - 1 + p]) n--;
    if (n < end / 3) return [n, p, s];
  }
  throw new Error("no repeat in so few values");
}

describe("proved periods of random takes are those of plain play", () => {
  let state = 7;
  const below = (n: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
  const sets = Array.from({ length: 60 }, (_, i) => [
    ...new Set(Array.from({ length: 1 + below(5) }, () => 1 + below(i < 30 ? 9 : 14))),
  ]);
  test.each(oneIn(6, sets))("subtraction %j", (...set) => {
    const values = plainly(
      taking((s) => set.includes(s)),
      4000,
    );
    const [preperiod, period] = leastRepeat(values, false);
    expect(periodOf({ kind: "take", set })).toMatchObject({
      verdict: "proved",
      preperiod,
      period,
      saltus: 0,
    });
  });
  test.each(oneIn(6, sets, 1))("all but %j", (...allBut) => {
    const values = plainly(
      taking((s) => !allBut.includes(s)),
      900,
    );
    const [preperiod, period, saltus] = leastRepeat(values, true);
    const found = periodOf({ kind: "take", allBut });
    expect(found).toMatchObject({ verdict: "proved", preperiod, period, saltus });
    const table = heapTable({ kind: "take", allBut });
    table.grundy(10n ** 15n);
    for (const heap of [0, 17, 899]) expect(table.grundy(heap)).toBe(values[heap]);
    const far = 900n + BigInt(period) * 10n ** 20n;
    expect(table.grundy(far - 1n)).toBe(BigInt(values[899]!) + BigInt(saltus) * 10n ** 20n);
  });
});

describe("nothing false is proved", () => {
  test("codes that agree to heap 518 are told apart", () => {
    const [a, b] = ["0.161", "0.36"].map((code) => heapTable(rulesOf(code)).values(519));
    expect(Array.from(a!.subarray(0, 519))).toEqual(Array.from(b!.subarray(0, 519)));
    expect(a![519]).not.toBe(b![519]);
    expect(periodOf(rulesOf("0.161"), { heaps: 2000 }).verdict).toBe("none");
  });

  test("takes that depend on the heap have no state", () => {
    for (const game of ["{divisors}", "{proper-divisors}", "{squares}", "{primes}", "{fibonacci}"]) {
      expect(periodOf(rulesOf(game), { heaps: 3000 })).toMatchObject({ verdict: "none", heaps: 3000 });
    }
    expect(periodOf(rulesOf("{powers(2)}"), { heaps: 3000 })).toMatchObject({
      verdict: "observed",
      preperiod: 0,
      period: 3,
    });
  });

  test("a change far out, after what looked like a period", () => {
    // Takes are 1 and 2 up to heap 2000, and only 2 beyond: first period 3, then 4.
    const takes = (n: number | bigint) => (n <= 2000 ? [1, 2] : [2]);
    expect(periodOf({ kind: "take", takes }, { heaps: 1500 })).toMatchObject({
      verdict: "observed",
      period: 3,
    });
    expect(periodOf({ kind: "take", takes }, { heaps: 100_000 })).toMatchObject({
      verdict: "observed",
      period: 4,
    });
  });

  test.skipIf(isQuick)(
    "a finite set does not grow for ever, though it does as far as its largest take",
    () => {
      const set = Array.from({ length: 5000 }, (_, i) => i + 1);
      expect(periodOf({ kind: "take", set }, { heaps: 3000 })).toMatchObject({
        verdict: "none",
        heaps: 3000,
      });
      expect(periodOf({ kind: "take", set })).toMatchObject({
        verdict: "proved",
        preperiod: 0,
        period: 5001,
      });
    },
  );

  test("heaps that must be unequal are not the theorem's", () => {
    expect(periodOf(rulesOf("grundys-game"), { heaps: 3000 }).verdict).toBe("none");
    const code = (unequal: boolean): HeapRules => ({ kind: "break", digits: [0, 7, 7], unequal });
    expect(periodOf(code(false), { heaps: 3000 }).verdict).toBe("proved");
    expect(periodOf(code(true), { heaps: 3000 }).verdict).not.toBe("proved");
  });

  test("an arithmetic period of a hexadecimal game is only observed", () => {
    expect(periodOf(rulesOf("0.3F"), { heaps: 600 })).toMatchObject({
      verdict: "observed",
      period: 6,
      saltus: 3,
    });
  });

  test("every proved window is as long as its theorem asks", () => {
    for (const code of ["0.77", "4.72", "0.8", "0.1F", "0.333", "0.007", "0.15"]) {
      const found = periodOf(rulesOf(code), { heaps: 500 });
      if (found.verdict !== "proved") continue;
      const digits = [...code.replace(".", "")].map((digit) => Number.parseInt(digit, 16));
      const r = Math.max(...digits.map((digit) => Math.floor(Math.log2(digit || 1))), 1);
      const k = digits.length - 1;
      expect(found.from).toBeGreaterThanOrEqual(1);
      expect(found.to).toBe(r * found.from + (r - 1) * found.period + k);
    }
  });
});

describe("what is proved holds far beyond its window", () => {
  const digits = (code: number, base: number, length: number) =>
    Array.from({ length }, (_, i) => Math.floor(code / base ** (length - 1 - i)) % base);
  const octal = Array.from({ length: 2 * 8 ** 2 }, (_, i) => [4 * (i >> 6), ...digits(i & 63, 8, 2)]);
  const hexadecimal = Array.from({ length: 60 }, (_, i) => [
    [0, 4, 8, 12][i % 4]!,
    ...digits((i * 37) % 256, 16, 2),
  ]);
  test.each([
    ["octal", octal, 600, 3000, 100],
    ["hexadecimal", hexadecimal, 250, 900, 9],
  ] as const)("for %s codes", (_, codes, heaps, far, least) => {
    let proved = 0;
    for (const each of codes) {
      const rules: HeapRules = { kind: "break", digits: each };
      const found = periodOf(rules, { heaps });
      if (found.verdict !== "proved") continue;
      proved++;
      const values = heapTable(rules).values(far);
      for (let n = found.preperiod; n + found.period <= far; n++) {
        if (values[n] !== values[n + found.period]) expect([each, n]).toBe("periodic");
      }
    }
    expect(proved).toBeGreaterThan(least);
  });
});

test("a value that grows with every token is said so", () => {
  const said = ["nim", "!{2,3}"]
    .map((game) => periodOf(rulesOf(game)))
    .map((found) => (found.verdict === "proved" ? say(periodClaim(found), "en") : ""));
  expect(said).toEqual([
    "From heap 0 the value grows by 1 with every token.",
    "From heap 0 the value grows by 2 with every 4 tokens.",
  ]);
});

describe("heaps beyond every table", () => {
  test.each(["kayles", "0.45", "0.15", "{2,5,7}", "{3,8,11}", "!{2,3}", "nim"])("%s", (game) => {
    const rules = rulesOf(game);
    const direct = heapTable(rules).values(6000);
    const table = heapTable(rules);
    table.grundy(10n ** 18n);
    for (let heap = 0; heap <= 6000; heap += 7) expect(table.grundy(heap)).toBe(direct[heap]);
  });

  test("moves of a huge heap win as the period says", () => {
    const game = parseGame("{2,5,7}");
    const heap = 10n ** 18n;
    const solution = solver().solve([
      { rules: game, position: heap },
      { rules: game, position: 12 },
    ]);
    // The period is 22 from heap 0; 10^18 = 12 (mod 22), so the two heaps have equal values.
    expect(10n ** 18n % 22n).toBe(12n);
    expect(solution).toMatchObject({ outcome: "P", value: 0, complete: true });
    const odd = solver().solve([{ rules: game, position: heap + 1n }]);
    const small = solver().solve([{ rules: game, position: 13 }]);
    expect(odd.winning.map(({ move }) => move.at)).toEqual(small.winning.map(({ move }) => move.at));
    expect(odd.value).toBe(small.value);
  });

  test("a take that wins is found among more than can be listed, when values grow", () => {
    for (const id of ["!{1,5,8}", "{7..}"]) {
      const game = parseGame(id);
      for (const heap of [10n ** 18n]) {
        const other = heap - 12_345_678_901n;
        const sum = [heap, other].map((position) => ({ rules: game, position }));
        const { outcome, winning, complete } = solver().solve(sum);
        expect(complete).toBe(outcome === "P");
        expect(winning.length > 0).toBe(outcome === "N");
        for (const { component, move } of winning.slice(-2)) {
          const taken = BigInt(sum[component]!.position) - BigInt(move.to[0] as bigint);
          expect(String(taken)).toBe(move.at);
          const after = sum.with(component, { rules: game, position: BigInt(move.to[0] as bigint) });
          expect(solver().outcome(after)).toBe("P");
        }
      }
    }
  });

  test("without a period the limit is named", () => {
    const heap = 10n ** 18n;
    expect(() => heapTable(rulesOf("{squares}")).grundy(heap)).toThrow(`needed ${heap + 1n}`);
    expect(() => heapTable(rulesOf("0.161"), { positions: 3000 }).grundy(heap)).toThrow(
      "stopped at the limit of 3000 positions",
    );
    expect(() => heapTable(rulesOf("grundys-game"), { bytes: 4000 }).grundy(10_000)).toThrow(
      "stopped at the limit of 4000 bytes of memory, needed ",
    );
  });
});
