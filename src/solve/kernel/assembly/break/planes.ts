// The sparse-space algorithm for 64 heaps at a time. Let b be the lowest bit of the mask. Within the rare and
// within the common values of a heap, bit b follows from the others; so `squeeze` may drop it, which
// preserves nim-sums and, within either, the order. Plane p holds one byte for each heap: 1 << (y & 7) when
// the heap is common and its squeezed value y has y >> 3 = p, else 0. OR-ing the planes of the heaps n - k -
// r for all rare r, turned by the squeezed value of r, gives the common options of n.

import { isRare, marked, settle, turned } from "./sparse";
import { bound, keep, marks, mask, pushRare, takeCount, takes, unsettled, valueAt } from "./state";
import { turnBits } from "./triples";

/**
 * Plane 0 holds heap `base` at address `first`; each plane is 1 << shift bytes long, and the next one
 * follows.
 */
let first: usize = 0;
let base: u32 = 0;
let shift: u32 = 0;
let planes: u32 = 0;
/**
 * Eight ends of lists, by the lowest three bits of the squeezed value y, and lists of (y >> 3) << shift ^
 * (distance complemented in `shift` bits): of rare heaps, and of common heaps that witness rare options.
 */
let far: usize = 0;
let witnesses: usize = 0;
/**
 * Lists of the same form, of heaps so far away that several blocks can be gathered from them ahead; 0 if there are none.
 * For the first `ahead` planes of the next block that has been done: 64 bytes for each plane at `aheadAt`, of common
 * options and then of witnessed rare options.
 */
let farAhead: usize = 0;
let witnessesAhead: usize = 0;
let aheadAt: usize = 0;
let ahead: u32 = 0;
/**
 * Distances below 64 in ascending order, each followed by the squeezed value of the rare heap; ends with the
 * distance 64.
 */
let near: usize = 0;
/** 64 bytes for each plane: common options, and witnessed rare options; then 64 candidates; then 64 bytes more. */
let common: usize = 0;
let rare: usize = 0;
let candidates: usize = 0;
let beside: usize = 0;
/** Number of planes that the last block has gathered. */
let opened: u32 = 0;
/** Whether the last block found a rare heap, or a candidate that no plane holds. */
let rareFound: u32 = 0;
let planesShort: u32 = 0;

export function setPlanes(
  first_: usize,
  base_: u32,
  shift_: u32,
  planes_: u32,
  far_: usize,
  witnesses_: usize,
  near_: usize,
  sets: usize,
  farAhead_: usize,
  witnessesAhead_: usize,
): void {
  first = first_;
  base = base_;
  shift = shift_;
  planes = planes_;
  far = far_;
  witnesses = witnesses_;
  near = near_;
  common = sets;
  rare = sets + 64 * <usize>planes_;
  candidates = sets + 128 * <usize>planes_;
  beside = candidates + 256;
  farAhead = farAhead_;
  witnessesAhead = witnessesAhead_;
  ahead = 0;
  rareFound = 0;
  planesShort = 0;
}

export function getRareFound(): u32 {
  return rareFound;
}

export function getPlanesShort(): u32 {
  return planesShort;
}

export function getOpened(): u32 {
  return opened;
}

/** Tells that the first planes of the next block have been gathered ahead, at this address. */
export function setAhead(at: usize, count: u32): void {
  aheadAt = at;
  ahead = count;
}

/** Gathers the first planes of the blocks from heap `from` to `to` ahead. */
export function gatherAhead(from: u32, to: u32, count: u32, at: usize): void {
  for (let n = from; n < to; n += 64) {
    const here = first + n - base;
    for (let p: u32 = 0; p < count; p++) gather(farAhead, p, here, at);
    at += 64 * <usize>count;
    for (let p: u32 = 0; p < count; p++) gather(witnessesAhead, p, here, at);
    at += 64 * <usize>count;
  }
}

function squeeze(x: u32, low: u32): u32 {
  return ((x >> 1) & ~low) | (x & low);
}

/** Value of parity `odd` that squeezes to y. */
function stretch(y: u32, low: u32, odd: u32): u32 {
  const x = ((y & ~low) << 1) | (y & low);
  return x | (((popcnt(x & mask) & 1) ^ odd) * (low + 1));
}

/** Puts common heaps from `from` to `to` (exclusive) into the planes, whose bytes there are 0. */
export function fillPlanes<T>(from: u32, to: u32): void {
  const low = (mask & -mask) - 1;
  for (let n = from; n < to; n++) {
    const value = valueAt<T>(n);
    if (!isRare(value, n)) putHot(n, squeeze(value, low));
  }
}

function putHot(n: u32, y: u32): void {
  store<u8>(first + ((<usize>(y >> 3)) << shift) + n - base, <u8>((<u32>1) << (y & 7)));
}

/** Computes whole blocks until `to` is reached or passed. */
export function planeHeaps<T>(from: u32, to: u32): u32 {
  let n = from;
  while (n < to) {
    const end = block<T>(n);
    if (end !== n + 64 || rareFound) return end;
    n = end;
  }
  return n;
}

function block<T>(n: u32): u32 {
  const low = (mask & -mask) - 1;
  const here = first + n - base;
  let ready = openPlanes(here);
  let most: u32 = 0;
  let lanes: u32 = 0;
  for (; lanes < 64; lanes++) {
    let p: u32 = 0;
    let seen: u32 = 0xff;
    for (; ; p++) {
      if (p === ready) {
        if (ready === planes) break;
        latePlane(ready, here, lanes);
        ready++;
      }
      seen = load<u8>(common + 64 * <usize>p + lanes);
      if (seen !== 0xff) break;
    }
    if (seen === 0xff) {
      planesShort = 1;
      break;
    }
    const y: u32 = p * 8 + ctz(~seen);
    store<u32>(candidates + 4 * <usize>lanes, y);
    const last = (y | low) >> 3;
    if (last > most) most = last;
    for (let at = near; ; at += 8) {
      const lane = lanes + load<u32>(at);
      if (lane > 63) break;
      const z = y ^ load<u32>(at, 4);
      const plane = z >> 3;
      if (plane < ready) orByte(common + 64 * <usize>plane + lane, (<u32>1) << (z & 7));
    }
  }
  if (lanes > 0) {
    const from = aheadAt + 64 * <usize>ahead;
    for (let p: u32 = 0; p <= most; p++) gatherAll(witnesses, witnessesAhead, p, here, rare, from);
  }
  opened = ready;
  ahead = 0;
  for (let lane: u32 = 0; lane < lanes; lane++) {
    const heap = n + lane;
    const y = load<u32>(candidates + 4 * <usize>lane);
    const flip = turned(heap);
    const candidate = stretch(y, low, 1 ^ flip);
    // Rare values below the candidate are those that squeeze to less than this.
    const limit = (y & ~low) + (candidate & (low + 1));
    if (witnessed(lane, limit)) {
      if (!keepHot<T>(heap, candidate, y)) return over(heap, candidate);
      continue;
    }
    const value = verify<T>(heap, lane, candidate, limit, low, flip);
    if (unsettled) return heap;
    if (value !== candidate) {
      rareFound = 1;
      if (keep<T>(heap, value) || value < bound) pushRare(heap, value);
      return over(heap, value);
    }
    if (!keepHot<T>(heap, candidate, y)) return over(heap, candidate);
  }
  return n + lanes;
}

function over(heap: u32, value: u32): u32 {
  return value < bound ? heap + 1 : heap;
}

function keepHot<T>(heap: u32, value: u32, y: u32): bool {
  const kept = keep<T>(heap, value);
  if (value < bound) putHot(heap, y);
  return kept;
}

function orByte(at: usize, bits: u32): void {
  store<u8>(at, <u8>(<u32>load<u8>(at) | bits));
}

/**
 * Gathers planes until each lane has a gap in one of them, and one plane more for what near heaps add;
 * returns their number.
 */
function openPlanes(here: usize): u32 {
  let full0 = i8x16.splat(-1);
  let full1 = full0;
  let full2 = full0;
  let full3 = full0;
  for (let p: u32 = 0; p < planes; p++) {
    gatherAll(far, farAhead, p, here, common, aheadAt);
    const at = common + 64 * <usize>p;
    const ones = i8x16.splat(-1);
    full0 = v128.and(full0, i8x16.eq(v128.load(at), ones));
    full1 = v128.and(full1, i8x16.eq(v128.load(at, 16), ones));
    full2 = v128.and(full2, i8x16.eq(v128.load(at, 32), ones));
    full3 = v128.and(full3, i8x16.eq(v128.load(at, 48), ones));
    if (!v128.any_true(v128.or(v128.or(full0, full1), v128.or(full2, full3)))) return p + 1;
  }
  return planes;
}

/** Gathers plane p after `lanes` lanes have their candidates, and adds the effect of these on later lanes. */
function latePlane(p: u32, here: usize, lanes: u32): void {
  gatherAll(far, farAhead, p, here, common, aheadAt);
  for (let lane: u32 = 0; lane < lanes; lane++) {
    const y = load<u32>(candidates + 4 * <usize>lane);
    for (let at = near; ; at += 8) {
      const to = lane + load<u32>(at);
      if (to > 63) break;
      const z = y ^ load<u32>(at, 4);
      if (z >> 3 === p) orByte(common + 64 * <usize>p + to, (<u32>1) << (z & 7));
    }
  }
}

/** Gathers plane p of the options given by two lists, of which the second may have been gathered ahead, at `known`. */
function gatherAll(list: usize, distant: usize, p: u32, here: usize, sets: usize, known: usize): void {
  gather(list, p, here, sets);
  if (distant === 0) return;
  const to = sets + 64 * <usize>p;
  let from = known + 64 * <usize>p;
  if (p >= ahead) {
    from = beside;
    gather(distant, p, here, from - 64 * <usize>p);
  }
  v128.store(to, v128.or(v128.load(to), v128.load(from)));
  v128.store(to, v128.or(v128.load(to, 16), v128.load(from, 16)), 16);
  v128.store(to, v128.or(v128.load(to, 32), v128.load(from, 32)), 32);
  v128.store(to, v128.or(v128.load(to, 48), v128.load(from, 48)), 48);
}

/** Gathers plane p, for the 64 heaps at `here`, of the options given by the heaps of `list`. */
function gather(list: usize, p: u32, here: usize, sets: usize): void {
  const flip = (<usize>p) << shift;
  const from = here - (((<usize>1) << shift) - 1);
  let all0 = i8x16.splat(0);
  let all1 = all0;
  let all2 = all0;
  let all3 = all0;
  let at = list + 32;
  for (let x: u32 = 0; x < 8; x++) {
    const end = load<usize>(list + 4 * <usize>x);
    let s0 = i8x16.splat(0);
    let s1 = s0;
    let s2 = s0;
    let s3 = s0;
    for (; at < end; at += 4) {
      const cell = from + (load<usize>(at) ^ flip);
      s0 = v128.or(s0, v128.load(cell));
      s1 = v128.or(s1, v128.load(cell, 16));
      s2 = v128.or(s2, v128.load(cell, 32));
      s3 = v128.or(s3, v128.load(cell, 48));
    }
    all0 = v128.or(all0, turnBits(s0, x));
    all1 = v128.or(all1, turnBits(s1, x));
    all2 = v128.or(all2, turnBits(s2, x));
    all3 = v128.or(all3, turnBits(s3, x));
  }
  const to = sets + 64 * <usize>p;
  v128.store(to, all0);
  v128.store(to, all1, 16);
  v128.store(to, all2, 32);
  v128.store(to, all3, 48);
}

/** Whether all rare values that squeeze to less than `limit` are witnessed for the lane. */
function witnessed(lane: u32, limit: u32): bool {
  let at = rare + lane;
  const end = at + 64 * <usize>(limit >> 3);
  for (; at < end; at += 64) if (load<u8>(at) !== 0xff) return false;
  const last = ((<u32>1) << (limit & 7)) - 1;
  return last === 0 || (<u32>load<u8>(at) & last) === last;
}

/** Value of a heap for which the witnesses did not find all rare options below the candidate. */
function verify<T>(heap: u32, lane: u32, candidate: u32, limit: u32, low: u32, flip: u32): u32 {
  const stamps = marks;
  let need: u32 = 0;
  for (let y: u32 = 0; y < limit; y++) {
    const found = (<u32>load<u8>(rare + lane + 64 * <usize>(y >> 3)) >> (y & 7)) & 1;
    if (found) store<u32>(stamps + 4 * <usize>stretch(y, low, flip), heap);
    else need++;
  }
  for (let i: u32 = 0; i < takeCount; i++) {
    const k = load<u32>(takes + 4 * <usize>i);
    if (k >= heap) break;
    const value = valueAt<T>(heap - k);
    if (marked(value, heap)) continue;
    store<u32>(stamps + 4 * <usize>value, heap);
    if (value < candidate && isRare(value, heap)) need--;
  }
  return need === 0 ? candidate : settle<T>(heap, candidate, need);
}
