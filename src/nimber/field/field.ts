import { products } from "./products.ts";
import { inverse32, product32, products64, squareRoot32 } from "./words.ts";

/** Nimber, represented by a natural number: a number up to 2^53 - 1, a bigint beyond. */
export type Nimber = number | bigint;

/** Most bits of a nimber. */
const MOST_BITS = 65_536;

const TWO_32 = 2 ** 32;

/**
 * `a` as a bigint.
 * @throws RangeError if it is not a natural number below 2^(2^16).
 */
export function big(a: Nimber): bigint {
  if (typeof a === "bigint" ? a >= 0n : Number.isSafeInteger(a) && a >= 0) {
    const value = BigInt(a);
    if (value < TOO_LARGE) return value;
  }
  const shown = String(a);
  throw new RangeError(
    `nimber: expected a natural number below 2^65536, got ${shown.length > 40 ? `one of ${shown.length} digits` : shown}`,
  );
}

const TOO_LARGE = 1n << BigInt(MOST_BITS);

/** `a` as a number where exact, else as a bigint. */
export const plain = (a: bigint): Nimber => (a <= Number.MAX_SAFE_INTEGER ? Number(a) : a);

/** Whether `a` is a number of at most 32 bits. */
const isWord = (a: Nimber): a is number =>
  typeof a === "number" && a >= 0 && a < TWO_32 && (a | 0) >>> 0 === a;

/**
 * Degree of the smallest field 2^(2^k) that contains `a`: 1, 2, 4, 8, … Its nimbers are those below 2^bits.
 * @example
 * bitsOf(1); // 1
 * bitsOf(20); // 8
 */
export function bitsOf(a: Nimber): number {
  const value = big(a);
  let bits = 1;
  while (value >> BigInt(bits) > 0n) bits *= 2;
  return bits;
}

/**
 * Sum of the nimbers `a` and `b`, which is also their difference.
 * @throws RangeError if one of them is not a natural number below 2^65536.
 * @example
 * add(6, 11); // 13
 */
export const add = (a: Nimber, b: Nimber): Nimber =>
  isWord(a) && isWord(b) ? (a ^ b) >>> 0 : plain(big(a) ^ big(b));

/**
 * Product of the nimbers `a` and `b`.
 * Source: Conway, On Numbers and Games (1976), ch. 6.
 * Cost: 9 products by logarithms below 2^64; beyond, three times the cost for twice the bits.
 * @throws RangeError if one of them is not a natural number below 2^65536.
 * @example
 * multiply(6, 11); // 10
 * multiply(2n ** 64n, 2); // 36893488147419103232n
 */
export const multiply = (a: Nimber, b: Nimber): Nimber =>
  isWord(a) && isWord(b) ? product32(a, b) : plain(product(big(a), big(b)));

/**
 * Products of the nimbers `a[i]` and `b[i]` below 2^64, written to `out`, which may be `a` or `b`.
 * Cost: about 12 ns each, sixteen at a time.
 * @throws RangeError if the lengths differ.
 * @example
 * multiplyAll(BigUint64Array.of(6n, 2n), BigUint64Array.of(11n, 2n)); // BigUint64Array.of(10n, 3n)
 */
export function multiplyAll(
  a: BigUint64Array,
  b: BigUint64Array,
  out: BigUint64Array = new BigUint64Array(a.length),
): BigUint64Array {
  if (a.length !== b.length || a.length !== out.length) {
    throw new RangeError(`multiplyAll: expected equal lengths, got ${a.length}, ${b.length}, ${out.length}`);
  }
  if (a.length < MANY) products64(wordsOf(a), wordsOf(b), wordsOf(out), a.length);
  else products(a, b, out);
  return out;
}

/** Least number of products for which the compiled kernel is faster, with its start. */
const MANY = 256;

/** Words of each number, the lower first: all supported machines are little-endian. */
const wordsOf = (a: BigUint64Array) => new Uint32Array(a.buffer, a.byteOffset, 2 * a.length);

const left = new BigUint64Array(1);
const right = new BigUint64Array(1);
const result = new BigUint64Array(1);
const leftWords = wordsOf(left);
const rightWords = wordsOf(right);
const resultWords = wordsOf(result);

const upper = (a: bigint, half: bigint) => a >> half;
const lower = (a: bigint, half: bigint) => BigInt.asUintN(Number(half), a);

export function product(a: bigint, b: bigint): bigint {
  return a < b ? tower(b, a) : tower(a, b);
}

/** Product for `a` >= `b`. */
function tower(a: bigint, b: bigint): bigint {
  if (b === 0n) return 0n;
  if (a < TWO_64) {
    left[0] = a;
    right[0] = b;
    products64(leftWords, rightWords, resultWords, 1);
    return result[0]!;
  }
  const half = BigInt(halfOf(a));
  const [a1, a0, b1, b0] = [upper(a, half), lower(a, half), upper(b, half), lower(b, half)];
  const low = product(a0, b0);
  if (b1 === 0n) return (product(a1, b0) << half) | low;
  const both = product(a0 ^ a1, b0 ^ b1);
  return ((both ^ low) << half) | (low ^ timesTop(product(a1, b1), Number(half)));
}

const TWO_64 = 1n << 64n;

/** Half the degree of the smallest field that contains `a` >= 2^64. */
function halfOf(a: bigint): number {
  let half = 64;
  while (a >> BigInt(2 * half) > 0n) half *= 2;
  return half;
}

/** Product of `a` and 2^(bits - 1), the highest bit in the field of degree `bits`, which contains `a`. */
export function timesTop(a: bigint, bits: number): bigint {
  if (bits <= 64 || a === 0n) return product(a, 1n << BigInt(bits - 1));
  const half = BigInt(bits / 2);
  const [a1, a0] = [upper(a, half), lower(a, half)];
  return (timesTop(a0 ^ a1, bits / 2) << half) | timesTop(timesTop(a1, bits / 2), bits / 2);
}

/** Square of `a`. Squaring is linear: (a₁D + a₀)² = a₁²D + a₀² + a₁²·D/2. */
export function square(a: bigint): bigint {
  if (a < TWO_64) return product(a, a);
  const half = halfOf(a);
  const high = square(upper(a, BigInt(half)));
  return (high << BigInt(half)) | (square(lower(a, BigInt(half))) ^ timesTop(high, half));
}

/**
 * Inverse of the nimber `a`: their product is 1.
 * Source: the norm to the field below, (a₁D + a₀)(a₁D + a₀ + a₁).
 * Cost: a few products.
 * @throws RangeError if `a` is 0, or not a natural number below 2^65536.
 * @example
 * inverse(5); // 12
 */
export function inverse(a: Nimber): Nimber {
  if (isWord(a) && a > 0) return inverse32(a);
  const value = big(a);
  if (value === 0n) throw new RangeError("inverse: expected a nimber other than 0, got 0");
  return plain(inverted(value));
}

function inverted(a: bigint): bigint {
  if (a < TWO_32) return BigInt(inverse32(Number(a)));
  const half = a < TWO_64 ? 32n : BigInt(halfOf(a));
  const conjugate = a ^ upper(a, half);
  return product(conjugate, inverted(product(a, conjugate)));
}

/**
 * Quotient of the nimbers `a` and `b`.
 * @throws RangeError if `b` is 0, or one of them is not a natural number below 2^65536.
 * @example
 * divide(1, 5); // 12
 */
export const divide = (a: Nimber, b: Nimber): Nimber => multiply(a, inverse(b));

/**
 * Power of the nimber `a`, with a negative exponent that of its inverse. Calls `tick` at each squaring.
 * @throws RangeError if `a` is 0 and the exponent negative, if `a` is not a natural number below 2^65536, or
 * if the exponent is not an integer.
 * @example
 * power(2, 3); // 1
 * power(5, -1); // 12
 */
export function power(a: Nimber, exponent: number | bigint, tick?: () => void): Nimber {
  if (typeof exponent === "number" && !Number.isSafeInteger(exponent)) {
    throw new RangeError(`power: expected a whole exponent, got ${exponent}`);
  }
  const times = BigInt(exponent);
  return plain(times < 0n ? powerOf(big(inverse(a)), -times, tick) : powerOf(big(a), times, tick));
}

/** Power of `a` by repeated squaring, with the exponent reduced by the order of the group. */
export function powerOf(a: bigint, exponent: bigint, tick?: () => void): bigint {
  if (exponent === 0n) return 1n;
  if (a < 2n) return a;
  const group = (1n << BigInt(bitsOf(a))) - 1n;
  const bits = (exponent < group ? exponent : exponent % group).toString(2);
  let found = 1n;
  for (const bit of bits) {
    tick?.();
    found = square(found);
    if (bit === "1") found = product(found, a);
  }
  return found;
}

/**
 * Square root of the nimber `a`; every nimber has exactly one.
 * @throws RangeError if `a` is not a natural number below 2^65536.
 * @example
 * squareRoot(3); // 2
 */
export const squareRoot = (a: Nimber): Nimber => (isWord(a) ? squareRoot32(a) : plain(rootOf(big(a))));

function rootOf(a: bigint): bigint {
  if (a < TWO_32) return BigInt(squareRoot32(Number(a)));
  const half = a < TWO_64 ? 32 : halfOf(a);
  const a1 = upper(a, BigInt(half));
  return (rootOf(a1) << BigInt(half)) | rootOf(lower(a, BigInt(half)) ^ timesTop(a1, half));
}

/**
 * Roots of `a`·x² + `b`·x + `c`, ascending: two, or one if they are equal. A quadratic without roots in a
 * field has two in the next field.
 * Source: Conway 1976, ch. 6; Artin–Schreier: x² + x = c has a solution in the field of degree 2^k iff the
 * highest bit of c there is 0.
 * @throws RangeError if `a` is 0, or if a coefficient or a root is not a natural number below 2^65536.
 * @example
 * quadraticRoots(1, 1, 1); // [2, 3]
 * quadraticRoots(1, 0, 3); // [2]
 */
export function quadraticRoots(a: Nimber, b: Nimber, c: Nimber): readonly Nimber[] {
  const leading = big(inverse(a));
  const linear = product(big(b), leading);
  const rest = product(big(c), leading);
  if (linear === 0n) return [plain(rootOf(rest))];
  const over = big(inverse(linear));
  const bits = bitsOf(product(rest, square(over)));
  const constant = product(rest, square(over));
  const field = constant >> BigInt(bits - 1) === 0n ? bits : 2 * bits;
  if (field > MOST_BITS)
    throw new RangeError("quadraticRoots: expected roots below 2^65536, got larger ones");
  const root = product(linear, artinSchreier(constant, field));
  const other = root ^ linear;
  return root < other ? [plain(root), plain(other)] : [plain(other), plain(root)];
}

/** Solution of x² + x = `c` in the field of degree `bits`, where the highest bit of c is 0. */
function artinSchreier(c: bigint, bits: number): bigint {
  if (bits === 1) return 0n;
  const half = bits / 2;
  const [c1, c0] = [upper(c, BigInt(half)), lower(c, BigInt(half))];
  let x1 = artinSchreier(c1, half);
  let left = c0 ^ timesTop(square(x1), half);
  // The other solution x₁ + 1 flips the highest bit of the remainder.
  if (left >> BigInt(half - 1) > 0n) {
    x1 ^= 1n;
    left ^= 1n << BigInt(half - 1);
  }
  return (x1 << BigInt(half)) | artinSchreier(left, half);
}

/**
 * Trace of `a` to {0, 1}, the sum of its conjugates, in the field of degree `bits`: the highest bit of `a`
 * there. Default: the smallest field that contains `a`.
 * @throws RangeError if the field does not contain `a`, or no field has this degree.
 * @example
 * trace(2); // 1
 * trace(2, 4); // 0
 */
export function trace(a: Nimber, bits: number = bitsOf(a)): 0 | 1 {
  if (!(bits >= bitsOf(a) && bits <= MOST_BITS && Number.isInteger(Math.log2(bits)))) {
    throw new RangeError(`trace: expected the bits 1, 2, 4, … 65536 of a field that holds it, got ${bits}`);
  }
  return big(a) >> BigInt(bits - 1) > 0n ? 1 : 0;
}
