import { moduleOf } from "../../nimber/instantiate.ts";
import { memoryAccount } from "../limits.ts";
import { arena, tiltOf } from "./break.ts";
import { wasm } from "./break.wasm.ts";
import type { Arena } from "./break-kernel.ts";
import { layPlanes, type PlaneLists, type Planes, type SplitPart } from "./planes.ts";
import type { MarkTask } from "./threads.ts";

// A thread that marks options of heaps for another, which has the table. Heaps come in chunks of one size. Whoever takes
// the next chunk marks what it can with the values known by then, in a slot of the shared memory. Where the other thread
// uses planes, these gather the distant parts of blocks of heaps instead.

// Shared memory: words of 32 bits, slots with the marks of a chunk each, lists of parts for planes, then the known values
// in two bytes each.
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
/** Number of the planes in use, 0 if there are none; their mask and its position, and the lengths of their lists. */
export const LAID = 7;
const BITS = 8;
const BY_POSITION = 9;
const PLANES = 10;
const FAR = 11;
const WITNESSES = 12;
/** Whether a thread may be at work. */
export const busyOf = (thread: number): number => 16 + thread;
export const SLOTS = 64;
/** The chunk whose marks are in a slot, and the number of values known when they were made. */
export const chunkIn = (chunk: number): number => 32 + (chunk % SLOTS);
export const belowIn = (chunk: number): number => 32 + SLOTS + (chunk % SLOTS);
const LENGTH = 32 + 2 * SLOTS;
export const SLOT_BYTES: number = 2 ** 15;
const MARKS = 2 ** 16;
const LISTS = MARKS + SLOTS * SLOT_BYTES;
/** Most parts in lists. */
export const MOST_PARTS: number = 2 ** 16;
/** Address of the values. */
export const VALUES: number = LISTS + 8 * MOST_PARTS;

type Shared = Int32Array<SharedArrayBuffer>;

export const wordsOf = (buffer: SharedArrayBuffer): Shared => new Int32Array(buffer, 0, LENGTH);

export const marksOf = (buffer: SharedArrayBuffer, chunk: number): Uint8Array<SharedArrayBuffer> =>
  new Uint8Array(buffer, MARKS + (chunk % SLOTS) * SLOT_BYTES, SLOT_BYTES);

export const valuesIn = (
  buffer: SharedArrayBuffer,
  from: number,
  to: number,
): Uint16Array<SharedArrayBuffer> => new Uint16Array(buffer, VALUES + 2 * from, to - from);

/** Shares what others need to gather ahead. */
export function layOut(buffer: SharedArrayBuffer, { planes, mask, ahead }: PlaneLists): void {
  const { far, witnesses } = ahead!;
  const words = wordsOf(buffer);
  words[BITS] = mask.bits;
  words[BY_POSITION] = mask.byPosition ? 1 : 0;
  words[PLANES] = planes;
  words[FAR] = far.length;
  words[WITNESSES] = witnesses.length;
  new Int32Array(buffer, LISTS, 2 * MOST_PARTS).set(
    [...far, ...witnesses].flatMap(({ distance, y }) => [distance, y]),
  );
}

/** Lays out the same planes in the memory of `table`, up to the heaps that it has. */
function laidOut(buffer: SharedArrayBuffer, table: Arena, tilt: number): Planes | undefined {
  const words = wordsOf(buffer);
  const mask = { bits: words[BITS]!, byPosition: words[BY_POSITION] === 1 };
  table.setMask(mask, tilt, []);
  const parts = new Int32Array(buffer, LISTS, 2 * MOST_PARTS);
  const partAt = (i: number): SplitPart => ({ distance: parts[2 * i]!, y: parts[2 * i + 1]! });
  const far = Array.from({ length: words[FAR]! }, (_, i) => partAt(i));
  const witnesses = Array.from({ length: words[WITNESSES]! }, (_, i) => partAt(far.length + i));
  const lists = { planes: words[PLANES]!, mask, far: [], witnesses: [], ahead: { far, witnesses } };
  return layPlanes(table, lists, table.filled);
}

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

/** Marks a chunk with the values of `table`, or gathers it from its planes. */
export function markChunk(table: Arena, buffer: SharedArrayBuffer, chunk: number): void {
  const words = wordsOf(buffer);
  const marks = marksOf(buffer, chunk);
  const heap = heapOf(words, chunk);
  const below = table.filled;
  const end = heap + words[SIZE]!;
  if (words[LAID] === 0) marks.set(table.begun(heap, end, below));
  // Who has the table needs no chunk that is known by now, and planes may no longer have what it depends on.
  else if (end > below) marks.set(table.gathered(heap, end, words[BYTES]! / 2));
  words[belowIn(chunk)] = below;
  Atomics.store(words, chunkIn(chunk), chunk);
}

/** Table of a thread that marks, and planes over it; `learn` takes the values that are known by now. */
export function learner({ memory, moves }: MarkTask): { readonly table: Arena; learn(): void } {
  const words = wordsOf(memory.buffer);
  const known = (from: number) => valuesIn(memory.buffer, from, Atomics.load(words, KNOWN));
  const table = arena(moves, memoryAccount(Number.POSITIVE_INFINITY), known(0));
  let laid = 0;
  let planes: Planes | undefined;
  return {
    table,
    learn() {
      const before = table.filled;
      table.append(known(before));
      if (words[LAID] === 0) return;
      if (words[LAID] !== laid) {
        laid = words[LAID]!;
        planes = laidOut(memory.buffer, table, tiltOf(moves));
      } else if (table.filled > planes!.last) planes!.begin(table.filled);
      else table.fill(before, table.filled);
    },
  };
}

/** Marks chunks until there are no more, in a thread that does nothing else. */
export function mark(task: MarkTask): void {
  const { memory, thread, module } = task;
  moduleOf(wasm, module);
  const words = wordsOf(memory.buffer);
  const busy = busyOf(thread);
  const { table, learn } = learner(task);

  /** Whether there was a chunk. */
  function marked(): boolean {
    // Who lets all rest sets the limit before it looks at this.
    Atomics.store(words, busy, 1);
    try {
      const chunk = take(words);
      if (chunk === undefined) return false;
      learn();
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
