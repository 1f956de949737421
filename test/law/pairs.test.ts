import { expect, test } from "vitest";
import { parseGame } from "../../src/games/notation.ts";
import { findLaw } from "../../src/law/index.ts";
import { pairsAlongLines } from "../../src/law/pairs.ts";
import { statedLaw } from "../../src/law/stated.ts";
import type { Truth } from "../../src/law/truth.ts";
import { oneIn } from "../part.ts";

/**
 * P-positions of t-Wythoff by plain play, where positions with sum up to `end` are terminal: lost, or won
 * under misère play.
 */
function plain(t: number, end: number, misere: boolean, side: number): Truth["at"] {
  const lost = Array.from({ length: side + 1 }, () => new Uint8Array(side + 1));
  for (let sum = 0; sum <= side; sum++)
    for (let x = 0; x <= sum; x++) {
      const y = sum - x;
      if (sum <= end) {
        lost[x]![y] = Number(!misere);
        continue;
      }
      const wins =
        Array.from({ length: x }, (_, a) => lost[a]![y]).includes(1) ||
        Array.from({ length: y }, (_, b) => lost[x]![b]).includes(1) ||
        Array.from({ length: x }, (_, a) =>
          lost[a]!.slice(Math.max(0, y - x + a - t + 1), Math.max(0, Math.min(y, y - x + a + t))),
        ).some((row) => row.includes(1));
      lost[x]![y] = Number(!wins);
    }
  return ([x, y]) => (lost[x!]![y!] === 1 ? "P" : "N");
}

/** Ranges in which the laws are found, and in which they are compared with play. */
const [NEAR, FAR] = [190, 240];

test.each(
  oneIn(3, [
    [1, 0, true, "P iff x + y = 1 or x = 2 and y = 2 or x + y >= 5 and min(x,y) = floor(phi*abs(x-y))"],
    [2, 0, true, "P iff abs(x-y) % 2 = 1 and min(x,y) = floor(sqrt(2)/2*abs(x-y))"],
    [3, 0, true, "P iff abs(x-y) % 3 = 1 and min(x,y) = (floor((sqrt(13)-1)/2*abs(x-y)) + 1) / 3"],
    [1, 1, false, "P iff x + y = 0 or min(x,y) = floor(phi*abs(x-y)) - 1"],
    [1, 2, false, undefined],
    [1, 3, false, undefined],
  ] as const),
)(
  "pairs of t-Wythoff, t = %i, that ends at sums to %i, misère %s, hold farther than they were looked at",
  (t, end, misere, expected) => {
    const at = plain(t, end, misere, FAR);
    const [text] = pairsAlongLines({ at, has: () => true, by: "search" }, ["x", "y"]);
    expect(text).toBe(expected ?? text);
    const { says } = statedLaw(text!, ["x", "y"]);
    const wrong: number[][] = [];
    for (let sum = NEAR; sum <= FAR; sum++)
      for (let x = 0; 2 * x <= sum; x++)
        if (says([x, sum - x]) !== at([x, sum - x])) wrong.push([x, sum - x]);
    expect(wrong).toEqual([]);
  },
);

test("no line is told of pairs that lie on none, or off it without a rule", () => {
  const has = () => true;
  const laws = (at: Truth["at"]) => [...pairsAlongLines({ at, has, by: "search" }, ["x", "y"])];
  expect(laws(([x, y]) => (x === y ? "P" : "N"))).toEqual([]);
  const wythoff = plain(1, 0, false, 190);
  const off = new Set(["24,39", "39,24", "40,65", "65,40"]);
  expect(laws((position) => (off.has(String(position)) ? "N" : wythoff(position)))).toEqual([]);
  expect(laws(([x, y]) => (x! <= y! ? wythoff([x!, y!]) : "N"))).toEqual([]);
});

test("misère Mark loses where the valuation is odd, and for powers where it is even", () => {
  const { finding } = findLaw(parseGame("[n: n-1 | n-2 | n/3]"), "outcomes", "misere");
  expect(finding).toMatchObject({
    verdict: "proved",
    text: "P iff not n in powers(3) and valuation(n,3) % 2 = 1 or n in powers(3) and valuation(n,3) % 2 = 0",
  });
});
