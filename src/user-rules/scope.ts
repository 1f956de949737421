import { gcd } from "../nimber/gcd.ts";
import { isqrt } from "../nimber/isqrt.ts";
import { mex } from "../nimber/mex.ts";
import { nimSum } from "../nimber/nim-sum.ts";

// Names that a file of rules and its laws may use without an import, such as `mex` and `nimSum`.

/** Sizes of heaps as a list of components, without empty heaps. */
const heaps = (...sizes: number[]): number[] => sizes.filter((size) => size !== 0);

const phi: number = (1 + Math.sqrt(5)) / 2;

/** ⌊n·φ⌋, exact up to n = 2^53 / (1 + √5), about 2.78 · 10^15. */
const lowerWythoff = (n: number): number => Math.floor((n + Number(isqrt(5n * BigInt(n) * BigInt(n)))) / 2);

const isSquare = (n: number): boolean => Number.isInteger(n) && n >= 0 && Number.isInteger(Math.sqrt(n));

const isFibonacci = (n: number): boolean => n >= 0 && (isSquare(5 * n * n + 4) || isSquare(5 * n * n - 4));

const isPowerOfTwo = (n: number): boolean => n >= 1 && Number.isInteger(Math.log2(n));

function isPrime(n: number): boolean {
  if (!Number.isInteger(n) || n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** Number of ones in the binary digits of n. */
function popcount(n: number): number {
  let ones = 0;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2;
  return ones;
}

/** Exponent of 2 in n. */
function valuation(n: number): number {
  let exponent = 0;
  for (let rest = n; rest > 0 && rest % 2 === 0; rest /= 2) exponent++;
  return exponent;
}

function divisors(n: number): number[] {
  const found: number[] = [];
  for (let d = 1; d <= n; d++) if (n % d === 0) found.push(d);
  return found;
}

/**
 * Zeckendorf representation: Fibonacci numbers with sum n, no two consecutive, largest first.
 * Source: Zeckendorf 1972.
 */
function zeckendorf(n: number): number[] {
  const fibonacci = [1, 2];
  while (fibonacci.at(-1)! <= n) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
  const parts: number[] = [];
  let rest = n;
  for (const part of fibonacci.reverse()) {
    if (part > rest) continue;
    parts.push(part);
    rest -= part;
  }
  return parts;
}

/**
 * Scope of a file of rules: everything that it and its laws may use. Keep `typescript/scope.d.ts` of the Lab,
 * which declares it for the editor, in step.
 */
export interface Scope {
  readonly mex: typeof mex;
  readonly nimSum: typeof nimSum;
  readonly heaps: typeof heaps;
  readonly phi: typeof phi;
  readonly lowerWythoff: typeof lowerWythoff;
  readonly isSquare: typeof isSquare;
  readonly isFibonacci: typeof isFibonacci;
  readonly isPowerOfTwo: typeof isPowerOfTwo;
  readonly isPrime: typeof isPrime;
  readonly popcount: typeof popcount;
  readonly valuation: typeof valuation;
  readonly gcd: typeof gcd;
  readonly divisors: typeof divisors;
  readonly zeckendorf: typeof zeckendorf;
}

/** Functions that rules and laws can use without an import. */
export const helpers: Scope = {
  mex,
  nimSum,
  heaps,
  phi,
  lowerWythoff,
  isSquare,
  isFibonacci,
  isPowerOfTwo,
  isPrime,
  popcount,
  valuation,
  gcd,
  divisors,
  zeckendorf,
};
