// Sets of cells, and entries of the table, as one word: at most 64 cells.
import { turned } from "./bits";

export type Word = u64;
export const BITS: i32 = 64;
/** Bytes of a word, as a power of two. */
export const SHIFT: usize = 3;
export const NONE: Word = 0;
/** Moves that have room. */
export const MOST_MOVES: usize = 2080;
/** Where the stack of options ends. */
export const STACK_END: usize = 65536 * 64;

@inline
export function bit(i: i32): Word {
  return (<u64>1) << i;
}
/** The cells before `n`. */
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
/** The first cell of a word, as a word. */
@inline
export function lowest(word: Word): Word {
  return word & -word;
}
/** A word without its first cell. */
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

/** The bits of a word from the other end. */
@inline
export function reversed(word: Word): Word {
  return turned(word);
}

/** Where a word is remembered among 8,192. */
@inline
export function slotOf(word: Word): usize {
  return <usize>((word * 0x9e3779b97f4a7c15) >> 51);
}

/** A mix of words that loses nothing: two have the same only where they are the same. */
@inline
export function mixed(word: Word): u64 {
  let x = word ^ (word >> 32);
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  return x ^ (x >> 32);
}

// An entry: 48 bits of the mix, of which the place of its cluster tells the others, and a mask of 16.

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
/** Bit `i` of the mix of an entry, from 16 on. */
@inline
export function bitOfMix(entry: Word, i: u32): bool {
  return ((entry >> i) & 1) !== 0;
}
