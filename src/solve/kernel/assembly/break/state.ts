// State of the kernels of take-and-break games, set by the engine. Addresses are of this module's memory; lists
// are of u32 unless said.

/** The values of heaps 0, 1, …, each as wide as the kernel's type. */
export let values: usize = 0;
/** Values are below `bound`, a power of two that the type holds; marks are for values to 2 * bound. */
export let bound: u32 = 0;
/** The least power of two, from 16, above all values met. */
export let top: u32 = 16;
/** The value of the heap a kernel stopped at, when `bound` is too small for it; else 0. */
export let over: u32 = 0;

/** Sizes that may be taken leaving one heap, ascending; a byte for each size, 1 when it may be a whole heap. */
export let takes: usize = 0;
export let takeCount: u32 = 0;
export let wholes: usize = 0;
export let longest: u32 = 0;
/** Sizes that may be taken leaving two heaps, ascending; leaving three. */
export let pairs: usize = 0;
export let pairCount: u32 = 0;
export let triples: usize = 0;
export let tripleCount: u32 = 0;
/** 1 when heaps that a move leaves are of different sizes. */
export let unequal: u32 = 0;

/** For each value, the last heap that has an option of it; then the sentinel, never marked. */
export let marks: usize = 0;
/** Heap n is rare when the parity of G(n) & mask is 0, or, by position, that of n - tilt. */
export let mask: u32 = 0;
export let byPosition: u32 = 0;
export let tilt: u32 = 0;
/** Values of even parity, ascending, and of odd parity; each list ends with the sentinel 2 * bound. */
export let even: usize = 0;
export let odd: usize = 0;
/** Rare positions, ascending, and their values. */
export let rares: usize = 0;
export let rareValues: usize = 0;
export let rareCount: u32 = 0;
export let rareRoom: u32 = 0;
/** Positions that found a missing value lately. */
export let recent: usize = 0;
export let recentCount: u32 = 0;
export const RECENT: u32 = 256;

/** The lesser part of a split is sought below this heap alone: in a sliding window the cells from here on hold others. */
export let horizon: u32 = u32.MAX_VALUE;
/** 1 when the kernel stopped at a heap whose value only parts from the horizon on could tell. */
export let unsettled: u32 = 0;
/** The largest lesser part by which a value was settled. */
export let reach: u32 = 0;

export function setRules(
  takes_: usize,
  takeCount_: u32,
  wholes_: usize,
  longest_: u32,
  pairs_: usize,
  pairCount_: u32,
  triples_: usize,
  tripleCount_: u32,
  unequal_: u32,
): void {
  takes = takes_;
  takeCount = takeCount_;
  wholes = wholes_;
  longest = longest_;
  pairs = pairs_;
  pairCount = pairCount_;
  triples = triples_;
  tripleCount = tripleCount_;
  unequal = unequal_;
}

export function setValues(values_: usize, bound_: u32, top_: u32, marks_: usize): void {
  values = values_;
  bound = bound_;
  top = top_;
  marks = marks_;
  over = 0;
}

export function setMask(
  mask_: u32,
  byPosition_: u32,
  tilt_: u32,
  even_: usize,
  odd_: usize,
  recent_: usize,
): void {
  mask = mask_;
  byPosition = byPosition_;
  tilt = tilt_;
  even = even_;
  odd = odd_;
  recent = recent_;
  recentCount = 0;
}

export function setRares(rares_: usize, rareValues_: usize, count: u32, room: u32): void {
  rares = rares_;
  rareValues = rareValues_;
  rareCount = count;
  rareRoom = room;
}

export function setHorizon(horizon_: u32): void {
  horizon = horizon_;
  unsettled = 0;
  reach = 0;
}

export function setUnsettled(): void {
  unsettled = 1;
}

export function getUnsettled(): u32 {
  return unsettled;
}

export function reachTo(part: u32): void {
  if (part > reach) reach = part;
}

export function getReach(): u32 {
  return reach;
}

export function getRareCount(): u32 {
  return rareCount;
}

export function getRecentCount(): u32 {
  return recentCount;
}

export function getTop(): u32 {
  return top;
}

export function getOver(): u32 {
  return over;
}

export function setOver(value: u32): void {
  over = value;
}

export function valueAt<T>(n: usize): u32 {
  return <u32>load<T>(values + n * sizeof<T>());
}

/**
 * Stores the value of heap n, unless it is too large for that: then it is kept in `over`.
 * True when the kernel may go on: neither that nor a new power of two.
 */
export function keep<T>(n: u32, value: u32): bool {
  if (value >= bound) {
    over = value;
    return false;
  }
  store<T>(values + <usize>n * sizeof<T>(), <T>value);
  if (value < top) return true;
  while (value >= top) top <<= 1;
  return false;
}

export function pushRare(n: u32, value: u32): void {
  store<u32>(rares + 4 * <usize>rareCount, n);
  store<u32>(rareValues + 4 * <usize>rareCount, value);
  rareCount++;
}

export function pushRecent(a: u32): void {
  if (recentCount < RECENT) recentCount++;
  store<u32>(recent + 4 * <usize>(recentCount - 1), a);
}
