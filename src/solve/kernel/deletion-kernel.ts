import type { DeletionRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import type { Kernel } from "../../nimber/instantiate.ts";
import { sizeOf, unpack } from "./packed.ts";

/** Exports of assembly/deletion.ts. */
export interface DeletionKernel extends Kernel<ArrayBufferLike> {
  begin(
    cells: number,
    kind: number,
    columns: number,
    moves: number,
    largest: number,
    thread: number,
    threads: number,
  ): void;
  /** Counts the parts of the cells at `getParts` and stores them there; the other functions work on a stored part. */
  parts(): number;
  /** Value, within the given number of nodes; -1 with a fault. */
  value(steps: number): number;
  is(value: number, steps: number): number;
  /** Bits of the values that are still possible; the top bit stands for all larger ones. */
  possible(): number;
  hardness(): number;
  /** Nim-sum of the values of the parts of these cells, if known; else -1. */
  known(): number;
  /**
   * Counts the pieces of the cells, as in certificates, and stores them; the second function, for the result of the
   * n-th move, returns -1 when the move is impossible.
   */
  pieces(): number;
  after(n: number): number;
  /** Whether rotation by half a turn shows that a piece has value 0: each move is answered by its image. */
  isEven(): number;
  getParts(): number;
  getNear(): number;
  getMoves(): number;
  getTable(): number;
  getBits(): number;
  widen(bits: number, entries: number): number;
  getNodes(): number;
  getLookups(): number;
  getHits(): number;
  getEntries(): number;
  getFault(): number;
}

/** Initial number of clusters of 64 bytes of a table, as a power of two. */
export const FIRST = 16;

/** Bytes of a search besides its table, in the kernel that threads may share. */
export const AREA: number = 2 ** 22;

export const FAULTS = { budget: 1, above: 2, deep: 3 } as const;

const KINDS = { arcs: 1, nodes: 2, pins: 3 } as const;

/** Input of a search: cells and moves in memory, and the largest number of clusters, as a power of two. */
export interface Setting {
  readonly words: number;
  readonly cells: number;
  readonly columns: number;
  readonly kind: DeletionRules["kind"] | undefined;
  readonly near: DeletionRules["near"];
  readonly moves: DeletionRules["moves"];
  readonly largest: number;
}

/** A set of cells as bits. */
export const wordOf = (cells: readonly number[]): bigint =>
  cells.reduce((bits, cell) => bits | (1n << BigInt(cell)), 0n);

/** Writes a set of cells as the `i`-th one at `place`. */
export function writeWord(
  { memory }: Kernel<ArrayBufferLike>,
  size: number,
  place: number,
  i: number,
  set: bigint,
): void {
  const words = new BigUint64Array(memory.buffer, place + 8 * size * i, size);
  for (let k = 0; k < size; k++) words[k] = BigInt.asUintN(64, set >> BigInt(64 * k));
}

/** Begins a search in the kernel of one `thread` of several. */
export function beginSearch(kernel: DeletionKernel, setting: Setting, thread = 0, threads = 1): void {
  const { words, cells, columns, kind, near, moves, largest } = setting;
  const write = (place: number, i: number, set: readonly number[]) =>
    writeWord(kernel, words, place, i, wordOf(set));
  near.forEach((others, cell) => {
    write(kernel.getNear(), cell, others);
  });
  moves.forEach(({ needs, removes }, i) => {
    write(kernel.getMoves(), 2 * i, needs);
    write(kernel.getMoves(), 2 * i + 1, removes);
  });
  const sort = kind === undefined ? 0 : KINDS[kind];
  kernel.begin(cells, sort, columns, moves.length, largest, thread, threads);
}

/**
 * Fills the table with stored content.
 * @throws RangeError when the content is not that of a table; LimitError when it does not fit `bytes`, of which
 * `others` are not for the table.
 */
export function restore(
  kernel: DeletionKernel,
  { words }: Setting,
  content: Uint8Array,
  { bytes, others }: { readonly bytes: number; readonly others: number },
): void {
  const size = sizeOf(content, words);
  if (size === undefined || size.bits < kernel.getBits())
    throw new RangeError("deletion: expected the content of a table");
  if (kernel.widen(size.bits, size.entries) === 0)
    throw new LimitError("bytes", bytes, others + 64 * 2 ** size.bits);
  unpack(content, kernel.memory.buffer, kernel.getTable(), words);
}
