import type { Board } from "./board-read.ts";
import { type Cells, noCells, widthOf } from "./words.ts";

/** Images of pieces of a rectangle in mirrors and turns. */
export interface Images {
  /** The image of a piece that is least as a word, moved into the corner of the rectangle; there until the next is asked for. */
  least(set: Cells): Cells;
  /** Whether half a turn of that piece is like it, but sends no cell to itself or to one near it. */
  isEven(): boolean;
}

export function imagesOf({ near, columns }: Board): Images {
  const rows = near.length / columns;
  const width = widthOf(near.length);
  const full = 2 ** columns - 1;
  const backwards = Int32Array.from({ length: 2 ** columns }, (_, row) => {
    let image = 0;
    for (let x = 0; x < columns; x++) image |= ((row >> x) & 1) << (columns - 1 - x);
    return image;
  });
  const lines = new Int32Array(rows);
  /** The rows of a piece in its corner, and after them its columns; and the same from their other ends. */
  const plain = new Int32Array(rows + columns);
  const mirrored = new Int32Array(rows + columns);
  const image = noCells(width);
  let [tall, wide] = [0, 0];

  /** Where row i of an image is: bit 0 of `turn` mirrors rows, bit 1 their order, bit 2 exchanges rows and columns. */
  function placeOf(turn: number, i: number): number {
    const from = turn & 4 ? rows : 0;
    if ((turn & 2) === 0) return from + i;
    return from + (turn & 4 ? wide : tall) - 1 - i;
  }

  function isLess(turn: number, than: number, height: number): boolean {
    const own = turn & 1 ? mirrored : plain;
    const other = than & 1 ? mirrored : plain;
    for (let y = height - 1; y >= 0; y--) {
      const difference = own[placeOf(turn, y)]! - other[placeOf(than, y)]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Puts the rows of a piece where they are compared; and its columns, where these fit rows. */
  function measure(set: Cells): void {
    let top = -1;
    let bottom = 0;
    let all = 0;
    for (let y = 0, at = 0; y < rows; y++, at += columns) {
      const word = 1 + (at >> 5);
      const bit = at & 31;
      let row = set[word]! >>> bit;
      if (bit + columns > 32) row |= set[word + 1]! << (32 - bit);
      row &= full;
      lines[y] = row;
      if (row === 0) continue;
      if (top < 0) top = y;
      bottom = y;
      all |= row;
    }
    const first = 31 - Math.clz32(all & -all);
    tall = bottom - top + 1;
    wide = 32 - Math.clz32(all) - first;
    for (let y = 0; y < tall; y++) {
      const row = lines[top + y]! >> first;
      plain[y] = row;
      mirrored[y] = backwards[row]! >> (columns - wide);
    }
  }

  function exchange(): void {
    for (let x = 0; x < wide; x++) {
      let line = 0;
      for (let y = 0; y < tall; y++) line |= ((plain[y]! >> x) & 1) << y;
      plain[rows + x] = line;
      mirrored[rows + x] = backwards[line]! >> (columns - tall);
    }
  }

  return {
    least(set) {
      measure(set);
      const turns = tall <= columns && wide <= rows ? 8 : 4;
      let best = turns === 8 && wide < tall ? 4 : 0;
      if (turns === 8 && wide <= tall) exchange();
      const end = best === 0 && wide !== tall ? 4 : turns;
      const height = best === 4 ? wide : tall;
      for (let turn = best + 1; turn < end; turn++) if (isLess(turn, best, height)) best = turn;
      for (let i = 1; i <= width; i++) image[i] = 0;
      const from = best & 1 ? mirrored : plain;
      for (let y = 0, at = 0; y < height; y++, at += columns) {
        const row = from[placeOf(best, y)]!;
        const word = 1 + (at >> 5);
        const bit = at & 31;
        image[word]! |= row << bit;
        if (bit + columns > 32) image[word + 1]! |= row >>> (32 - bit);
      }
      return image;
    },
    isEven() {
      for (let y = 0; y < tall; y++) if (plain[y] !== mirrored[tall - 1 - y]) return false;
      // With two even sides the middle is a corner; else it is a cell, or a side between two.
      if (((tall | wide) & 1) === 0) return true;
      return ((plain[tall >> 1]! >> (wide >> 1)) & 1) === 0;
    },
  };
}
