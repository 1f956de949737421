// State of the kernels of take-and-break games, set by the engine. Addresses refer to this module's memory;
// lists are of u32 unless stated otherwise.

/** Values of heaps 0, 1, …, in cells of the kernel's type. */
export let values: usize = 0;
/**
 * Values are below `bound`, a power of two that the type can hold; marks exist for values up to 2 * bound.
 */
export let bound: u32 = 0;
/** Least power of two, from 16, above all values so far. */
export let top: u32 = 16;
/** Value of the heap at which a kernel stopped because `bound` is too small for it; else 0. */
export let over: u32 = 0;

/**
 * Sizes that may be taken leaving one heap, ascending; and a byte for each size, 1 when a whole heap of it
 * may be taken.
 */
export let takes: usize = 0;
export let takeCount: u32 = 0;
export let wholes: usize = 0;
export let longest: u32 = 0;
/** Sizes that may be taken leaving two heaps, and leaving three; ascending. */
export let pairs: usize = 0;
export let pairCount: u32 = 0;
export let triples: usize = 0;
export let tripleCount: u32 = 0;
/** 1 when the heaps that a move leaves must have different sizes. */
export let unequal: u32 = 0;

/** For each value, the last heap that has an option with it; then the sentinel, which is never marked. */
export let marks: usize = 0;
/**
 * Heap n is rare when the parity of G(n) & mask is 0, or with `byPosition` when it equals that of n - tilt.
 */
export let mask: u32 = 0;
export let byPosition: u32 = 0;
export let tilt: u32 = 0;
/** Values of even parity, and of odd parity, ascending; each list ends with the sentinel 2 * bound. */
export let even: usize = 0;
export let odd: usize = 0;
/** Rare positions, ascending, and their values. */
export let rares: usize = 0;
export let rareValues: usize = 0;
export let rareCount: u32 = 0;
export let rareRoom: u32 = 0;
/** Positions that recently found a missing value. */
export let recent: usize = 0;
export let recentCount: u32 = 0;
export const RECENT: u32 = 256;

/**
 * The smaller part of a split is sought only below this heap: in a sliding window, later cells hold other
 * heaps.
 */
export let horizon: u32 = u32.MAX_VALUE;
/** 1 when the kernel stopped at a heap whose value depends on parts from the horizon on. */
export let unsettled: u32 = 0;
/** Largest smaller part that decided a value. */
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
 * Stores the value of heap n; if it is too large, stores it in `over` instead. Returns true when the kernel
 * may continue: the value fits and reaches no new power of two.
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
