import { sharedMemory } from "../../nimber/instantiate.ts";
import { AREA, type DeletionKernel, FIRST, type Setting } from "./deletion-kernel.ts";
import {
  BITS,
  CLOSED,
  countersOf,
  GENERATION,
  hintOf,
  LEAST,
  member,
  QUESTION,
  SEARCHES,
  stateOf,
  VALUE,
} from "./member.ts";
import type { Crew, Task } from "./threads.ts";

/** Largest number of threads with their own area, and the address of the table after these. */
export const MOST_THREADS = 8;
const TABLE = 2 ** 21 + MOST_THREADS * AREA;

/**
 * Least number of cells of a part that is marked for other threads, and initial number of clusters as a power
 * of two.
 */
const USUAL: { readonly least: number; readonly bits: number } = { least: 20, bits: FIRST };

/**
 * Threads with one memory; `start` starts a thread with its task. They share only the table and the marks of
 * searched parts. The asking thread checks the limits and stops the others.
 * @throws RangeError when the machine does not have enough memory.
 */
export function crew(
  setting: Setting,
  count: number,
  start: (task: Task) => void,
  { least, bits }: typeof USUAL = USUAL,
): Crew {
  const memory = sharedMemory(TABLE + 64 * 2 ** FIRST, TABLE + 64 * 2 ** setting.largest);
  const task = (thread: number): Task => ({ memory, thread, threads: count, setting });
  const words = new Int32Array(memory.buffer, 0, stateOf(count));
  const numbers = new BigUint64Array(memory.buffer, 0, countersOf(count + 1));
  words[BITS] = bits;
  words[LEAST] = least;
  const own = member(task(0));
  const kernel: DeletionKernel = {
    ...own,
    widen(wanted, entries) {
      const done = own.widen(wanted, entries);
      words[BITS] = own.getBits();
      return done;
    },
  };
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1);
  let isStarted = false;

  function rest(): void {
    if (words[GENERATION]! % 2 !== 1) return;
    Atomics.add(words, GENERATION, 1);
    for (const thread of others) {
      Atomics.store(words, hintOf(thread), 1);
      while (Atomics.load(words, stateOf(thread)) === SEARCHES)
        Atomics.wait(words, stateOf(thread), SEARCHES);
    }
  }

  return {
    kernel,
    count,
    ask(part, n) {
      rest();
      numbers[QUESTION] = part;
      words[VALUE] = n ?? -1;
      Atomics.add(words, GENERATION, 1);
      Atomics.notify(words, GENERATION);
      if (isStarted) return;
      isStarted = true;
      for (const thread of others) start(task(thread));
    },
    rest,
    work: () => [
      {
        nodes: kernel.getNodes(),
        lookups: kernel.getLookups(),
        hits: kernel.getHits(),
        entries: kernel.getEntries(),
      },
      ...others.map((thread) => {
        const [nodes, lookups, hits, entries] = [0, 1, 2, 3].map((i) =>
          Number(Atomics.load(numbers, countersOf(thread) + i)),
        ) as [number, number, number, number];
        return { nodes, lookups, hits, entries };
      }),
    ],
    close() {
      rest();
      Atomics.store(words, GENERATION, CLOSED);
      Atomics.notify(words, GENERATION);
    },
  };
}
