import type { Memory } from "../../nimber/instantiate.ts";
import type { Work } from "../parts/work.ts";
import type { DeletionKernel, Setting } from "./deletion-kernel.ts";

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

/** Source of threads for searches. The platform provides it; the library itself starts no threads. */
export interface Threads {
  /** Most threads that search one query, including the asking one. */
  readonly most: number;
  /**
   * Opens the threads for one search; none starts before the first query. @throws RangeError when there is
   * not enough memory
   */
  open(setting: Setting): Crew;
}
