import { describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { type Natural, natural } from "../src/nimber/index.ts";
import { divisorsOf } from "../src/number/divisors.ts";
import { primeDivisors, rho } from "../src/number/factor.ts";
import { primesTo } from "../src/number/primes.ts";
import { dice } from "./oracle.ts";
import { isQuick, slowly } from "./part.ts";

const isPrime = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
};

const roll = dice(67);
/** Random prime from `least` to below `least` + `width`. */
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

describe("divisorsOf", () => {
  /** Factors by the definition. */
  const plainly = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);

  test("agrees with the definition to 500, by trial and by factors", () => {
    for (let n = 1; n <= 500; n++) {
      expect([...divisorsOf(n)]).toEqual(plainly(n));
      const large = BigInt(n) * 100_000_007n;
      const both = [...plainly(n), ...plainly(n).map((d) => d * 100_000_007)];
      expect([...divisorsOf(natural(large))].map(Number)).toEqual(both.sort((a, b) => a - b));
    }
    expect([...divisorsOf(0)]).toEqual([]);
  });

  test.each([
    ["10^30", 10n ** 30n, 961],
    ["a prime above 2^64, and its double", 2n * 170_141_183_460_469_231_731_687_303_715_884_105_727n, 4],
    ["the square of a prime near 10^30", 1_000_000_000_000_000_000_000_000_000_057n ** 2n, 3],
    ["the fifth power of one", 1_000_000_000_000_000_000_000_000_000_057n ** 5n, 6],
    ["a product of two primes above 10^10", 10_000_000_019n * 10_000_000_033n, 4],
    ["7 · 10^309", 7n * 10n ** 309n, 2 * 310 * 310],
    ["2^1000", 2n ** 1000n, 1001],
  ])("has all of %s", (_, n, count) => {
    const found = [...divisorsOf(natural(n))];
    expect(found.length).toBe(count);
    expect(found.every((d) => n % BigInt(d) === 0n)).toBe(true);
    expect(found.every((d, i) => i === 0 || found[i - 1]! < d)).toBe(true);
  });

  // On the command line, such a number gets only the quick test.
  test.each(slowly([6n]))("gives what it knows of a number that it cannot factor, and then says so", (n) => {
    const hard = (10n ** 49n + 9n) * (10n ** 50n + 151n);
    const found: Natural[] = [];
    let error: unknown;
    try {
      for (const d of divisorsOf(n * hard)) found.push(d);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code: "limit", limit: "steps" });
    expect(found).toEqual([1, 2, 3, 6, hard, 2n * hard, 3n * hard, 6n * hard]);
  });

  test("stops when it is told to", () => {
    let asked = 0;
    const tick = () => {
      if (++asked === 50) throw new LimitError("seconds", 1);
    };
    expect(() => [...divisorsOf(10n ** 299n + 77n, tick)]).toThrow(LimitError);
    expect(asked).toBe(50);
  });

  test.skipIf(isQuick)("is not taken in by strong pseudoprimes to many bases", () => {
    // Smallest pseudoprime to the first 13 primes: Sorenson & Webster, Math. Comp. 86 (2017) 985.
    expect([...divisorsOf(3_317_044_064_679_887_385_961_981n)].length).toBe(4);
  });
});

test("primesTo gives the primes, as far as asked and from the start again", () => {
  const sieved = [...primesTo(300_000)];
  expect(sieved.length).toBe(25_997);
  for (const n of [0, 1, 2, 3, 4, 7, 8, 9, 100, 10_007])
    expect([...primesTo(n)]).toEqual(Array.from({ length: n + 1 }, (_, i) => i).filter(isPrime));
  let asked = 0;
  for (const p of primesTo(10n ** 310n, () => asked++)) if (p > 2_000_000) break;
  expect(asked).toBeGreaterThan(0);
});
