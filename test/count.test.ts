import { describe, expect, test } from "vitest";
import { countBounded, countKept, countSums, countTotals, sharings } from "../src/solve/count.ts";
import { dice } from "./oracle.ts";

/** All lists of `heaps` entries from `sizes`. */
function* listsOf(sizes: number, heaps: number): Generator<readonly number[]> {
  if (heaps === 0) return yield [];
  for (const rest of listsOf(sizes, heaps - 1)) for (let i = 0; i < sizes; i++) yield [...rest, i];
}

const nimSum = (values: readonly number[]) => values.reduce((sum, value) => sum ^ value, 0);

describe("sums of a value are counted as by trying all", () => {
  const roll = dice(11);
  for (let round = 0; round < 40; round++) {
    const values = Array.from({ length: 1 + roll(6) }, () => roll(9));
    const heaps = roll(5);
    const value = roll(16);
    test(`${heaps} heaps of values ${values} and nim-sum ${value}`, () => {
      const found = { ordered: 0n, unordered: 0n, distinct: 0n };
      for (const list of listsOf(values.length, heaps)) {
        if (nimSum(list.map((i) => values[i]!)) !== value) continue;
        found.ordered++;
        if (list.every((each, i) => i === 0 || each >= list[i - 1]!)) found.unordered++;
        if (list.every((each, i) => i === 0 || each > list[i - 1]!)) found.distinct++;
      }
      for (const order of ["ordered", "unordered", "distinct"] as const) {
        expect([order, countSums({ values, heaps, value, order })]).toEqual([order, found[order]]);
        for (const modulus of [1, 2, 6, 8, 1_000_000_007]) {
          expect(countSums({ values, heaps, value, order, modulus })).toBe(found[order] % BigInt(modulus));
        }
      }
    });
  }
});

test("sums of so many tokens are counted as by trying all", () => {
  for (let heaps = 0; heaps <= 3; heaps++) {
    for (let free = 0; free <= 2; free++) {
      for (let total = 0; total <= 7; total++) {
        for (let value = 0; value <= 8; value++) {
          let found = 0n;
          for (const list of listsOf(total + 1, heaps + free)) {
            const sum = list.reduce((all, each) => all + each, 0);
            if (sum === total && nimSum(list.slice(0, heaps)) === value) found++;
          }
          const asked = { heaps, free, total, value };
          const sizes = Array.from({ length: total + 1 }, (_, n) => n);
          expect([asked, countTotals(asked)]).toEqual([asked, found]);
          expect([asked, countBounded({ ...asked, values: sizes, from: 0 })]).toEqual([asked, found]);
          expect(countTotals({ ...asked, modulus: 3 })).toBe(found % 3n);
        }
        const all = Array.from({ length: 9 }, (_, value) => countTotals({ heaps, free, total, value }));
        expect(sharings(total, heaps + free)).toBe(all.reduce((sum, each) => sum + each, 0n));
      }
    }
  }
});

test("heaps of a smallest size, of a game of its own", () => {
  const values = [2, 0, 1, 2];
  let found = 0n;
  for (const list of listsOf(4, 3)) {
    const total = list.reduce((sum, i) => sum + 3 + i, 0);
    if (total === 13 && nimSum(list.map((i) => values[i]!)) === 1) found++;
  }
  expect(found).toBeGreaterThan(0n);
  expect(countBounded({ values, from: 3, heaps: 3, free: 0, total: 13, value: 1 })).toBe(found);
});

test("ways to remove heaps are counted as by trying all", () => {
  const roll = dice(23);
  for (let round = 0; round < 300; round++) {
    const values = Array.from({ length: roll(9) }, () => roll(12));
    const multiple = 1 + roll(4);
    const value = roll(4) === 0 ? roll(16) : 0;
    let found = 0;
    for (let kept = 1; kept < 2 ** values.length; kept++) {
      const left = values.filter((_, i) => (kept >> i) & 1);
      if ((values.length - left.length) % multiple === 0 && nimSum(left) === value) found++;
    }
    const asked = { values, multiple, value };
    expect([asked, countKept({ ...asked, modulus: 997 })]).toEqual([asked, found % 997]);
  }
});

test("the sample of the coins on a strip: 10 squares, 3 coins", () => {
  // Luogu P5363 [SDOI2019]: the first player wins 100 of 120 placements.
  expect(120n - countTotals({ heaps: 2, free: 2, total: 7, value: 0 })).toBe(100n);
});

test("limits bind", () => {
  const budget = { positions: 10, bytes: 100, memory: { held: 0 }, tick: () => {}, clock: () => {} };
  expect(() => countTotals({ heaps: 3, total: 1000, value: 0 }, budget)).toThrow("100 bytes");
  expect(() => countSums({ values: [1000], heaps: 3, value: 0 }, budget)).toThrow("100 bytes");
  expect(() => countKept({ values: [1000], multiple: 2, value: 0, modulus: 7 }, budget)).toThrow("100 bytes");
});
