/**
 * Definition of rare heaps: those n >= 1 with parity(G(n) & bits) = 0 or, with `byPosition`, = n - t (mod 2),
 * where t is the parity of all sizes that are taken when a heap is split.
 */
export interface Mask {
  readonly bits: number;
  readonly byPosition: boolean;
  /** Number of rare heaps among those counted. */
  readonly rares: number;
}

/**
 * Mask with the fewest rare heaps, when `count[2 v + ((n - t) & 1)]` counts the heaps n of value v. The
 * length of `count` is a power of two. Cost: a Walsh–Hadamard transform, its length times the logarithm of
 * that.
 */
export function chooseMask(count: ArrayLike<number>, positions: boolean): Mask {
  const sums = Float64Array.from(count);
  for (let half = 1; half < sums.length; half *= 2) {
    for (let from = 0; from < sums.length; from += 2 * half) {
      for (let i = from; i < from + half; i++) {
        const low = sums[i]!;
        const high = sums[i + half]!;
        sums[i] = low + high;
        sums[i + half] = low - high;
      }
    }
  }
  let best = 0;
  for (let i = 2; i < sums.length; i++) {
    if ((positions || i % 2 === 0) && sums[i]! < sums[best]!) best = i;
  }
  return { bits: best >> 1, byPosition: best % 2 === 1, rares: (sums[0]! + sums[best]!) / 2 };
}

/** 1 when `value` has an odd number of bits. */
export function parity(value: number): number {
  let bits = value ^ (value >>> 16);
  bits ^= bits >>> 8;
  bits ^= bits >>> 4;
  return (0x6996 >> (bits & 15)) & 1;
}
