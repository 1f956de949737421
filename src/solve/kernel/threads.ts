import type { Memory } from "../../nimber/instantiate.ts";
import type { Work } from "../parts/work.ts";
import type { Arena, BreakMoves } from "./break-kernel.ts";
import type { DeletionKernel, Setting } from "./deletion-kernel.ts";
import type { PairKernel, PairPlace } from "./pair-kernel.ts";
import type { Planes } from "./planes.ts";

/** Start data of a thread: the shared memory, its index and the number of threads, and the input of the search. */
export interface Task {
  readonly memory: Memory<SharedArrayBuffer>;
  readonly thread: number;
  readonly threads: number;
  readonly setting: Setting;
}

/** Threads with one table: this one, which asks queries, and others that search them as well. */
export interface Crew {
  /** Kernel of this thread. */
  readonly kernel: DeletionKernel;
  /** Number of threads, including this one. */
  readonly count: number;
  /** Makes the others search a part as well, for its value or whether that is n. */
  ask(part: bigint, n: number | undefined): void;
  /** Stops the others; returns when they have stopped. */
  rest(): void;
  /** Work of each thread. */
  work(): readonly Work[];
  /** Ends the threads. */
  close(): void;
}

/** Start data of a thread that marks options of heaps: the shared memory, its index, the compiled kernel, the moves. */
export interface MarkTask {
  readonly memory: Memory<SharedArrayBuffer>;
  readonly thread: number;
  readonly module: object;
  readonly moves: BreakMoves;
}

/** Threads that value heaps together: this one, which has the table, and others that mark options. */
export interface Markers {
  /**
   * Values the next heaps of the table, before `end`, or makes others ready for it; `usual` is the number of heaps that
   * take a moment. With planes, it values whole blocks, and stops as they do. False when there are too few heaps for
   * threads: then nothing has been done.
   */
  step(end: number, usual: number, planes?: Planes): boolean;
  /** Ends the others. */
  close(): void;
}

/** Start data of a thread that values strips of a table of two heaps: shared memory and words, the compiled kernel. */
export interface StripTask {
  readonly memory: Memory<SharedArrayBuffer>;
  readonly buffer: SharedArrayBuffer;
  readonly module: object;
  readonly place: PairPlace;
}

/** Threads that value strips of one table: this one, which has the table, and others. */
export interface StripCrew {
  /** Kernel of this thread. */
  readonly kernel: PairKernel;
  readonly words: Int32Array<SharedArrayBuffer>;
  /** Starts the others when that pays, given the numbers of pairs that are done and left. */
  join(done: number, left: number): void;
}

/** Source of threads for long work. The platform provides it; the library itself starts no threads. */
export interface Threads {
  /** Most threads that work on one question, including the asking one. */
  readonly most: number;
  /**
   * Opens the threads for one search; none starts before the first query. @throws RangeError when there is
   * not enough memory
   */
  open(setting: Setting): Crew;
  /** Opens threads for one table of heaps, unless all processors are busy. @throws RangeError without memory */
  mark(table: Arena, moves: BreakMoves): Markers | undefined;
  /**
   * Opens threads for one table of two heaps, of at most so many bytes, unless it is short.
   * @throws RangeError without memory
   */
  strips(table: {
    readonly place: PairPlace;
    readonly pairs: number;
    readonly most: number;
  }): StripCrew | undefined;
}
