import type { Game, LocalizedText } from "../../types.ts";
import {
  at,
  besides,
  groupsOf,
  isOdd,
  nameOf,
  onlyOf,
  put,
  type Rows,
  type Square,
  type StonesGame,
  squaresOf,
  stonesGame,
  wholeBoards,
} from "./stones.ts";

const BOARD: LocalizedText = {
  en: "rows and columns, such as 3x4, or the rows, such as x../.o#, with x and o for stones, a dot for an empty square and # for a hole",
  zh: "行数与列数，如 3x4；或逐行写出，如 x../.o#，x 与 o 为棋子，点为空格，# 为洞",
};

const COLOURS = ["x", "o"] as const;

/** Whether a stone of this colour may be put on an empty square. */
export type Allows = (rows: Rows, square: Square, colour: "x" | "o") => boolean;

/** Game in which a move puts a stone of either colour on an empty square where `allows` permits it. */
export function placingGame(allows: Allows, parts: (rows: Rows) => Rows[]): StonesGame {
  return stonesGame({
    signs: ".xo#",
    notation: BOARD,
    whole: ".",
    *moves(rows) {
      for (const [x, y, stone] of squaresOf(rows)) {
        if (stone !== ".") continue;
        for (const colour of COLOURS)
          if (allows(rows, [x, y], colour))
            yield { at: `${nameOf(x, y)}${colour}`, square: [x, y], left: put(rows, [x, y], colour) };
      }
    },
    parts,
    blank: "#",
    effort: { base: 2, of: "." },
  });
}

/** Groups of squares on which a stone can still be put, with the adjacent stones. */
export function openParts(rows: Rows, allows: Allows): Rows[] {
  const isOpen = (x: number, y: number) =>
    at(rows, x, y) === "." && COLOURS.some((colour) => allows(rows, [x, y], colour));
  return groupsOf(rows, isOpen, (x, y) => besides(x, y)).map((group) => {
    const beside = group.flatMap(([x, y]) => besides(x, y)).filter(([x, y]) => "xo".includes(at(rows, x, y)));
    return onlyOf(rows, [...group, ...beside], "#");
  });
}

const isWhole = (rows: Rows): boolean => rows.every((row) => /^\.+$/.test(row));

/** Theorem on empty rectangles, for games in which the image of a move under a half turn can answer it. */
export const answeredByTurns: NonNullable<Game<Rows>["theorems"]>[number] = {
  claim: {
    en: "An empty rectangle is a P-position where a side is even, and else an N-position: put a stone in the middle, then answer by half a turn.",
    zh: "空矩形棋盘：有一边为偶数时是必败态，否则是必胜态——先占中心，此后总走中心对称的一步。",
  },
  source: {
    en: "Winning Ways (2nd ed.), vol. 1, ch. 1: Tweedledum and Tweedledee",
    zh: "Winning Ways (2nd ed.), vol. 1, ch. 1：对称应着（Tweedledum and Tweedledee）",
  },
  covers: isWhole,
  cases: () => wholeBoards(9, "."),
  says: (rows) => (isOdd(rows) ? "N" : 0),
};
