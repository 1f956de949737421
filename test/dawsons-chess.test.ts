import { expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { solver } from "../src/solve/index.ts";

/**
 * White's pawns start in row 0 and move up, Black's start in row 2 and move down. Rows are texts of w, b and
 * dots, from below.
 */
type Board = readonly [string, string, string];
const PAWNS = [
  { own: "w", other: "b", step: 1 },
  { own: "b", other: "w", step: -1 },
] as const;

/** Moves of a player's pawns by the rules of chess; a capture is obligatory. */
function pawnMoves(board: Board, player: 0 | 1): Board[] {
  const { own, other, step } = PAWNS[player];
  const steps: Board[] = [];
  const captures: Board[] = [];
  for (let row = 0; row < 3; row++)
    for (let file = 0; file < board[0].length; file++) {
      if (board[row]![file] !== own) continue;
      for (const to of [file - 1, file, file + 1]) {
        const there = board[row + step]?.[to];
        if (there !== (to === file ? "." : other)) continue;
        const next = board.map((line) => [...line]);
        next[row]![file] = ".";
        next[row + step]![to] = own;
        (to === file ? steps : captures).push(next.map((line) => line.join("")) as unknown as Board);
      }
    }
  return captures.length > 0 ? captures : steps;
}

/** Whether the player to move wins, under normal or misère play. */
function pawnsWin(board: Board, player: 0 | 1, misere: boolean, known = new Map<string, boolean>()): boolean {
  const key = `${board.join("/")}${player}`;
  let wins = known.get(key);
  if (wins === undefined) {
    const next = pawnMoves(board, player);
    const other = player === 0 ? 1 : 0;
    wins = next.length === 0 ? misere : next.some((to) => !pawnsWin(to, other, misere, known));
    known.set(key, wins);
  }
  return wins;
}

test.each(["normal", "misere"] as const)(
  "Dawson's Chess on three rows is won as the pawns win, under %s play",
  (play) => {
    for (let files = 1; files <= 8; files++) {
      const board: Board = ["w".repeat(files), ".".repeat(files), "b".repeat(files)];
      const { outcome } = solver().solve(parseSum(`dawsons-chess 3x${files}`), play);
      expect([files, outcome]).toEqual([files, pawnsWin(board, 0, play === "misere") ? "N" : "P"]);
    }
  },
);

test("a board of other than three rows is sent to Node Kayles, and 3xn is n files", () => {
  const chess = parseGame("dawsons-chess");
  expect(chess.parse("3x9")).toBe(chess.parse("9"));
  for (const wrong of ["4x9", "3x", "3x9x9", "x9"]) expect(() => chess.parse(wrong)).toThrow("expected");
  expect(() => chess.parse("4x9")).toThrow("node-kayles");
});
