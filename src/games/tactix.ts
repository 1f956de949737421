import type { Game, LocalizedText, Move } from "../types.ts";
import {
  at,
  besides,
  canonicalRows,
  drawn,
  groupsOf,
  isEven,
  nameOf,
  offersOf,
  onlyOf,
  onRows,
  put,
  type Rows,
  type Square,
  squaresOf,
  wholeBoards,
} from "./family/stones.ts";

const BOARD: LocalizedText = {
  en: "rows and columns, as 4x4, or the rows, as xx./.xx, x being a counter and a dot an empty square",
  zh: "行数与列数，如 4x4；或逐行写出，如 xx./.xx，x 为棋子，点为空格",
};

/** Counters that stand one behind the other in a row or a column, from the first to the last. */
function* takes(rows: Rows): Generator<readonly Square[]> {
  for (const [x, y, stone] of squaresOf(rows)) {
    if (stone !== "x") continue;
    yield [[x, y]];
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const taken: Square[] = [[x, y]];
      for (let i = 1; at(rows, x + i * dx, y + i * dy) === "x"; i++) {
        taken.push([x + i * dx, y + i * dy]);
        yield [...taken];
      }
    }
  }
}

const called = (taken: readonly Square[]): string =>
  taken.length === 1 ? nameOf(...taken[0]!) : `${nameOf(...taken[0]!)}-${nameOf(...taken.at(-1)!)}`;

function* moves(rows: Rows): Generator<Move<Rows>> {
  for (const taken of takes(rows))
    yield { at: called(taken), to: partsOf(taken.reduce((left, square) => put(left, square, "."), rows)) };
}

const partsOf = (rows: Rows): Rows[] =>
  groupsOf(
    rows,
    (x, y) => at(rows, x, y) === "x",
    (x, y) => besides(x, y),
  ).map((group) => onlyOf(rows, group, "."));

export const tactix: Game<Rows> = {
  ...onRows("x.", BOARD, "x"),
  id: "tactix",
  name: { en: "TacTix (Bulo)", zh: "TacTix（Bulo）" },
  aliases: ["bulo"],
  look: { squares: "x." },
  rule: {
    en: "Take any number of counters that stand next to each other in a row or a column. It is mostly played misère.",
    zh: "取走同一行或同一列中任意多枚相连的棋子。通常按反常规则玩。",
  },
  start: [["xxx", "xxx"]],
  moves,
  accelerators: {
    decompose: partsOf,
    canonical: (rows) => canonicalRows(rows, ".", false),
    cost: (rows) => 2 ** Math.min(rows.join("").replaceAll(".", "").length, 1000),
  },
  board: (rows) =>
    drawn(rows, offersOf([...takes(rows)].map((taken) => [nameOf(...taken[0]!), called(taken)]))),
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
