import type { Tick } from "../../types.ts";

/** In place, the sums of `counts` against the characters of the group of nimbers below its length, a power of two. */
export function walsh(counts: Float64Array, tick: Tick): void {
  for (let half = 1; half < counts.length; half *= 2) {
    for (let first = 0; first < counts.length; first += 2 * half) {
      if (first % 65_536 === 0) tick();
      for (let i = first; i < first + half; i++) {
        const [a, b] = [counts[i]!, counts[i + half]!];
        counts[i] = a + b;
        counts[i + half] = a - b;
      }
    }
  }
}

/** Whether the character `i` is -1 at the nimber `value`. */
export function isOdd(i: number, value: number): boolean {
  let bits = i & value;
  for (let shift = 16; shift > 0; shift >>= 1) bits ^= bits >>> shift;
  return (bits & 1) === 1;
}
