import { lowest, popcount } from "./word.ts";

/**
 * Set of natural numbers in words of 32 bits: the number n is bit n mod 32 of word ⌊n / 32⌋. Used for cells
 * of boards, values of options and marks of kernels. Sets are bare arrays of words, so that inner loops of
 * searches need no calls and no objects; operations of more than a word are here.
 */
export type BitSet = ArrayLike<number>;

/** Set that can change: a plain array for many small sets, which are created faster, else a typed one. */
export type MutableBitSet = number[] | Int32Array;

/** Number of words for the numbers below `end`. */
export const wordsFor = (end: number): number => (end + 31) >>> 5;

/** Empty set for the numbers below `end`. */
export const emptySet = (end: number): Int32Array => new Int32Array(wordsFor(end));

/** Empty set for small sets that are created often. */
export function smallSet(end: number): number[] {
  if (end <= 32) return [0];
  return end <= 64 ? [0, 0] : new Array<number>(wordsFor(end)).fill(0);
}

/** Set of a few `values`, all below `end`. */
export function smallSetOf(values: readonly number[], end: number): number[] {
  const set = smallSet(end);
  for (const value of values) set[value >>> 5]! |= 1 << value;
  return set;
}

/** Whether `value` is a member; numbers beyond the words are not. */
export const has = (set: BitSet, value: number): boolean => (set[value >>> 5]! & (1 << value)) !== 0;

export function add(set: MutableBitSet, value: number): void {
  set[value >>> 5]! |= 1 << value;
}

export function remove(set: MutableBitSet, value: number): void {
  set[value >>> 5]! &= ~(1 << value);
}

/** Intersection of two sets of equal length. */
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

/** Members of `a` that are not in `b`. */
export function difference(a: BitSet, b: BitSet): Int32Array {
  const rest = new Int32Array(a.length);
  for (let w = 0; w < a.length; w++) rest[w] = a[w]! & ~b[w]!;
  return rest;
}

export function isSubset(a: BitSet, b: BitSet): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & ~b[w]!) !== 0) return false;
  return true;
}

/** Whether the intersection of `a` and `b` is contained in `all`. */
export function isCommonIn(a: BitSet, b: BitSet, all: BitSet): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & b[w]! & ~all[w]!) !== 0) return false;
  return true;
}

export function isEmpty(set: BitSet): boolean {
  for (let w = 0; w < set.length; w++) if (set[w] !== 0) return false;
  return true;
}

/** Number of members. */
export function sizeOf(set: BitSet): number {
  let size = 0;
  for (let w = 0; w < set.length; w++) size += popcount(set[w]!);
  return size;
}

/** Number of members of the intersection. */
export function sizeOfBoth(a: BitSet, b: BitSet): number {
  let size = 0;
  for (let w = 0; w < a.length; w++) size += popcount(a[w]! & b[w]!);
  return size;
}

/** Members in ascending order. */
export function members(set: BitSet): number[] {
  const found = new Array<number>(sizeOf(set));
  let i = 0;
  for (let w = 0; w < set.length; w++)
    for (let word = set[w]!; word !== 0; word &= word - 1) found[i++] = 32 * w + lowest(word);
  return found;
}

/** The 32 numbers from `from` on, as a word. */
export function wordFrom(set: BitSet, from: number): number {
  const w = from >>> 5;
  const bit = from & 31;
  const word = set[w]! >>> bit;
  return bit === 0 || w + 1 === set.length ? word : word | (set[w + 1]! << (32 - bit));
}

/** Least number that is not a member. */
export function leastMissing(set: BitSet): number {
  let w = 0;
  while (set[w] === -1) w++;
  return 32 * w + lowest(~(set[w] ?? 0));
}

/** Adds to `set` the nim-sum of `by` and each member of `from`. `set` has to have room for them. */
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
