import { describe, expect, test } from "vitest";
import { primeDivisors, rho } from "../src/games/family/factor.ts";
import { dice } from "./oracle.ts";

const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
};

const roll = dice(67);
/** A random prime from `least` to below `least` + `width`. */
function prime(least: number, width: number): bigint {
  for (;;) {
    const n = least + roll(width);
    if (isPrime(n)) return BigInt(n);
  }
}
const product = (factors: readonly bigint[]) => factors.reduce((a, b) => a * b, 1n);
const distinct = (factors: readonly bigint[]) => [...new Set(factors)].sort((a, b) => (a < b ? -1 : 1));

describe("primeDivisors", () => {
  test("agrees with trial division to 20,000", () => {
    for (let n = 1; n <= 20_000; n++) {
      const found: bigint[] = [];
      for (let d = 2, rest = n; rest > 1; d++) {
        if (rest % d > 0) continue;
        found.push(BigInt(d));
        while (rest % d === 0) rest /= d;
      }
      expect(primeDivisors(BigInt(n))).toEqual(found);
    }
  });

  test.each<[string, () => bigint[]]>([
    ["two primes near 10^9", () => [prime(900_000_000, 99_999_999), prime(900_000_000, 99_999_999)]],
    ["a small prime and a large one", () => [prime(257, 1000), prime(500_000_000, 400_000_000)]],
    ["three primes", () => [prime(1000, 990_000), prime(1000, 990_000), prime(1000, 990_000)]],
    ["a square and a prime", () => Array<bigint>(2).fill(prime(1000, 90_000)).concat(prime(1000, 9_000_000))],
    ["a square", () => Array<bigint>(2).fill(prime(900_000_000, 99_999_999))],
    ["a cube", () => Array<bigint>(3).fill(prime(257, 990_000))],
    ["a fourth power", () => Array<bigint>(4).fill(prime(257, 30_000))],
    ["a fifth power", () => Array<bigint>(5).fill(prime(257, 3500))],
    ["a seventh power", () => Array<bigint>(7).fill(prime(257, 100))],
    [
      "two squares",
      () =>
        Array<bigint>(2)
          .fill(prime(257, 30_000))
          .flatMap((p) => [p, 269n]),
    ],
  ])("splits %s", (_, factors) => {
    for (let round = 0; round < 100; round++) {
      const chosen = factors();
      expect(primeDivisors(product(chosen))).toEqual(distinct(chosen));
    }
  });

  test("is not taken in by pseudoprimes, and knows large primes", () => {
    // Carmichael numbers and the least strong pseudoprimes to the first 1 to 8 primes: OEIS A014233.
    for (const n of [
      2047n,
      1373653n,
      25326001n,
      3215031751n,
      2152302898747n,
      3474749660383n,
      341550071728321n,
    ]) {
      const found = primeDivisors(n);
      expect(found.length).toBeGreaterThan(1);
      expect(found.every((p) => n % p === 0n)).toBe(true);
    }
    expect(primeDivisors(999_999_999_999_999_989n)).toEqual([999_999_999_999_999_989n]);
    expect(primeDivisors(10n ** 18n)).toEqual([2n, 5n]);
  });

  test("refuses what its primality test is not proved for", () => {
    expect(() => primeDivisors(0n)).toThrow(RangeError);
    expect(() => primeDivisors(3_825_123_056_546_413_051n)).toThrow(RangeError);
  });
});

describe("rho", () => {
  test("splits composites of all kinds", () => {
    for (const factors of [
      [257n, 257n],
      [263n, 269n],
      [65_537n, 65_539n],
      [1009n, 1009n, 1009n],
      [100_003n, 7n],
    ]) {
      const n = product(factors);
      const divisor = rho(n);
      expect(divisor > 1n && divisor < n && n % divisor === 0n).toBe(true);
    }
  });
});
