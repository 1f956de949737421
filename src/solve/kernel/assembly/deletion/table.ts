import { STACK_END } from "./board";

// The table: clusters of eight words, a tag of 48 bits and a mask of 16.
const TABLE: usize = STACK_END;
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

/** A game begins, whose table may have 2^`largest` clusters. */
export function setLargest(largest: u32): void {
  most = largest;
  lookups = 0;
  hits = 0;
}

/** Makes room for 2^`wanted` clusters, which are then written from outside, with so many entries. */
export function widen(wanted: u32, filled: u32): bool {
  while (bits < wanted) if (bits >= most || !grow()) return false;
  entries = filled;
  return true;
}

/** A mix of words that loses nothing: two have the same only where they are the same. */
@inline
export function mixed(word: u64): u64 {
  let x = word ^ (word >> 32);
  x *= 0xd6e8feb86659fd93;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93;
  return x ^ (x >> 32);
}

export function find(part: u64): u32 {
  return findMixed(mixed(part));
}

@inline
export function clusterOf(mix: u64): usize {
  return TABLE + ((<usize>mix & ((1 << bits) - 1)) << 6);
}

export function findMixed(mix: u64): u32 {
  lookups++;
  const tag = mix >> 16;
  const cluster = clusterOf(mix);
  for (let way: usize = 0; way < 64; way += 8) {
    const entry = load<u64>(cluster + way);
    if (entry >> 16 === tag && (entry & 0xffff) !== 0) {
      hits++;
      return <u32>(entry & 0xffff);
    }
    if (entry === 0) break;
  }
  return 0;
}

export function keep(part: u64, mask: u32): void {
  const mix = mixed(part);
  const tag = mix >> 16;
  const cluster = clusterOf(mix);
  const entry = (tag << 16) | mask;
  for (let way: usize = 0; way < 64; way += 8) {
    const old = load<u64>(cluster + way);
    if (old === 0 || old >> 16 === tag) {
      if (old === 0) entries++;
      store<u64>(cluster + way, entry);
      return;
    }
  }
  if (bits < most && entries > (3 << bits)) {
    if (grow()) {
      keep(part, mask);
      return;
    }
  }
  turn = (turn + 1) & 7;
  store<u64>(cluster + (turn << 3), entry);
}

/** Twice as many clusters: what belongs to the upper half of each goes there. */
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
    for (let way: usize = 0; way < 64; way += 8) {
      const entry = load<u64>(from + way);
      if (entry === 0) break;
      // A tag has all bits of the mix but the lowest 16, and stands above 16 bits: so each bit is where it was.
      if ((entry >> bits) & 1) {
        store<u64>(high, entry);
        high += 8;
      } else {
        store<u64>(low, entry);
        low += 8;
      }
    }
    for (; low < from + 64; low += 8) store<u64>(low, 0);
  }
  bits++;
  return true;
}

/** What the value of a part may be. */
@inline
export function maskOf(part: u64): u32 {
  const mask = find(part);
  return mask === 0 ? ANY : mask;
}

@inline
export function sole(mask: u32): bool {
  return (mask & (mask - 1)) === 0 && mask !== TOP;
}

/** What the nim-sum of `value` and one of the set may be. */
export function shiftedMask(mask: u32, value: u32): u32 {
  if (value === 0) return mask;
  let result: u32 = 0;
  for (let left = mask & ~TOP; left !== 0; left &= left - 1) result |= 1 << min(15, ctz(left) ^ value);
  if (mask & TOP) result |= TOP | (1 << min(15, 15 ^ value));
  return result;
}
