import { type BitSet, smallSet, wordFrom } from "../../number/bit-set.ts";
import { lowest, reverse } from "../../number/word.ts";
import { LONGEST } from "./board-graph.ts";

// A board has the same value as its rotations and reflections. So positions are looked up by a canonical
// image, which a game provides as the accelerator `canonical`: for boards of free squares (grid.ts) the least
// list of squares among the eight images, moved into the corner; for boards of stones (stones.ts) the least
// text of the rows. Rows of free squares are machine words, and their lists are compared without being
// created, because this is done for every part of every position.

/** Rectangle with some squares, row by row. */
interface Image {
  readonly height: number;
  readonly width: number;
  readonly words: readonly number[];
}

/** Place and size of the smallest rectangle that contains all squares. */
interface Corner {
  readonly top: number;
  readonly first: number;
  readonly height: number;
  readonly width: number;
}

/** Rows of the board in the last call of `cornerOf`, which `leastImage` reads. */
const lines = new Int32Array(1000);

/**
 * Rows with their first square in the lowest bit, and with it in the highest; from LONGEST on the same for
 * columns.
 */
const forth = new Int32Array(2 * LONGEST);
const back = new Int32Array(2 * LONGEST);

/** Bounding rectangle of a nonempty set of squares with rows not longer than LONGEST. */
export function cornerOf(words: BitSet, rows: number, columns: number): Corner {
  const full = 2 ** columns - 1;
  let top = -1;
  let bottom = 0;
  let all = 0;
  const few = words.length <= 2;
  let low = words[0]!;
  let high = words.length > 1 ? words[1]! : 0;
  for (let y = 0, at = 0; y < rows && (!few || (low | high) !== 0); y++, at += columns) {
    const row = few ? low & full : wordFrom(words, at) & full;
    low = (low >>> columns) | (high << (32 - columns));
    high >>>= columns;
    lines[y] = row;
    if (row === 0) continue;
    if (top < 0) top = y;
    bottom = y;
    all |= row;
  }
  const first = lowest(all);
  return { top, first, height: bottom - top + 1, width: 32 - Math.clz32(all) - first };
}

/**
 * Least list of squares among the images with the longer side as rows, for the corner that `cornerOf`
 * returned last.
 */
export function leastImage({ top, first, height, width }: Corner): Image {
  const short = Math.min(height, width);
  const long = Math.max(height, width);
  if (height <= width) {
    for (let y = 0; y < height; y++) {
      forth[y] = lines[top + y]! >>> first;
      back[y] = reverse(forth[y]!) >>> (32 - width);
    }
  }
  if (width <= height) exchange(top, first, height, width);
  let best = height > width ? 4 : 0;
  const end = width > height ? 4 : 8;
  for (let turn = best + 1; turn < end; turn++) if (isBefore(turn, best, short)) best = turn;
  const words = smallSet(short * long);
  const from = best & 1 ? back : forth;
  for (let i = 0, at = 0; i < short; i++, at += long) {
    const row = from[placeOf(best, i, short)]!;
    const bit = at & 31;
    words[at >> 5]! |= row << bit;
    if (bit + long > 32 && row >>> (32 - bit) !== 0) words[(at >> 5) + 1]! |= row >>> (32 - bit);
  }
  return { height: short, width: long, words };
}

function exchange(top: number, first: number, height: number, width: number): void {
  for (let x = 0; x < width; x++) {
    forth[LONGEST + x] = 0;
    back[LONGEST + x] = 0;
  }
  for (let y = 0; y < height; y++)
    for (let left = lines[top + y]! >>> first; left !== 0; left &= left - 1) {
      const x = LONGEST + lowest(left);
      forth[x]! |= 1 << y;
      back[x]! |= 1 << (height - 1 - y);
    }
}

/**
 * Index of row i of an image: bit 0 of `turn` mirrors rows, bit 1 reverses their order, bit 2 exchanges rows
 * and columns.
 */
const placeOf = (turn: number, i: number, short: number): number =>
  (turn & 4 ? LONGEST : 0) + (turn & 2 ? short - 1 - i : i);

/** Whether one image is less than another: at the first difference it has the square. */
function isBefore(turn: number, other: number, short: number): boolean {
  const ranks = turn & 1 ? forth : back;
  const others = other & 1 ? forth : back;
  for (let i = 0; i < short; i++) {
    const difference = ranks[placeOf(turn, i, short)]! - others[placeOf(other, i, short)]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** Least image of ascending squares of a board whose rows need not fit words. */
export function leastOfLong(cells: readonly number[], columns: number, corner: Corner): number[] {
  const { top, first, height, width } = corner;
  let least: Int32Array | undefined;
  for (let turn = 0; turn < 8; turn++) {
    const across = turn >= 4;
    if (across ? width > height : height > width) continue;
    const image = new Int32Array(cells.length);
    for (let i = 0; i < cells.length; i++) {
      const x0 = cells[i]! % columns;
      const y0 = (cells[i]! - x0) / columns - top;
      const x = turn & 1 ? width - 1 - x0 + first : x0 - first;
      const y = turn & 2 ? height - 1 - y0 : y0;
      image[i] = across ? x * height + y : y * width + x;
    }
    image.sort();
    if (least === undefined || isLess(image, least)) least = image;
  }
  return [...(least ?? [])];
}

/** Bounding rectangle of squares in rows of any length. */
export function cornerOfLong(cells: readonly number[], columns: number): Corner {
  let [first, last] = [columns, 0];
  for (const cell of cells) {
    const x = cell % columns;
    if (x < first) first = x;
    if (x > last) last = x;
  }
  const top = Math.floor(cells[0]! / columns);
  const height = Math.floor(cells[cells.length - 1]! / columns) - top + 1;
  return { top, first, height, width: last - first + 1 };
}

function isLess(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}

/** Rows of a board of stones. */
type Rows = readonly string[];

/**
 * Least text among the images under rotations and reflections, and with `alike` also with exchanged colours.
 * Removes border rows and columns that are `blank`.
 */
export function canonicalRows(rows: Rows, blank: string, alike: boolean): Rows {
  let image = trim(turned(trim(turned(rows), blank)), blank);
  let least: string | undefined;
  for (let turn = 0; turn < 8; turn++) {
    image = turn === 4 ? turned(image) : turn % 2 === 1 ? image.toReversed() : image.map(backwards);
    const text = image.join("/");
    for (const each of alike ? [text, exchanged(text)] : [text])
      if (least === undefined || each < least) least = each;
  }
  return (least ?? "").split("/");
}

const backwards = (row: string): string => [...row].reverse().join("");
const exchanged = (text: string): string => text.replace(/[xo]/g, (stone) => (stone === "x" ? "o" : "x"));
const turned = (rows: Rows): Rows =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x]).join(""));

function trim(rows: Rows, blank: string): Rows {
  const used = rows.map((row) => [...row].some((stone) => stone !== blank));
  return used.includes(true) ? rows.slice(used.indexOf(true), used.lastIndexOf(true) + 1) : [];
}
