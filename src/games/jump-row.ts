import { NotationError } from "../errors.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, Move } from "../types.ts";

/** Row of cells: `o` is a piece, `.` an empty cell. */
type Row = string;

function* moves(row: Row): Generator<Move<Row>> {
  for (let from = 0; from < row.length; from++) {
    const to = row[from] === "o" ? row.indexOf(".", from) : -1;
    if (to >= 0) {
      yield {
        at: `${from + 1}>${to + 1}`,
        to: [`${row.slice(0, from)}.${row.slice(from + 1, to)}o${row.slice(to + 1)}`],
      };
    }
  }
}

/**
 * Removes the empty cells on the left, which are never reached, and the pieces at the right end, which never
 * move.
 */
const key = (row: Row) => row.replace(/^\.+/, "").replace(/o+$/, "");

/**
 * Sizes of the blocks of pieces between empty cells, from the right: a move carries pieces from one block to
 * the next. The block at the right end is the floor of the staircase.
 */
const stairs = (row: Row): number[] =>
  row
    .split(".")
    .map((block) => block.length)
    .reverse();

function parse(text: string): Row {
  const wrong = /[^o.]/.exec(text)?.index;
  if (wrong !== undefined || text === "") {
    throw new NotationError(text, wrong ?? 0, { en: "o or a point", zh: "o 或点号" });
  }
  return text;
}

function board(row: Row): Cell[] {
  const open = [...moves(row)].map(({ at }) => at);
  return [...row].flatMap((cell, x): Cell[] => [
    { shape: "square", x, y: 0 },
    ...(cell === "o"
      ? [{ shape: "token", x, y: 0, touch: open.filter((at) => at.startsWith(`${x + 1}>`)) } as const]
      : []),
  ]);
}

/** Row of pieces: a move takes one to the first empty cell on its right, over the pieces between. */
export const jumpRow: Game<Row> = {
  id: "jump-row",
  name: { en: "Jumping pieces", zh: "跳格棋（棋子右移）" },
  look: { squares: "o." },
  rule: {
    en: "Move a piece to the first empty cell on its right, over the pieces between.",
    zh: "把一枚棋子移到其右方第一个空格，可越过中间的棋子。",
  },
  notation: {
    en: "a row of o for pieces and points for empty cells, such as o.oo..",
    zh: "一行：o 为棋子，点号为空格，如 o.oo..",
  },
  space: "other",
  start: ["o.oo..", "oo.o."],
  moves,
  key,
  parse,
  isPosition: (row) => typeof row === "string" && /^[o.]+$/.test(row),
  format: (row) => row,
  board,
  accelerators: {
    cost: (row) => row.length * 2 ** key(row).length,
  },
  theorems: [
    {
      claim: {
        en: "Blocks of pieces between empty cells are the steps of a staircase, the rightmost the floor: the value is the nim-sum of the odd steps.",
        zh: "空格之间的连续棋子构成阶梯，最右一段为地面：SG 值等于奇数级阶梯棋子数的异或和。",
      },
      source: {
        en: "Staircase Nim: Sprague 1937; Winning Ways (2nd ed.), vol. 1, ch. 4; the row: Luogu P2575",
        zh: "阶梯 Nim：Sprague 1937；Winning Ways (2nd ed.), vol. 1, ch. 4；一行棋子见洛谷 P2575",
      },
      *cases() {
        for (let length = 1; ; length++) {
          for (let pieces = 0; pieces < 2 ** length; pieces++) {
            yield [pieces.toString(2).padStart(length, "0").replaceAll("0", ".").replaceAll("1", "o")];
          }
        }
      },
      says: (...rows) => nimSum(...rows.flatMap((row) => stairs(row).filter((_, step) => step % 2 === 1))),
    },
  ],
};
