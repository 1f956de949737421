import { gcd } from "../nimber/gcd.ts";
import { isqrt } from "../nimber/isqrt.ts";

/**
 * Prime divisors of `n`, ascending, for 1 <= `n` < 3.8 * 10^18. Every factor is checked by division.
 * Cost: about n^(1/4) steps in doubles, half a millisecond for a product of two primes near 10^9.
 * @throws RangeError if `n` is out of that range.
 */
export function primeDivisors(n: bigint): bigint[] {
  if (n < 1n || n >= PROVED) throw new RangeError(`primeDivisors: expected 1 to ${PROVED - 1n}, got ${n}`);
  const found = new Set<bigint>();
  let rest = n;
  for (const p of SMALL) {
    if (rest % p !== 0n) continue;
    found.add(p);
    while (rest % p === 0n) rest /= p;
  }
  const parts = rest === 1n ? [] : [rest];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    if (isPrime(part)) {
      found.add(part);
      continue;
    }
    const divisor = splitter(part);
    if (divisor <= 1n || divisor >= part || part % divisor !== 0n)
      throw new Error(`primeDivisors: ${divisor} does not split ${part}`);
    parts.push(divisor, part / divisor);
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

/** Primes below 254. */
export const SMALL: readonly bigint[] = Array.from({ length: 252 }, (_, i) => i + 2)
  .filter((p) => [2, 3, 5, 7, 11, 13].every((q) => p === q || p % q !== 0))
  .map(BigInt);

/**
 * Below this bound no composite is a strong pseudoprime to the first nine primes: Jiang & Deng, Math. Comp.
 * 83 (2014) 2915.
 */
export const PROVED = 3_825_123_056_546_413_051n;
const BASES: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n];

/**
 * Whether an odd `n` without divisors below 254 is prime, by the strong test of Miller and Rabin to fixed
 * bases.
 */
function isPrime(n: bigint): boolean {
  if (n < 64_009n) return true;
  let odd = n - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos++;
  return BASES.every((base) => {
    let power = powerOf(base, odd, n);
    if (power === 1n) return true;
    for (let i = 1; i < twos && power !== n - 1n; i++) power = (power * power) % n;
    return power === n - 1n;
  });
}

export function powerOf(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let power = 1n;
  for (const bit of exponent.toString(2)) {
    power = (power * power) % modulus;
    if (bit === "1") power = (power * base) % modulus;
  }
  return power;
}

/** Proper divisor of a composite `n`. */
function splitter(n: bigint): bigint {
  const root = isqrt(n);
  if (root * root === n) return root;
  const cubeRoot = BigInt(Math.round(Math.cbrt(Number(n))));
  if (cubeRoot ** 3n === n) return cubeRoot;
  for (const multiplier of MULTIPLIERS) {
    const divisor = squareForms(n, multiplier);
    if (divisor !== undefined) return divisor;
  }
  return rho(n);
}

/** Multipliers; 105 is first because it needs the fewest steps for products of two primes near 10^9. */
const MULTIPLIERS = [105, 1155, 165, 15, 231, 21, 385, 33, 35, 3, 55, 77, 5, 7, 11, 1].map(BigInt);

/**
 * Shanks's square forms factorization of `n` times a multiplier. Finds a proper divisor of `n` or nothing.
 * All numbers of the continued fraction stay below 2 * sqrt(1155 * 3.8 * 10^18) < 2^38, exact in doubles.
 * Source: Gower & Wagstaff, Math. Comp. 77 (2008) 551.
 */
function squareForms(n: bigint, multiplier: bigint): bigint | undefined {
  const product = n * multiplier;
  const exact = isqrt(product);
  const root = Number(exact);
  let q = Number(product - exact * exact);
  if (q === 0) return undefined;
  let p = root;
  let before = 1;
  const small = Math.floor(2 * Math.sqrt(2 * root));
  const bound = small * Number(multiplier);
  const improper: number[] = [];
  for (let i = 2; i < 4 * small; i++) {
    const b = Math.floor((root + p) / q);
    const next = b * q - p;
    const after = before + b * (p - next);
    if (q <= 2 * bound) improper.push(q / gcd(q, 2 * Number(multiplier)));
    before = q;
    q = after;
    p = next;
    if (i % 2 !== 0) continue;
    const square = Math.sqrt(q);
    if (square !== Math.floor(square) || improper.includes(square)) continue;
    if (square === 1) return undefined;
    const divisor = ambiguous(product, root, p, square, 4 * small);
    const common = divisor === undefined ? 1n : gcdOf(n, divisor);
    if (common > 1n && common < n) return common;
  }
  return undefined;
}

/** Follows the square root of a square form until two successive p are equal. */
function ambiguous(
  product: bigint,
  root: number,
  p0: number,
  before0: number,
  most: number,
): bigint | undefined {
  let p = p0 + before0 * Math.floor((root - p0) / before0);
  let before = before0;
  let q = Number((product - BigInt(p) * BigInt(p)) / BigInt(before0));
  for (let i = 0; i < most; i++) {
    const b = Math.floor((root + p) / q);
    const next = b * q - p;
    if (next === p) return BigInt(q);
    const after = before + b * (p - next);
    before = q;
    q = after;
    p = next;
  }
  return undefined;
}

export function gcdOf(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/**
 * Proper divisor of an odd composite `n` by Pollard's rho method with Brent's cycle search, if no multiplier
 * succeeds. Slow for large numbers.
 * Source: Brent, BIT 20 (1980) 176.
 */
export function rho(n: bigint): bigint {
  for (let c = 1n; ; c++) {
    let [x, y, divisor] = [2n, 2n, 1n];
    for (let steps = 1, power = 1; divisor === 1n; steps++) {
      if (steps === power) {
        x = y;
        power *= 2;
        steps = 0;
      }
      y = (y * y + c) % n;
      divisor = gcdOf(x > y ? x - y : y - x, n);
    }
    if (divisor !== n) return divisor;
  }
}
