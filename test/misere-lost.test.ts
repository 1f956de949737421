// Under misère play a game with `lost` has outcomes alone, so each of its moves leaves exactly one component.
import { expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { findLaw } from "../src/law/index.ts";
import { solver } from "../src/solve/index.ts";

const SEVERAL = [
  "[n: 0 # n | n-2; lost: n<=1]",
  "[n: n%3 # n/2 if n > 2 | n-3 ; lost: n <= 3]",
  "[n: split(n, 2..2) | n-1 ; lost: n = 1]",
  "[n: n-1 & n-2 | n-1 ; lost: n = 1]",
  "[x,y: x-1,y & x,y-1 | x-1,y | x,y-1 ; lost: x = 1]",
];

test.each(SEVERAL)("%s is refused under misère play, wherever it is asked of", (text) => {
  const game = parseGame(text);
  const places = text.startsWith("[x")
    ? [
        [0, 0],
        [1, 3],
        [4, 2],
      ]
    : [0, 1, 2, 3, 6, 7, 9];
  const says = /must leave exactly one component/;
  for (const position of places) {
    const sum = [{ rules: game, position }];
    expect(() => solver().solve(sum, "misere")).toThrow(says);
    expect(() => solver().outcome(sum, "misere")).toThrow(says);
    expect(solver().outcome(sum)).toMatch(/^[PN]$/);
  }
  expect(() => findLaw(game, "outcomes", "misere", { seconds: 2 })).toThrow(says);
});

test("with one component a move it is answered, by play", () => {
  const game = parseGame("[n: n-1 | n-2 ; lost: n <= 1]");
  const wins = [false, false];
  for (let n = 2; n <= 12; n++) wins.push(!wins[n - 1]! || !wins[n - 2]!);
  const found = wins.map((_, position) => solver().outcome([{ rules: game, position }], "misere") === "N");
  expect(found).toEqual(wins);
});
