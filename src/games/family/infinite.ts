import { minus, type Natural, natural, plus, times } from "../../nimber/natural.ts";
import { divisorsOf } from "../../number/divisors.ts";
import { primesTo } from "../../number/primes.ts";
import type { Accelerators, Game, Move, Proof, Theorem, Tick } from "../../types.ts";
import { byLaw } from "./by-law.ts";
import { closed } from "./natural.ts";
import { subtractionGame, type Takes } from "./subtraction.ts";

/** Named set of takes, such as `{primes}`, or with a parameter `{powers(3)}`. */
export interface NamedSet {
  readonly takes: Takes;
  readonly theorems: readonly Theorem<Natural>[];
  /** Shortcuts for sets with many takes, or with takes that are slow to compute. */
  readonly accelerators?: Pick<Accelerators<Natural>, "moveToValue" | "cost" | "routine">;
}

/** Game of taking a member of a named set. */
export function namedGame({ takes, theorems, accelerators }: NamedSet): Game<Natural> {
  const game = subtractionGame(takes, theorems);
  const set = game.id.slice(1, -1);
  const inSet = set === "proper-divisors" ? "divisors(n) and k < n" : set === "divisors" ? `${set}(n)` : set;
  return {
    ...game,
    accelerators: {
      ...game.accelerators,
      ...accelerators,
      ruleInALine: { rule: `[n: n-k if k in ${inSet}]` },
    },
  };
}

export const squares: NamedSet = {
  takes: {
    name: "squares",
    fixed: true,
    says: { en: "a perfect square", zh: "其中 s 为完全平方数" },
    *takes(n) {
      let square: Natural = 1;
      for (let step = 3; square <= n; step += 2) {
        yield square;
        square = plus(square, step);
      }
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
      for (let [a, b]: [Natural, Natural] = [1, 2]; a <= n; [a, b] = [b, plus(a, b)]) yield a;
    },
  },
  theorems: [],
};

export const primes: NamedSet = {
  takes: {
    name: "primes",
    fixed: true,
    says: { en: "a prime number", zh: "其中 s 为质数" },
    takes: primesTo,
  },
  theorems: [],
  accelerators: { routine: "primes" },
};

/** Proof in the chapter, for a rule that the checker knows. */
const byTheory = (as: string): Proof => ({
  ...{ by: "theory", chapter: "period" },
  hypotheses: { theorem: "arithmetic", heap: "n", as },
});

/** Estimated moves of a search: numbers below a heap have about ten divisors each. */
const manyDivisors = (heap: Natural): number => 10 * Number(heap);

export const divisors: NamedSet = {
  takes: {
    name: "divisors",
    says: { en: "a divisor of the heap's size", zh: "其中 s 整除堆的大小" },
    takes: divisorsOf,
  },
  theorems: [
    byLaw(
      { kind: "recurrence", base: 2, first: [0], steps: ["g + 1", "1"] },
      {
        en: "Winning Ways (2nd ed.), vol. 3, ch. 14, the Ruler game, whose values are the same",
        zh: "Winning Ways (2nd ed.), vol. 3, ch. 14 的 Ruler 游戏，SG 值相同",
      },
      {
        en: "A heap of n > 0 has value one more than the number of times 2 divides n.",
        zh: "n > 0 的堆，SG 值等于 n 中因子 2 的个数加 1。",
      },
      byTheory("[n: n-k if k in divisors(n)]"),
    ),
  ],
  accelerators: {
    routine: "divisors",
    cost: manyDivisors,
    moveToValue(heap, value, tick) {
      if (heap === 0) return undefined;
      if (value > twos(heap)) return leaving(divisors, heap, value, tick);
      return taking(heap, value === 0 ? heap : natural(2n ** (BigInt(value) - 1n)));
    },
  },
};

export const properDivisors: NamedSet = {
  takes: {
    name: "proper-divisors",
    says: { en: "a divisor of the heap's size smaller than it", zh: "其中 s 是堆的大小的真因数" },
    *takes(n, tick) {
      for (const divisor of divisorsOf(n, tick)) if (divisor < n) yield divisor;
    },
  },
  theorems: [
    byLaw(
      { kind: "recurrence", base: 2, first: [0], steps: ["g + 1", "0"] },
      "Project Euler, problem 509",
      {
        en: "A heap of n > 0 has as its value the number of times 2 divides n.",
        zh: "n > 0 的堆，SG 值等于 n 中因子 2 的个数。",
      },
      byTheory("[n: n-k if k in divisors(n) and k < n]"),
    ),
  ],
  accelerators: {
    routine: "proper-divisors",
    cost: manyDivisors,
    moveToValue(heap, value, tick) {
      if (heap === 0) return undefined;
      if (value >= twos(heap)) return leaving(properDivisors, heap, value, tick);
      return taking(heap, natural(2n ** BigInt(value)));
    },
  },
};

/** First take that leaves `value`, found by trying all takes; for values without a known take. */
function leaving(
  { takes, theorems }: NamedSet,
  heap: Natural,
  value: Natural,
  tick: Tick | undefined,
): Move<Natural> | undefined {
  if (!("takes" in takes)) return undefined;
  for (const s of takes.takes(heap, tick)) {
    if (theorems[0]!.says(minus(heap, s)) === value) return taking(heap, s);
  }
  return undefined;
}

const taking = (heap: Natural, s: Natural): Move<Natural> => ({ at: `${s}`, to: [minus(heap, s)] });

/** Powers 1, b, b², … of `base`. */
export function powers(base: number): NamedSet {
  const odd = base % 2 === 1;
  return {
    takes: {
      name: `powers(${base})`,
      fixed: true,
      says: { en: `a power of ${base}`, zh: `其中 s 为 ${base} 的幂` },
      *takes(n) {
        for (let power: Natural = 1; power <= n; power = times(power, base)) yield power;
      },
    },
    theorems: [
      byLaw(
        odd
          ? closed("sg = n % 2", { preperiod: 0, period: 2, saltus: 0 })
          : closed(
              base === 2 ? "sg = n % 3" : `sg = max(n % ${base + 1} % 2, n % ${base + 1} / ${base} * 2)`,
              {
                preperiod: 0,
                period: base + 1,
                saltus: 0,
              },
            ),
        {
          en: "Winning Ways (2nd ed.), vol. 1, ch. 4: takes congruent to ±1 modulo b + 1 adjoined to {1, b}",
          zh: "Winning Ways (2nd ed.), vol. 1, ch. 4：在 {1, b} 中加入模 b + 1 余 ±1 的可取数",
        },
        odd
          ? { en: "The value of n is n mod 2.", zh: "n 的 SG 值为 n mod 2。" }
          : {
              en: `With r = n mod ${base + 1}, the value is 2 if r = ${base}, else r mod 2.`,
              zh: `设 r = n mod ${base + 1}：r = ${base} 时 SG 值为 2，否则为 r mod 2。`,
            },
        base <= 10 ? { by: "automaton" } : undefined,
      ),
    ],
  };
}

/** Exponent of 2 in `n` > 0. */
function twos(n: Natural): number {
  const bits = n.toString(2);
  return bits.length - 1 - bits.lastIndexOf("1");
}
