// Memory: parts from `PARTS`, data from `NEAR`, options that are made together from `BLOCK`, images of parts from `IMAGES`,
// the stack of options from `STACK`, the table from `STACK_END`.

// The data of a game.
export let kind: i32 = 0; // 1 arcs, 2 nodes, 3 pins, 0 others
export let columns: i32 = 0; // of a rectangle; 0 for other graphs
let rows: i32 = 0;
export let count: i32 = 0; // moves
export const PARTS: usize = 512;
export const NEAR: usize = 1024; // u64 for each cell
export const MOVES: usize = NEAR + 8 * 64; // needs, removes: u64 each, at most 2080 of them
const FLIPS: usize = MOVES + 16 * 2080; // for the transpose: a mask and a shift
export const BLOCK: usize = 40960;
export const IMAGES: usize = 65536;
export const STACK: usize = 65536 * 2;
export const STACK_END: usize = 65536 * 64;
export let east: u64 = 0; // squares that are not in the last column
export let west: u64 = 0;
let flips: i32 = 0;
let first: u64 = 0; // the first column
let middle: u64 = 0; // the column in the middle, where there is one


/** With `width` > 0 the cells are the squares of a rectangle. */
export function setBoard(size: i32, sort: i32, width: i32, moves: i32): void {
  kind = sort;
  columns = width;
  count = moves;
  if (width > 0) {
    rows = size / width;
    prepare();
  }
}

function at(y: i32, x: i32): u64 {
  return (<u64>1) << (y * columns + x);
}

/** Adds what moves by one shift to the list at `from`. */
function addShift(from: usize, found: i32, by: i32, bit: u64): i32 {
  for (let i = 0; i < found; i++) {
    if (load<i32>(from + 16 * i, 8) === by) {
      store<u64>(from + 16 * i, load<u64>(from + 16 * i) | bit);
      return found;
    }
  }
  store<u64>(from + 16 * found, bit);
  store<i32>(from + 16 * found, by, 8);
  return found + 1;
}

function prepare(): void {
  east = 0;
  west = 0;
  first = 0;
  flips = 0;
  middle = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const bit = at(y, x);
      if (x > 0) west |= bit;
      if (x < columns - 1) east |= bit;
      if (2 * x === columns - 1) middle |= bit;
      if (x === 0) first |= bit;
      if (y < columns && x < rows) {
        flips = addShift(FLIPS, flips, (x - y) * columns + (y - x), bit);
      }
    }
  }
}

/** A part with rows and columns exchanged. */
@inline
function flipped(part: u64): u64 {
  let image: u64 = 0;
  for (let i = 0; i < flips; i++) {
    const some = part & load<u64>(FLIPS + 16 * i);
    const by = load<i32>(FLIPS + 16 * i, 8);
    image |= by >= 0 ? some << by : some >> -by;
  }
  return image;
}

/** A part with its columns in the other order. */
@inline
function mirrored(part: u64): u64 {
  let image = part & middle;
  let column = first;
  for (let by = columns - 1; by > 0; by -= 2) {
    image |= ((part & column) << by) | ((part >> by) & column);
    column <<= 1;
  }
  return image;
}

/** The bits of a word from the other end. */
@inline
function reversed(word: u64): u64 {
  let x = word;
  x = ((x >> 1) & 0x5555555555555555) | ((x & 0x5555555555555555) << 1);
  x = ((x >> 2) & 0x3333333333333333) | ((x & 0x3333333333333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f0f0f0f0f) | ((x & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(x);
}

/** Cells beside those of `part` on the rectangle. */
@inline
export function around(part: u64): u64 {
  return ((part & east) << 1) | ((part & west) >> 1) | (part << columns) | (part >> columns);
}

export let height: i32 = 0;
export let width: i32 = 0;

/** Moves a part of a rectangle to its corner; `height` and `width` are those of the part. */
@inline
export function cornered(part: u64): u64 {
  const above = <i32>ctz(part) / columns;
  const moved = part >> (above * columns);
  height = (63 - <i32>clz(moved)) / columns + 1;
  let line = moved;
  for (let by = columns; by < 64; by <<= 1) line |= line >> by;
  line &= ((<u64>1) << columns) - 1;
  const left = <i32>ctz(line);
  width = 64 - <i32>clz(line) - left;
  return moved >> left;
}

/** Whether half a turn sends no square of the part that was made canonical last to itself or to one beside it. */
export let even: bool = false;

/** The least of the images of a part, which stands for them all. */
export function canonical(part: u64): u64 {
  even = false;
  if (columns === 0) return part;
  const corner = cornered(part);
  const tall = height;
  const wide = width;
  let least = corner;
  let last = 63 - ((tall - 1) * columns + wide - 1);
  const half = reversed(corner) >> last;
  if (half === corner && kind !== 0)
    even = ((tall | wide) & 1) === 0 || (corner & at(tall >> 1, wide >> 1)) === 0;
  least = min(least, half);
  const image = mirrored(corner) >> (columns - wide);
  least = min(least, image);
  least = min(least, reversed(image) >> last);
  if (tall <= columns && wide <= rows) {
    const turned = flipped(corner);
    last = 63 - ((wide - 1) * columns + tall - 1);
    least = min(least, turned);
    least = min(least, reversed(turned) >> last);
    const both = mirrored(turned) >> (columns - tall);
    least = min(least, both);
    least = min(least, reversed(both) >> last);
  }
  return least;
}

/** All that is near a cell of `part`. */
@inline
export function near(part: u64): u64 {
  if (columns > 0) return around(part);
  let all: u64 = 0;
  for (let left = part; left !== 0; left &= left - 1) all |= load<u64>(NEAR + (<usize>ctz(left) << 3));
  return all;
}

export let two: u64 = 0;

/** The cells of `part` that have one of `some` near, and in `two` those that have several. */
@inline
export function counted(part: u64, some: u64): u64 {
  if (columns > 0) {
    const a = (some & east) << 1;
    const b = (some & west) >> 1;
    const c = some << columns;
    const d = some >> columns;
    two = ((a & b) | (c & d) | ((a | b) & (c | d))) & part;
    return (a | b | c | d) & part;
  }
  let one: u64 = 0;
  two = 0;
  for (let left = part; left !== 0; left &= left - 1) {
    const i = ctz(left);
    const beside = load<u64>(NEAR + (<usize>i << 3)) & some;
    if (beside === 0) continue;
    const bit = (<u64>1) << i;
    one |= bit;
    if (beside & (beside - 1)) two |= bit;
  }
  return one;
}

/** Where near cells (u64 each), and moves (needs and removes, u64 each) are to be written. */
export function getNear(): usize {
  return NEAR;
}
export function getMoves(): usize {
  return MOVES;
}
export function getParts(): usize {
  return PARTS;
}
