import { PORTION, type Portions } from "./portions.ts";

/** Repetition at the end of a table: the last `run` cells, and no more, equal those `period` earlier. */
export interface Repeat {
  readonly period: number;
  readonly run: number;
}

/** Compared items: the cells themselves, or the steps from each to the next. */
export type Order = "cells" | "steps";

/**
 * Least period p >= 1 with which the last `length` of cells or steps `from` to `to` - 1 equal those p
 * earlier, and the length of that run. Source: Karp & Rabin, IBM J. Res. Dev. 31 (1987) 249; a match of
 * fingerprints is compared cell by cell, so that the answer is exact. Cost: linear, no memory.
 */
export function* repeat(
  cells: ArrayLike<number>,
  from: number,
  to: number,
  length: number,
  order: Order = "cells",
): Portions<Repeat | undefined> {
  let power = 1;
  let wanted = 0;
  for (let i = to - 1, end = Math.max(from, to - length); i >= end; ) {
    for (const stop = Math.max(end, i - PORTION); i >= stop; i--) {
      wanted = (cellAt(cells, i, order) + Math.imul(wanted, BASE)) | 0;
      if (i < to - 1) power = Math.imul(power, BASE);
    }
    yield;
  }
  let print = wanted;
  for (let period = 1, last = to - length - from; period <= last; ) {
    for (const stop = Math.min(last, period + PORTION); period <= stop; period++) {
      if (length > 0) {
        const leaves = Math.imul(cellAt(cells, to - period, order), power);
        const comes = cellAt(cells, to - period - length, order);
        print = (comes + Math.imul(print - leaves, BASE)) | 0;
      }
      if (print !== wanted) continue;
      const run = yield* runOf(cells, from, to, period, order);
      if (run >= length) return { period, run };
    }
    yield;
  }
  return undefined;
}

function* runOf(
  cells: ArrayLike<number>,
  from: number,
  to: number,
  period: number,
  order: Order,
): Portions<number> {
  let i = to - 1;
  while (i - period >= from) {
    for (const stop = Math.max(from + period, i + 1 - PORTION); i >= stop; i--) {
      if (cellAt(cells, i, order) !== cellAt(cells, i - period, order)) return to - 1 - i;
    }
    yield;
  }
  return to - 1 - i;
}

const cellAt = (cells: ArrayLike<number>, i: number, order: Order): number =>
  order === "cells" ? cells[i]! : cells[i + 1]! - cells[i]!;

const BASE = 0x9e3779b1;
