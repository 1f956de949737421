import type { Game, LocalizedText } from "../types.ts";
import { at, nameOf, put, type Rows, type StoneMove, squaresOf, stonesGame } from "./family/stones.ts";

const BOARD: LocalizedText = {
  en: "rows and columns, such as 3x3, or the rows, such as x../.x./..., with x for a cross",
  zh: "行数与列数，如 3x3；或逐行写出，如 x../.x./...，x 为叉",
};

const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether three crosses are in a row. */
const isDead = (rows: Rows): boolean =>
  [...squaresOf(rows)].some(([x, y, stone]) =>
    LINES.some(
      ([dx, dy]) =>
        stone === "x" && at(rows, x + dx, y + dy) === "x" && at(rows, x + 2 * dx, y + 2 * dy) === "x",
    ),
  );

function* crosses(rows: Rows): Generator<StoneMove> {
  if (isDead(rows)) return;
  for (const [x, y, stone] of squaresOf(rows))
    if (stone === ".") yield { at: nameOf(x, y), square: [x, y], left: put(rows, [x, y], "x") };
}

const isEmpty = (rows: Rows): boolean => rows.join("/") === ".../.../...";

/** Notakto: a move puts a cross into an empty square; three in a row end play on their board. */
export const notakto: Game<Rows> = {
  ...stonesGame({
    signs: ".x",
    notation: BOARD,
    whole: ".",
    moves: crosses,
    parts: (rows) => (isDead(rows) ? [] : [rows]),
    effort: { base: 1.9, of: "." },
  }),
  id: "notakto",
  name: { en: "Notakto", zh: "只画叉的井字棋（Notakto）" },
  rule: {
    en: "Put a cross into an empty square of a board; a board with three crosses in a row is dead. It is usually played under misère, where whoever kills the last board loses.",
    zh: "在某块棋盘的空格中画一个叉；出现三叉连线的棋盘即作废。通常按反常规则玩，那时使最后一块棋盘作废者负。",
  },
  start: [["...", "...", "..."]],
  theorems: [
    {
      claim: {
        en: "Misère play of k empty boards of three rows and columns, k from 1 on: the next player wins iff k is odd.",
        zh: "反常规则下 k 块空的 3x3 棋盘（k 不小于 1）：先手必胜当且仅当 k 为奇数。",
      },
      source: {
        en: "Plambeck & Whitehead, The secrets of Notakto, arXiv:1301.1672, by the misère quotient of order 18",
        zh: "Plambeck & Whitehead, The secrets of Notakto, arXiv:1301.1672，由 18 阶的反常商",
      },
      play: "misere",
      covers: (...boards) => boards.length > 0 && boards.every(isEmpty),
      *cases() {
        const empty = ["...", "...", "..."];
        for (;;) {
          yield [empty];
          yield [empty, empty];
        }
      },
      says: (...boards) => (boards.length % 2 === 1 ? "N" : "P"),
    },
  ],
};
