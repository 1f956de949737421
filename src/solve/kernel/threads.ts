import type { Memory } from "../../nimber/instantiate.ts";
import type { Work } from "../parts/work.ts";
import type { Arena, BreakMoves } from "./break-kernel.ts";
import type { DeletionKernel, Setting } from "./deletion-kernel.ts";

/** Start data of a thread: the shared memory, its index and the number of threads, and the input of the search. */
export interface Task {
  readonly memory: Memory<SharedArrayBuffer>;
  readonly thread: number;
  readonly threads: number;
  readonly setting: Setting;
}

/** Threads over one table: this one, which asks, and others that search what it asks. */
export interface Crew {
  /** The kernel of this thread. */
  readonly kernel: DeletionKernel;
  /** Threads, this one among them. */
  readonly count: number;
  /** The others begin to search a part too: its value, or whether that is n. */
  ask(part: bigint, n: number | undefined): void;
  /** The others stop, and have stopped when it returns. */
  rest(): void;
  /** Work of each thread. */
  work(): readonly Work[];
  /** Ends them. */
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
   * take a moment. False when there are too few for threads: then nothing has been done.
   */
  step(end: number, usual: number): boolean;
  /** Ends the others. */
  close(): void;
}

/** Threads for long work, by whoever can start them: the library itself has none. */
export interface Threads {
  /** The most that work on one question, the one that asks among them. */
  readonly most: number;
  /** Opens them for one search; none is started before it is asked for. @throws RangeError when there is no memory. */
  open(setting: Setting): Crew;
  /** Opens them for one table of heaps, unless all processors are busy. @throws RangeError when there is no memory. */
  mark(table: Arena, moves: BreakMoves): Markers | undefined;
}
