import type { Kernel } from "../../nimber/instantiate.ts";

/** Exports of assembly/pair.ts. */
export interface PairKernel extends Kernel<ArrayBufferLike> {
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

/** A table of two heaps, and its addresses in the memory of a kernel. */
export interface PairPlace {
  /** Largest difference between the tokens that a move takes from both heaps. */
  readonly diagonal: number;
  /** The table has the pairs of a heap below `rows` and one below `columns` that is at least as large. */
  readonly rows: number;
  readonly columns: number;
  /** Bytes of a value. */
  readonly bytes: 2 | 4;
  readonly table: number;
  readonly indices: number;
  readonly blocks: number;
  /** Words of the index of each set. */
  readonly length: number;
}
