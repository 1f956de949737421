import type { PairRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { instantiate, type Kernel } from "../../nimber/instantiate.ts";
import { natural } from "../../nimber/natural.ts";
import { reserve } from "../kernel/load.ts";
import { wasm } from "../kernel/pair.wasm.ts";
import { type Budget, begin, type Limits, type MemoryAccount, memoryAccount } from "../limits.ts";

/** Exports of assembly/pair.ts. */
interface PairKernel extends Kernel {
  setSets(
    blocks: number,
    columns: number,
    width: number,
    hints: number,
    indices: number,
    length: number,
  ): void;
  fill16: Fill;
  fill32: Fill;
}

type Fill = (row: number, from: number, count: number, d: number, columns: number, table: number) => number;

/** Grundy values of a game of two heaps, computed on demand and cached. */
export interface PairTable {
  readonly rules: PairRules;
  /**
   * Value of the heaps `a` and `b`. Cost: a few instructions for each pair of a heap up to the smaller and
   * one up to the larger of them.
   * @throws LimitError when the table needs more bytes or seconds than `budget` or the limits allow.
   */
  grundy(a: number, b: number, budget?: Budget): number;
  /**
   * Values of the pairs (a, `from`) to (a, to); `from` is 0 if not given.
   * @throws LimitError
   */
  row(a: number, to: number, budget?: Budget, from?: number): Uint32Array;
}

/** Addresses in the memory of a kernel. */
interface Layout {
  readonly kernel: PairKernel;
  /** The table has the pairs of a heap below `rows` and one below `columns` that is at least as large. */
  readonly rows: number;
  readonly columns: number;
  readonly Cells: typeof Uint16Array | typeof Uint32Array;
  /** Addresses. */
  readonly table: number;
  readonly indices: number;
  readonly blocks: number;
  /** Words of the index of each set, and blocks of the set. */
  readonly length: number;
  width: number;
  cells: Uint16Array | Uint32Array;
  /** Rows before `done` are done; the next ones are done in tiles. */
  done: number;
  /** First column of the tile, and the next pair to value. */
  tile: number;
  row: number;
  column: number;
  /** Number of pairs that are done. */
  pairs: number;
}

/**
 * Rows and columns of a tile. The sets of its lines and diagonals fit a cache, where those of a whole row do not. Calls
 * value one row of a tile: they are short, for V8 replaces no code while it runs.
 */
const TILE = 128;
/** Bytes of a block of a set, one bit for each value. */
const BLOCK = 64;
/** Values of a word of an index, a bit for 64 of them. */
const INDEXED = 64 * 64;
/** Largest number of blocks of a set with values of two bytes. */
const TWO_BYTES = 128;

/**
 * Table of two heaps: the smallest value in none of the sets of the row, the column and the diagonal. It may
 * also hold a few rows of large heaps instead of a square.
 * @example
 * pairTable({ diagonal: 0 }).grundy(3, 4); // 2
 */
export function pairTable(rules: PairRules, limits: Limits = {}): PairTable {
  let laid: Layout | undefined;
  const held = memoryAccount(limits.bytes);

  /** Table with row `a` computed and column `b` included. */
  function extended(a: number, b: number, budget: Budget): Layout {
    const { tick } = budget;
    held.ask(budget);
    for (;;) {
      if (laid === undefined || a >= laid.rows || b >= laid.columns) laid = larger(laid, a, b, held);
      if (laid.done > a) return laid;
      const { columns, row, column, width, Cells } = laid;
      tick(laid.pairs);
      const fill = Cells === Uint16Array ? laid.kernel.fill16 : laid.kernel.fill32;
      const count = Math.min(laid.tile + TILE, columns) - column;
      const valued = fill(row, column, count, rules.diagonal, columns, laid.table);
      laid.pairs += valued;
      laid.column += valued;
      if (valued === count) nextRow(laid);
      else if (width === TWO_BYTES && Cells === Uint16Array)
        laid = layOut(laid.rows, columns, Uint32Array, held);
      else widen(laid, held);
    }
  }

  function grundy(a: number, b: number, budget?: Budget): number {
    const [row, column] = a < b ? [a, b] : [b, a];
    natural(row);
    natural(column);
    const table =
      laid !== undefined && row < laid.done && column < laid.columns
        ? laid
        : extended(row, column, budget ?? begin(limits));
    return table.cells[cellOf(table, row, column)]!;
  }

  return {
    rules,
    grundy,
    row(a, to, budget = begin(limits), from = 0) {
      natural(a);
      natural(to);
      const table = extended(Math.min(a, to), Math.max(a, to), budget);
      const values = new Uint32Array(to + 1 - from);
      for (let b = from; b < Math.min(a, to + 1); b++) values[b - from] = table.cells[cellOf(table, b, a)]!;
      const first = Math.max(a, from);
      if (first <= to)
        values.set(table.cells.subarray(cellOf(table, a, first), cellOf(table, a, to) + 1), first - from);
      return values;
    },
  };
}

function cellOf({ columns }: Layout, row: number, column: number): number {
  return row * columns - (row * (row + 1)) / 2 + column;
}

/** Goes on with the next row of the tile, or else with the next tile, or with the first tile of the next rows. */
function nextRow(laid: Layout): void {
  const end = Math.min(laid.done + TILE, laid.rows);
  laid.row++;
  if (laid.row === end) {
    laid.tile += TILE;
    if (laid.tile >= laid.columns) {
      laid.done = end;
      laid.tile = end;
    }
    laid.row = laid.done;
  }
  laid.column = Math.max(laid.tile, laid.row);
}

/** Table that includes `a` and `b`, and half as much again, so that repeated small extensions cost little. */
function larger(before: Layout | undefined, a: number, b: number, held: MemoryAccount): Layout {
  const { rows, columns } = before ?? { rows: 0, columns: 0 };
  const half = (least: number, had: number) =>
    least < had ? had : Math.max(least + 1, Math.floor(1.5 * had));
  try {
    const wide = half(b, columns);
    return layOut(Math.min(wide, half(a, rows)), wide, Uint16Array, held);
  } catch (error) {
    if (!(error instanceof LimitError) || before === undefined) throw error;
    return layOut(a + 1, b + 1, Uint16Array, held);
  }
}

function layOut(rows: number, columns: number, Cells: Layout["Cells"], held: MemoryAccount): Layout {
  const align = (at: number) => BLOCK * Math.ceil(at / BLOCK);
  const cells = rows * columns - (rows * (rows - 1)) / 2;
  // A move makes the sum of the heaps less, so no value is larger than that.
  const length = Math.ceil((rows + columns) / INDEXED);
  const table = align(8 * columns);
  const indices = align(table + cells * Cells.BYTES_PER_ELEMENT);
  const blocks = align(indices + 16 * columns * length);
  held.hold(blocks + 2 * BLOCK * columns);
  const kernel = instantiate<PairKernel>(wasm);
  const laid: Layout = {
    ...{ kernel, rows, columns, Cells, table, indices, blocks, length, width: 0, cells: new Cells(0) },
    ...{ done: 0, tile: 0, row: 0, column: 0, pairs: 0 },
  };
  widen(laid, held);
  return laid;
}

/** Adds one block to each set; new memory is 0. */
function widen(laid: Layout, held: MemoryAccount): void {
  const { kernel, rows, columns, Cells, table, indices, blocks, length } = laid;
  const needed = blocks + 2 * BLOCK * columns * (laid.width + 1);
  held.hold(needed);
  reserve(kernel, needed);
  laid.width++;
  kernel.setSets(blocks, columns, laid.width, 0, indices, length);
  laid.cells = new Cells(kernel.memory.buffer, table, rows * columns - (rows * (rows - 1)) / 2);
}
