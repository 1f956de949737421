import { areNaturals } from "../nimber/natural.ts";
import type { Cell, Game, Move, Outcome, Play } from "../types.ts";
import { parseNaturals } from "./family/natural.ts";

// Game `lctr`: a move removes the left column or the top row of a Young diagram.

/** Row lengths of a Young diagram, longest first. */
type Rows = readonly number[];

const MOST = 1_000_000;

const full = (rows: Rows): Rows => rows.filter((row) => row > 0);

/** Removes the top row or the left column; nothing is left of the last square. */
function* moves(rows: Rows): Generator<Move<Rows>> {
  if (rows.length === 0) return;
  const left = [
    { at: "row", to: rows.slice(1) },
    { at: "column", to: full(rows.map((row) => row - 1)) },
  ];
  for (const { at, to } of left) yield { at, to: to.length === 0 ? [] : [to] };
}

const parse = (text: string): Rows => full(parseNaturals(text, MOST).map(Number)).toSorted((a, b) => b - a);

const isDiagram = (rows: unknown): boolean =>
  areNaturals(rows) && rows.every((row, i) => row > 0 && row <= (rows[i - 1] ?? Number.MAX_SAFE_INTEGER));

const board = (rows: Rows): Cell[] =>
  rows.flatMap((length, y) =>
    Array.from({ length }, (_, x): Cell => {
      const touch = [...(y === 0 ? ["row"] : []), ...(x === 0 ? ["column"] : [])];
      return { shape: "square", x, y, ...(touch.length > 0 && { touch }) };
    }),
  );

/**
 * Winner of a diagram. A token on its corner square moves right or down: that is one column or row less. Under misère
 * play whoever leaves the diagram has lost, so the token stays in it as long as it can. Under normal play a square from
 * which a move leads out is won, and the token stays among the others, which are a diagram again. In both cases whoever
 * cannot move within loses. There a square has the outcome of its neighbour across the corner, if that is in the
 * diagram, and beyond the last square of this diagonal the diagram has one row and one column to walk along.
 */
function winner(rows: Rows, play: Play): Outcome {
  if (rows.length === 0) return play === "misere" ? "N" : "P";
  const inner = play === "misere" ? rows : full(rows.map((row, i) => Math.min(row - 1, rows[i + 1] ?? 0)));
  if (inner.length === 0) return "N";
  const across = inner.filter((row, i) => row > i).length;
  const right = inner[across - 1]! - across;
  const down = inner.filter((row, i) => i >= across && row === across).length;
  return right % 2 === 1 || down % 2 === 1 ? "N" : "P";
}

/** All diagrams of up to 1 square, 2, 3, …, and under misère play the empty one. */
function* diagrams(): Generator<[Rows]> {
  function* within(squares: number, most: number): Generator<Rows> {
    if (squares === 0) yield [];
    for (let row = Math.min(squares, most); row > 0; row--)
      for (const others of within(squares - row, row)) yield [row, ...others];
  }
  for (let squares = 0; ; squares++) for (const rows of within(squares, squares)) yield [rows];
}

export const lctr: Game<Rows> = {
  id: "lctr",
  program: { name: "corner-of-diagram" },
  name: { en: "LCTR (left column, top row)", zh: "LCTR（去左列或首行）" },
  rule: {
    en: "Remove the longest row, or the first square of each row.",
    zh: "去掉最长的一行，或去掉每行的第一格。",
  },
  start: [[4, 2, 1]],
  space: "tuple",
  notation: { en: "the lengths of the rows, such as 4,2,1", zh: "各行的长度，如 4,2,1" },
  moves,
  key: String,
  parse,
  isPosition: isDiagram,
  format: (rows) => rows.join() || "0",
  describeMove: (at) =>
    at === "row"
      ? { en: "removing the longest row (row)", zh: "去掉最长的一行（row）" }
      : { en: "removing the first square of each row (column)", zh: "去掉每行的第一格（column）" },
  board,
  theorems: (["normal", "misere"] as const).map((play) => ({
    claim: {
      en:
        play === "normal"
          ? "A diagram that is not empty has the outcome, under misère play, of its rows without their last squares, each as far as the next row."
          : "Let d be the side of the largest square in the corner. The next player wins iff the d-th row is longer by an odd number, or an odd number of later rows have the length d.",
      zh:
        play === "normal"
          ? "图形非空时，每行去掉最后一格，再截至下一行的长度，所得图形在反常规则下的胜负即为所求。"
          : "设 d 为左上角最大正方形的边长。先手必胜，当且仅当第 d 行比 d 长奇数格，或其后长为 d 的行有奇数行。",
    },
    source: {
      en: "docs/theory/problems.md, Candy Piles",
      zh: "docs/theory/problems.zh-CN.md，Candy Piles",
    },
    proof: { by: "theory", chapter: "problems" },
    play,
    covers: (...positions) => positions.length === 1,
    cases: diagrams,
    says: (rows) => winner(rows, play),
  })),
};
