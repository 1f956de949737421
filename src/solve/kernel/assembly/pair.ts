// Two heaps: any number of tokens from one of them, or i >= 1 and j >= 1 from both with |i - j| <= d.
//
// The game is symmetric, so only pairs row <= column are valued, each after those that its moves reach. Three sets of
// values are kept as bits: of line k, all values so far of pairs with a heap of k; of diagonal e, the values that can be
// reached by a move of both heaps from the next pair (i, i + e). A set is kept in words of 64 values, eight of which, a
// cache line, are a block; block w of all sets lies together, `columns` lines and `columns` diagonals, so that sets grow
// at the end of memory. A bit of the index of a set says whether all values of a word are in it. The least value missing
// from all three sets is that of the pair: seldom are more than two words looked at for it, which all of the three
// have not full. Below the hint of a set the words of its index are full.

const BLOCK: usize = 64;

/** Where sets are: the first block, bytes from a block to the next of the same set, and blocks of each. */
let blocks: usize = 0;
let stride: usize = 0;
let width: u32 = 0;
/** Hints, a u32 for each set; and the indices, `length` words for each. */
let hints: usize = 0;
let indices: usize = 0;
let length: u32 = 0;

export function setSets(
  blocks_: usize,
  columns: usize,
  width_: u32,
  hints_: usize,
  indices_: usize,
  length_: u32,
): void {
  blocks = blocks_;
  stride = 2 * BLOCK * columns;
  width = width_;
  hints = hints_;
  indices = indices_;
  length = length_;
}

/** The address of the value of the pair (row, column), row <= column. */
function cellOf<T>(table: usize, columns: usize, row: usize, column: usize): usize {
  return table + sizeof<T>() * (row * columns - ((row * (row + 1)) >> 1) + column);
}

/** The word of 64 values, of the set whose first block is at `set`. */
function wordAt(set: usize, word: u32): usize {
  return set + <usize>(word >> 3) * stride + ((<usize>(word & 7)) << 3);
}

function indexOf(set: usize): usize {
  return indices + ((<usize>length) << 3) * set;
}

/** Adds `value` to set number `set`. */
function mark(value: u32, set: usize): void {
  const word = value >> 6;
  const at = wordAt(blocks + BLOCK * set, word);
  const bits = load<u64>(at) | ((<u64>1) << (value & 63));
  store<u64>(at, bits);
  if (bits !== -1) return;
  const index = indexOf(set);
  const place = index + ((<usize>(word >> 6)) << 3);
  store<u64>(place, load<u64>(place) | ((<u64>1) << (word & 63)));
  const hint = hints + 4 * set;
  let first = load<u32>(hint);
  while (first < length && load<u64>(index + ((<usize>first) << 3)) === -1) first++;
  store<u32>(hint, first);
}

/**
 * Adds to the diagonal of (row, column) what a move of both heaps reaches from there but not from the pair before
 * it on the diagonal: one token from one heap, and 1 to d + 1 from the other.
 */
function markBoth<T>(row: usize, column: usize, d: usize, columns: usize, table: usize, set: usize): void {
  const a = row - 1;
  for (let k: usize = 0; k <= d && k < column; k++) {
    const b = column - 1 - k;
    mark(<u32>load<T>(cellOf<T>(table, columns, min(a, b), max(a, b))), set);
  }
  for (let k: usize = 1; k <= d && k < row; k++) {
    mark(<u32>load<T>(cellOf<T>(table, columns, a - k, column - 1)), set);
  }
}

/** The least value in none of three sets; -1 when they have no room for it. */
function leastMissing(a: usize, b: usize, c: usize): u32 {
  let s = max(load<u32>(hints + 4 * a), load<u32>(hints + 4 * b));
  s = max(s, load<u32>(hints + 4 * c));
  let at = (<usize>s) << 3;
  for (; s < length; s++, at += 8) {
    let open = ~(load<u64>(indexOf(a) + at) | load<u64>(indexOf(b) + at) | load<u64>(indexOf(c) + at));
    for (; open !== 0; open &= open - 1) {
      const word = (s << 6) | <u32>ctz(open);
      if (word >= 8 * width) return -1;
      const place = wordAt(blocks, word);
      const bits = load<u64>(place + BLOCK * a) | load<u64>(place + BLOCK * b) | load<u64>(place + BLOCK * c);
      if (bits !== -1) return (word << 6) | <u32>ctz(~bits);
    }
  }
  return -1;
}

/**
 * Values `count` pairs (row, from), (row, from + 1), …; returns how many it did: fewer when a set needs more blocks.
 */
function fill<T>(row: usize, from: usize, count: usize, d: usize, columns: usize, table: usize): usize {
  const start = cellOf<T>(table, columns, row, 0);
  for (let done: usize = 0; done < count; done++) {
    const column = from + done;
    const diagonal = columns + column - row;
    if (d > 0 && row > 0) markBoth<T>(row, column, d, columns, table, diagonal);
    const value = leastMissing(row, column, diagonal);
    if (value === -1) return done;
    store<T>(start + sizeof<T>() * column, <T>value);
    mark(value, row);
    mark(value, column);
    if (d === 0) mark(value, diagonal);
  }
  return count;
}

/** Values of two bytes. */
export function fill16(row: usize, from: usize, count: usize, d: usize, columns: usize, table: usize): usize {
  return fill<u16>(row, from, count, d, columns, table);
}

/** Values of four bytes. */
export function fill32(row: usize, from: usize, count: usize, d: usize, columns: usize, table: usize): usize {
  return fill<u32>(row, from, count, d, columns, table);
}
