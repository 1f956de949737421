import type { PairRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { instantiate } from "../../nimber/instantiate.ts";
import { natural } from "../../nimber/natural.ts";
import { reserve } from "../kernel/load.ts";
import { wasm } from "../kernel/pair.wasm.ts";
import type { PairKernel, PairPlace } from "../kernel/pair-kernel.ts";
import {
  beginWords,
  bytesOfWords,
  EVENT,
  end,
  FAILED,
  isWhole,
  LIMIT,
  PAIRS,
  stripper,
  TILE,
  tell,
  WANTED,
  WIDTH,
  type Words,
} from "../kernel/strips.ts";
import type { StripCrew, Threads } from "../kernel/threads.ts";
import { type Budget, begin, type Limits, type MemoryAccount, memoryAccount } from "../limits.ts";

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

/** A table in the memory of a kernel. */
interface Layout {
  readonly kernel: PairKernel;
  readonly place: PairPlace;
  readonly words: Words;
  /** Values a row of a tile, if there is one to do. */
  readonly step: () => boolean;
  readonly crew: StripCrew | undefined;
  /** Blocks of each set. */
  width: number;
  cells: Uint16Array<ArrayBufferLike> | Uint32Array<ArrayBufferLike>;
  /** Rows before `done` are done. */
  done: number;
}

/** Milliseconds after which limits are checked while another thread works, and how often before it is given up. */
const WAIT = 50;
const PATIENCE = 60;
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
  let { threads } = limits;
  const held = memoryAccount(limits.bytes);

  function layOutAnew(rows: number, columns: number, bytes: PairPlace["bytes"]): Layout {
    const next = layOut(rules, rows, columns, bytes, held, threads);
    if (laid !== undefined) end(laid.words);
    return next;
  }

  /** Table that includes `a` and `b`, and half as much again, so that repeated small extensions cost little. */
  function larger(a: number, b: number): Layout {
    const { rows, columns } = laid?.place ?? { rows: 0, columns: 0 };
    const half = (least: number, had: number) =>
      least < had ? had : Math.max(least + 1, Math.floor(1.5 * had));
    try {
      const wide = half(b, columns);
      return layOutAnew(Math.min(wide, half(a, rows)), wide, 2);
    } catch (error) {
      if (!(error instanceof LimitError) || laid === undefined) throw error;
      return layOutAnew(a + 1, b + 1, 2);
    }
  }

  /** Table with row `a` computed and column `b` included. */
  function extended(a: number, b: number, budget: Budget): Layout {
    held.ask(budget);
    if (laid === undefined || a >= laid.place.rows || b >= laid.place.columns) laid = larger(a, b);
    for (;;) {
      const stopped = extend(laid, a, budget, held);
      if (stopped === undefined) return laid;
      const { rows, columns, bytes } = laid.place;
      if (stopped === "alone") threads = undefined;
      laid = layOutAnew(rows, columns, stopped === "wide" ? 4 : bytes);
    }
  }

  function grundy(a: number, b: number, budget?: Budget): number {
    const [row, column] = a < b ? [a, b] : [b, a];
    natural(row);
    natural(column);
    const table =
      laid !== undefined && row < laid.done && column < laid.place.columns
        ? laid
        : extended(row, column, budget ?? begin(limits));
    return table.cells[pairsBefore(row, table.place.columns) + column - row]!;
  }

  return {
    rules,
    grundy,
    row(a, to, budget = begin(limits), from = 0) {
      natural(a);
      natural(to);
      const { cells, place } = extended(Math.min(a, to), Math.max(a, to), budget);
      const cellOf = (row: number, column: number) => pairsBefore(row, place.columns) + column - row;
      const values = new Uint32Array(to + 1 - from);
      for (let b = from; b < Math.min(a, to + 1); b++) values[b - from] = cells[cellOf(b, a)]!;
      const first = Math.max(a, from);
      if (first <= to) values.set(cells.subarray(cellOf(a, first), cellOf(a, to) + 1), first - from);
      return values;
    },
  };
}

/** Pairs before those of a row. */
const pairsBefore = (row: number, columns: number): number => row * columns - (row * (row - 1)) / 2;

/**
 * Does the rows up to `a`. Otherwise returns why the table must begin anew: a value takes more than two bytes, or another
 * thread does not go on.
 */
function extend(laid: Layout, a: number, budget: Budget, held: MemoryAccount): "wide" | "alone" | undefined {
  const { place, words, step } = laid;
  const pairs = pairsBefore(a + 1, place.columns);
  Atomics.store(words, LIMIT, Math.floor(a / TILE) + 1);
  tell(words);
  try {
    for (let late = 0; !isDone(laid, a); ) {
      const event = Atomics.load(words, EVENT);
      const done = Atomics.load(words, PAIRS) >>> 0;
      budget.tick(done);
      if (Atomics.load(words, FAILED) !== 0 || late === PATIENCE) return "alone";
      laid.crew?.join(done, pairs - done);
      if (Atomics.load(words, WANTED) > laid.width) {
        if (laid.width === TWO_BYTES && place.bytes === 2) return "wide";
        widen(laid, held);
      } else if (!step()) {
        late = Atomics.wait(words, EVENT, event, WAIT) === "timed-out" ? late + 1 : 0;
      }
    }
    return undefined;
  } finally {
    Atomics.store(words, LIMIT, 0);
  }
}

/** Whether row `a` is done, and those before it. */
function isDone(laid: Layout, a: number): boolean {
  const { place, words } = laid;
  while (laid.done <= a && isWhole(words, laid.done / TILE, place))
    laid.done = Math.min(laid.done + TILE, place.rows);
  return laid.done > a;
}

function layOut(
  { diagonal }: PairRules,
  rows: number,
  columns: number,
  bytes: PairPlace["bytes"],
  held: MemoryAccount,
  threads: Threads | undefined,
): Layout {
  const align = (at: number) => BLOCK * Math.ceil(at / BLOCK);
  const pairs = pairsBefore(rows, columns);
  // A move makes the sum of the heaps less, so no value is larger than that.
  const length = Math.ceil((rows + columns) / INDEXED);
  const table = align(8 * columns);
  const indices = align(table + pairs * bytes);
  const blocks = align(indices + 16 * columns * length);
  held.hold(blocks + 2 * BLOCK * columns);
  const place: PairPlace = { diagonal, rows, columns, bytes, table, indices, blocks, length };
  const crew = opened(threads, place, pairs);
  const kernel = crew?.kernel ?? instantiate<PairKernel>(wasm);
  const words = crew?.words ?? beginWords(new ArrayBuffer(bytesOfWords(place)));
  const step = stripper(kernel, place, words);
  const laid: Layout = { kernel, place, words, step, crew, width: 0, cells: new Uint16Array(0), done: 0 };
  widen(laid, held);
  return laid;
}

/** Threads for a table, if there are any and it is long. */
function opened(threads: Threads | undefined, place: PairPlace, pairs: number): StripCrew | undefined {
  if (threads === undefined || threads.most === 1 || place.rows <= TILE) return undefined;
  // All blocks that sets can need.
  const most = place.blocks + 2 * BLOCK * place.columns * Math.ceil((place.length * INDEXED) / (8 * BLOCK));
  try {
    return threads.strips({ place, pairs, most: Math.min(most, 2 ** 32) });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Adds one block to each set; new memory is 0. */
function widen(laid: Layout, held: MemoryAccount): void {
  const { kernel, words } = laid;
  const { rows, columns, bytes, table, blocks } = laid.place;
  const needed = blocks + 2 * BLOCK * columns * (laid.width + 1);
  held.hold(needed);
  reserve(kernel, needed);
  laid.width++;
  const [{ buffer }, pairs] = [kernel.memory, pairsBefore(rows, columns)];
  laid.cells = bytes === 2 ? new Uint16Array(buffer, table, pairs) : new Uint32Array(buffer, table, pairs);
  Atomics.store(words, WIDTH, laid.width);
  tell(words);
}
