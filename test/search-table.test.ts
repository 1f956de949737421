import { expect, test } from "vitest";
import { table } from "../src/solve/search/fold.ts";
import { dice } from "./oracle.ts";

test("a table of a search goes on in a second Map when the first is full", () => {
  const words = table<number>(3);
  for (let n = 1; n < 12; n++) words.set(`${n}`, n * n);
  words.set("2", 5);
  expect(words.delete("7")).toBe(true);
  expect(words.delete("7")).toBe(false);
  expect([1, 2, 4, 7, 11].map((n) => words.get(`${n}`))).toEqual([1, 5, 16, undefined, 121]);
  expect(words.size).toBe(10);
});

test("a table of a search keeps what a Map keeps, whatever the keys and the results", () => {
  const roll = dice(33);
  const keys = [
    ...Array.from({ length: 1500 }, (_, i) => i - 20),
    ...Array.from({ length: 1500 }, () => roll(2 ** 30) * 2 ** 22 + roll(9)),
    ...[0.5, -0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1n, -1n, 2n ** 70n, "1", "", "0"],
  ];
  const results = [0, 1, 7, 2 ** 30, 2 ** 40, -1, -0, 0.5, "P", "", keys];
  const [found, expected] = [table<unknown>(), new Map<unknown, unknown>()];
  for (let step = 0; step < 30_000; step++) {
    const [key, result] = [keys[roll(keys.length)]!, results[roll(results.length)]];
    if (roll(4) === 0) expect(found.delete(key)).toBe(expected.delete(key));
    else {
      found.set(key, result);
      expected.set(key, result);
    }
  }
  expect(found.size).toBe(expected.size);
  for (const key of keys) expect(found.get(key)).toBe(expected.get(key));
});
