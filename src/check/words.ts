/** A map from words of 64 bits, as two of 32, to numbers from 0 on. */
export interface WordMap {
  /** What a word was set to; -1 when it was not. */
  get(low: number, high: number): number;
  /** Sets a word that was not set before. */
  set(low: number, high: number, value: number): void;
}

const ENTRY = 3;

/** An open table of entries of three words, doubled when it is two thirds full; `room` hears of the bytes it takes. */
export function wordMap(room: (bytes: number) => void): WordMap {
  let size = 1024;
  let entries = new Int32Array(ENTRY * size);
  let count = 0;
  room(entries.byteLength);

  /** The entry of a word, or the empty one where it belongs; values are kept one larger, 0 being none. */
  function place(low: number, high: number): number {
    let mix = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
    mix = Math.imul(mix ^ (mix >>> 15), 0xc2b2ae35);
    let at = (mix ^ (mix >>> 16)) & (size - 1);
    for (;;) {
      const entry = ENTRY * at;
      if (entries[entry + 2] === 0 || (entries[entry] === low && entries[entry + 1] === high)) return entry;
      at = (at + 1) & (size - 1);
    }
  }

  function put(low: number, high: number, kept: number): void {
    const entry = place(low, high);
    entries[entry] = low;
    entries[entry + 1] = high;
    entries[entry + 2] = kept;
  }

  return {
    get: (low, high) => entries[place(low, high) + 2]! - 1,
    set(low, high, value) {
      if (3 * ++count > 2 * size) {
        const old = entries;
        room(2 * old.byteLength);
        size *= 2;
        entries = new Int32Array(ENTRY * size);
        for (let at = 0; at < old.length; at += ENTRY)
          if (old[at + 2] !== 0) put(old[at]!, old[at + 1]!, old[at + 2]!);
      }
      put(low, high, value + 1);
    },
  };
}
