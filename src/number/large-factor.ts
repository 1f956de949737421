import { isqrt } from "../nimber/isqrt.ts";
import type { Tick } from "../types.ts";
import { gcdOf, PROVED, powerOf, primeDivisors, SMALL } from "./factor.ts";

// Prime factors of large numbers by Pollard's method, within a number of steps.

/** Prime factor with its exponent. */
export interface Factor {
  readonly factor: bigint;
  readonly exponent: number;
}

/** Steps of Pollard's method allowed for one number: a few seconds. */
export const STEPS = 4_000_000;

/** Bits of a number for which a step counts once; each further block of bits counts once more. */
const BITS = 256;

/** Remaining steps. */
interface Work {
  steps: number;
  readonly tick: Tick | undefined;
}

/**
 * Prime factors of `n` > 0 found within `STEPS`, and the unfactored `rest`, 1 if there is none. All factors
 * are proved prime.
 */
export function factorsOf(n: bigint, tick?: Tick): { readonly factors: Factor[]; readonly rest: bigint } {
  return factored(n, { steps: STEPS, tick });
}

function factored(n: bigint, work: Work): { readonly factors: Factor[]; readonly rest: bigint } {
  const primes = new Set<bigint>();
  let start = n;
  for (const p of SMALL) {
    if (start % p === 0n) primes.add(p);
    start = without(p, start);
  }
  const parts = [start];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    for (const p of primes) part = without(p, part);
    if (part < PROVED) for (const p of primeDivisors(part)) primes.add(p);
    else if (isProvedPrime(part, work)) primes.add(part);
    else {
      const divisor = divisorOf(part, work);
      if (divisor !== undefined) parts.push(divisor, part / divisor);
    }
  }
  let rest = n;
  const factors: Factor[] = [];
  for (const factor of [...primes].sort((a, b) => (a < b ? -1 : 1))) {
    let exponent = 0;
    for (; rest % factor === 0n; rest /= factor) exponent++;
    factors.push({ factor, exponent });
  }
  return { factors, rest };
}

function without(p: bigint, n: bigint): bigint {
  let rest = n;
  while (rest % p === 0n) rest /= p;
  return rest;
}

/**
 * Below this bound no composite is a strong pseudoprime to the first 13 primes: Sorenson & Webster, Math.
 * Comp. 86 (2017) 985.
 */
const SURE = 3_317_044_064_679_887_385_961_981n;
const BASES: readonly bigint[] = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];

/** Whether an odd `n` above all bases is proved prime within the steps. */
function isProvedPrime(n: bigint, work: Work): boolean {
  return (
    BASES.every((base) => isStrongProbablePrime(n, base, work)) && (n < SURE || isByPocklington(n, work))
  );
}

/** Strong probable prime test of Miller and Rabin, J. Number Theory 12 (1980) 128. */
function isStrongProbablePrime(n: bigint, base: bigint, { tick }: Work): boolean {
  tick?.();
  const odd = without(2n, n - 1n);
  let power = powerOf(base, odd, n);
  if (power === 1n) return true;
  for (let e = odd; e < n - 1n; e *= 2n) {
    if (power === n - 1n) return true;
    power = (power * power) % n;
  }
  return false;
}

/**
 * Primality by Pocklington's theorem: if F divides n - 1, F² > n, and for each prime q in F some a has
 * a^(n-1) = 1 modulo n and a^((n-1)/q) - 1 prime to n, then n is prime.
 * Source: Proc. Camb. Phil. Soc. 18 (1914) 29.
 */
function isByPocklington(n: bigint, work: Work): boolean {
  const { factors, rest } = factored(n - 1n, work);
  const known = (n - 1n) / rest;
  if (known * known <= n) return false;
  return factors.every(({ factor }) =>
    BASES.some((a) => {
      work.tick?.();
      return powerOf(a, n - 1n, n) === 1n && gcdOf(powerOf(a, (n - 1n) / factor, n) - 1n, n) === 1n;
    }),
  );
}

/** Proper divisor of `n`, if found within the steps. */
function divisorOf(n: bigint, work: Work): bigint | undefined {
  return rootOf(n) ?? rhoWithin(n, work);
}

/**
 * Square, cube, fifth, … root of `n`, if it is an integer. Further powers reduce to these, or have small
 * factors.
 */
function rootOf(n: bigint): bigint | undefined {
  const square = isqrt(n);
  if (square * square === n) return square;
  for (const k of [3n, 5n, 7n, 11n, 13n]) {
    const root = integerRoot(n, k);
    if (root ** k === n) return root;
  }
  return undefined;
}

/** Largest r with r^k <= `n`, by Newton's iteration from above. */
function integerRoot(n: bigint, k: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / Number(k)));
  for (;;) {
    const next = ((k - 1n) * root + n / root ** (k - 1n)) / k;
    if (next >= root) return root;
    root = next;
  }
}

/** Number of steps whose differences are multiplied before a common divisor is computed. */
const BATCH = 128;

/** Pollard's rho method with differences in batches, after Brent, BIT 20 (1980) 176. */
function rhoWithin(n: bigint, work: Work): bigint | undefined {
  const weight = Math.ceil(n.toString(2).length / BITS);
  for (let c = 1n; work.steps > 0; c++) {
    let [x, y, start] = [2n, 2n, 2n];
    let divisor = 1n;
    for (let length = 1; divisor === 1n && work.steps > 0; length *= 2) {
      x = y;
      for (let done = 0; done < length && divisor === 1n && work.steps > 0; done += BATCH) {
        work.tick?.();
        start = y;
        let product = 1n;
        for (let i = Math.min(BATCH, length - done); i > 0; i--) {
          y = (y * y + c) % n;
          product = (product * (x > y ? x - y : y - x)) % n;
        }
        work.steps -= BATCH * weight;
        divisor = gcdOf(product, n);
      }
    }
    // The batch contains all factors at once: it is repeated one step at a time.
    while (divisor === n) {
      start = (start * start + c) % n;
      const single = gcdOf(x > start ? x - start : start - x, n);
      if (single === 1n) continue;
      if (single === n) break;
      divisor = single;
    }
    if (divisor > 1n && divisor < n) return divisor;
  }
  return undefined;
}
