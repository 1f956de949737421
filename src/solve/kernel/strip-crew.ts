import { instantiateOn, moduleOf, sharedMemory } from "../../nimber/instantiate.ts";
import type { PairKernel, PairPlace } from "./pair-kernel.ts";
import { wasm } from "./pair-shared.wasm.ts";
import { beginWords, bytesOfWords, CLOSED, EVENT, FAILED, stripper, tell, type Words } from "./strips.ts";
import type { StripCrew, StripTask } from "./threads.ts";

/** Pairs of a table that may be worth threads, and those that one thread values before others start. */
const USUAL: { readonly long: number; readonly alone: number } = { long: 2 ** 24, alone: 2 ** 22 };

/**
 * Threads that value the strips of one table of `pairs` pairs together, in at most `most` bytes; `start` starts one with
 * its task, which happens only if a processor is free. Undefined when the table is too short.
 * @throws RangeError when the machine has not so much memory.
 */
export function stripCrew(
  { place, pairs, most }: { readonly place: PairPlace; readonly pairs: number; readonly most: number },
  count: number,
  start: (task: StripTask) => void,
  isFree: () => boolean,
  { long, alone }: typeof USUAL = USUAL,
): StripCrew | undefined {
  if (pairs < long) return undefined;
  const memory = sharedMemory(place.blocks, most);
  const buffer = new SharedArrayBuffer(bytesOfWords(place));
  const module = moduleOf(wasm);
  let mayJoin = true;
  return {
    kernel: instantiateOn<PairKernel>(module, memory),
    words: beginWords(buffer),
    join(done, left) {
      if (!mayJoin || done < alone || left < 2 * alone) return;
      mayJoin = false;
      if (!isFree()) return;
      for (let others = count - 1; others > 0; others--) start({ memory, buffer, module, place });
    },
  };
}

/** Values strips in a thread that does nothing else, until the table closes them. */
export function valueStrips({ memory, buffer, module, place }: StripTask): void {
  const words: Words = new Int32Array(buffer);
  try {
    const step = stripper(instantiateOn<PairKernel>(module, memory), place, words);
    for (;;) {
      const event = Atomics.load(words, EVENT);
      if (Atomics.load(words, CLOSED) !== 0) return;
      if (!step()) Atomics.wait(words, EVENT, event);
    }
  } catch {
    // The thread that has the table goes on alone.
    Atomics.store(words, FAILED, 1);
    tell(words);
  }
}
