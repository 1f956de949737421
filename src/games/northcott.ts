import { NotationError } from "../errors.ts";
import { minus, type Natural, natural, plus } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { heapsEffort } from "./family/heaps.ts";
import { parseNatural, tuples } from "./family/natural.ts";
import { isPair } from "./family/pair.ts";
import { type Slide, strips } from "./family/strip.ts";

/** Columns of the left and the right piece of each row. */
type Rows = readonly (readonly [left: Natural, right: Natural])[];

function* moves(rows: Rows): Generator<Slide<Rows>> {
  for (const [row, [left, right]] of rows.entries()) {
    for (let onto = plus(left, 1); onto < right; onto = plus(onto, 1)) {
      yield slide(rows, row, 0, onto);
      yield slide(rows, row, 1, onto);
    }
  }
}

function slide(rows: Rows, row: number, side: 0 | 1, onto: Natural): Slide<Rows> {
  const [left, right] = rows[row]!;
  const from = rows[row]![side];
  const to = rows.with(row, side === 0 ? [onto, right] : [left, onto]);
  return { at: `${from}-${onto}@${row + 1}`, to: [to], from, onto, row };
}

const gap = ([left, right]: Rows[number]): Natural => minus(right, plus(left, 1));

const grundyOf = (rows: Rows): Natural => natural(nimSum(...rows.map(gap)));

function parse(text: string): Rows {
  let at = 0;
  return text.split(",").map((part) => {
    const [left, right, more] = part.split("-");
    const wrong = new NotationError(text, at, {
      en: "the columns of the two pieces of a row, such as 2-5",
      zh: "一行中两枚棋子所在的列，如 2-5",
    });
    at += part.length + 1;
    if (left === undefined || right === undefined || more !== undefined) throw wrong;
    try {
      const row = [parseNatural(left), parseNatural(right)] as const;
      if (row[0] < row[1]) return row;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
    }
    throw wrong;
  });
}

/** Northcott's game without retreats: a move takes one of the two pieces of a row towards the other. */
export const northcott: Game<Rows> = {
  id: "northcott",
  chapter: "staircase",
  program: { name: "gaps" },
  name: { en: "Northcott's game", zh: "诺斯科特博弈" },
  rule: {
    en: "In every row stand two pieces; move one of them towards the other, over empty squares. (On the table each player owns one piece of a row and may also retreat: a retreat can be taken back by following it, so the same side wins, but that game may never end and Nimber does not use it.)",
    zh: "每行有两枚棋子；把其中一枚向另一枚移动，只能经过空格。（原版中双方在每行各有一枚棋子，也可以后退；对手只需跟进同样的格数即可抵消后退，所以胜负相同，但那样对局可能不会结束，这里不采用。）",
  },
  space: "other",
  start: [
    [
      [1, 5],
      [2, 4],
      [1, 7],
    ],
  ],
  notation: {
    en: "for each row the columns of its pieces, such as 1-5,2-4,1-7",
    zh: "每行两枚棋子所在的列，如 1-5,2-4,1-7",
  },
  moves,
  accelerators: {
    cost: (rows) => heapsEffort(rows.map(gap)),
    moveToValue(rows, value) {
      const change = nimSum(grundyOf(rows), value);
      const gaps = rows.map((row) => natural(nimSum(gap(row), change)));
      const row = rows.findIndex((each, i) => gaps[i]! < gap(each));
      if (row < 0) return undefined;
      return slide(rows, row, 1, plus(plus(rows[row]![0], gaps[row]!), 1));
    },
  },
  key: (rows) => rows.map(gap).join(),
  parse,
  isPosition: (rows) => Array.isArray(rows) && rows.every((row) => isPair(row) && row[0] < row[1]),
  format: (rows) => rows.map((row) => row.join("-")).join(),
  board: (rows) => strips(rows, moves(rows), 1),
  theorems: [
    {
      claim: {
        en: "The value is the nim-sum of the numbers of empty squares between the two pieces of each row.",
        zh: "SG 值等于各行两枚棋子之间空格数的异或和。",
      },
      source: "Winning Ways (2nd ed.), vol. 1, ch. 3",
      *cases() {
        for (const gaps of tuples(3)) yield [gaps.map((each) => [1, each + 2] as const)];
      },
      says: grundyOf,
    },
  ],
};
