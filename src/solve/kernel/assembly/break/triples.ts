// Games with moves that leave three heaps, computed plainly. For each total t, a bit set has the values of
// two heaps with t tokens together; a third heap of value x permutes such a set by x. Permuting by a multiple
// of 128 permutes 16-byte words; so sets of third heaps that agree in the lowest seven bits are united first,
// and permuted by these bits last.
import {
  bound,
  keep,
  longest,
  marks,
  pairCount,
  pairs,
  takeCount,
  takes,
  tripleCount,
  triples,
  valueAt,
  values,
  wholes,
} from "./state";

/** Sets of the totals 0, 1, …, each of bound / 8 bytes; and 128 sets of values of three heaps. */
let sets: usize = 0;
let sums: usize = 0;

export function setTriples(sets_: usize, sums_: usize): void {
  sets = sets_;
  sums = sums_;
}

/** Computes the sets of totals `from` to `to` (exclusive), for heaps with known values. */
export function keepSets<T>(from: u32, to: u32): void {
  const width = <usize>(bound >> 3);
  for (let n = from; n < to; n++) keepPairs<T>(n, sets + <usize>n * width, width);
}

export function tripleHeaps<T>(from: u32, to: u32): u32 {
  const width = <usize>(bound >> 3);
  const seen = marks;
  for (let n = from; n < to; n++) {
    keepPairs<T>(n, sets + <usize>n * width, width);
    memory.fill(seen, 0, width);
    if (n <= longest && load<u8>(wholes + n)) store<u8>(seen, 1);
    for (let i: u32 = 0; i < takeCount; i++) {
      const k = load<u32>(takes + 4 * <usize>i);
      if (k >= n) break;
      setBit(seen, valueAt<T>(n - k));
    }
    for (let i: u32 = 0; i < pairCount; i++) {
      const k = load<u32>(pairs + 4 * <usize>i);
      if (k + 2 > n) break;
      unite(seen, sets + <usize>(n - k) * width, width, 0);
    }
    memory.fill(sums, 0, 128 * width);
    for (let i: u32 = 0; i < tripleCount; i++) {
      const k = load<u32>(triples + 4 * <usize>i);
      if (k + 3 > n) break;
      addTriples<T>(n - k, width);
    }
    turnSums(seen, width);
    const value = mexOf(seen, width);
    if (!keep<T>(n, value)) return value < bound ? n + 1 : n;
  }
  return to;
}

function setBit(set: usize, value: u32): void {
  const at = set + <usize>(value >> 3);
  store<u8>(at, <u8>(<u32>load<u8>(at) | ((<u32>1) << (value & 7))));
}

/** Computes the set of two heaps with `total` tokens together. */
function keepPairs<T>(total: u32, set: usize, width: usize): void {
  memory.fill(set, 0, width);
  let a = values + sizeof<T>();
  let b = values + <usize>total * sizeof<T>() - sizeof<T>();
  for (; a <= b; a += sizeof<T>()) {
    setBit(set, <u32>load<T>(a) ^ <u32>load<T>(b));
    b -= sizeof<T>();
  }
}

/** to |= from, permuted by `flip` * 128. */
function unite(to: usize, from: usize, width: usize, flip: usize): void {
  for (let at: usize = 0; at < width; at += 16) {
    const cell = to + at;
    v128.store(cell, v128.or(v128.load(cell), v128.load(from + (at ^ (flip << 4)))));
  }
}

/** Adds the options with three heaps, the smallest of which is `a`. */
function addTriples<T>(total: u32, width: usize): void {
  const most = total / 3;
  for (let a: u32 = 1; a <= most; a++) {
    const x = <usize>valueAt<T>(a);
    unite(sums + (x & 127) * width, sets + <usize>(total - a) * width, width, x >> 7);
  }
}

function turnSums(seen: usize, width: usize): void {
  const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  for (let x: usize = 0; x < 128; x++) {
    const sum = sums + x * width;
    const order = v128.xor(places, i8x16.splat(<i8>(x >> 3)));
    for (let at: usize = 0; at < width; at += 16) {
      let word = v128.load(sum + at);
      if (!v128.any_true(word)) continue;
      word = turnBits(i8x16.swizzle(word, order), <u32>x);
      v128.store(seen + at, v128.or(v128.load(seen + at), word));
    }
  }
}

/** Permutes the bits of each byte: bit i comes from bit i ^ (x & 7). */
export function turnBits(word: v128, x: u32): v128 {
  let turned = word;
  if (x & 1) turned = swapBits(turned, 1, 0x55);
  if (x & 2) turned = swapBits(turned, 2, 0x33);
  if (x & 4) turned = swapBits(turned, 4, 0x0f);
  return turned;
}

function swapBits(word: v128, by: i32, low: i8): v128 {
  const lower = i8x16.splat(low);
  return v128.or(v128.and(i64x2.shr_u(word, by), lower), i64x2.shl(v128.and(word, lower), by));
}

function mexOf(seen: usize, width: usize): u32 {
  let at: usize = 0;
  while (at < width && load<u64>(seen + at) === u64.MAX_VALUE) at += 8;
  if (at === width) return bound;
  return <u32>(at << 3) + <u32>ctz(~load<u64>(seen + at));
}
