import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../src/encoding.ts";
import { LimitError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { heapTable, random } from "../src/solve/index.ts";
import { store } from "../src/solve/kernel/store.ts";
import { fillByPlanes } from "../src/solve/kernel/take.ts";
import { memoryAccount } from "../src/solve/limits.ts";
import { isQuick, oneIn, partOf } from "./part.ts";

/** Values from the rules by marking, without code of the library. */
function byRules(takes: (n: number) => Iterable<number>, to: number): Uint32Array {
  const values = new Uint32Array(to + 1);
  const marked = new Int32Array(to + 2).fill(-1);
  for (let n = 0; n <= to; n++) {
    for (const s of takes(n)) if (s <= n) marked[values[n - s]!] = n;
    let least = 0;
    while (marked[least] === n) least++;
    values[n] = least;
  }
  return values;
}

/** Values by the kernel alone, in steps, like a table that is extended repeatedly. */
function byKernel(set: readonly number[], steps: readonly number[]): ArrayLike<number> {
  const kept = store(memoryAccount(2 ** 28));
  const members = Uint32Array.from(set);
  for (const to of steps) {
    kept.reserve(to + 1);
    fillByPlanes(kept, members, to, () => {});
  }
  return kept.view();
}

function randomSet(next: () => number, size: number, least: number, most: number): number[] {
  const set = new Set<number>();
  while (set.size < size) set.add(least + Math.floor(next() * (most + 1 - least)));
  return [...set].sort((a, b) => a - b);
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** First index at which two tables differ. */
function difference(a: ArrayLike<number>, b: ArrayLike<number>): number | undefined {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return n;
  return undefined;
}

/** Checksum of octal game solvers: c0 += value, c1 += c0 in 16 bits, c1 before c0. */
function checksum(values: ArrayLike<number>): string {
  let c0 = 0;
  let c1 = 0;
  for (let n = 0; n < values.length; n++) {
    c0 = (c0 + values[n]!) & 0xffff;
    c1 = (c1 + c0) & 0xffff;
  }
  return (c1 * 65_536 + c0).toString(16).toUpperCase();
}

describe("the kernel of subtraction games", () => {
  test("gives what the rules give, for 2,000 random sets in random steps", () => {
    const next = random(1);
    for (let i = 0; i < partOf(2000); i++) {
      const size = 1 + Math.floor(next() ** 2 * 120);
      const least = next() < 0.5 ? 1 : 16 + Math.floor(next() * 100);
      const most = least + size + Math.floor(next() ** 3 * 2000);
      const set = randomSet(next, size, least, most);
      const to = 1000 + Math.floor(next() * 2000);
      const steps = [Math.floor(next() * to), to];
      const where = difference(
        byKernel(set, steps),
        byRules(() => set, to),
      );
      expect(where, `{${set}} in steps ${steps}`).toBe(undefined);
    }
  });

  test("slides its planes along tables far longer than the largest take", () => {
    const next = random(2);
    for (const [size, least, most] of [
      [1, 1, 1],
      [5, 1, 15],
      [15, 1, 15],
      [30, 64, 2000],
      [30, 3, 20_000],
      [100, 16, 30_000],
    ] as const) {
      const set = randomSet(next, size, least, most);
      const steps = [most + 20, 70_000, 70_001, 200_000];
      expect(
        difference(
          byKernel(set, steps),
          byRules(() => set, 200_000),
        ),
        `{${set}}`,
      ).toBe(undefined);
    }
  });

  test.skipIf(isQuick)("widens to values beyond 255 and beyond one byte of planes", () => {
    const next = random(3);
    for (const [size, least, most] of [
      [495, 1, 500],
      [7990, 16, 8015],
      [3000, 1, 3100],
      [12_000, 16, 12_015],
    ] as const) {
      const set = randomSet(next, size, least, most);
      const values = byRules(() => set, 15_000);
      expect(Math.max(...values)).toBeGreaterThan(255);
      expect(difference(byKernel(set, [3000, 15_000]), values)).toBe(undefined);
    }
  });

  test("is shared by a table and those that its listener asks", () => {
    const set = randomSet(random(8), 60, 100, 6000);
    const other = randomSet(random(9), 60, 100, 20_000_000);
    let asked = 0;
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (++asked === 1) heapTable({ kind: "take", set: other }).values(25_000_000);
      },
    };
    const values = heapTable({ kind: "take", set }, { signal }).values(150_000);
    expect(asked).toBeGreaterThan(0);
    const rules = byRules(() => set, 150_000);
    expect(difference(values, rules)).toBe(undefined);
  });

  test("is shared by tables that take turns", () => {
    const sets = [[3, 50, 70, 1000], randomSet(random(4), 90, 30, 5000)];
    const tables = sets.map((set) => heapTable({ kind: "take", set }));
    for (let to = 100_000; to <= 300_000; to += 100_000) for (const table of tables) table.values(to);
    for (const [i, table] of tables.entries()) {
      const set = sets[i]!;
      expect(table.stats().method).toBe("planes");
      expect(
        difference(
          table.values(300_000),
          byRules(() => set, 300_000),
        ),
      ).toBe(undefined);
    }
  });
});

describe("tables of subtraction games", () => {
  test.each([
    ["{1,2,3}", "4680E1C0"],
    ["{1,3,4}", "B7192F35"],
    ["{2,5,7}", "E1C9130A"],
  ])("%s to 10^7 has the checksum of ogsolve", (id, sum) => {
    const table = heapTable(heapRules(parseGame(id))!);
    expect(checksum(table.values(10_000_000))).toBe(sum);
    expect(table.stats().method).toBe("planes");
  });

  test.each(["{squares}", "{fibonacci}", "{powers(2)}", "{powers(3)}", "{primes}"])("%s by planes", (id) => {
    const rules = heapRules(parseGame(id)) as { takes: (n: number) => Iterable<number> } & HeapRules;
    const table = heapTable(rules);
    const to = id === "{primes}" ? 20_000 : 120_000;
    for (const part of [10, 3000, to / 2, to]) table.values(part);
    expect(table.stats().method).toBe("planes");
    const all = [...rules.takes(to)];
    expect(
      difference(
        table.values(to),
        byRules(() => all, to),
      ),
    ).toBe(undefined);
  });

  test.each(["{divisors}", "{proper-divisors}"])("%s, which depend on the heap, plainly", (id) => {
    const rules = heapRules(parseGame(id)) as { takes: (n: number) => Iterable<number> } & HeapRules;
    const table = heapTable(rules);
    expect(difference(table.values(3000), byRules(rules.takes, 3000))).toBe(undefined);
    expect(table.stats().method).toBe("plain");
  });

  test.skipIf(isQuick)("all takes but a few, by counting", () => {
    const next = random(5);
    for (let i = 0; i < 100; i++) {
      const allBut = randomSet(next, Math.floor(next() * 12), 1, 1 + 12 + Math.floor(next() * 100));
      const forbidden = new Set(allBut);
      const takes = function* (n: number) {
        for (let s = 1; s <= n; s++) if (!forbidden.has(s)) yield s;
      };
      const table = heapTable({ kind: "take", allBut: [...allBut, ...allBut] });
      table.values(70);
      expect(difference(table.values(700), byRules(takes, 700)), `!{${allBut}}`).toBe(undefined);
    }
  });

  const MANY: readonly (readonly [string, readonly number[], number])[] = [
    ["1 to 3000", upTo(3000), 7000],
    ["even numbers to 9000", upTo(4500).map((k) => 2 * k), 9000],
    ["64, then every third number", [64, ...upTo(3000).map((k) => 64 + 3 * k)], 9000],
  ];

  test.skipIf(isQuick).each(oneIn(6, MANY))(
    "whose values outgrow the planes are computed plainly from there: %s",
    (_, set, to) => {
      const values = byRules(() => set, to);
      const steps = [1000, 1001, 2500, 6000, to];
      const table = heapTable({ kind: "take", set });
      for (const step of steps) table.values(step);
      expect(difference(table.values(to), values)).toBeUndefined();
      expect(difference(heapTable({ kind: "take", set }).values(to), values)).toBeUndefined();
      const begun = heapTable({ kind: "take", set }, {}, values.slice(0, 6000));
      expect(difference(begun.values(to), values)).toBeUndefined();
    },
  );

  test("grow by many heaps or by few, in any order", () => {
    const next = random(7);
    const set = randomSet(next, 40, 1, 9000);
    const table = heapTable({ kind: "take", set });
    const methods = new Set<string>();
    let to = 0;
    for (let i = 0; i < 60; i++) {
      to += Math.floor(2 ** (next() * 14));
      table.values(to);
      methods.add(table.stats().method);
    }
    expect(methods).toEqual(new Set(["plain", "planes"]));
    expect(
      difference(
        table.values(to),
        byRules(() => set, to),
      ),
    ).toBe(undefined);
  });

  test("begin with given values, by either method", () => {
    const set = randomSet(random(6), 50, 1, 900);
    const values = byRules(() => set, 100_000);
    for (const to of [2000, 100_000]) {
      const table = heapTable({ kind: "take", set }, {}, Uint16Array.from(values.subarray(0, 1500)));
      expect(difference(table.values(to), values.subarray(0, to + 1))).toBe(undefined);
    }
  });

  test("stop at limits before they take memory, and can go on", () => {
    const rules: HeapRules = { kind: "take", set: [16, 17, 100, 1000] };
    expect(() => heapTable(rules, { bytes: 10_000_000 }).values(2 ** 40)).toThrow(LimitError);
    expect(() => heapTable(rules, { bytes: 1_000_000 }).values(990_000)).toThrow(/limit of 1000000 bytes/);
    let asked = 0;
    const stop = new Error("stop");
    const signal = {
      aborted: false,
      throwIfAborted() {
        if (++asked === 2) throw stop;
      },
    };
    const table = heapTable(rules, { signal });
    expect(() => table.values(300_000)).toThrow(stop);
    expect(
      difference(
        table.values(300_000),
        byRules(() => [16, 17, 100, 1000], 300_000),
      ),
    ).toBe(undefined);
  });
});
