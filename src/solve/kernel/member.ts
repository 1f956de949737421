import { bytesOf, compile, instantiateOn } from "../../nimber/instantiate.ts";
import { beginSearch, type DeletionKernel, FAULTS, writeWord } from "./deletion-kernel.ts";
import { places, wasm } from "./deletion-shared.wasm.ts";
import type { Task } from "./threads.ts";

// Memory shared by all threads, see assembly/deletion/together.ts: indices of 32-bit cells, except for the
// query and the counters.
export const GENERATION = 256;
export const BITS = 257;
export const VALUE = 258;
export const LEAST = 259;
/** Index of a 64-bit cell. */
export const QUESTION = 130;
/** Generation that ends the threads. */
export const CLOSED = -1;
/** Cells of a thread: its hint, and whether it searches or has ended. */
export const hintOf = (thread: number): number => 1024 * (1 + thread);
export const stateOf = (thread: number): number => 1024 * (1 + thread) + 2;
const RESTS = 0;
export const SEARCHES = 1;
/** Indices of 64-bit cells: nodes, lookups, hits, entries. */
export const countersOf = (thread: number): number => 512 * (1 + thread) + 2;

/** Increment of the last digit of an address from one thread to the next (scripts/kernels.mjs). */
const DIGIT = 2;

/** Kernel of one thread. */
export function member({ memory, thread, threads, setting }: Task): DeletionKernel {
  const bytes = bytesOf(wasm);
  for (const place of places) bytes[place]! += DIGIT * thread;
  const kernel = instantiateOn<DeletionKernel>(compile(bytes), memory);
  beginSearch(kernel, setting, thread, threads);
  return kernel;
}

/** Steps of one call; the hint stops it earlier. */
const STEPS = 2 ** 31 - 1;

/** Searches the queries of the first thread until it closes the crew; the thread does nothing else. */
export function serve(task: Task): void {
  const kernel = member(task);
  const { memory, thread } = task;
  const words = new Int32Array(memory.buffer, 0, stateOf(task.threads));
  const question = new BigUint64Array(memory.buffer, 8 * QUESTION, 1);
  const state = stateOf(thread);

  function search(): void {
    const n = words[VALUE]!;
    do {
      writeWord(kernel, 1, kernel.getParts(), 0, question[0]!);
      if (n < 0) kernel.value(STEPS);
      else kernel.is(n, STEPS);
    } while (kernel.getFault() === FAULTS.budget);
  }

  for (let done = 0; ; ) {
    const now = Atomics.load(words, GENERATION);
    if (now === CLOSED) return;
    if (now % 2 === 0 || now === done) {
      Atomics.wait(words, GENERATION, now);
      continue;
    }
    done = now;
    // The thread that stops the search changes the generation before it reads the state.
    Atomics.store(words, state, SEARCHES);
    try {
      if (Atomics.load(words, GENERATION) === now) search();
    } finally {
      Atomics.store(words, state, RESTS);
      Atomics.notify(words, state);
    }
  }
}
