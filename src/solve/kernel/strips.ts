import type { PairKernel, PairPlace } from "./pair-kernel.ts";

// A table of two heaps is valued in tiles of 128 x 128 pairs, whose sets fit a cache where those of a whole row do not.
// Tiles of the same rows are a strip. A thread takes the next strip and values its tiles from the diagonal on, each after
// the tile above it. So two threads are at least two diagonals of tiles apart, and at different rows and columns: they
// never use the same set, and instructions of the kernel need not be atomic.

export const TILE = 128;

// Words that the threads of a table share.
/** Next strip to take, and the strip to stop at. */
const NEXT = 0;
export const LIMIT = 1;
/** Blocks of each set, and the number that a thread needs to go on. */
export const WIDTH = 2;
export const WANTED = 3;
/** Number of pairs that are done. */
export const PAIRS = 4;
/** Changes when a thread that waits may go on. */
export const EVENT = 5;
/** Whether the threads end, and whether one has failed. */
export const CLOSED = 6;
export const FAILED = 7;
/** Next tile of each strip. */
const TILES = 16;

export type Words<Buffer extends ArrayBufferLike = ArrayBufferLike> = Int32Array<Buffer>;

const stripsOf = (rows: number): number => Math.ceil(rows / TILE);

/** Bytes of the words for a table. */
export const bytesOfWords = ({ rows }: PairPlace): number => 4 * (TILES + stripsOf(rows));

/** Words of a new table, of which no pair is done. */
export function beginWords<Buffer extends ArrayBufferLike>(buffer: Buffer): Words<Buffer> {
  const words = new Int32Array(buffer);
  for (let strip = 0; TILES + strip < words.length; strip++) words[TILES + strip] = strip;
  return words;
}

/** Whether all tiles of a strip are done. */
export const isWhole = (words: Words, strip: number, { columns }: PairPlace): boolean =>
  Atomics.load(words, TILES + strip) === Math.ceil(columns / TILE);

/** Lets waiting threads look again. */
export function tell(words: Words): void {
  Atomics.add(words, EVENT, 1);
  Atomics.notify(words, EVENT);
}

/** Ends the threads. */
export function end(words: Words): void {
  Atomics.store(words, CLOSED, 1);
  tell(words);
}

/**
 * The strips of one thread. Each step values a row of a tile: calls are short, for V8 replaces no code while it runs.
 * A step returns false when there is nothing to do before the next event.
 */
export function stripper(kernel: PairKernel, place: PairPlace, words: Words): () => boolean {
  const { diagonal, rows, columns, bytes, table, indices, blocks, length } = place;
  const last = Math.ceil(columns / TILE);
  let width = 0;
  let strip = -1;
  let tile = last;
  let [row, column] = [0, 0];

  function take(): boolean {
    for (;;) {
      const next = Atomics.load(words, NEXT);
      if (next >= Atomics.load(words, LIMIT)) return false;
      if (Atomics.compareExchange(words, NEXT, next, next + 1) !== next) continue;
      strip = next;
      tile = next;
      row = TILE * strip;
      column = row;
      return true;
    }
  }

  const isOpen = () => strip === 0 || Atomics.load(words, TILES + strip - 1) > tile;

  function nextRow(): void {
    row++;
    if (row === Math.min(TILE * (strip + 1), rows)) {
      tile++;
      row = TILE * strip;
      Atomics.store(words, TILES + strip, tile);
      tell(words);
    }
    column = Math.max(TILE * tile, row);
  }

  return () => {
    if (tile === last && !take()) return false;
    if (strip >= Atomics.load(words, LIMIT) || !isOpen()) return false;
    const now = Atomics.load(words, WIDTH);
    if (now !== width) {
      width = now;
      kernel.setSets(blocks, columns, width, 0, indices, length);
    }
    const count = Math.min(TILE * (tile + 1), columns) - column;
    const fill = bytes === 2 ? kernel.fill16 : kernel.fill32;
    const valued = fill(row, column, count, diagonal, columns, table);
    Atomics.add(words, PAIRS, valued);
    column += valued;
    if (valued === count) nextRow();
    else if (Atomics.load(words, WANTED) <= width) {
      Atomics.store(words, WANTED, width + 1);
      tell(words);
    } else return false;
    return true;
  };
}
