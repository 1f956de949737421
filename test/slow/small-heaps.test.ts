import { expect, test } from "vitest";
import { compareSlow, compareSmallHeaps, smallHeaps } from "../rules/small-heaps.ts";

test("random rules with small heaps that move, and programs of them", () => {
  let compared = 0;
  for (let seed = 1001; seed <= 1200; seed++) if (compareSmallHeaps(smallHeaps(seed), true)) compared++;
  expect(compared).toBeGreaterThan(140);
});

test("laws, genera and explanations of such rules", () => {
  let laws = 0;
  for (let seed = 2001; seed <= 2060; seed++) laws += compareSlow(smallHeaps(seed));
  expect(laws).toBeGreaterThan(5);
});
