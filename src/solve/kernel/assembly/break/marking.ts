// Plain marking: every option of a heap is looked at.
import {
  bound,
  keep,
  longest,
  marks,
  pairCount,
  pairs,
  takeCount,
  takes,
  top,
  unequal,
  valueAt,
  values,
  wholes,
} from "./state";

/**
 * Values heaps `from` to before `to`. When `below` is not 0, their options that leave two heaps below it are marked
 * already, one heap after another at `at`. Marks are bytes, at the place of the stamps that the sparse kernel uses.
 */
export function markHeaps<T>(from: u32, to: u32, below: u32, at: usize): u32 {
  for (let n = from; n < to; n++) {
    let seen = marks;
    if (below === 0) clear<T>(seen);
    else {
      seen = at;
      at += markBytes<T>();
    }
    const value = leastUnmarked<T>(seen, n, below);
    if (!keep<T>(n, value)) return value < bound ? n + 1 : n;
  }
  return to;
}

/** Marks at `at` the options of heaps that leave two heaps below `below`, for another thread, which values the heaps. */
export function beginHeaps<T>(from: u32, to: u32, below: u32, at: usize): void {
  for (let n = from; n < to; n++) {
    clear<T>(at);
    markSplits<T>(at, n, below, true);
    at += markBytes<T>();
  }
}

function clear<T>(seen: usize): void {
  memory.fill(seen, 0, markBytes<T>());
}

/** Bytes for the marks of a heap. */
function markBytes<T>(): usize {
  return inBits<T>() ? 8 : top + 16;
}

/** While all values are below 64, marks are the bits of a word: sixteen pairs become bits by a table look-up. */
function inBits<T>(): bool {
  return sizeof<T>() === 1 && top <= 64;
}

/** The least value that heap n has no option of, where options that leave two heaps below `below` are marked. */
function leastUnmarked<T>(seen: usize, n: u32, below: u32): u32 {
  markSplits<T>(seen, n, below, false);
  if (n <= longest && load<u8>(wholes + n)) mark<T>(seen, 0);
  for (let i: u32 = 0; i < takeCount; i++) {
    const k = load<u32>(takes + 4 * <usize>i);
    if (k >= n) break;
    mark<T>(seen, valueAt<T>(n - k));
  }
  if (inBits<T>()) {
    const bits = load<u64>(seen);
    return bits === u64.MAX_VALUE ? 64 : <u32>ctz(~bits);
  }
  let at = seen;
  while (i8x16.all_true(v128.load(at))) at += 16;
  return <u32>(at - seen) + ctz(i8x16.bitmask(i8x16.eq(v128.load(at), i8x16.splat(0))));
}

function mark<T>(seen: usize, value: u32): void {
  if (inBits<T>()) store<u64>(seen, load<u64>(seen) | ((<u64>1) << (<u64>value)));
  else store<u8>(seen + value, 1);
}

/** The largest lesser part of two heaps of `total`. */
function lesserParts(total: u32): u32 {
  return (total - unequal) >> 1;
}

/** The largest lesser part of two heaps of `total` that are not both below `below`. */
function upTo(total: u32, below: u32): u32 {
  return total > below ? min(total - below, lesserParts(total)) : 0;
}

/** Marks the options of n that leave two heaps, both below `below` or not. */
function markSplits<T>(seen: usize, n: u32, below: u32, isBelow: bool): void {
  for (let i: u32 = 0; i < pairCount; i++) {
    const k = load<u32>(pairs + 4 * <usize>i);
    if (k + 2 > n) break;
    const cut = upTo(n - k, below);
    const from = isBelow ? cut : 0;
    const to = isBelow ? lesserParts(n - k) : cut;
    if (inBits<T>()) {
      let bits = load<u64>(seen) | <u64>bitsOfPairs(n - k, from, to, 0);
      if (top > 32) bits |= (<u64>bitsOfPairs(n - k, from, to, 32)) << 32;
      store<u64>(seen, bits);
    } else markPairs<T>(seen, n - k, from, to);
  }
}

/**
 * Marks two heaps of `total` together of which the lesser is from `from` + 1 to `to`: a store each, of vectors of them
 * while these last.
 */
function markPairs<T>(seen: usize, total: u32, from: u32, to: u32): void {
  let a = values + <usize>(from + 1) * sizeof<T>();
  let b = values + <usize>(total - from - 1) * sizeof<T>();
  let count = to - from;
  if (sizeof<T>() < 4) {
    const lanes: u32 = 16 / sizeof<T>();
    for (; count >= lanes; count -= lanes) {
      const x = v128.xor(v128.load(a), backwards<T>(v128.load(b - 16 + sizeof<T>())));
      markLanes<T>(seen, i64x2.extract_lane(x, 0));
      markLanes<T>(seen, i64x2.extract_lane(x, 1));
      a += 16;
      b -= 16;
    }
  }
  for (; count > 0; count--) {
    store<u8>(seen + (<usize>load<T>(a) ^ <usize>load<T>(b)), 1);
    a += sizeof<T>();
    b -= sizeof<T>();
  }
}

function backwards<T>(x: v128): v128 {
  if (sizeof<T>() === 1) return i8x16.shuffle(x, x, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  return i16x8.shuffle(x, x, 7, 6, 5, 4, 3, 2, 1, 0);
}

function markLanes<T>(seen: usize, lanes: u64): void {
  if (sizeof<T>() === 1) {
    store<u8>(seen + <usize>(lanes & 0xff), 1);
    store<u8>(seen + <usize>((lanes >> 8) & 0xff), 1);
    store<u8>(seen + <usize>((lanes >> 16) & 0xff), 1);
    store<u8>(seen + <usize>((lanes >> 24) & 0xff), 1);
    store<u8>(seen + <usize>((lanes >> 32) & 0xff), 1);
    store<u8>(seen + <usize>((lanes >> 40) & 0xff), 1);
    store<u8>(seen + <usize>((lanes >> 48) & 0xff), 1);
    store<u8>(seen + <usize>(lanes >> 56), 1);
  } else {
    store<u8>(seen + <usize>(lanes & 0xffff), 1);
    store<u8>(seen + <usize>((lanes >> 16) & 0xffff), 1);
    store<u8>(seen + <usize>((lanes >> 32) & 0xffff), 1);
    store<u8>(seen + <usize>(lanes >> 48), 1);
  }
}

/** Which of the values base to base + 31 two heaps of `total` together have, the lesser from `from` + 1 to `to`. */
function bitsOfPairs(total: u32, from: u32, to: u32, base: i8): u32 {
  const low = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0);
  const high = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128);
  const first = i8x16.splat(base);
  const second = i8x16.splat(base + 16);
  let p0 = i8x16.splat(0);
  let p1 = i8x16.splat(0);
  let p2 = i8x16.splat(0);
  let p3 = i8x16.splat(0);
  let a = values + from + 1;
  let b = values + total - from - 16;
  let count = to - from;
  for (; count >= 16; count -= 16) {
    const x = v128.xor(v128.load(a), backwards<u8>(v128.load(b)));
    const y = i8x16.sub(x, first);
    const z = i8x16.sub(x, second);
    p0 = v128.or(p0, i8x16.swizzle(low, y));
    p1 = v128.or(p1, i8x16.swizzle(high, y));
    p2 = v128.or(p2, i8x16.swizzle(low, z));
    p3 = v128.or(p3, i8x16.swizzle(high, z));
    a += 16;
    b -= 16;
  }
  let seen = orOfBytes(p0) | (orOfBytes(p1) << 8) | (orOfBytes(p2) << 16) | (orOfBytes(p3) << 24);
  b += 15;
  for (; count > 0; count--) {
    const x = (<u32>load<u8>(a) ^ <u32>load<u8>(b)) - <u32>base;
    if (x < 32) seen |= (<u32>1) << x;
    a++;
    b--;
  }
  return seen;
}

function orOfBytes(bytes: v128): u32 {
  let word = i64x2.extract_lane(bytes, 0) | i64x2.extract_lane(bytes, 1);
  word |= word >> 32;
  word |= word >> 16;
  word |= word >> 8;
  return <u32>word & 0xff;
}
