import { NotationError } from "../errors.ts";
import type { Cell, Family, Game, Move } from "../types.ts";
import { balanced } from "./moore-nim.ts";

/**
 * Row of cells: `w` and `b` alternate from the left, beginning with `w` and ending with `b`; `.` is an empty
 * cell.
 */
type Row = string;

interface PieceStep {
  readonly from: number;
  readonly to: number;
}

/** Cells of the pieces, counted from 1: white piece i is at index 2i, the black one after it at 2i + 1. */
const pieces = (row: Row): number[] => [...row].flatMap((cell, i) => (cell === "." ? [] : [i + 1]));

/** Numbers of empty cells between each white piece and the black one after it. */
function gaps(row: Row): number[] {
  const cells = pieces(row);
  return cells.flatMap((cell, i) => (i % 2 === 0 ? [cells[i + 1]! - cell - 1] : []));
}

/** Ways to move at most `d` of the pieces from index `i` on. */
function* steps(cells: readonly number[], i: number, d: number): Generator<PieceStep[]> {
  if (i === cells.length || d === 0) {
    yield [];
    return;
  }
  const [white, black] = [cells[i]!, cells[i + 1]!];
  for (let w = white; w < black; w++) {
    for (let b = black; b > w; b--) {
      const pair = [
        ...(w > white ? [{ from: white, to: w }] : []),
        ...(b < black ? [{ from: black, to: b }] : []),
      ];
      if (pair.length > d) break;
      for (const rest of steps(cells, i + 2, d - pair.length)) yield [...pair, ...rest];
    }
  }
}

function* moves(row: Row, d: number): Generator<Move<Row>> {
  for (const moved of steps(pieces(row), 0, d)) {
    if (moved.length === 0) continue;
    const cells = [...row];
    for (const { from, to } of moved) {
      cells[to - 1] = cells[from - 1]!;
      cells[from - 1] = ".";
    }
    yield { at: moved.map(({ from, to }) => `${from}>${to}`).join(), to: [cells.join("")] };
  }
}

function parse(text: string): Row {
  let next = "w";
  for (const [i, cell] of [...text].entries()) {
    if (cell === ".") continue;
    if (cell !== next) throw new NotationError(text, i, { en: `${next} or a point`, zh: `${next} 或点号` });
    next = next === "w" ? "b" : "w";
  }
  if (next === "b" || text === "") throw new NotationError(text, text.length, NOTATION);
  return text;
}

const NOTATION = {
  en: "alternating w and b, ending with b, and points for empty cells, such as w..bw.b",
  zh: "w 与 b 交替（以 b 结尾），点号为空格，如 w..bw.b",
};

function board(row: Row, d: number): Cell[] {
  const open = [...moves(row, d)].map(({ at }) => ({
    at,
    from: new Set(at.split(",").map((move) => Number.parseInt(move, 10))),
  }));
  return [...row].flatMap((cell, x): Cell[] => {
    const square: Cell = { shape: "square", x, y: 0 };
    if (cell === ".") return [square];
    const touch = open.filter(({ from }) => from.has(x + 1)).map(({ at }) => at);
    return [square, { shape: "token", x, y: 0, tone: cell === "w" ? "light" : "dark", touch }];
  });
}

function* rows(): Generator<[Row]> {
  for (let length = 2; ; length++) {
    for (let chosen = 0; chosen < 2 ** length; chosen++) {
      let count = 0;
      const row = Array.from({ length }, (_, i) => ((chosen >> i) & 1 ? "wb"[count++ % 2] : "."));
      if (count % 2 === 0 && count <= 4) yield [row.join("")];
    }
  }
}

function withMost(d: number): Game<Row> {
  return {
    id: `black-and-white(${d})`,
    program: { name: "balanced-gaps", parameter: d },
    name: { en: `Black and white, 1 to ${d}`, zh: `黑白棋游戏（1 至 ${d}）` },
    rule: {
      en: `Move 1 to ${d} pieces, white ones to the right and black ones to the left, over empty cells.`,
      zh: `移动 1 至 ${d} 枚棋子：白棋向右，黑棋向左，只能经过空格。`,
    },
    look: { squares: "wb." },
    notation: NOTATION,
    space: "other",
    start: ["w..bw...bw.b"],
    moves: (row) => moves(row, d),
    key: (row) =>
      gaps(row)
        .sort((a, b) => a - b)
        .join(),
    parse,
    isPosition: (row) => typeof row === "string" && /^\.*(?:w\.*b\.*)*$/.test(row) && row !== "",
    format: (row) => row,
    board: (row) => board(row, d),
    accelerators: {
      cost: (row) => gaps(row).reduce((product, gap) => product * (gap + 1) ** 3, 1),
    },
    theorems: [
      {
        claim: {
          en: `Lost for the player to move iff in every binary place the number of gaps (white, black) with a 1 is a multiple of ${d + 1}. Each side can play its winning moves with one colour alone, so the same holds when one side moves white and the other black.`,
          zh: `后手必胜，当且仅当在每个二进制位上，该位为 1 的（白、黑）间隔数是 ${d + 1} 的倍数；双方只用一种颜色就能走出必胜走法，所以一方只走白、另一方只走黑时结论相同。`,
        },
        source: {
          en: "Moore, Ann. of Math. 11 (1910) 93; the board: Luogu P2490 (SDOI 2011)",
          zh: "Moore, Ann. of Math. 11 (1910) 93；棋盘见洛谷 P2490（SDOI 2011）",
        },
        cases: rows,
        says: (row) => (balanced(gaps(row).map(BigInt), d + 1) ? "P" : "N"),
      },
    ],
  };
}

/** Alternating pieces on a row: a move takes up to d of them towards their partners, over empty cells. */
export const blackAndWhite: Family<Row> = {
  id: "black-and-white",
  name: { en: "Black and white", zh: "黑白棋游戏" },
  rule: {
    en: "Move 1 to d pieces, white ones to the right and black ones to the left, over empty cells.",
    zh: "移动 1 至 d 枚棋子：白棋向右，黑棋向左，只能经过空格。",
  },
  parameters: [{ name: "d", least: 1, usual: 2 }],
  game: withMost,
};
