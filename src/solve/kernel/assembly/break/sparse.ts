// The sparse-space algorithm: visits all options of one rare and one common heap, and others only as needed.
import {
  bound,
  byPosition,
  even,
  horizon,
  keep,
  longest,
  marks,
  mask,
  odd,
  pairCount,
  pairs,
  pushRare,
  pushRecent,
  rareCount,
  rareRoom,
  rares,
  rareValues,
  reachTo,
  recent,
  recentCount,
  setUnsettled,
  takeCount,
  takes,
  tilt,
  unequal,
  unsettled,
  valueAt,
  values,
  wholes,
} from "./state";

function mark(value: u32, n: u32): void {
  store<u32>(marks + 4 * <usize>value, n);
}

export function marked(value: u32, n: u32): bool {
  return load<u32>(marks + 4 * <usize>value) === n;
}

/** 1 when the common values at n are those of even parity. */
export function turned(n: u32): u32 {
  return byPosition & (n ^ tilt) & 1;
}

export function isRare(value: u32, n: u32): bool {
  return (popcnt(value & mask) & 1) === turned(n);
}

export function sparseHeaps<T>(from: u32, to: u32): u32 {
  for (let n = from; n < to; n++) {
    if (rareCount === rareRoom) return n;
    markTakes<T>(n);
    for (let i: u32 = 0; i < pairCount; i++) {
      const k = load<u32>(pairs + 4 * <usize>i);
      if (k + 2 > n) break;
      markRares<T>(n - k, n);
    }
    const flip = turned(n);
    let at = flip ? even : odd;
    while (marked(load<u32>(at), n)) at += 4;
    const candidate = load<u32>(at);
    let need: u32 = 0;
    for (at = flip ? odd : even; ; at += 4) {
      const value = load<u32>(at);
      if (value >= candidate) break;
      if (!marked(value, n)) need++;
    }
    const value = need === 0 ? candidate : settle<T>(n, candidate, need);
    if (unsettled) return n;
    if (!keep<T>(n, value)) {
      if (value < bound && value !== candidate) pushRare(n, value);
      return value < bound ? n + 1 : n;
    }
    if (value !== candidate) pushRare(n, value);
  }
  return to;
}

export function markTakes<T>(n: u32): void {
  if (n <= longest && load<u8>(wholes + n)) mark(0, n);
  for (let i: u32 = 0; i < takeCount; i++) {
    const k = load<u32>(takes + 4 * <usize>i);
    if (k >= n) break;
    mark(valueAt<T>(n - k), n);
  }
}

/** Marks the options of n that leave a rare heap and another one with `total` tokens together. */
function markRares<T>(total: u32, n: u32): void {
  let count = rareCount;
  while (count > 0 && load<u32>(rares + 4 * <usize>(count - 1)) >= total) count--;
  const here = values + <usize>total * sizeof<T>();
  const stamps = marks;
  let at = rares;
  const end = rares + 4 * <usize>count;
  const other = rareValues - rares;
  if (unequal) {
    for (; at < end; at += 4) {
      const position = load<u32>(at);
      if (position + position === total) continue;
      const value = <u32>load<T>(here - <usize>position * sizeof<T>()) ^ load<u32>(at + other);
      store<u32>(stamps + 4 * <usize>value, n);
    }
    return;
  }
  for (; at < end; at += 4) {
    const value = <u32>load<T>(here - <usize>load<u32>(at) * sizeof<T>()) ^ load<u32>(at + other);
    store<u32>(stamps + 4 * <usize>value, n);
  }
}

/**
 * Value of n. It is `candidate` if the `need` unmarked rare values below it turn out to be options. Tries
 * first the positions that recently found such values, then all.
 */
export function settle<T>(n: u32, candidate: u32, need: u32): u32 {
  for (let i: u32 = 0; i < pairCount; i++) {
    const k = load<u32>(pairs + 4 * <usize>i);
    if (k + 2 > n) break;
    const total = n - k;
    const most = lesserParts(total);
    for (let z: u32 = 0; z < recentCount; z++) {
      const at = recent + 4 * <usize>z;
      const a = load<u32>(at);
      if (a > most) continue;
      const value = valueAt<T>(a) ^ valueAt<T>(total - a);
      if (marked(value, n)) continue;
      mark(value, n);
      if (value > candidate || !isRare(value, n)) continue;
      reachTo(a);
      if (z > 0) {
        store<u32>(at, load<u32>(at - 4));
        store<u32>(at - 4, a);
      }
      if (--need === 0) return candidate;
    }
  }
  for (let i: u32 = 0; i < pairCount; i++) {
    const k = load<u32>(pairs + 4 * <usize>i);
    if (k + 2 > n) break;
    const total = n - k;
    const most = lesserParts(total);
    for (let a: u32 = 1; a <= most; a++) {
      const value = valueAt<T>(a) ^ valueAt<T>(total - a);
      if (marked(value, n)) continue;
      mark(value, n);
      if (value > candidate || !isRare(value, n)) continue;
      reachTo(a);
      pushRecent(a);
      if (--need === 0) return candidate;
    }
  }
  if (horizon < u32.MAX_VALUE) setUnsettled();
  let at = turned(n) ? odd : even;
  while (marked(load<u32>(at), n)) at += 4;
  return load<u32>(at);
}

/** Largest smaller part that is tried in a split of `total`. */
function lesserParts(total: u32): u32 {
  return min((total - unequal) >> 1, horizon - 1);
}
