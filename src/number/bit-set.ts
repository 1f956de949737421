import { lowest, popcount } from "./word.ts";

/**
 * A set of natural numbers, one bit each, in words of 32: the number n is bit n mod 32 of word ⌊n / 32⌋. Cells of boards, values
 * that options leave and marks of kernels are such sets. They are bare words, so that loops which look at every word, as the
 * searches of boards do, need no calls and no objects; what takes more than an operation of a word is here.
 */
export type BitSet = ArrayLike<number>;

/** A set that can change: a plain array where there are many small ones, which are made faster so, else a typed one. */
export type MutableBitSet = number[] | Int32Array;

/** How many words hold the numbers below `end`. */
export const wordsFor = (end: number): number => (end + 31) >>> 5;

/** An empty set for the numbers below `end`. */
export const emptySet = (end: number): Int32Array => new Int32Array(wordsFor(end));

/** An empty set for a few numbers, of which many are made. */
export function smallSet(end: number): number[] {
  if (end <= 32) return [0];
  return end <= 64 ? [0, 0] : new Array<number>(wordsFor(end)).fill(0);
}

/** The set of a few `values`, all below `end`. */
export function smallSetOf(values: readonly number[], end: number): number[] {
  const set = smallSet(end);
  for (const value of values) set[value >>> 5]! |= 1 << value;
  return set;
}

/** Whether `value` is a member; numbers beyond the words are none. */
export const has = (set: BitSet, value: number): boolean => (set[value >>> 5]! & (1 << value)) !== 0;

export function add(set: MutableBitSet, value: number): void {
  set[value >>> 5]! |= 1 << value;
}

export function remove(set: MutableBitSet, value: number): void {
  set[value >>> 5]! &= ~(1 << value);
}

/** The members of both of two sets of one length. */
export function intersection(a: BitSet, b: BitSet): Int32Array {
  const both = new Int32Array(a.length);
  for (let w = 0; w < a.length; w++) both[w] = a[w]! & b[w]!;
  return both;
}

export function union(a: BitSet, b: BitSet): Int32Array {
  const all = new Int32Array(a.length);
  for (let w = 0; w < a.length; w++) all[w] = a[w]! | b[w]!;
  return all;
}

/** The members of the first set that are none of the second. */
export function difference(a: BitSet, b: BitSet): Int32Array {
  const rest = new Int32Array(a.length);
  for (let w = 0; w < a.length; w++) rest[w] = a[w]! & ~b[w]!;
  return rest;
}

export function isSubset(a: BitSet, b: BitSet): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & ~b[w]!) !== 0) return false;
  return true;
}

/** Whether all that the first two sets have in common is in the third. */
export function isCommonIn(a: BitSet, b: BitSet, all: BitSet): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & b[w]! & ~all[w]!) !== 0) return false;
  return true;
}

export function isEmpty(set: BitSet): boolean {
  for (let w = 0; w < set.length; w++) if (set[w] !== 0) return false;
  return true;
}

/** How many members a set has. */
export function sizeOf(set: BitSet): number {
  let size = 0;
  for (let w = 0; w < set.length; w++) size += popcount(set[w]!);
  return size;
}

/** How many members two sets have in common. */
export function sizeOfBoth(a: BitSet, b: BitSet): number {
  let size = 0;
  for (let w = 0; w < a.length; w++) size += popcount(a[w]! & b[w]!);
  return size;
}

/** The members, least first. */
export function members(set: BitSet): number[] {
  const found = new Array<number>(sizeOf(set));
  let i = 0;
  for (let w = 0; w < set.length; w++)
    for (let word = set[w]!; word !== 0; word &= word - 1) found[i++] = 32 * w + lowest(word);
  return found;
}

/** The 32 numbers from `from` on as a word. */
export function wordFrom(set: BitSet, from: number): number {
  const w = from >>> 5;
  const bit = from & 31;
  const word = set[w]! >>> bit;
  return bit === 0 || w + 1 === set.length ? word : word | (set[w + 1]! << (32 - bit));
}

/** The least number that is no member. */
export function leastMissing(set: BitSet): number {
  let w = 0;
  while (set[w] === -1) w++;
  return 32 * w + lowest(~(set[w] ?? 0));
}

/** Adds the nim-sums of `by` and the members of `from` to `set`, which has room for them. */
export function addNimSums(set: MutableBitSet, from: BitSet, by: number): void {
  const high = by >>> 5;
  for (let w = 0; w < from.length; w++) {
    let word = from[w]!;
    if (word === 0) continue;
    if (by & 1) word = ((word & 0x55555555) << 1) | ((word >>> 1) & 0x55555555);
    if (by & 2) word = ((word & 0x33333333) << 2) | ((word >>> 2) & 0x33333333);
    if (by & 4) word = ((word & 0x0f0f0f0f) << 4) | ((word >>> 4) & 0x0f0f0f0f);
    if (by & 8) word = ((word & 0x00ff00ff) << 8) | ((word >>> 8) & 0x00ff00ff);
    if (by & 16) word = (word << 16) | (word >>> 16);
    set[w ^ high]! |= word;
  }
}
