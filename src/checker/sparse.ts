import type { Meter } from "./meter.ts";
import { type Claimed, markSingle } from "./mex.ts";

/** class(n) = parity(value & mask), plus n - t when `alternate`, mod 2. */
export interface Classes {
  readonly mask: number;
  readonly alternate: boolean;
  readonly t: number;
  /** How many of the claimed values are of class 0. */
  readonly zeros: number;
}

/**
 * Tells in turn of heaps 0, 1, 2, … of a game that leaves at most two heaps, mostly, whether the claimed value is the
 * right one when those before it are: true is certain, false means that the heap has to be looked at plainly.
 *
 * There are two classes of heaps, which the value of an option of heap n has at n too. When every splitting digit has
 * the parity of t, a split of n into a and b is of class class(a) + class(b); so all options of class 1 have exactly
 * one part of class 0. If few heaps are of class 0, all options of class 1 are soon marked; an option of class 0 is
 * looked for among all splits only when it is needed. This is exact for every mask.
 */
export function byClasses(
  digits: readonly number[],
  values: Claimed,
  most: number,
  marks: Float64Array,
  meter: Meter,
): (n: number) => boolean {
  const splitting = digits.flatMap((digit, i) => (digit & 4 ? [i] : []));
  const { mask, alternate, t, zeros } = bestClasses(splitting, values, most, meter);
  const classAt = (n: number, value: number) => parity(value & mask) ^ (alternate ? (n - t) & 1 : 0);
  const few = meter.array(Uint32Array, zeros);
  let known = 0;

  /** Marks every option of class 1, and some of class 0. */
  function markFew(n: number): void {
    markSingle(digits, values, n, marks);
    for (const taken of splitting) {
      const left = n - taken;
      for (let i = 0; i < known && few[i]! < left; i++) {
        marks[values[few[i]!]! ^ values[left - few[i]!]!] = n + 1;
      }
    }
    meter.spend(digits.length + splitting.length * known);
  }

  /** Marks options until `missing` values below `claim` have been found. */
  function findSplits(n: number, claim: number, missing: number): boolean {
    let left = missing;
    for (const taken of splitting) {
      const rest = n - taken;
      let a = 1;
      for (; left > 0 && 2 * a <= rest; a++) {
        const value = values[a]! ^ values[rest - a]!;
        if (marks[value] === n + 1) continue;
        marks[value] = n + 1;
        if (value < claim) left--;
      }
      meter.spend(a);
    }
    return left === 0;
  }

  return (n) => {
    const claim = values[n]!;
    if (classAt(n, claim) === 0) {
      if (n > 0) few[known++] = n;
      return false;
    }
    markFew(n);
    if (marks[claim] === n + 1) return false;
    let missing = 0;
    for (let value = 0; value < claim; value++) {
      if (marks[value] === n + 1) continue;
      if (classAt(n, value) === 1) return false;
      missing++;
    }
    return findSplits(n, claim, missing);
  };
}

/** Masks tried at most: larger values are rare. */
const MASKS = 4096;

/** Looks at values for all masks together, at most: values as large as this allows few masks are claimed by lies alone. */
const LOOKS = 2 ** 26;

/** The classes for which the fewest of the claimed values, `most` the largest, are of class 0. */
export function bestClasses(
  splitting: readonly number[],
  values: Claimed,
  most: number,
  meter: Meter,
): Classes {
  const t = splitting[0]! & 1;
  const counts = [0, 1].map(() => meter.array(Float64Array, most + 1)) as [Float64Array, Float64Array];
  for (let n = 0; n < values.length; n++) {
    const count = counts[(n - t) & 1]!;
    count[values[n]!]!++;
  }
  meter.spend(values.length);
  let best: Classes = { mask: 0, alternate: false, t, zeros: values.length };
  const masks = Math.min(2 ** (32 - Math.clz32(most)), MASKS, LOOKS / most);
  for (const alternate of splitting.every((i) => (i & 1) === t) ? [false, true] : [false]) {
    for (let mask = 1; mask < masks; mask++) {
      let zeros = 0;
      counts.forEach((count, odd) => {
        const flip = alternate ? odd : 0;
        for (let value = 0; value <= most; value++) {
          if (parity(value & mask) === flip) zeros += count[value]!;
        }
      });
      meter.spend(2 * most);
      if (zeros < best.zeros) best = { mask, alternate, t, zeros };
    }
  }
  return best;
}

/** The sum of the bits, mod 2. */
export function parity(bits: number): number {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return (0x6996 >>> (folded & 15)) & 1;
}
