/** Cells as words of 32 bits, the first of them lowest in the first; an empty word stands before them and one after. */
export type Cells = Int32Array;

/** Words of so many cells, without those at the ends. */
export const widthOf = (cells: number): number => Math.max(2, (cells + 31) >> 5);

export const noCells = (width: number): Cells => new Int32Array(width + 2);

/** Puts these cells, and no others, into a set. */
export function put(set: Cells, cells: Iterable<number>): Cells {
  set.fill(0);
  for (const cell of cells) set[1 + (cell >> 5)]! |= 1 << (cell & 31);
  return set;
}

/** Puts the cells of a word that has a bit for each, as certificates are written, into a set. */
export function putWord(set: Cells, word: bigint): Cells {
  for (let i = 1; i < set.length - 1; i++) set[i] = Number((word >> BigInt(32 * (i - 1))) & 0xffffffffn) | 0;
  return set;
}

/** The word of a set, with a bit for each cell. */
export function wordOf(set: Cells): bigint {
  let word = 0n;
  for (let i = set.length - 2; i > 0; i--) word = (word << 32n) | BigInt(set[i]! >>> 0);
  return word;
}

/** A map from sets of cells of `width` words to numbers from 0 on. */
export interface WordMap {
  /** Value assigned to a set; -1 if none was. */
  get(set: Cells): number;
  /** Sets a set that was not set before. */
  set(set: Cells, value: number): void;
}

/** An open table, an entry the words of a set and one more, doubled when it is two thirds full; `room` hears of the bytes it takes. */
export function wordMap(width: number, room: (bytes: number) => void): WordMap {
  const ENTRY = width + 1;
  let size = 1024;
  let entries = new Int32Array(ENTRY * size);
  let count = 0;
  room(entries.byteLength);

  /** The entry of the words at `from`, or the empty one where it belongs; values are kept one larger, 0 being none. */
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

/** A number that tells most sets of words apart by its lowest bits. */
export function mixed(words: Int32Array, from: number, width: number): number {
  let mix = 0;
  for (let i = 0; i < width; i++) mix = Math.imul(Math.imul(mix, 0x9e3779b1) ^ words[from + i]!, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 15), 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}
