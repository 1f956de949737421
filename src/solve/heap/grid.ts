import type { GridRules } from "../../encoding.ts";
import { mexOfMarks } from "../../nimber/mex.ts";
import { type Budget, begin, type Limits, memoryAccount } from "../limits.ts";

/** Grundy values of pairs of numbers, computed on demand and cached. */
export interface GridTable {
  /** Value of the pair. @throws LimitError when the table needs more bytes or seconds than allowed */
  grundy(x: number, y: number, budget?: Budget): number;
  /**
   * Values of the pairs (x, `from`) to (x, to); `from` is 0 if not given.
   * @throws LimitError
   */
  row(x: number, to: number, budget?: Budget, from?: number): Uint32Array;
}

/**
 * Table of pairs, computed row by row by definition, with all options. A larger table is computed anew with
 * half as much again, so that all tables together cost little more than the last one.
 */
export function gridTable(rules: GridRules, limits: Limits = {}): GridTable {
  let [rows, columns] = [0, 0];
  let cells = new Int32Array(0);
  const held = memoryAccount(limits.bytes);

  function cover(x: number, y: number, budget: Budget): void {
    const { tick } = budget;
    held.ask(budget);
    const half = (least: number, had: number) =>
      least < had ? had : Math.max(least + 1, Math.floor(1.5 * had));
    const [high, wide] = [half(x, rows), half(y, columns)];
    const fits = 4 * (high * wide + high + wide) <= held.most;
    const size = fits
      ? ([high, wide] as const)
      : ([Math.max(rows, x + 1), Math.max(columns, y + 1)] as const);
    held.hold(4 * (size[0] * size[1] + size[0] + size[1]));
    const filled = fill(rules, ...size, tick);
    [rows, columns] = size;
    cells = filled;
  }

  return {
    grundy(x, y, budget) {
      if (x >= rows || y >= columns) cover(x, y, budget ?? begin(limits));
      return cells[x * columns + y]!;
    },
    row(x, to, budget, from = 0) {
      if (x >= rows || to >= columns) cover(x, to, budget ?? begin(limits));
      return Uint32Array.from(cells.subarray(x * columns + from, x * columns + to + 1));
    },
  };
}

function fill(
  rules: GridRules,
  rows: number,
  columns: number,
  tick: Budget["tick"],
): Int32Array<ArrayBuffer> {
  const cells = new Int32Array(rows * columns);
  // A value is at most the length of the longest play, and each move decreases the sum of the numbers.
  const seen = new Int32Array(rows + columns + 1);
  let stamp = 0;
  for (let x = 0; x < rows; x++) {
    for (let y = 0; y < columns; y++) {
      tick(stamp);
      rules.mark(x, y, cells, columns, seen, ++stamp, tick);
      cells[x * columns + y] = mexOfMarks(seen, stamp);
    }
  }
  return cells;
}
