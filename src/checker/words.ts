/** Cells as 32-bit words, the first cell in the lowest bit of the first word, between two empty words. */
export type Cells = Int32Array;

/** Number of words for this many cells, without the empty words at both ends. */
export const widthOf = (cells: number): number => Math.max(2, (cells + 31) >> 5);

export const noCells = (width: number): Cells => new Int32Array(width + 2);

/** Stores exactly these cells in a set. */
export function put(set: Cells, cells: Iterable<number>): Cells {
  set.fill(0);
  for (const cell of cells) set[1 + (cell >> 5)]! |= 1 << (cell & 31);
  return set;
}

/** Stores the cells of a word with one bit for each, the format of certificates, in a set. */
export function putWord(set: Cells, word: bigint): Cells {
  for (let i = 1; i < set.length - 1; i++) set[i] = Number((word >> BigInt(32 * (i - 1))) & 0xffffffffn) | 0;
  return set;
}

/** Word of a set, with one bit for each cell. */
export function wordOf(set: Cells): bigint {
  let word = 0n;
  for (let i = set.length - 2; i > 0; i--) word = (word << 32n) | BigInt(set[i]! >>> 0);
  return word;
}

/** Map from sets of cells of `width` words to numbers from 0 on. */
export interface WordMap {
  /** Value of a set; -1 if there is none. */
  get(set: Cells): number;
  /** Sets the value of a new set. */
  set(set: Cells, value: number): void;
}

/**
 * Open-addressing table, whose entries are the words of a set and one more; doubled when two thirds full. `room`
 * receives the bytes that it takes.
 */
export function wordMap(width: number, room: (bytes: number) => void): WordMap {
  const ENTRY = width + 1;
  let size = 1024;
  let entries = new Int32Array(ENTRY * size);
  let count = 0;
  room(entries.byteLength);

  /** Index of the words at `from`, or of the empty entry for them; values are stored plus one, and 0 means none. */
  function place(words: Int32Array, from: number): number {
    let at = mixed(words, from, width) & (size - 1);
    for (;;) {
      const entry = ENTRY * at;
      if (entries[entry + width] === 0) return entry;
      let i = 0;
      while (i < width && entries[entry + i] === words[from + i]) i++;
      if (i === width) return entry;
      at = (at + 1) & (size - 1);
    }
  }

  function keep(words: Int32Array, from: number, kept: number): void {
    const entry = place(words, from);
    for (let i = 0; i < width; i++) entries[entry + i] = words[from + i]!;
    entries[entry + width] = kept;
  }

  return {
    get: (set) => entries[place(set, 1) + width]! - 1,
    set(set, value) {
      if (3 * ++count > 2 * size) {
        const old = entries;
        room(2 * old.byteLength);
        size *= 2;
        entries = new Int32Array(ENTRY * size);
        for (let at = 0; at < old.length; at += ENTRY)
          if (old[at + width] !== 0) keep(old, at, old[at + width]!);
      }
      keep(set, 1, value + 1);
    },
  };
}

/** Hash of a set's words whose lowest bits distinguish most sets. */
export function mixed(words: Int32Array, from: number, width: number): number {
  let mix = 0;
  for (let i = 0; i < width; i++) mix = Math.imul(Math.imul(mix, 0x9e3779b1) ^ words[from + i]!, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 15), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}
