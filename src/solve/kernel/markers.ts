import { moduleOf, sharedMemory } from "../../nimber/instantiate.ts";
import { wasm } from "./break.wasm.ts";
import type { Arena, BreakMoves } from "./break-kernel.ts";
import {
  BYTES,
  belowIn,
  busyOf,
  CLOSED,
  chunkIn,
  HEAP,
  heapOf,
  KNOWN,
  LAID,
  LIMIT,
  layOut,
  MOST_PARTS,
  markChunk,
  marksOf,
  NEXT,
  SIGNAL,
  SIZE,
  SLOT_BYTES,
  SLOTS,
  take,
  VALUES,
  valuesIn,
  wordsOf,
} from "./marker.ts";
import { APART, MOST_HEAPS, type Planes } from "./planes.ts";
import type { Markers, MarkTask } from "./threads.ts";

/** Values that the shared memory has room for. */
const MOST_VALUE = 65_536;

/** Heaps of all slots are at most a sixteenth of those before, so that few options are left for the end. */
const PART = 16 * SLOTS;

/** Chunks that are worth waking another thread. */
const SEVERAL = SLOTS / 4;

/** Blocks of a chunk that planes gather. */
const BLOCK = 64;
const BLOCKS = 4;

const PAGE = 65_536;

/**
 * Threads that value the heaps of `table` together, of which `start` starts one with its task. The others mark chunks of
 * heaps ahead. This one takes the next chunk if nobody has, and values it at once; else values the next chunk when
 * another has marked it, and marks one ahead meanwhile. When there is none, it values the next chunk without waiting
 * for the other. So only the time depends on the other threads.
 * @throws RangeError when the machine has not so much memory.
 */
export function markers(
  table: Arena,
  moves: BreakMoves,
  count: number,
  start: (task: MarkTask) => void,
): Markers {
  const memory = sharedMemory(VALUES, VALUES + 2 * MOST_HEAPS);
  const words = wordsOf(memory.buffer);
  const others = Array.from({ length: count - 1 }, (_, i) => i + 1);
  let isStarted = false;
  /** Next chunk to value, and the first whose slot may be in use. */
  let head = 0;
  let oldest = 0;
  /** Chunks from `oldest` on that this thread took to value without a slot. Many while another thread is held up. */
  const own = new Set<number>();
  let top = 0;
  let planes: Planes | undefined;
  let layouts = 0;
  /** Mean number of planes that blocks needed lately. */
  let opened = 0;

  const isMarked = (chunk: number) => Atomics.load(words, chunkIn(chunk)) === chunk;

  function publish(): void {
    const known = words[KNOWN]!;
    const values = table.view();
    const missing = VALUES + 2 * values.length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil((missing + VALUES) / PAGE));
    valuesIn(memory.buffer, known, values.length).set(values.subarray(known));
    Atomics.store(words, KNOWN, values.length);
  }

  function rest(): void {
    Atomics.store(words, LIMIT, 0);
    for (const thread of others) {
      while (Atomics.load(words, busyOf(thread)) === 1) Atomics.wait(words, busyOf(thread), 1);
    }
  }

  /** Begins with chunks of `size` heaps from heap n on, and forgets what was marked ahead. */
  function begin(n: number, size: number, bytes: number, next: Planes | undefined): void {
    rest();
    if (next !== undefined && next !== planes) layOut(memory.buffer, next.lists);
    if (next !== planes) words[LAID] = next === undefined ? 0 : ++layouts;
    planes = next;
    publish();
    for (let slot = 0; slot < SLOTS; slot++) words[chunkIn(slot)] = 0;
    own.clear();
    head = 1;
    oldest = 1;
    top = table.kernel.getTop();
    words[NEXT] = 1;
    words[HEAP] = n;
    words[SIZE] = size;
    words[BYTES] = bytes;
  }

  /** Whether this thread has taken the next chunk, or takes it now. */
  function isOwn(): boolean {
    if (Atomics.compareExchange(words, NEXT, head, head + 1) === head) own.add(head);
    return own.has(head);
  }

  /** Offers the chunks that end at `end` at the latest, as far as there are slots. */
  function offer(end: number): void {
    while (oldest < head && (own.delete(oldest) || isMarked(oldest))) oldest++;
    const whole = Math.floor((end - words[HEAP]!) / words[SIZE]!);
    // Planes gather from parts that are at least so far away.
    const known =
      planes === undefined ? whole : Math.floor((table.filled + APART - words[HEAP]!) / words[SIZE]!);
    const limit = Math.min(oldest + SLOTS, 1 + whole, 1 + known);
    const more = limit - words[LIMIT]!;
    if (more <= 0 || (more < SEVERAL && limit <= whole && planes === undefined)) return;
    Atomics.store(words, LIMIT, limit);
    Atomics.add(words, SIGNAL, 1);
    Atomics.notify(words, SIGNAL);
    if (isStarted) return;
    isStarted = true;
    for (const thread of others) start({ memory, thread, module: moduleOf(wasm), moves });
  }

  /** Values the next chunk, or what `end` leaves of it, alone. */
  function value(end: number): void {
    const method = planes === undefined ? "mark" : "planes";
    table.filled = table.run(method)(table.filled, Math.min(end, heapOf(words, head + 1))) >>> 0;
    publish();
  }

  /** The same when it is marked. */
  function finish(end: number): void {
    const marks = marksOf(memory.buffer, head);
    const first = heapOf(words, head);
    const last = Math.min(end, heapOf(words, head + 1));
    const bytes = words[BYTES]!;
    const below = words[belowIn(head)]!;
    const n = table.filled;
    if (planes !== undefined) finishBlocks(marks, first, last);
    else
      table.filled = table.finish(
        n,
        last,
        below,
        marks.subarray((n - first) * bytes, (last - first) * bytes),
      );
    publish();
  }

  function finishBlocks(marks: Uint8Array, first: number, last: number): void {
    const bytes = words[BYTES]!;
    for (let n = table.filled; n < last; n = table.filled) {
      table.filled = table.block(n, marks.subarray((n - first) * bytes, (n + BLOCK - first) * bytes));
      opened += (table.kernel.getOpened() - opened) / 64;
      if (table.filled !== n + BLOCK || table.kernel.getRareFound() !== 0) return;
    }
  }

  /** Number of planes gathered ahead: those that a block usually needs. */
  const gathered = (next: Planes) => Math.min(next.lists.planes, Math.max(1, Math.round(opened)));

  /** Size of chunks from heap n on, and bytes for a heap of them; no size if there is too little work. */
  function measures(
    n: number,
    end: number,
    usual: number,
    next: Planes | undefined,
  ): { size: number; bytes: number } {
    if (next === undefined) {
      const bytes = table.markBytes();
      const most = Math.floor(Math.min(n / PART, SLOT_BYTES / bytes, (end - n) / SEVERAL));
      return { size: Math.min(usual, most), bytes };
    }
    const { far, witnesses } = next.lists.ahead!;
    if (next !== planes) opened = table.kernel.getOpened();
    const bytes = 2 * gathered(next);
    const blocks = Math.min(BLOCKS, Math.floor(SLOT_BYTES / (BLOCK * bytes)));
    const size = BLOCK * blocks;
    const isLong = end - n >= SEVERAL * size && far.length + witnesses.length <= MOST_PARTS;
    return { size: isLong ? size : 0, bytes };
  }

  /** Whether marks have their place still. */
  const isAsBegun = () => table.kernel.getTop() === top && table.kernel.getOver() === 0;

  /** Whether heap n is next in the chunks that were begun; then their size may stay. */
  function isGoing(n: number, usual: number, next: Planes | undefined): boolean {
    if (head === 0 || !isAsBegun() || next !== planes) return false;
    if (next === undefined ? words[SIZE]! >= 2 * usual : Math.abs(words[BYTES]! / 2 - gathered(next)) > 1)
      return false;
    if (heapOf(words, head + 1) === n) head++;
    if (heapOf(words, head) > n || n >= heapOf(words, head + 1)) return false;
    return next === undefined || (n - heapOf(words, head)) % BLOCK === 0;
  }

  return {
    step(end, usual, next) {
      const n = table.filled;
      if (end > MOST_HEAPS || table.bound > MOST_VALUE) return false;
      if (!isGoing(n, usual, next)) {
        const { size, bytes } = measures(n, end, usual, next);
        if (size === 0) return false;
        begin(n, size, bytes, next);
      }
      if (next !== undefined && n + words[SIZE]! - BLOCK > next.last) next.slide(n);
      offer(end);
      if (isMarked(head)) finish(end);
      else if (isOwn()) value(end);
      else {
        const ahead = take(words);
        if (ahead === undefined) value(end);
        else markChunk(table, memory.buffer, ahead);
      }
      return true;
    },
    close() {
      rest();
      Atomics.store(words, SIGNAL, CLOSED);
      Atomics.notify(words, SIGNAL);
    },
  };
}
