import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { severalHeaps } from "../../src/law/game-of-law.ts";
import { grundy } from "../../src/solve/index.ts";
import { plainGrundy } from "../oracle.ts";

describe("several heaps as one rule", () => {
  test.each([
    ["nim", "[x,y: x-k,y | x,y-k]"],
    ["{1,3,4}", "[x,y: x-k,y if k in {1,3,4} | x,y-k if k in {1,3,4}]"],
    ["!{2,3}", "[x,y: x-k,y if not k in {2,3} | x,y-k if not k in {2,3}]"],
    ["{2..500000}", "[x,y: x-k,y if 2 <= k <= 500000 | x,y-k if 2 <= k <= 500000]"],
    ["{500000..}", "[x,y: x-k,y if 500000 <= k | x,y-k if 500000 <= k]"],
    ["[n: n-1 | n/2]", "[x,y: x-1,y | x/2,y | x,y-1 | x,y/2]"],
    ["[n: n-x if x in squares]", "[x,y: x-k,y if k in squares | x,y-k if k in squares]"],
    ["[x: x-y*y if y != x]", "[x,y: x-k*k,y if k != x | x,y-k*k if k != y]"],
  ])("%s", (id, rule) => {
    const one = parseGame(id);
    expect(severalHeaps(one, ["x", "y"])).toBe(rule);
    const two = parseGame(rule);
    const value = plainGrundy((n: number) => [...one.moves(n)].map(({ to }) => to as number[]));
    for (let x = 0; x < 9; x++)
      for (let y = 0; y < 9; y++) expect(grundy(two, [x, y])).toBe(value(x) ^ value(y));
  });

  test.each([
    "kayles",
    "[n: a & n-a]",
    "[x,y: x-k,y]",
    "[n: n-1 ; won: n = 0]",
    "[n: n-1 ; lost: n < 2]",
    "cram",
  ])("there is none of %s", (id) => expect(severalHeaps(parseGame(id), ["x", "y"])).toBeUndefined());
});
