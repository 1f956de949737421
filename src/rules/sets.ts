import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { isqrt } from "../nimber/isqrt.ts";
import { type Natural, natural, plus } from "../nimber/natural.ts";
import { primeDivisors } from "../number/factor.ts";
import type { Tick } from "../types.ts";

/** Set of integers: a membership test, and a list of its positive members. */
export interface Members {
  has(value: Natural): boolean;
  /** Members from `least` >= 1 to `most`, ascending. */
  list(least: Natural, most: Natural, tick: Tick): Iterable<Natural>;
}

/** Bound below which doubles decide whether a number is a square. */
const MOST_ROOT = 94_906_265;

export const squares: Members = {
  has(value) {
    if (value < 1) return false;
    if (typeof value === "bigint") return isqrt(value) ** 2n === value;
    return Math.round(Math.sqrt(value)) ** 2 === value;
  },
  *list(least, most) {
    const from = natural(isqrt(BigInt(least) - 1n) + 1n);
    let root = Number(from);
    for (; root <= MOST_ROOT; root++) {
      if (root * root > most) return;
      yield root * root;
    }
    for (let large = BigInt(from > root ? from : root); large * large <= most; large++) yield large * large;
  },
};

export const fibonacci: Members = {
  has(value) {
    let [a, b] = [1n, 2n];
    while (a < value) [a, b] = [b, a + b];
    return a === BigInt(value);
  },
  *list(least, most) {
    for (let [a, b] = [1n, 2n]; a <= most; [a, b] = [b, a + b]) if (a >= least) yield natural(a);
  },
};

/** 1, b, b², … for any integer `base`. */
export function powers(base: bigint): Members {
  return {
    has(value) {
      const sought = BigInt(value);
      if (base >= -1n && base <= 1n) return sought === 1n || sought === base;
      const size = sought < 0n ? -sought : sought;
      let power = 1n;
      while ((power < 0n ? -power : power) < size) power *= base;
      return power === sought;
    },
    *list(least, most) {
      if (base >= -1n && base <= 1n) {
        if (least <= 1 && most >= 1) yield 1;
        return;
      }
      const step = base < 0n ? base * base : base;
      for (let power = 1n; power <= most; power *= step) if (power >= least) yield natural(power);
    },
  };
}

/** Largest number that is factored. */
export const FACTORED = 3_800_000_000_000_000_000n;

export function divisors(n: bigint): Members {
  const size = n < 0n ? -n : n;
  return {
    has: (value) => value >= 1 && n !== 0n && n % BigInt(value) === 0n,
    *list(least, most, tick) {
      if (n === 0n) return;
      for (const each of divisorsOf(size, tick)) if (each >= least && each <= most) yield natural(each);
    },
  };
}

function divisorsOf(n: bigint, tick: Tick): bigint[] {
  if (n > FACTORED) throw new LimitError("digits", 18);
  let all = [1n];
  let rest = n;
  for (const prime of primeDivisors(n)) {
    const before = all;
    for (let power = prime; rest % prime === 0n; power *= prime) {
      tick();
      rest /= prime;
      all = [...all, ...before.map((each) => each * power)];
    }
  }
  return all.sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Set of the digits of `n` in a base.
 * @throws RuleError when the number is negative or the base is below 2
 */
export function digitSet(n: bigint, base: bigint): Members {
  if (n < 0n) throw new RuleError(t("digitsNegativeNumber2"));
  if (base < 2n) throw new RuleError(t("digitsBaseBelow"));
  const found = new Set<bigint>();
  let rest = n;
  do {
    found.add(rest % base);
    rest /= base;
  } while (rest > 0n);
  return {
    has: (value) => found.has(BigInt(value)),
    *list(least, most) {
      for (const each of [...found].sort((a, b) => (a < b ? -1 : 1)))
        if (each >= least && each <= most) yield natural(each);
    },
  };
}

/** Primes up to `sieved`, ascending. */
let known: number[] = [];
let sieved = 1;

/** Limit of the sieve: larger numbers are factored to test whether they are prime. */
const SIEVED = 1 << 24;

function sieveTo(most: number): void {
  if (most <= sieved) return;
  sieved = Math.min(SIEVED, Math.max(most, 2 * sieved, 1 << 12));
  const composite = new Uint8Array(sieved + 1);
  known = [];
  for (let i = 2; i <= sieved; i++) {
    if (composite[i] !== 0) continue;
    known.push(i);
    for (let j = i * i; j <= sieved; j += i) composite[j] = 1;
  }
}

function isPrime(value: bigint): boolean {
  if (value > FACTORED) throw new LimitError("digits", 18);
  return value >= 2n && primeDivisors(value)[0] === value;
}

/** Index of the first known prime that is at least `least`. */
function placeOf(least: Natural): number {
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (known[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of primes up to `most` <= 2^24. */
export function primesTo(most: number): number {
  sieveTo(most);
  return placeOf(most + 1);
}

export const primes: Members = {
  has(value) {
    if (value > SIEVED) return isPrime(BigInt(value));
    sieveTo(Number(value));
    return known[placeOf(value)] === Number(value);
  },
  *list(least, most, tick) {
    const near = most < SIEVED ? Number(most) : SIEVED;
    sieveTo(near);
    for (let i = placeOf(least); i < known.length && known[i]! <= near; i++) yield known[i]!;
    for (let n = BigInt(least > SIEVED ? least : SIEVED + 1); n <= most; n++) {
      tick();
      if (isPrime(n)) yield natural(n);
    }
  },
};

/** Numbers of the ranges, ends included. */
export function listed(ranges: readonly (readonly [Natural, Natural])[]): Members {
  const ascending = [...ranges].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    has: (value) => ranges.some(([from, to]) => from <= value && value <= to),
    *list(least, most) {
      let next = least;
      for (const [from, to] of ascending) {
        const last = to < most ? to : most;
        for (let n = from > next ? from : next; n <= last; n = plus(n, 1)) {
          yield n;
          next = plus(n, 1);
        }
      }
    },
  };
}
