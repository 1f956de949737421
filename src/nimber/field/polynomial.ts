import { big, bitsOf, type Nimber, plain, product, square, timesTop } from "./field.ts";
import { polynomialProduct16 } from "./words.ts";

/**
 * Minimal polynomial of the nimber `a` over {0, 1}; bit i is the coefficient of x^i.
 * Source: its roots are the conjugates of `a`, so it is the norm of x + a, taken down the tower one field at
 * a time.
 * Cost: about a product in each of the fields; 0.7 s for 65,536 bits.
 * @throws RangeError if `a` is not a natural number below 2^65536.
 * @example
 * minimalPolynomial(2); // 0b111
 * minimalPolynomial(4); // 0b10011
 */
export function minimalPolynomial(a: Nimber, tick: Tick = () => {}): Nimber {
  let coefficients = [big(a)];
  for (let half = bitsOf(a) / 2; half >= 1; half /= 2) coefficients = norm(coefficients, half, tick);
  return plain(BigInt(`0b1${coefficients.reverse().join("")}`));
}

/**
 * Product of a polynomial and its conjugate over the field of degree `half`. With the polynomial U + V·D,
 * where D² = D + D/2, it is U² + UV + V²·D/2. Coefficients begin with the constant one; the leading 1 is left
 * out.
 */
function norm(polynomial: readonly bigint[], half: number, tick: Tick): bigint[] {
  const degree = polynomial.length;
  const u = polynomial.map((each) => BigInt.asUintN(half, each));
  const v = polynomial.map((each) => each >> BigInt(half));
  const found = [...timesIn(half, u, v, tick), 0n];
  for (let i = 0; i < degree; i++) {
    // The leading coefficient belongs to U.
    found[degree + i]! ^= v[i]!;
    found[2 * i]! ^= square(u[i]!) ^ timesTop(square(v[i]!), half);
  }
  return found;
}

/** Product of two polynomials of equal length with coefficients of `bits` bits. */
function timesIn(bits: number, u: readonly bigint[], v: readonly bigint[], tick: Tick): bigint[] {
  if (bits > 16) return times(u, v, large, tick);
  return times(u.map(Number), v.map(Number), small, tick).map(BigInt);
}

/** Called regularly during long work; throws to end it. */
export type Tick = () => void;

/** Arithmetic of coefficients; polynomials of at most `most` coefficients are multiplied by `times`. */
interface Ring<T> {
  readonly sum: (a: T, b: T) => T;
  readonly most: number;
  readonly times: (a: readonly T[], b: readonly T[]) => T[];
}

const large: Ring<bigint> = {
  sum: (a, b) => a ^ b,
  most: 1,
  times: ([a], [b]) => [product(a!, b!)],
};

const small: Ring<number> = { sum: (a, b) => a ^ b, most: 32, times: polynomialProduct16 };

/** Product by three products of half the length, after Karatsuba. The length is a power of 2. */
function times<T>(a: readonly T[], b: readonly T[], ring: Ring<T>, tick: Tick): T[] {
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
  // One coefficient lies between `low` and `high`.
  const found = [...low, middle[half - 1]!, ...high];
  for (let i = 0; i < half - 1; i++) {
    found[half + i] = sum(found[half + i]!, middle[i]!);
    found[2 * half + i] = sum(found[2 * half + i]!, middle[half + i]!);
  }
  return found;
}
