import { expect, test } from "vitest";
import { namesOf } from "../../web/src/graph/names.ts";

const line = (x: number) => [
  { x, y: 0 },
  { x, y: 100 },
];

test("names of edges stand along them, and beside each other where edges run together", () => {
  const ways = [line(0), line(2), line(4)].map((way) => ({ way, label: "0,1" }));
  const names = namesOf(ways, [{ x: 0, y: 0, width: 30, height: 30 }]);
  const heights = names.map(({ y }) => y).sort((a, b) => a - b);
  expect(heights[0]).toBeGreaterThanOrEqual(15);
  for (const [i, y] of heights.entries()) if (i > 0) expect(y - heights[i - 1]!).toBeGreaterThan(9);
});

test("the name of a loop stands at its right, in lines of two words", () => {
  const [name] = namesOf([{ way: [{ x: 50, y: 10 }], label: "0,0 0,1 1,1" }], []);
  expect(name!.lines).toEqual(["0,0 0,1", "1,1"]);
  expect(name!.x).toBeGreaterThan(50);
});
