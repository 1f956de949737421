import { mex } from "../nimber/mex.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";
import { runsOf, wordGame } from "./family/word.ts";

// Game on a row of cells in which some crosses stand: whoever completes three in a row wins.

/** Row of cells: `X` is a cross, `.` an empty cell. */
type Row = string;

const LINE = "XXX";
const LEAST = 3;
const MOST = 1000;
/** Distance from a cross within which another one lets the opponent complete three in a row. */
const NEAR = 2;

const cross = (row: Row, cell: number): Row => `${row.slice(0, cell)}X${row.slice(cell + 1)}`;

const isOver = (row: Row): boolean => row.includes(LINE);

/** Values of rows of so many cells, none of them near a cross. */
const VALUES: number[] = [0];

function valueAt(cells: number): number {
  for (let length = VALUES.length; length <= cells; length++) {
    const met: number[] = [];
    for (let cell = 0; cell < length; cell++)
      met.push(VALUES[Math.max(0, cell - NEAR)]! ^ VALUES[Math.max(0, length - cell - NEAR - 1)]!);
    VALUES.push(mex(met));
  }
  return VALUES[cells]!;
}

/** Lengths of the runs of cells that are farther from each cross. */
const freeRuns = (row: Row): number[] =>
  runsOf(row.length, (cell) => !row.slice(Math.max(0, cell - NEAR), cell + NEAR + 1).includes("X"));

const isWon = (row: Row): boolean =>
  [...row].some((sign, cell) => sign === "." && isOver(cross(row, cell))) ||
  nimSum(...freeRuns(row).map(valueAt)) !== 0;

/** Treblecross on a row in which some crosses stand: whoever completes three in a row ends play. */
export const treblecrossRow: Game<Row> = {
  ...wordGame({
    isWord: new RegExp(`^[.X]{${LEAST},${MOST}}$`),
    notation: {
      en: `${LEAST} to ${MOST} cells, X for a cross and a dot for an empty cell, such as ..X....`,
      zh: `${LEAST} 到 ${MOST} 格，X 为叉，点号为空格，如 ..X....`,
    },
    isOpen: (row, cell) => row[cell] === "." && !isOver(row),
    left: (row, cell) => [cross(row, cell)],
  }),
  id: "treblecross-row",
  program: { name: "near-crosses" },
  name: { en: "Treblecross with crosses", zh: "已有叉的一维三连" },
  rule: {
    en: "Put a cross into an empty cell of the row; three in a row end play.",
    zh: "在一行的空格中画一个叉，连成三个则结束。",
  },
  start: ["..X......"],
  theorems: [
    {
      claim: {
        en: "If a cross can complete three in a row, an N-position. Otherwise no cross is put within two cells of another, and the outcome is that of the other cells as rows of Treblecross.",
        zh: "若能连成三个，为必胜态；否则不会把叉画在离另一叉两格以内，其余各段就是 Treblecross 的各行，胜负与它们的和相同。",
      },
      source: "Winning Ways (2nd ed.), vol. 1, ch. 4",
      covers: (...rows) => rows.length === 1,
      *cases() {
        for (let length = LEAST; ; length++)
          for (let crosses = 0; crosses < 2 ** length; crosses++)
            yield [crosses.toString(2).padStart(length, "0").replaceAll("0", ".").replaceAll("1", "X")];
      },
      says: (row) => (!isOver(row) && isWon(row) ? "N" : "P"),
    },
  ],
};
