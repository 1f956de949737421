import type { LocalizedText } from "../types.ts";
import { lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { conclusion } from "./s-nim.ts";
import { counted, several, sumOf } from "./verdict.ts";

// Rows of 20 cells: a piece moves to the first empty cell on its right, over the pieces between.

const CELLS = 20;
const CELL: LocalizedText = { en: "a cell", zh: "格子" };

/** Reads `m p1..pm` as bits: bit p is set iff a piece is on cell p. */
function readRow(input: Reader): number {
  let row = 0;
  for (let left = input.integer(A.count, 0, CELLS); left > 0; left--)
    row |= 1 << input.integer(CELL, 1, CELLS);
  return row;
}

/** Numbers of pieces between empty cells, from the right; step 0 is the floor. */
function stairs(row: number): number[] {
  const steps = [0];
  for (let cell = CELLS; cell >= 1; cell--) {
    if ((row >> cell) & 1) steps[steps.length - 1]!++;
    else steps.push(0);
  }
  return steps;
}

function value(row: number): number {
  let sum = 0;
  let odd = 0;
  let step = 0;
  for (let cell = CELLS; cell >= 0; cell--) {
    if ((row >> cell) & 1) step++;
    else {
      sum ^= odd & step;
      odd = ~odd;
      step = 0;
    }
  }
  return sum;
}

export const luoguP2575: Problem<readonly number[]> = {
  id: "luogu-p2575",
  aliases: [],
  name: { en: "Masters at play", zh: "高手过招" },
  statement: {
    en: "Rows of 20 cells: move one piece to the first empty cell on its right in its row, over the pieces between. Whoever cannot move loses. Does the first player win?",
    zh: "每行 20 格：把一枚棋子移到同行右方第一个空格，可越过中间的棋子；无法操作者输。先手是否必胜？",
  },
  input: {
    en: "T; per test: n / n lines m p1..pm, in any order",
    zh: "T；每组测试：n / n 行 m p1..pm（次序任意）",
  },
  output: { en: "per test `YES` or `NO`", zh: "每组测试输出 `YES` 或 `NO`" },
  limits: { en: "T <= 100; n <= 1000", zh: "T ≤ 100；n ≤ 1000" },
  game: "jump-row",
  samples: [{ input: "2\n1\n2 19 20\n2\n1 19\n1 18\n", output: "NO\nYES\n" }],
  legal: (draw) =>
    tests(draw, 100, () => {
      const rows = Array.from({ length: draw.count(1, 1000) }, () => {
        const cells = new Set<number>();
        for (let left = draw.count(0, CELLS); left > 0; left--) cells.add(draw.number(1, CELLS));
        return [cells.size, ...cells].join(" ");
      });
      return lines(`${rows.length}`, rows);
    }),
  tests: (input) => counted(input, () => several(input.integer(A.count), () => readRow(input))),
  answer: (rows) => (sumOf(rows.map(value)) === 0 ? "NO" : "YES"),
  *why(rows) {
    for (const [i, row] of rows.entries()) {
      const odd = stairs(row).filter((pieces, step) => step % 2 === 1 && pieces > 0);
      yield {
        en: `Row ${i + 1}: odd steps of the staircase ${odd.join(", ") || "empty"}, SG = ${value(row)}`,
        zh: `第 ${i + 1} 行：奇数级阶梯 ${odd.join("、") || "为空"}，SG = ${value(row)}`,
      };
    }
    yield conclusion(rows.map(value));
  },
};
