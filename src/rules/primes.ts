import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { primeDivisors } from "../number/factor.ts";
import { FACTORED, primesTo } from "./sets.ts";

// Computes functions of the primes of a number, which laws call.

/** Largest number up to which primes are counted. */
const MOST_COUNTED = 1 << 24;

function factored(n: Natural): bigint[] {
  if (n < 0) throw new RuleError(t("primesOfNegative"));
  if (n > FACTORED) throw new LimitError("digits", 18);
  return n < 2 ? [] : primeDivisors(BigInt(n));
}

/** Smallest prime factor of `n`; 0 and 1 for themselves. */
export const leastPrime = (n: Natural): Natural => {
  const [prime] = factored(n);
  return prime === undefined ? n : natural(prime);
};

/**
 * Number of primes up to `n`.
 * @throws LimitError beyond 2^24
 */
export function primesUpTo(n: Natural): number {
  if (n < 2) return 0;
  if (n > MOST_COUNTED) throw new LimitError("heap", MOST_COUNTED, n);
  return primesTo(Number(n));
}

/** Number of prime factors of `n` with multiplicity; 0 for 0 and 1. */
export function primeFactors(n: Natural): number {
  let count = 0;
  for (const prime of factored(n)) for (let rest = BigInt(n); rest % prime === 0n; rest /= prime) count++;
  return count;
}
