// Rules whose small heaps have moves: `k # e` with k = 0 leaves nothing, unlike a heap 0 that has moves.
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { grundyValues, solver } from "../../src/solve/index.ts";
import { compareSmallHeaps, smallHeaps } from "./small-heaps.ts";

test("nothing at all is told from heap 0, in whatever order the alternatives are", () => {
  for (const text of ["[n: 0 # n | n-1]", "[n: n-1 | 0 # n]"]) {
    const { at } = grundyValues(parseGame(text));
    expect([0, 1, 2, 3, 4].map((heap) => at(heap))).toEqual([1, 2, 1, 2, 1]);
  }
  const [rules, nim] = [parseGame("[n: n%3 # n/2 | n-3]"), parseGame("nim")];
  const sum = [
    { rules, position: 3 },
    { rules: nim, position: 1 },
  ];
  expect(solver().outcome(sum)).toBe("N");
});

test("ten random rules with small heaps that move", () => {
  let compared = 0;
  for (let seed = 1; seed <= 10; seed++) if (compareSmallHeaps(smallHeaps(seed), seed === 10)) compared++;
  expect(compared).toBeGreaterThan(5);
});
