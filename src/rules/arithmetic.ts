import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { isqrt } from "../nimber/isqrt.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Comparison } from "./syntax.ts";

/** Exact integers of one kind: numbers while all are safe, else bigints. */
export interface Arithmetic<N> {
  of(value: Natural): N;
  negative(a: N): N;
  plus(a: N, b: N): N;
  minus(a: N, b: N): N;
  times(a: N, b: N): N;
  /** Rounded down. */
  quotient(a: N, b: N): N;
  /** Remainder that belongs to `quotient`. */
  remainder(a: N, b: N): N;
  power(a: N, b: N): N;
  /** Bitwise and, in two's complement. */
  and(a: N, b: N): N;
  xor(a: N, b: N): N;
  or(a: N, b: N): N;
  gcd(a: N, b: N): N;
  /** `a` times the square root of `d`, rounded down. */
  root(a: N, d: N): N;
  /** Exponent of `b` in `a`; 0 for 0. */
  valuation(a: N, b: N): N;
  /** Number of binary digits that are 1. */
  popcount(a: N): N;
  natural(a: N): Natural;
}

/** Thrown when a number is no longer safe, so that the computation restarts with bigints. */
export const UNSAFE: unique symbol = Symbol("unsafe");

const MAX = Number.MAX_SAFE_INTEGER;

function safe(value: number): number {
  if (value > MAX || value < -MAX) throw UNSAFE;
  // Avoids -0, which is a different key from 0.
  return value + 0;
}

const byZero = () => new RuleError(t("divisionZero"));

const negativePower = () => new RuleError(t("powerNegativeExponent"));

const negativeRoot = () => new RuleError(t("squareRootNegativeNumber"));

const noBase = () => new RuleError(t("valuationBaseBelow"));

const negativeDigits = () => new RuleError(t("digitsNegativeNumber"));

/** Whether the bitwise operators accept a number without conversion. */
const isShort = (a: number): boolean => (a | 0) === a;

function remainder(a: number, b: number): number {
  if (b === 0) throw byZero();
  const rest = a % b;
  return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0;
}

export const numbers: Arithmetic<number> = {
  of(value) {
    if (typeof value === "bigint") throw UNSAFE;
    return value;
  },
  negative: (a) => -a + 0,
  plus: (a, b) => safe(a + b),
  minus: (a, b) => safe(a - b),
  times: (a, b) => safe(a * b),
  // The quotient is exact because the dividend is then a multiple of the divisor.
  quotient: (a, b) => safe(safe(a - remainder(a, b)) / b),
  remainder,
  power(a, b) {
    if (b < 0) throw negativePower();
    if (a === 0 || a === 1) return b === 0 ? 1 : a;
    if (a === -1) return b % 2 === 0 ? 1 : -1;
    let power = 1;
    for (let i = 0; i < b; i++) power = safe(power * a);
    return power;
  },
  and: (a, b) => (isShort(a) && isShort(b) ? a & b : numbers.of(plain(BigInt(a) & BigInt(b)))),
  xor: (a, b) => (isShort(a) && isShort(b) ? a ^ b : numbers.of(plain(BigInt(a) ^ BigInt(b)))),
  or: (a, b) => (isShort(a) && isShort(b) ? a | b : numbers.of(plain(BigInt(a) | BigInt(b)))),
  gcd(a, b) {
    let [x, y] = [Math.abs(a), Math.abs(b)];
    while (y !== 0) [x, y] = [y, x % y];
    return x;
  },
  root(a, d) {
    if (d < 0) throw negativeRoot();
    const square = safe(safe(a * a) * d);
    let root = Math.floor(Math.sqrt(square));
    while (root * root > square) root--;
    while ((root + 1) * (root + 1) <= square) root++;
    return a >= 0 ? root : root * root === square ? 0 - root : -root - 1;
  },
  valuation(a, b) {
    if (b < 2) throw noBase();
    let times = 0;
    for (let rest = a; rest !== 0 && rest % b === 0; rest /= b) times++;
    return times;
  },
  popcount(a) {
    if (a < 0) throw negativeDigits();
    let ones = 0;
    for (let rest = a; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2;
    return ones;
  },
  natural: (a) => a,
};

/** Largest bit length of a computed number. */
const MOST_BITS = 1 << 20;
const MOST_DIGITS = 315_652;
/** Least and greatest computed number, of 128 kB each, created at the first comparison. */
let bounds: readonly [bigint, bigint] | undefined;

function small(value: bigint): bigint {
  bounds ??= [-1n << BigInt(MOST_BITS), 1n << BigInt(MOST_BITS)];
  if (value < bounds[0] || value > bounds[1]) throw new LimitError("digits", MOST_DIGITS);
  return value;
}

/** Number if the bigint is safe, of either sign. */
const plain = (value: bigint): Natural =>
  value <= BigInt(MAX) && value >= -BigInt(MAX) ? Number(value) : value;

function bigRemainder(a: bigint, b: bigint): bigint {
  if (b === 0n) throw byZero();
  const rest = a % b;
  return rest !== 0n && rest < 0n !== b < 0n ? rest + b : rest;
}

export const bigints: Arithmetic<bigint> = {
  of: BigInt,
  negative: (a) => -a,
  plus: (a, b) => small(a + b),
  minus: (a, b) => small(a - b),
  times: (a, b) => small(a * b),
  quotient: (a, b) => (a - bigRemainder(a, b)) / b,
  remainder: bigRemainder,
  power(a, b) {
    if (b < 0n) throw negativePower();
    if (a >= -1n && a <= 1n) return a ** (b === 0n ? 0n : 2n - (b % 2n));
    if (b * BigInt(a.toString(2).length - 1) > MOST_BITS) throw new LimitError("digits", MOST_DIGITS);
    return small(a ** b);
  },
  and: (a, b) => a & b,
  xor: (a, b) => a ^ b,
  or: (a, b) => a | b,
  gcd(a, b) {
    let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
    while (y !== 0n) [x, y] = [y, x % y];
    return x;
  },
  root(a, d) {
    if (d < 0n) throw negativeRoot();
    const square = small(a * a * d);
    const root = isqrt(square);
    return a >= 0n ? root : root * root === square ? -root : -root - 1n;
  },
  valuation(a, b) {
    if (b < 2n) throw noBase();
    let times = 0n;
    for (let rest = a; rest !== 0n && rest % b === 0n; rest /= b) times++;
    return times;
  },
  popcount(a) {
    if (a < 0n) throw negativeDigits();
    return BigInt(a.toString(2).replaceAll("0", "").length);
  },
  natural: plain,
};

/** Tests for each comparison of two numbers. */
export const comparisons: Readonly<Record<Comparison, <N extends number | bigint>(a: N, b: N) => boolean>> = {
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};
