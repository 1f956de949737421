import { minus, type Natural, plus } from "../nimber/natural.ts";
import { readNatural } from "../nimber/read-natural.ts";
import type { Game } from "../types.ts";
import { heapGame, type RowMove } from "./family/heap.ts";

/** Distance from a cross within which another cross lets the opponent complete three in a row. */
const NEAR = 2;

/** Puts a cross into a cell; that cell and those near it become useless. */
function cross(cells: Natural, cell: Natural): RowMove {
  const left = cell > NEAR ? minus(cell, NEAR + 1) : 0;
  const end = plus(cell, NEAR);
  const to = [left, end < cells ? minus(cells, end) : 0].filter((part) => part !== 0);
  return { at: `${cell}`, to, first: Number(cell), last: Number(cell) };
}

function* moves(cells: Natural): Generator<RowMove> {
  for (let cell: Natural = 1; cell <= cells; cell = plus(cell, 1)) yield cross(cells, cell);
}

function named(cells: Natural, at: string): RowMove | undefined {
  const cell = readNatural(at);
  return cell !== undefined && cell >= 1 && cell <= cells && `${cell}` === at
    ? cross(cells, cell)
    : undefined;
}

/** Treblecross: a move puts a cross into a cell of a row; three adjacent ones win. */
export const treblecross: Game<Natural> = {
  ...heapGame(moves),
  id: "treblecross",
  name: { en: "Treblecross", zh: "一维三连（Treblecross）" },
  rule: {
    en: "Put a cross into an empty cell of a row; three in a row win, so no cross is put within two cells of another.",
    zh: "在一行的空格中画一个叉，连成三个者胜；因此不会把叉画在离另一叉两格以内。",
  },
  notation: { en: "the cells of a row, such as 12", zh: "一行的格数，如 12" },
  start: [12],
  accelerators: {
    encoding: { kind: "break", digits: [0, 1, 1, 3, 3, 7] },
    moveNamed: named,
  },
};
