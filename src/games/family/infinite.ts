import type { Natural } from "../../nimber/natural.ts";
import type { Theorem } from "../../types.ts";
import { naturals } from "./natural.ts";
import type { Takes } from "./subtraction.ts";

/** A set of takes called by name, as in `{primes}`; one with a parameter is written `{powers(3)}`. */
export interface NamedSet {
  readonly takes: Takes;
  readonly theorems: readonly Theorem<Natural>[];
}

export const squares: NamedSet = {
  takes: {
    name: "squares",
    fixed: true,
    says: { en: "a perfect square", zh: "其中 s 为完全平方数" },
    *takes(n) {
      for (let root = 1; root * root <= n; root++) yield root * root;
    },
  },
  theorems: [],
};

export const fibonacciNumbers: NamedSet = {
  takes: {
    name: "fibonacci",
    fixed: true,
    says: { en: "a Fibonacci number", zh: "其中 s 为斐波那契数" },
    *takes(n) {
      for (let [a, b] = [1, 2]; a <= n; [a, b] = [b, a + b]) yield a;
    },
  },
  theorems: [],
};

export const primes: NamedSet = {
  takes: {
    name: "primes",
    fixed: true,
    says: { en: "a prime number", zh: "其中 s 为质数" },
    *takes(n) {
      for (let i = 0; ; i++) {
        const prime = nthPrime(i);
        if (prime > n) return;
        yield prime;
      }
    },
  },
  theorems: [],
};

export const divisors: NamedSet = {
  takes: {
    name: "divisors",
    says: { en: "a divisor of the heap's size", zh: "其中 s 整除堆的大小" },
    takes: (n) => divisorsOf(n),
  },
  theorems: [
    {
      claim: {
        en: "A heap of n > 0 has value one more than the number of times 2 divides n.",
        zh: "n > 0 的堆，SG 值等于 n 中因子 2 的个数加 1。",
      },
      source: "Winning Ways (2nd ed.), vol. 3, ch. 14, the Ruler game, whose values are the same",
      cases: naturals,
      says: (n) => (BigInt(n) === 0n ? 0 : twos(n) + 1),
    },
  ],
};

export const properDivisors: NamedSet = {
  takes: {
    name: "proper-divisors",
    says: { en: "a divisor of the heap's size smaller than it", zh: "其中 s 是堆的大小的真因数" },
    *takes(n) {
      for (const divisor of divisorsOf(n)) if (divisor < n) yield divisor;
    },
  },
  theorems: [
    {
      claim: {
        en: "A heap of n > 0 has as its value the number of times 2 divides n.",
        zh: "n > 0 的堆，SG 值等于 n 中因子 2 的个数。",
      },
      source: "Project Euler, problem 509",
      cases: naturals,
      says: (n) => (BigInt(n) === 0n ? 0 : twos(n)),
    },
  ],
};

/** The powers 1, b, b², … of `base`. */
export function powers(base: number): NamedSet {
  return {
    takes: {
      name: `powers(${base})`,
      fixed: true,
      says: { en: `a power of ${base}`, zh: `其中 s 为 ${base} 的幂` },
      *takes(n) {
        for (let power = 1; power <= n; power *= base) yield power;
      },
    },
    theorems: [
      {
        claim:
          base % 2 === 1
            ? { en: "The value of n is n mod 2.", zh: "n 的 SG 值为 n mod 2。" }
            : {
                en: `With r = n mod ${base + 1}, the value is 2 if r = ${base}, else r mod 2.`,
                zh: `设 r = n mod ${base + 1}：r = ${base} 时 SG 值为 2，否则为 r mod 2。`,
              },
        source:
          "Winning Ways (2nd ed.), vol. 1, ch. 4: takes congruent to ±1 modulo b + 1 adjoined to {1, b}",
        cases: naturals,
        says(n) {
          const r = Number(BigInt(n) % BigInt(base % 2 === 1 ? 2 : base + 1));
          return base % 2 === 0 && r === base ? 2 : r % 2;
        },
      },
    ],
  };
}

/** The exponent of 2 in `n` > 0. */
function twos(n: Natural): number {
  return n.toString(2).length - 1 - n.toString(2).lastIndexOf("1");
}

/** Least first. */
function* divisorsOf(n: number): Generator<number> {
  const large: number[] = [];
  for (let d = 1; d * d <= n; d++) {
    if (n % d !== 0) continue;
    yield d;
    if (d * d < n) large.push(n / d);
  }
  yield* large.reverse();
}

const known: number[] = [2, 3];

function nthPrime(i: number): number {
  for (let n = known.at(-1)! + 2; known.length <= i; n += 2) {
    if (known.every((p) => p * p > n || n % p !== 0)) known.push(n);
  }
  return known[i]!;
}
