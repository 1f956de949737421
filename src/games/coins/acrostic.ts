import { areNaturals, type Natural, natural, plus } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Game, LocalizedText, Move, Theorem } from "../../types.ts";
import { tuples } from "../family/natural.ts";
import { parsePair } from "../family/pair.ts";
import { coinBoard, HEAD, type Square } from "./tartan.ts";
import { misereNote, USUAL_LARGEST } from "./turning.ts";

// Acrostic games: coins on a board, turned as in a row game along one row or along one column.

const SOURCE = "Winning Ways (2nd ed.), vol. 3, ch. 14, Acrostic games; Ferguson, Game Theory, part I, 5.2";

/** Rules with known values on a board, by name. */
const known: Readonly<
  Record<string, { readonly claim: LocalizedText; value(x: Natural, y: Natural): Natural }>
> = {
  twins: {
    claim: {
      en: "The value of a head in row x and column y, counted from 0, is the nim-sum of x and y.",
      zh: "第 x 行第 y 列（从 0 数起）的正面，SG 值为 x 与 y 的异或和。",
    },
    value: (x, y) => natural(nimSum(x, y)),
  },
  "turning-turtles": {
    claim: {
      en: "The value of a head in row x and column y, counted from 0, is one more than the nim-sum of x and y.",
      zh: "第 x 行第 y 列（从 0 数起）的正面，SG 值为 x 与 y 的异或和加 1。",
    },
    value: (x, y) => plus(natural(nimSum(x, y)), 1),
  },
};

function theoremOf(id: string): Theorem<Square>[] {
  const found = known[id];
  if (found === undefined) return [];
  return [
    {
      claim: found.claim,
      source: SOURCE,
      *cases() {
        for (const [x, y] of tuples(2)) yield [[x!, y!]];
      },
      says: (...heads) => natural(nimSum(...heads.map(([x, y]) => found.value(x, y)))),
    },
  ];
}

const named = (squares: readonly Square[]): string => squares.map((each) => each.join()).join(";");

/** Game on a board whose moves are those of `row`, along one row or along one column. */
export function acrostic(row: Game<Natural>, id: string): Game<Square> {
  function* moves([x, y]: Square): Generator<Move<Square>> {
    for (const { to } of row.moves(y)) {
      const squares = to.map((column): Square => [x, column]);
      yield { at: named([...squares, [x, y]]), to: squares };
    }
    for (const { to } of row.moves(x)) {
      // Turning a single coin is listed once, as a move along its row.
      if (to.length === 0) continue;
      const squares = to.map((line): Square => [line, y]);
      yield { at: named([...squares, [x, y]]), to: squares };
    }
  }

  return {
    id: `coins(acrostic-${id})`,
    name: { en: `Acrostic ${row.name.en}`, zh: `${row.name.zh}，沿行或列` },
    rule: {
      en: `On a board, turn coins of one row or of one column as in ${row.name.en}, the last of them from heads to tails.`,
      zh: `在棋盘上，沿一行或一列按 ${id} 的规则翻硬币，其中最后一枚须由正面翻成反面。`,
    },
    cited: SOURCE,
    notation: HEAD,
    misereNote,
    space: "pair",
    start: [[2, 3]],
    key: (square) => square.join(),
    parse: (text) => parsePair(text, HEAD),
    format: (square) => square.join(),
    isPosition: (value) =>
      areNaturals(value) && value.length === 2 && value.every((each) => row.isPosition!(each)),
    moves,
    accelerators: {
      usualLargest: USUAL_LARGEST,
      cost: ([x, y]) =>
        (Number(x) + 1) *
        (Number(y) + 1) *
        ((row.accelerators?.cost?.(x) ?? 1) + (row.accelerators?.cost?.(y) ?? 1)),
    },
    board: (square) => coinBoard(square, moves(square)),
    theorems: theoremOf(id),
  };
}
