import { BASE } from "./alone";
import { before, bit, BITS, first, last, lesser, MOST_MOVES, NONE, rest, reversed, SHIFT, Word } from "./word";

// Memory: parts from `PARTS`, data from `NEAR`, options that are made together from `BLOCK`, images of parts from `IMAGES`,
// the stack of options from `STACK`, and the table.

// The data of a game.
export let kind: i32 = 0; // 1 arcs, 2 nodes, 3 pins, 0 others
export let columns: i32 = 0; // of a rectangle; 0 for other graphs
let rows: i32 = 0;
export let count: i32 = 0; // moves
export const PARTS: usize = BASE + 1024;
export const NEAR: usize = BASE + 4096; // a word for each cell
export const MOVES: usize = NEAR + (<usize>BITS << SHIFT); // needs, removes: a word each
const FLIPS: usize = MOVES + (MOST_MOVES << (SHIFT + 1)); // for the transpose: a mask and a shift
export const BLOCK: usize = FLIPS + (256 << (SHIFT + 1));
export const IMAGES: usize = BLOCK + 32768;
export const STACK: usize = IMAGES + (8192 << (SHIFT + 1));
export let east: Word = NONE; // squares that are not in the last column
export let west: Word = NONE;
let flips: i32 = 0;
let side: Word = NONE; // the first column
let middle: Word = NONE; // the column in the middle, where there is one

/** Sets the board; with `width` > 0 the cells are the squares of a rectangle. */
export function setBoard(size: i32, sort: i32, width: i32, moves: i32): void {
  kind = sort;
  columns = width;
  count = moves;
  if (width > 0) {
    rows = size / width;
    prepare();
  }
}

function at(y: i32, x: i32): Word {
  return bit(y * columns + x);
}

/** Adds a cell to the list at `from` of cells by their shift; returns the new number of shifts. */
function addShift(from: usize, found: i32, by: i32, cell: Word): i32 {
  let to = from;
  for (let i = 0; i < found; i++, to += 2 << SHIFT) {
    if (load<i32>(to + (1 << SHIFT)) === by) {
      store<Word>(to, load<Word>(to) | cell);
      return found;
    }
  }
  store<Word>(to, cell);
  store<i32>(to + (1 << SHIFT), by);
  return found + 1;
}

function prepare(): void {
  east = NONE;
  west = NONE;
  side = NONE;
  flips = 0;
  middle = NONE;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const cell = at(y, x);
      if (x > 0) west |= cell;
      if (x < columns - 1) east |= cell;
      if (2 * x === columns - 1) middle |= cell;
      if (x === 0) side |= cell;
      if (y < columns && x < rows) {
        flips = addShift(FLIPS, flips, (x - y) * columns + (y - x), cell);
      }
    }
  }
}

/** Part with rows and columns exchanged. */
@inline
function flipped(part: Word): Word {
  let image: Word = NONE;
  for (let i = 0, at = FLIPS; i < flips; i++, at += 2 << SHIFT) {
    const some = part & load<Word>(at);
    const by = load<i32>(at + (1 << SHIFT));
    image |= by >= 0 ? some << by : some >> -by;
  }
  return image;
}

/** Part with its columns in reverse order. */
@inline
function mirrored(part: Word): Word {
  let image = part & middle;
  let column = side;
  for (let by = columns - 1; by > 0; by -= 2) {
    image |= ((part & column) << by) | ((part >> by) & column);
    column <<= 1;
  }
  return image;
}

/** Cells of the rectangle adjacent to those of `part`. */
@inline
export function around(part: Word): Word {
  return ((part & east) << 1) | ((part & west) >> 1) | (part << columns) | (part >> columns);
}

export let height: i32 = 0;
export let width: i32 = 0;

/** Moves a part of a rectangle to the corner; sets `height` and `width`. */
@inline
export function cornered(part: Word): Word {
  const above = first(part) / columns;
  const moved = part >> (above * columns);
  height = last(moved) / columns + 1;
  let line = moved;
  for (let by = columns; by < BITS; by <<= 1) line |= line >> by;
  line &= before(columns);
  const left = first(line);
  width = last(line) + 1 - left;
  return moved >> left;
}

/** Whether a half turn maps no square of the last canonical part to itself or to an adjacent one. */
export let even: bool = false;

/** Canonical image of a part: the least of its images. */
export function canonical(part: Word): Word {
  even = false;
  if (columns === 0) return part;
  const corner = cornered(part);
  const tall = height;
  const wide = width;
  let least = corner;
  let spare = BITS - 1 - ((tall - 1) * columns + wide - 1);
  const half = reversed(corner) >> spare;
  if (half === corner && kind !== 0)
    even = ((tall | wide) & 1) === 0 || (corner & at(tall >> 1, wide >> 1)) === NONE;
  least = lesser(least, half);
  const image = mirrored(corner) >> (columns - wide);
  least = lesser(least, image);
  least = lesser(least, reversed(image) >> spare);
  if (tall <= columns && wide <= rows) {
    const turned = flipped(corner);
    spare = BITS - 1 - ((wide - 1) * columns + tall - 1);
    least = lesser(least, turned);
    least = lesser(least, reversed(turned) >> spare);
    const both = mirrored(turned) >> (columns - tall);
    least = lesser(least, both);
    least = lesser(least, reversed(both) >> spare);
  }
  return least;
}

@inline
export function nearCell(i: i32): Word {
  return load<Word>(NEAR + (<usize>i << SHIFT));
}

/** Cells adjacent to a cell of `part`. */
@inline
export function near(part: Word): Word {
  if (columns > 0) return around(part);
  let all: Word = NONE;
  for (let left = part; left !== NONE; left = rest(left)) all |= nearCell(first(left));
  return all;
}

export let two: Word = NONE;

/** Cells of `part` with at least one neighbour in `some`; sets `two` to those with several. */
@inline
export function counted(part: Word, some: Word): Word {
  if (columns > 0) {
    const a = (some & east) << 1;
    const b = (some & west) >> 1;
    const c = some << columns;
    const d = some >> columns;
    two = ((a & b) | (c & d) | ((a | b) & (c | d))) & part;
    return (a | b | c | d) & part;
  }
  let one: Word = NONE;
  two = NONE;
  for (let left = part; left !== NONE; left = rest(left)) {
    const i = first(left);
    const beside = nearCell(i) & some;
    if (beside === NONE) continue;
    one |= bit(i);
    if (rest(beside) !== NONE) two |= bit(i);
  }
  return one;
}

/** Addresses for neighbours (one word per cell) and moves (needs and removes, one word each). */
export function getNear(): usize {
  return NEAR;
}
export function getMoves(): usize {
  return MOVES;
}
export function getParts(): usize {
  return PARTS;
}
