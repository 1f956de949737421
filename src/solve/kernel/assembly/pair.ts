// Two heaps: any number of tokens from one of them, or i >= 1 and j >= 1 from both with |i - j| <= d.
//
// The game is symmetric, so only pairs row <= column are valued, row by row. Three sets of values are kept as bits:
// of line k, all values so far of pairs with a heap of k; of diagonal e, the values that can be reached by a move of
// both heaps from the next pair (i, i + e). A set is kept in blocks of 512 values, a cache line; block w of all sets
// lies together, `columns` lines and `columns` diagonals, so that sets grow at the end of memory. Below the hint of a
// set its blocks are full. The least value missing from all three sets is that of the pair.

const BLOCK: usize = 64;

/** The address of the value of the pair (row, column), row <= column. */
function cellOf<T>(table: usize, columns: usize, row: usize, column: usize): usize {
  return table + sizeof<T>() * (row * columns - ((row * (row + 1)) >> 1) + column);
}

/** Whether the block of a set has all its values. */
function full(block: usize): bool {
  const low = v128.and(v128.load(block), v128.load(block, 16));
  const high = v128.and(v128.load(block, 32), v128.load(block, 48));
  return !v128.any_true(v128.not(v128.and(low, high)));
}

/** Adds `value`, in block w, to a set; a hint that is no longer true moves on. */
function mark(value: u32, hint: usize, set: usize, stride: usize, width: u32): void {
  let w = value >> 9;
  let block = set + w * stride;
  const word = block + ((value >> 3) & 56);
  const bits = load<u64>(word) | ((<u64>1) << (value & 63));
  store<u64>(word, bits);
  if (bits !== -1 || w !== load<u32>(hint)) return;
  for (; w < width && full(block); block += stride) w++;
  store<u32>(hint, w);
}

/**
 * Adds to the diagonal of (row, column) what a move of both heaps reaches from there but not from the pair before
 * it on the diagonal: one token from one heap, and 1 to d + 1 from the other.
 */
function markBoth<T>(
  row: usize,
  column: usize,
  d: usize,
  columns: usize,
  table: usize,
  hint: usize,
  set: usize,
  stride: usize,
  width: u32,
): void {
  const a = row - 1;
  for (let k: usize = 0; k <= d && k < column; k++) {
    const b = column - 1 - k;
    mark(<u32>load<T>(cellOf<T>(table, columns, min(a, b), max(a, b))), hint, set, stride, width);
  }
  for (let k: usize = 1; k <= d && k < row; k++) {
    mark(<u32>load<T>(cellOf<T>(table, columns, a - k, column - 1)), hint, set, stride, width);
  }
}

/** The three sets' values in 16 bytes at `at` of each. */
function joined(row: usize, column: usize, diagonal: usize, at: usize): v128 {
  return v128.or(v128.or(v128.load(row + at), v128.load(column + at)), v128.load(diagonal + at));
}

/**
 * Values `count` pairs (row, from), (row, from + 1), …; returns how many it did: fewer when a set needs more than
 * `width` blocks.
 */
function fill<T>(
  row: usize,
  from: usize,
  count: usize,
  d: usize,
  columns: usize,
  hints: usize,
  table: usize,
  blocks: usize,
  width: u32,
): usize {
  const stride = 2 * BLOCK * columns;
  const line = blocks + BLOCK * row;
  const start = cellOf<T>(table, columns, row, 0);
  for (let done: usize = 0; done < count; done++) {
    const column = from + done;
    const diagonal = columns + column - row;
    const lineOther = blocks + BLOCK * column;
    const both = blocks + BLOCK * diagonal;
    if (d > 0 && row > 0) {
      markBoth<T>(row, column, d, columns, table, hints + 4 * diagonal, both, stride, width);
    }
    let w = max(load<u32>(hints + 4 * row), load<u32>(hints + 4 * column));
    w = max(w, load<u32>(hints + 4 * diagonal));
    let at = w * stride;
    for (; w < width; w++, at += stride) {
      const low = v128.and(joined(line, lineOther, both, at), joined(line, lineOther, both, at + 16));
      const high = v128.and(joined(line, lineOther, both, at + 32), joined(line, lineOther, both, at + 48));
      if (v128.any_true(v128.not(v128.and(low, high)))) {
        if (!v128.any_true(v128.not(low))) at += 32;
        break;
      }
    }
    if (w === width) return done;
    let value = (w << 9) | ((<u32>(at - w * stride)) << 3);
    for (; ; at += 8, value += 64) {
      const open = ~(load<u64>(line + at) | load<u64>(lineOther + at) | load<u64>(both + at));
      if (open === 0) continue;
      value += <u32>ctz(open);
      break;
    }
    store<T>(start + sizeof<T>() * column, <T>value);
    mark(value, hints + 4 * row, line, stride, width);
    mark(value, hints + 4 * column, lineOther, stride, width);
    if (d === 0) mark(value, hints + 4 * diagonal, both, stride, width);
  }
  return count;
}

/** Values of two bytes. */
export function fill16(
  row: usize,
  from: usize,
  count: usize,
  d: usize,
  columns: usize,
  hints: usize,
  table: usize,
  blocks: usize,
  width: u32,
): usize {
  return fill<u16>(row, from, count, d, columns, hints, table, blocks, width);
}

/** Values of four bytes. */
export function fill32(
  row: usize,
  from: usize,
  count: usize,
  d: usize,
  columns: usize,
  hints: usize,
  table: usize,
  blocks: usize,
  width: u32,
): usize {
  return fill<u32>(row, from, count, d, columns, hints, table, blocks, width);
}
