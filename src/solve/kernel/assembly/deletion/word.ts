// Sets of cells and table entries of one word: at most 64 cells.
import { turned } from "./bits";

export type Word = u64;
export const BITS: i32 = 64;
/** Bytes of a word, as a power of two. */
export const SHIFT: usize = 3;
export const NONE: Word = 0;
/** Largest number of moves. */
export const MOST_MOVES: usize = 2080;
/** End of the stack of options. */
export const STACK_END: usize = 65536 * 64;

@inline
export function bit(i: i32): Word {
  return (<u64>1) << i;
}
/** Cells before `n`. */
@inline
export function before(n: i32): Word {
  return bit(n) - 1;
}
@inline
export function first(word: Word): i32 {
  return <i32>ctz(word);
}
@inline
export function last(word: Word): i32 {
  return 63 - <i32>clz(word);
}
/** First cell of a word, as a word. */
@inline
export function lowest(word: Word): Word {
  return word & -word;
}
/** Word without its first cell. */
@inline
export function rest(word: Word): Word {
  return word & (word - 1);
}
@inline
export function size(word: Word): i32 {
  return <i32>popcnt(word);
}
@inline
export function lesser(a: Word, b: Word): Word {
  return min(a, b);
}

/** Bits of a word in reverse order. */
@inline
export function reversed(word: Word): Word {
  return turned(word);
}

/** Slot of a word in a cache of 8,192. */
@inline
export function slotOf(word: Word): usize {
  return <usize>((word * 0x9e3779b97f4a7c15) >> 51);
}

/** Invertible hash of a word: different words have different hashes. */
@inline
export function mixed(word: Word): u64 {
  let x = word ^ (word >> 32);
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  return x ^ (x >> 32);
}

// Entry: 48 bits of the hash, whose other bits follow from the place of its cluster, and a mask of 16 bits.

@inline
export function tagOf(word: Word, mix: u64): Word {
  return mix & ~0xffff;
}
@inline
export function entryOf(tag: Word, mask: u32): Word {
  return tag | mask;
}
@inline
export function maskIn(entry: Word): u32 {
  return <u32>(entry & 0xffff);
}
@inline
export function has(entry: Word, tag: Word): bool {
  return entry >> 16 === tag >> 16;
}
/** Bit `i` of the hash of an entry, from 16 on. */
@inline
export function bitOfMix(entry: Word, i: u32): bool {
  return ((entry >> i) & 1) !== 0;
}
