// Sets of cells and table entries of two words: at most 112 cells, because an entry needs 16 bits for its
// mask.
import { turned } from "./bits";

export type Word = v128;
export const BITS: i32 = 128;
/** Bytes of a word, as a power of two. */
export const SHIFT: usize = 4;
export const NONE: Word = i64x2(0, 0);
/** Largest number of moves. */
export const MOST_MOVES: usize = 6328;
/** End of the stack of options. */
export const STACK_END: usize = 65536 * 128;

@inline
function low(word: Word): u64 {
  return i64x2.extract_lane(word, 0);
}
@inline
function high(word: Word): u64 {
  return i64x2.extract_lane(word, 1);
}

@inline
export function bit(i: i32): Word {
  const one = (<u64>1) << (i & 63);
  return i < 64 ? i64x2(one, 0) : i64x2(0, one);
}
/** Cells before `n`. */
@inline
export function before(n: i32): Word {
  return n < 64 ? i64x2(((<u64>1) << n) - 1, 0) : i64x2(-1, ((<u64>1) << (n & 63)) - 1);
}
@inline
export function first(word: Word): i32 {
  const a = low(word);
  return <i32>(a !== 0 ? ctz(a) : 64 + ctz(high(word)));
}
@inline
export function last(word: Word): i32 {
  const b = high(word);
  return <i32>(b !== 0 ? 127 - clz(b) : 63 - clz(low(word)));
}
/** First cell of a word, as a word. */
@inline
export function lowest(word: Word): Word {
  return word & ~rest(word);
}
/** Word without its first cell. */
@inline
export function rest(word: Word): Word {
  const a = low(word);
  const b = high(word);
  return a !== 0 ? i64x2(a & (a - 1), b) : i64x2(0, b & (b - 1));
}
@inline
export function size(word: Word): i32 {
  return <i32>(popcnt(low(word)) + popcnt(high(word)));
}
@inline
export function lesser(a: Word, b: Word): Word {
  const less = high(a) < high(b) || (high(a) === high(b) && low(a) < low(b));
  return less ? a : b;
}

/** Bits of a word in reverse order. */
@inline
export function reversed(word: Word): Word {
  return i64x2(turned(high(word)), turned(low(word)));
}

/** Slot of a word in a cache of 8,192. */
@inline
export function slotOf(word: Word): usize {
  return <usize>(((low(word) ^ (high(word) * 0xd6e8feb86659fd93)) * 0x9e3779b97f4a7c15) >> 51);
}

/** Hash of a word, which determines its cluster; different words may have the same hash. */
@inline
export function mixed(word: Word): u64 {
  let x = low(word) ^ (high(word) * 0x9e3779b97f4a7c15);
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  return x ^ (x >> 32);
}

// Entry: the word itself, above a mask of 16 bits.

@inline
export function tagOf(word: Word, mix: u64): Word {
  return word << 16;
}
@inline
export function entryOf(tag: Word, mask: u32): Word {
  return tag | i64x2(mask, 0);
}
@inline
export function maskIn(entry: Word): u32 {
  return <u32>(low(entry) & 0xffff);
}
@inline
export function has(entry: Word, tag: Word): bool {
  return ((low(entry) ^ low(tag)) >> 16) === 0 && high(entry) === high(tag);
}
/** Bit `i` of the hash of an entry. */
@inline
export function bitOfMix(entry: Word, i: u32): bool {
  return ((mixed(entry >> 16) >> i) & 1) !== 0;
}
