import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";

/** Moves that can be made on the board by touch. */
const offered = (game: string, position: string) => {
  const { board, parse } = parseGame(game);
  return new Set(board(parse(position)).flatMap(({ touch }) => touch ?? []));
};

test.each([
  ["[n: n-1 | n/2]", "12"],
  ["[n: n-1 | n-2 | a & n-1-a | a & n-2-a]", "9"],
  ["[n: a & n-a]", "8"],
  ["[n: split(n) | n+1 if n < 9]", "6"],
  ["[n: n+2 if n < 5]", "0"],
  ["[n: n & n-1 | n-3]", "7"],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", "5,8"],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", "5,3"],
  ["[x,y: x+1,y if x < 3 | x,y & x-1,y]", "2,0"],
  ["[x,y,z: x-k,y,z | y,x,z if x > y]", "3,2,4"],
])("every move of %s at %s can be touched", (game, position) => {
  const { moves, parse } = parseGame(game);
  const all = Array.from(moves(parse(position)), ({ at }) => at);
  expect([...offered(game, position)].sort()).toEqual(all.sort());
});

test("large heaps are numbers", () => {
  const board = (game: string, position: string) => parseGame(game).board(parseGame(game).parse(position));
  expect(board("[n: n-k]", "1000000000000000000000")).toMatchObject([
    { shape: "label", text: "1000000000000000000000" },
  ]);
  expect(board("[x,y: x-k,y]", "41,2")).toMatchObject([{ text: "41" }, { text: "2" }]);
});
