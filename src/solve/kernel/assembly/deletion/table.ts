import { ALONE, entryAt, replace, TABLE } from "./alone";
import { bitOfMix, entryOf, has, maskIn, mixed, NONE, SHIFT, tagOf, Word } from "./word";

// Table of clusters of 64 bytes, each with eight entries of one word or four of two words.
const EACH: usize = 1 << SHIFT;
const WAYS: u32 = 64 >> SHIFT;
export const ANY: u32 = 0xffff;
export const TOP: u32 = 0x8000;
let lookups: u64 = 0;
let hits: u64 = 0;
let entries: u32 = 0;
let bits: u32 = 16; // clusters are 2^bits
let most: u32 = 16;
let turn: u32 = 0;

export function getLookups(): f64 {
  return <f64>lookups;
}
export function getHits(): f64 {
  return <f64>hits;
}
export function getEntries(): u32 {
  return entries;
}
export function getTable(): usize {
  return TABLE;
}
export function getBits(): u32 {
  return bits;
}

/** Begins a game whose table may have 2^`largest` clusters. */
export function setLargest(largest: u32): void {
  most = largest;
  lookups = 0;
  hits = 0;
}

/** Adopts a table of 2^`wanted` clusters. */
export function adopt(wanted: u32): void {
  bits = wanted;
}

/** Grows to 2^`wanted` clusters, whose content is then written from outside, with `filled` entries. */
export function widen(wanted: u32, filled: u32): bool {
  while (bits < wanted) if (bits >= most || !grow()) return false;
  entries = filled;
  return true;
}

export function find(part: Word): u32 {
  return findMixed(part, mixed(part));
}

@inline
export function clusterOf(mix: u64): usize {
  return TABLE + ((<usize>mix & ((1 << bits) - 1)) << 6);
}

export function findMixed(part: Word, mix: u64): u32 {
  lookups++;
  const tag = tagOf(part, mix);
  const cluster = clusterOf(mix);
  for (let way: usize = 0; way < 64; way += EACH) {
    const entry = entryAt(cluster + way);
    if (has(entry, tag) && maskIn(entry) !== 0) {
      hits++;
      return maskIn(entry);
    }
    if (entry === NONE) break;
  }
  return 0;
}

/**
 * Stores the result about a part. A result that is cheap to find again (`little`) only takes free entries.
 */
export function keep(part: Word, mask: u32, little: bool): void {
  const mix = mixed(part);
  const tag = tagOf(part, mix);
  const cluster = clusterOf(mix);
  const entry = entryOf(tag, mask);
  for (let way: usize = 0; way < 64; way += EACH) {
    const old = entryAt(cluster + way);
    if (old === NONE || has(old, tag)) {
      if (old === NONE) entries++;
      replace(cluster + way, old, entry);
      return;
    }
  }
  // With several threads, the first one grows the table while the others rest.
  if (ALONE && bits < most && entries > ((3 * WAYS) << bits) >> 3) {
    if (grow()) {
      keep(part, mask, little);
      return;
    }
  }
  if (little) return;
  turn = (turn + 1) & (WAYS - 1);
  replace(cluster + (turn << SHIFT), NONE, entry);
}

/** Doubles the number of clusters: entries that belong to the upper half of each move there. */
function grow(): bool {
  const size: usize = 64 << bits;
  const needed = TABLE + 2 * size;
  const have = <usize>memory.size() << 16;
  if (needed > have && memory.grow(<i32>((needed - have + 65535) >> 16)) < 0) {
    most = bits;
    return false;
  }
  memory.fill(TABLE + size, 0, size);
  for (let from = TABLE; from < TABLE + size; from += 64) {
    let low = from;
    let high = from + size;
    for (let way: usize = 0; way < 64; way += EACH) {
      const entry = load<Word>(from + way);
      if (entry === NONE) break;
      if (bitOfMix(entry, bits)) {
        store<Word>(high, entry);
        high += EACH;
      } else {
        store<Word>(low, entry);
        low += EACH;
      }
    }
    for (; low < from + 64; low += EACH) store<Word>(low, NONE);
  }
  bits++;
  return true;
}

/** Possible values of a part. */
@inline
export function maskOf(part: Word): u32 {
  const mask = find(part);
  return mask === 0 ? ANY : mask;
}

@inline
export function sole(mask: u32): bool {
  return (mask & (mask - 1)) === 0 && mask !== TOP;
}

/** Possible nim-sums of `value` and a member of the set. */
export function shiftedMask(mask: u32, value: u32): u32 {
  if (value === 0) return mask;
  let result: u32 = 0;
  for (let left = mask & ~TOP; left !== 0; left &= left - 1) result |= 1 << min(15, ctz(left) ^ value);
  if (mask & TOP) result |= TOP | (1 << min(15, 15 ^ value));
  return result;
}
