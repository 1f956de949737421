import type { Game, LocalizedText } from "../types.ts";
import {
  at,
  besides,
  groupsOf,
  isEven,
  nameOf,
  onlyOf,
  put,
  type Rows,
  type Square,
  type StoneMove,
  squaresOf,
  stonesGame,
  wholeBoards,
} from "./family/stones.ts";

const BOARD: LocalizedText = {
  en: "rows and columns, such as 4x4, or the rows, such as xx./.xx, with x for a counter and a dot for an empty square",
  zh: "行数与列数，如 4x4；或逐行写出，如 xx./.xx，x 为棋子，点为空格",
};

const LINES: readonly Square[] = [
  [1, 0],
  [0, 1],
];

/** Takes of adjacent counters in a row or a column: single counters first, then runs in either direction. */
function* takes(rows: Rows): Generator<StoneMove> {
  for (const [x, y, stone] of squaresOf(rows)) {
    if (stone !== "x") continue;
    const first = nameOf(x, y);
    const without = put(rows, [x, y], ".");
    yield { at: first, square: [x, y], left: without };
    for (const [dx, dy] of LINES) {
      let left = without;
      for (let [a, b] = [x + dx, y + dy]; at(rows, a, b) === "x"; [a, b] = [a + dx, b + dy]) {
        left = put(left, [a, b], ".");
        yield { at: `${first}-${nameOf(a, b)}`, square: [x, y], left };
      }
    }
  }
}

/** Tac-Tix: a move takes any adjacent counters of a row or a column. */
export const tactix: Game<Rows> = {
  ...stonesGame({
    signs: "x.",
    notation: BOARD,
    whole: "x",
    moves: takes,
    parts: (rows) =>
      groupsOf(
        rows,
        (x, y) => at(rows, x, y) === "x",
        (x, y) => besides(x, y),
      ).map((group) => onlyOf(rows, group, ".")),
    blank: ".",
    effort: { base: 2, of: "x" },
  }),
  id: "tactix",
  name: { en: "TacTix (Bulo)", zh: "TacTix（Bulo）" },
  aliases: ["bulo"],
  rule: {
    en: "Take any number of counters that stand next to each other in a row or a column. The usual play is misère.",
    zh: "取走同一行或同一列中任意多枚相连的棋子。通常按反常规则玩。",
  },
  start: [["xxx", "xxx"]],
  theorems: [
    {
      claim: {
        en: "A full rectangle is a P-position where both sides are even, and else an N-position: take the middle, or the line through it, then answer by half a turn.",
        zh: "摆满的矩形：两边皆为偶数时是必败态，否则是必胜态——先取中心或过中心的一整条，此后总走中心对称的一步。",
      },
      source: "Gardner, Mathematical Puzzles and Diversions (1959), ch. 15",
      covers: (rows) => rows.every((row) => /^x+$/.test(row)),
      cases: () => wholeBoards(9, "x"),
      says: (rows) => (isEven(rows) ? 0 : "N"),
    },
  ],
};
