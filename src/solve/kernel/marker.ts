import { moduleOf } from "../../nimber/instantiate.ts";
import { memoryAccount } from "../limits.ts";
import { arena } from "./break.ts";
import { wasm } from "./break.wasm.ts";
import type { Arena } from "./break-kernel.ts";
import type { MarkTask } from "./threads.ts";

// A thread that marks options of heaps for another, which has the table. Heaps come in chunks of one size. Whoever takes
// the next chunk marks what it can with the values known by then, in a slot of the shared memory.

// Shared memory: words of 32 bits, slots with the marks of a chunk each, then the known values in two bytes each.
/** Next chunk to take, and the chunk to stop at. */
export const NEXT = 0;
export const LIMIT = 1;
/** Number of known values. */
export const KNOWN = 2;
/** First heap of chunk 1, heaps of a chunk, and bytes for the marks of a heap. */
export const HEAP = 3;
export const SIZE = 4;
export const BYTES = 5;
/** Changes when there are more chunks to take. */
export const SIGNAL = 6;
/** A signal after which there are none. */
export const CLOSED = -1;
/** Whether a thread may be at work. */
export const busyOf = (thread: number): number => 16 + thread;
export const SLOTS = 64;
/** The chunk whose marks are in a slot, and the number of values known when they were made. */
export const chunkIn = (chunk: number): number => 32 + (chunk % SLOTS);
export const belowIn = (chunk: number): number => 32 + SLOTS + (chunk % SLOTS);
const LENGTH = 32 + 2 * SLOTS;
export const SLOT_BYTES: number = 2 ** 15;
const MARKS = 2 ** 16;
/** Address of the values. */
export const VALUES: number = MARKS + SLOTS * SLOT_BYTES;

type Shared = Int32Array<SharedArrayBuffer>;

export const wordsOf = (buffer: SharedArrayBuffer): Shared => new Int32Array(buffer, 0, LENGTH);

export const marksOf = (buffer: SharedArrayBuffer, chunk: number): Uint8Array<SharedArrayBuffer> =>
  new Uint8Array(buffer, MARKS + (chunk % SLOTS) * SLOT_BYTES, SLOT_BYTES);

export const valuesIn = (
  buffer: SharedArrayBuffer,
  from: number,
  to: number,
): Uint16Array<SharedArrayBuffer> => new Uint16Array(buffer, VALUES + 2 * from, to - from);

/** First heap of a chunk. */
export const heapOf = (words: Shared, chunk: number): number => words[HEAP]! + (chunk - 1) * words[SIZE]!;

/** Takes the next chunk, if there is one. */
export function take(words: Shared): number | undefined {
  for (;;) {
    const next = Atomics.load(words, NEXT);
    if (next >= Atomics.load(words, LIMIT)) return undefined;
    if (Atomics.compareExchange(words, NEXT, next, next + 1) === next) return next;
  }
}

/** Marks a chunk with the values of `table`. */
export function markChunk(table: Arena, buffer: SharedArrayBuffer, chunk: number): void {
  const words = wordsOf(buffer);
  const marks = marksOf(buffer, chunk);
  const heap = heapOf(words, chunk);
  const below = table.filled;
  marks.set(table.begun(heap, heap + words[SIZE]!, below));
  words[belowIn(chunk)] = below;
  Atomics.store(words, chunkIn(chunk), chunk);
}

/** Marks chunks until there are no more, in a thread that does nothing else. */
export function mark({ memory, thread, module, moves }: MarkTask): void {
  moduleOf(wasm, module);
  const words = wordsOf(memory.buffer);
  const busy = busyOf(thread);
  const known = (from: number) => valuesIn(memory.buffer, from, Atomics.load(words, KNOWN));
  const table = arena(moves, memoryAccount(Number.POSITIVE_INFINITY), known(0));

  /** Whether there was a chunk. */
  function marked(): boolean {
    // Who lets all rest sets the limit before it looks at this.
    Atomics.store(words, busy, 1);
    try {
      const chunk = take(words);
      if (chunk === undefined) return false;
      table.append(known(table.filled));
      markChunk(table, memory.buffer, chunk);
      return true;
    } finally {
      Atomics.store(words, busy, 0);
      Atomics.notify(words, busy);
    }
  }

  for (let signal = 0; signal !== CLOSED; signal = Atomics.load(words, SIGNAL)) {
    if (!marked()) Atomics.wait(words, SIGNAL, signal);
  }
}
