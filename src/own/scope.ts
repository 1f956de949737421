import { mex } from "../nimber/mex.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import {
  divisors,
  gcd,
  heaps,
  isFibonacci,
  isPowerOfTwo,
  isPrime,
  isSquare,
  lowerWythoff,
  phi,
  popcount,
  valuation,
  zeckendorf,
} from "./helpers.ts";

/** The scope of a file of rules. */
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
