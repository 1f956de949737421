import type { PairRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { instantiate, type Kernel } from "../../nimber/instantiate.ts";
import { natural } from "../../nimber/natural.ts";
import { reserve } from "../kernel/load.ts";
import { wasm } from "../kernel/pair.wasm.ts";
import { type Budget, begin, type Limits, type MemoryAccount, memoryAccount } from "../limits.ts";

/** Exports of assembly/pair.ts. */
interface PairKernel extends Kernel {
  fill16: Fill;
  fill32: Fill;
}

type Fill = (
  row: number,
  from: number,
  count: number,
  d: number,
  columns: number,
  hints: number,
  table: number,
  blocks: number,
  width: number,
) => number;

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
   * Values of the pairs (a, 0) to (a, to).
   * @throws LimitError
   */
  row(a: number, to: number, budget?: Budget): Uint32Array;
}

/** Addresses in the memory of a kernel. */
interface Layout {
  readonly kernel: PairKernel;
  /** The table has the pairs of a heap below `rows` and one below `columns` that is at least as large. */
  readonly rows: number;
  readonly columns: number;
  readonly Cells: typeof Uint16Array | typeof Uint32Array;
  readonly blocks: number;
  /** Number of blocks of each set. */
  width: number;
  cells: Uint16Array | Uint32Array;
  /** Next pair to compute; rows before `row` are done. */
  row: number;
  column: number;
}

/** Most pairs per call of the kernel: calls are short because V8 cannot replace code while it runs. */
const CHUNK = 4096;
/** Bytes of a block of a set, one bit for each value. */
const BLOCK = 64;
/** Largest number of blocks of a set with values of two bytes. */
const TWO_BYTES = 128;

/**
 * Table of two heaps, row by row: the smallest value in none of the sets of the row, the column and the
 * diagonal. It may also hold a few rows of large heaps instead of a square.
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
      if (laid.row > a) return laid;
      const { columns, row, column, width, Cells } = laid;
      tick(cellOf(laid, row, column));
      const fill = Cells === Uint16Array ? laid.kernel.fill16 : laid.kernel.fill32;
      const count = Math.min(CHUNK, columns - column);
      const table = 8 * columns;
      const done = fill(row, column, count, rules.diagonal, columns, 0, table, laid.blocks, width);
      laid.column += done;
      if (laid.column === columns) laid.column = ++laid.row;
      if (done === count) continue;
      if (width === TWO_BYTES && Cells === Uint16Array) laid = layOut(laid.rows, columns, Uint32Array, held);
      else widen(laid, held);
    }
  }

  function grundy(a: number, b: number, budget?: Budget): number {
    const [row, column] = a < b ? [a, b] : [b, a];
    natural(row);
    natural(column);
    const table =
      laid !== undefined && row < laid.row && column < laid.columns
        ? laid
        : extended(row, column, budget ?? begin(limits));
    return table.cells[cellOf(table, row, column)]!;
  }

  return {
    rules,
    grundy,
    row(a, to, budget = begin(limits)) {
      extended(Math.min(a, to), Math.max(a, to), budget);
      return Uint32Array.from({ length: to + 1 }, (_, b) => grundy(a, b));
    },
  };
}

function cellOf({ columns }: Layout, row: number, column: number): number {
  return row * columns - (row * (row + 1)) / 2 + column;
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
  const cells = rows * columns - (rows * (rows - 1)) / 2;
  const blocks = BLOCK * Math.ceil((8 * columns + cells * Cells.BYTES_PER_ELEMENT) / BLOCK);
  held.hold(blocks + 2 * BLOCK * columns);
  const kernel = instantiate<PairKernel>(wasm);
  const laid: Layout = {
    ...{ kernel, rows, columns, Cells, blocks, width: 0, cells: new Cells(0), row: 0, column: 0 },
  };
  widen(laid, held);
  return laid;
}

/** Adds one block to each set; new memory is 0. */
function widen(laid: Layout, held: MemoryAccount): void {
  const { kernel, rows, columns, Cells, blocks } = laid;
  const needed = blocks + 2 * BLOCK * columns * (laid.width + 1);
  held.hold(needed);
  reserve(kernel, needed);
  laid.width++;
  laid.cells = new Cells(kernel.memory.buffer, 8 * columns, rows * columns - (rows * (rows - 1)) / 2);
}
