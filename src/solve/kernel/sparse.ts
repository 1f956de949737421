import type { ValueStep } from "../heap/plain.ts";
import { chooseMask, type Mask, parity } from "./mask.ts";

/**
 * Plain counterpart of the sparse-space kernels: computes heaps of an octal game one after another from heap
 * 0 on. A mask calls heaps rare or common. Two rare or two common heaps together have a rare value, and one
 * of each a common value; so the common options of a heap follow from its rare parts. The smallest common
 * value that is not an option is the value of the heap once all smaller rare values are known to be options.
 * Source: the sparse space phenomenon of Winning Ways, chapter 4; the algorithm is correct for any mask.
 */
export function sparseStep(digits: readonly number[], unequal: boolean): ValueStep {
  const splits = [...digits.keys()].filter((k) => digits[k]! & 4);
  const tilt = (splits[0] ?? 0) & 1;
  const positions = splits.every((k) => (k & 1) === tilt);
  let mask: Mask = { bits: 0, byPosition: false, rares: 0 };
  let rares: number[] = [];
  let count = new Float64Array(4);

  const isRare = (n: number, value: number) =>
    parity(value & mask.bits) === (mask.byPosition ? (n ^ tilt) & 1 : 0);

  /**
   * Chooses the mask again, with the rare heaps below n, when n is a power of two or values have become
   * longer.
   */
  function choose(values: ArrayLike<number>, n: number): void {
    mask = chooseMask(count, positions);
    rares = [];
    for (let i = 1; i < n; i++) if (isRare(i, values[i]!)) rares.push(i);
  }

  function take(values: ArrayLike<number>, n: number, options: Set<number>): void {
    for (const [k, digit] of digits.entries()) {
      if (digit & 1 && n === k) options.add(0);
      if (digit & 2 && n > k) options.add(values[n - k]!);
    }
  }

  function* parts(n: number, firsts: Iterable<number>): Generator<[a: number, b: number]> {
    for (const a of firsts) {
      for (const k of splits) {
        const b = n - k - a;
        if (b >= 1 && !(unequal && a === b)) yield [a, b];
      }
    }
  }

  function* allFirsts(n: number): Generator<number> {
    for (let a = 1; a < n; a++) yield a;
  }

  return (values, n) => {
    if (n >= 2) {
      const last = values[n - 1]!;
      let longer = false;
      while (2 * last >= count.length) {
        const larger = new Float64Array(2 * count.length);
        larger.set(count);
        count = larger;
        longer = true;
      }
      const at = 2 * last + ((n - 1 - tilt) & 1);
      count[at] = count[at]! + 1;
      if (longer || (n & (n - 1)) === 0) choose(values, n);
      else if (isRare(n - 1, last)) rares.push(n - 1);
    }
    const options = new Set<number>();
    take(values, n, options);
    for (const [a, b] of parts(n, rares)) options.add(values[a]! ^ values[b]!);
    const end = count.length;
    let candidate = 0;
    while (candidate < end && (isRare(n, candidate) || options.has(candidate))) candidate++;
    const need = new Set<number>();
    for (let value = 0; value < candidate; value++) if (!options.has(value)) need.add(value);
    if (need.size > 0) {
      for (const [a, b] of parts(n, allFirsts(n))) {
        if (need.delete(values[a]! ^ values[b]!) && need.size === 0) break;
      }
    }
    return Math.min(candidate, ...need);
  };
}
