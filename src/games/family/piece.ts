import type { Arena, Left } from "./arena.ts";

/** Cells as words of 32, the first of them lowest. */
export type Words = readonly number[];

/** What is left of an arena as words, of which the list of cells is made when it is asked for. */
export class Piece implements Left {
  readonly arena: Arena;
  readonly words: Words;
  #cells: readonly number[] | undefined;

  constructor(arena: Arena, words: Words) {
    this.arena = arena;
    this.words = words;
  }

  get cells(): readonly number[] {
    this.#cells ??= cellsOf(this.words);
    return this.#cells;
  }
}

export function wordsOf(left: Left): Words {
  if (left instanceof Piece) return left.words;
  const words = noWords(left.arena.near.length);
  for (const cell of left.cells) words[cell >> 5]! |= 1 << cell;
  return words;
}

/** Words of so many cells, without any. */
export function noWords(cells: number): number[] {
  if (cells <= 32) return [0];
  return cells <= 64 ? [0, 0] : new Array<number>((cells + 31) >> 5).fill(0);
}

/** The first cell of a word. */
export const firstOf = (word: number): number => 31 - Math.clz32(word & -word);

export const has = (words: ArrayLike<number>, cell: number): boolean =>
  (words[cell >> 5]! & (1 << cell)) !== 0;

/** How many cells a word has. */
export function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function onesIn(words: ArrayLike<number>): number {
  let sum = 0;
  for (let w = 0; w < words.length; w++) sum += ones(words[w]!);
  return sum;
}

/** The cells from `at` on, 32 at most, as a word. */
export function bitsAt(words: Words, at: number): number {
  const w = at >> 5;
  const bit = at & 31;
  const word = words[w]! >>> bit;
  return bit === 0 || w + 1 === words.length ? word : word | (words[w + 1]! << (32 - bit));
}

/** The cells of words, ascending. */
function cellsOf(words: ArrayLike<number>): number[] {
  const cells = new Array<number>(onesIn(words));
  let i = 0;
  for (let w = 0; w < words.length; w++)
    for (let left = words[w]!; left !== 0; left &= left - 1) cells[i++] = 32 * w + firstOf(left);
  return cells;
}
