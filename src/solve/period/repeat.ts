/** The last cells of a table equal those `period` earlier, `run` of them and no more. */
export interface Repeat {
  readonly period: number;
  readonly run: number;
}

/**
 * The least period p >= 1 with which the last `length` cells of `cells[from .. to - 1]` equal those p earlier, and
 * how many do. Source: Karp & Rabin, IBM J. Res. Dev. 31 (1987) 249; a match of fingerprints is compared cell by
 * cell, so that the answer is exact. Cost: linear, no memory.
 */
export function repeat(
  cells: ArrayLike<number>,
  from: number,
  to: number,
  length: number,
): Repeat | undefined {
  let power = 1;
  let wanted = 0;
  for (let i = to - 1; i >= to - length && i >= from; i--) {
    wanted = (cells[i]! + Math.imul(wanted, BASE)) | 0;
    if (i < to - 1) power = Math.imul(power, BASE);
  }
  let print = wanted;
  for (let period = 1; to - period - length >= from; period++) {
    if (length > 0) {
      const leaves = Math.imul(cells[to - period]!, power);
      print = (cells[to - period - length]! + Math.imul(print - leaves, BASE)) | 0;
    }
    if (print !== wanted) continue;
    const run = runOf(cells, from, to, period);
    if (run >= length) return { period, run };
  }
  return undefined;
}

function runOf(cells: ArrayLike<number>, from: number, to: number, period: number): number {
  let i = to - 1;
  while (i - period >= from && cells[i] === cells[i - period]) i--;
  return to - 1 - i;
}

const BASE = 0x9e3779b1;
