import { begin, type Deadline, expectRoom } from "../limits.ts";

/** Ways to remove some of the given heaps, a multiple of `multiple` but not all, so that those kept have nim-sum `value`. */
export interface KeptAsked {
  /** The values of the heaps. */
  readonly values: readonly number[];
  readonly multiple: number;
  readonly value: number;
  readonly modulus: number;
}

/**
 * How many ways there are, modulo `modulus`, heaps at different places being different. Smallest first, so that the
 * nim-sums met so far stay below twice the heap at hand. Cost: `multiple` times the sum of the values.
 * @throws LimitError
 * @example
 * countKept({ values: [1, 1, 1], multiple: 1, value: 0, modulus: 1000 }); // 3
 */
export function countKept(
  { values, multiple, value, modulus }: KeptAsked,
  deadline: Deadline = begin(),
): number {
  const heaps = values.toSorted((a, b) => a - b);
  const size = 2 ** (32 - Math.clz32(heaps.at(-1) ?? 0));
  const needed = 8 * size * (multiple + 1);
  expectRoom(deadline, needed);
  if (value >= size) return 0;
  /** By the number removed so far, modulo `multiple`, and the nim-sum kept. */
  const ways = Array.from({ length: multiple }, () => new Float64Array(size));
  const last = new Float64Array(size);
  ways[0]![0] = 1;
  for (const heap of heaps) {
    const wide = 2 ** (32 - Math.clz32(heap));
    last.set(ways[multiple - 1]!.subarray(0, wide));
    for (let removed = multiple - 1; removed >= 0; removed--) {
      deadline.tick();
      const row = ways[removed]!;
      const before = removed === 0 ? last : ways[removed - 1]!;
      for (let x = 0; x < wide; x++) {
        const y = x ^ heap;
        if (y < x) continue;
        const [a, b] = [row[x]!, row[y]!];
        row[x] = (before[x]! + b) % modulus;
        if (y !== x) row[y] = (before[y]! + a) % modulus;
      }
    }
  }
  // To remove all is not allowed; that keeps nothing, of nim-sum 0.
  const all = value === 0 && heaps.length % multiple === 0 ? 1 : 0;
  return (ways[0]![value]! - all + modulus) % modulus;
}
