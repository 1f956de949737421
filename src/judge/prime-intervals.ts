import { runs } from "../games/prime-intervals.ts";
import { primeDivisors } from "../number/factor.ts";
import type { LocalizedText } from "../types.ts";
import { heaps } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { conclusion } from "./s-nim.ts";
import { summed, sumOf } from "./verdict.ts";

// A move removes a prime from all numbers of an interval, each of which it divides.

const NUMBER: LocalizedText = { en: "a positive number", zh: "正整数" };
const LARGEST = 10n ** 18n;

/** Reads `n` and n numbers, and yields the primes of each. */
function* readPrimes(input: Reader): Generator<readonly bigint[]> {
  for (let left = input.integer(A.count); left > 0; left--)
    yield primeDivisors(input.natural(NUMBER, LARGEST, 1n));
}

export const primeIntervalsProblem: Problem<ReadonlyMap<bigint, readonly number[]>> = {
  id: "prime-intervals",
  aliases: [],
  name: { en: "Prime intervals", zh: "质数区间" },
  statement: {
    en: "Choose a prime and an interval whose every element it divides; remove all factors of it from each. Whoever cannot move loses. Who wins?",
    zh: "选一个质数和一个区间（其中每个数都被它整除），从这些数中除尽该质数；无法操作者输。谁必胜？",
  },
  input: { en: "n / a1..an", zh: "n / a1..an" },
  output: { en: "`First` or `Second`", zh: "`First` 或 `Second`" },
  limits: { en: "n <= 1000; 1 <= a <= 10^18; 6 s", zh: "n ≤ 1000；1 ≤ a ≤ 10^18；6 秒" },
  game: "prime-intervals",
  samples: [{ input: "5\n12 6 10 15 7\n", output: "First\n" }],
  legal: (draw) => heaps(draw, 1000, 1e15, 1),
  tests: (input) => [runs(readPrimes(input))],
  answer: (rows) => (sumOf([...rows.values()].flat()) === 0 ? "Second" : "First"),
  *why(rows) {
    for (const [p, lengths] of rows) {
      const text = summed(lengths);
      yield {
        en: `Prime ${p}: runs of length ${text}, for a row of n has value n.`,
        zh: `质数 ${p}：各段长度 ${text}（长为 n 的一行，SG 值为 n）。`,
      };
    }
    yield conclusion([...rows.values()].map((lengths) => sumOf(lengths)));
  },
};
