import { areNaturals, type Natural } from "../../nimber/natural.ts";
import type { Game, Move } from "../../types.ts";
import { parsePair } from "../family/pair.ts";
import { SOURCE, theoremOf } from "./acrostic-theorems.ts";
import { coinBoard, HEAD, type Square } from "./tartan.ts";

const named = (squares: readonly Square[]): string => squares.map((each) => each.join()).join(";");

/** The game on a board whose moves are those of `row`, along one row or along one column. */
export function acrostic(row: Game<Natural>, id: string): Game<Square> {
  function* moves([x, y]: Square): Generator<Move<Square>> {
    for (const { to } of row.moves(y)) {
      const squares = to.map((column): Square => [x, column]);
      yield { at: named([...squares, [x, y]]), to: squares };
    }
    for (const { to } of row.moves(x)) {
      // A coin that is turned alone has been turned along its row.
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
    space: "pair",
    start: [[2, 3]],
    key: (square) => square.join(),
    parse: (text) => parsePair(text, HEAD),
    format: (square) => square.join(),
    isPosition: (value) =>
      areNaturals(value) && value.length === 2 && value.every((each) => row.isPosition!(each)),
    moves,
    accelerators: {
      cost: ([x, y]) =>
        (Number(x) + 1) *
        (Number(y) + 1) *
        ((row.accelerators?.cost?.(x) ?? 1) + (row.accelerators?.cost?.(y) ?? 1)),
    },
    board: (square) => coinBoard(square, moves(square)),
    theorems: theoremOf(id),
  };
}
