import { leastPart } from "../games/dynamic-nim.ts";
import { lines } from "./legal.ts";
import { A, type Problem } from "./problem.ts";

// Fibonacci Nim with any first take: the least one that wins.

const least = leastPart(2);

/** Zeckendorf representation of `n`, largest part first. */
function zeckendorf(n: number): number[] {
  const parts: number[] = [];
  for (let left = n; left > 0; left -= parts[0]!) parts.unshift(Number(least(left)));
  return parts;
}

export const luoguP6487: Problem<number> = {
  id: "luogu-p6487",
  aliases: [],
  name: { en: "Fibonacci Nim, the least winning take", zh: "[COCI2010-2011#4] HRPA" },
  statement: {
    en: "Take from one heap of N: first any number, later at most twice what the opponent just took. What is the least first take that wins?",
    zh: "一堆 N 个石子：第一步可取任意多个，之后至多取对手刚取走的两倍。先手必胜的第一步最少取多少个？",
  },
  input: { en: "N", zh: "N" },
  output: { en: "the least winning first take", zh: "必胜的最少首取数" },
  limits: { en: "1 <= N <= 10^15", zh: "1 ≤ N ≤ 10^15" },
  game: "fibonacci-nim",
  samples: [
    { input: "4\n", output: "1\n" },
    { input: "7\n", output: "2\n" },
    { input: "8\n", output: "8\n" },
  ],
  legal: (draw) => lines(`${draw.number(1, 1e15)}`),
  tests: (input) => [input.integer(A.heap, 1)],
  answer: (n) => `${least(n)}`,
  *why(n) {
    const parts = zeckendorf(n);
    const sum = `${n} = ${parts.join(" + ")}`;
    yield {
      en: `The Zeckendorf form is ${sum}; the least winning take is its least part, ${parts.at(-1)}.`,
      zh: `Zeckendorf 表示为 ${sum}；必胜的最少取数是其中最小的一项 ${parts.at(-1)}。`,
    };
  },
};
