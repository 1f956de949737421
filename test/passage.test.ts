import { describe, expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import type { Cell } from "../src/types.ts";
import { type Origins, origins } from "../web/src/board/passage.ts";
import { draw } from "../web/src/engine/rules.ts";

/** Boards before and after a move, with the origin of each cell. */
function made(
  notation: string,
  position: string,
  at: string,
): { before: readonly Cell[]; boards: readonly (readonly Cell[])[]; from: readonly Origins[] } {
  const game = parseGame(notation);
  const [drawn] = draw([{ game: game.id, position }]);
  const move = drawn!.moves.find((each) => each.at === at)!;
  const boards = move.to.map((to) => game.board(game.parse(to)));
  return { before: drawn!.cells, boards, from: origins(drawn!.cells, new Set(move.cells), boards) };
}

const tokens = (cells: readonly Cell[]) => cells.flatMap(({ shape }, i) => (shape === "token" ? [i] : []));

describe("where the pieces of a board were before a move", () => {
  test("pins that stand keep their order when the row falls apart", () => {
    expect(made("kayles", "8", "3-4").from).toEqual([
      [0, 1],
      [4, 5, 6, 7],
    ]);
    expect(made("kayles", "4", "1").from).toEqual([[1, 2, 3]]);
  });

  test("a coin glides, and the others stay", () => {
    const { before, boards, from } = made("silver-dollar", "1,4,6,9", "9-7");
    const coins = tokens(boards[0]!).map((i) => before[from[0]![i]!]!.x);
    expect(coins).toEqual([1, 4, 6, 9]);
  });

  test("a stone glides with its colour", () => {
    const { before, boards, from } = made("black-and-white(2)", "w..bw.b", "1>3,7>6");
    for (const i of tokens(boards[0]!)) expect(before[from[0]![i]!]!.tone).toBe(boards[0]![i]!.tone);
    expect(tokens(boards[0]!).map((i) => before[from[0]![i]!]!.x)).toEqual([0, 3, 4, 6]);
  });

  test("the token of a graph glides along its edge", () => {
    const { before, boards, from } = made("dag", "0>1,0>2,1>2@0", "2");
    const [token] = tokens(boards[0]!);
    expect(from[0]![token!]).toBe(tokens(before)[0]);
    boards[0]!.forEach((cell, i) => {
      if (cell.shape === "edge") expect(before[from[0]![i]!]).toMatchObject({ x: cell.x, end: cell.end });
    });
  });

  test("edges that stand are known by their vertices, wherever they are drawn then", () => {
    const { before, boards, from } = made("hackenbush", "0-1,1-2,1-3,3-4,3-5", "1-2");
    boards.forEach((board, part) => {
      board.forEach((cell, i) => {
        if (cell.shape === "edge") expect(before[from[part]![i]!]!.touch).toEqual(cell.touch);
        if (cell.shape === "hole") expect(before[from[part]![i]!]!.shape).toBe("hole");
      });
    });
  });

  test("coins in a circle become a row", () => {
    expect(made("circle(3)", "6", "2").from).toEqual([[2, 3, 4, 5, 0].sort((a, b) => a - b)]);
  });

  test("no piece comes from two, and none goes to two", () => {
    for (const [notation, position] of [
      ["chomp", "4,4,4"],
      ["wythoff", "5,8"],
      ["staircase", "2,1,3"],
      ["northcott", "1-5,2-4"],
      ["nimble", "2,3,3"],
      ["byte-sequence", "3,1,2,0,3@1"],
      ["lasker", "7"],
      ["grundys-game", "9"],
    ] as const) {
      const [drawn] = draw([{ game: notation, position }]);
      for (const { at } of drawn!.moves) {
        const used = made(notation, position, at)
          .from.flat()
          .filter((i) => i !== undefined);
        expect(new Set(used).size).toBe(used.length);
      }
    }
  });
});
