import { heaps, lines, takes } from "./legal.ts";
import type { Problem } from "./problem.ts";
import { explainSum, type Heaps, readSum, readTakes } from "./s-nim.ts";
import { sumOf } from "./verdict.ts";

/** Sums of heaps from which the numbers of one set may be taken. */
export const acwing893: Problem<Heaps> = {
  id: "acwing-893",
  aliases: [],
  name: { en: "Set Nim", zh: "集合-Nim 游戏" },
  statement: {
    en: "Take s stones from one of n heaps, s in S. Whoever cannot move loses. Does the first player win?",
    zh: "每次从 n 堆石子中的一堆取走 s 个，s 属于 S；无法操作者输。先手是否必胜？",
  },
  input: { en: "k / s1..sk / n / h1..hn", zh: "k / s1..sk / n / h1..hn" },
  output: { en: "`Yes` or `No`", zh: "`Yes` 或 `No`" },
  limits: { en: "k, n <= 100; s, h <= 10000; 1 s, 64 MB", zh: "k, n ≤ 100；s, h ≤ 10000；1 秒，64 MB" },
  game: "{2,5}",
  samples: [{ input: "2\n2 5\n3\n2 4 7\n", output: "Yes\n" }],
  legal: (draw) => lines(takes(draw, 100, 10_000)) + heaps(draw, 100, 10_000, 1),
  tests: (input) => [readSum(input, readTakes(input))],
  answer: ({ values }) => (sumOf(values) === 0 ? "No" : "Yes"),
  why: explainSum,
};
