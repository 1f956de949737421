import type { Game, LocalizedText } from "../types.ts";
import {
  at,
  nameOf,
  put,
  type Rows,
  type Square,
  type StoneMove,
  squaresOf,
  stonesGame,
} from "./family/stones.ts";

const BOARD: LocalizedText = {
  en: "rows and columns, such as 4x4, or the rows, such as x../.o./..., with x and o for pieces of the two directions",
  zh: "行数与列数，如 4x4；或逐行写出，如 x../.o./...，x 与 o 为两种方向的棋子",
};

const DIRECTIONS = ["x", "o"] as const;
const MOST_IN_A_ROW = 4;

const LINES: readonly Square[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** Whether enough pieces of one direction are in a row to end the game on this board. */
function isOver(rows: Rows): boolean {
  const enough = Math.min(MOST_IN_A_ROW, rows.length, rows[0]!.length);
  const steps = Array.from({ length: enough }, (_, i) => i);
  return [...squaresOf(rows)].some(
    ([x, y, piece]) =>
      piece !== "." &&
      LINES.some(([dx, dy]) => steps.every((i) => at(rows, x + i * dx, y + i * dy) === piece)),
  );
}

/** Moves on each square: a piece is placed in, or turned to, each direction that it does not have. */
function* pieces(rows: Rows): Generator<StoneMove> {
  if (isOver(rows)) return;
  for (const [x, y, piece] of squaresOf(rows))
    for (const direction of DIRECTIONS)
      if (direction !== piece)
        yield { at: `${nameOf(x, y)}${direction}`, square: [x, y], left: put(rows, [x, y], direction) };
}

/** Quick Cross: a move places a piece in one of two directions or turns one; four alike in a row end play. */
export const quickCross: Game<Rows> = {
  ...stonesGame({
    signs: ".xo",
    notation: BOARD,
    whole: ".",
    moves: pieces,
    parts: (rows) => (isOver(rows) ? [] : [rows]),
    effort: { base: 3, of: ".xo" },
  }),
  id: "quick-cross",
  name: { en: "Quick Cross", zh: "Quick Cross（转向连线棋）" },
  rule: {
    en: "Put a piece on an empty square in either of two directions, or turn a piece that is there. Four pieces of one direction in a row end play on the board. If its shorter side has fewer squares, that many are enough.",
    zh: "在空格上放一枚棋子，朝两种方向之一，或把已有的一枚转到另一方向；同方向四枚连成一线（短边不足四格时按短边）则该棋盘结束。",
  },
  start: [["...", "...", "..."]],
  theorems: [],
};
