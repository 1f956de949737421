import { product } from "./field.ts";
import { polynomialProduct16 } from "./words.ts";

/** Called within what may take long; what it throws ends the work. */
export type Tick = () => void;

/** How coefficients are added, and how polynomials of at most so many of them are multiplied. */
interface Ring<T> {
  readonly sum: (a: T, b: T) => T;
  readonly most: number;
  readonly times: (a: readonly T[], b: readonly T[]) => T[];
}

export const large: Ring<bigint> = {
  sum: (a, b) => a ^ b,
  most: 1,
  times: ([a], [b]) => [product(a!, b!)],
};

export const small: Ring<number> = { sum: (a, b) => a ^ b, most: 32, times: polynomialProduct16 };

/** By three products of half the length, as Karatsuba; the length is a power of 2. */
export function times<T>(a: readonly T[], b: readonly T[], ring: Ring<T>, tick: Tick): T[] {
  tick();
  if (a.length <= ring.most) return ring.times(a, b);
  const half = a.length / 2;
  const { sum } = ring;
  const [a0, a1, b0, b1] = [a.slice(0, half), a.slice(half), b.slice(0, half), b.slice(half)];
  const low = times(a0, b0, ring, tick);
  const high = times(a1, b1, ring, tick);
  const together = (x: readonly T[], y: readonly T[]) => x.map((each, i) => sum(each, y[i]!));
  const both = times(together(a0, a1), together(b0, b1), ring, tick);
  const middle = together(both, together(low, high));
  // Low and high leave one place between them.
  const found = [...low, middle[half - 1]!, ...high];
  for (let i = 0; i < half - 1; i++) {
    found[half + i] = sum(found[half + i]!, middle[i]!);
    found[2 * half + i] = sum(found[2 * half + i]!, middle[half + i]!);
  }
  return found;
}
