import { heaps } from "./legal.ts";
import type { Problem } from "./problem.ts";
import { readHeaps, summed, sumOf, winner } from "./verdict.ts";

/** Staircase Nim: only the odd steps count. */
export const acwing892: Problem<readonly number[]> = {
  id: "acwing-892",
  aliases: [],
  name: { en: "Staircase Nim", zh: "台阶-Nim 游戏" },
  statement: {
    en: "Move at least one stone from step i to step i - 1; step 0 is the floor. Whoever cannot move loses. Does the first player win?",
    zh: "每次把第 i 级台阶上的至少一个石子移到第 i - 1 级，第 0 级为地面；无法操作者输。先手是否必胜？",
  },
  input: { en: "n / a1..an", zh: "n / a1..an" },
  output: { en: "`Yes` or `No`", zh: "`Yes` 或 `No`" },
  limits: { en: "n <= 10^5; a <= 10^9", zh: "n ≤ 10^5；a ≤ 10^9" },
  game: "staircase",
  samples: [{ input: "3\n2 1 3\n", output: "Yes\n" }],
  legal: (draw) => heaps(draw, 100_000, 1_000_000_000, 1),
  tests: (input) => [readHeaps(input).filter((_, i) => i % 2 === 0)],
  answer: (odd) => (sumOf(odd) === 0 ? "No" : "Yes"),
  *why(odd) {
    yield {
      en: `Staircase Nim: the odd steps have the nim-sum ${summed(odd)}; a move from an even step can be undone.`,
      zh: `阶梯博弈：奇数级台阶的异或和 ${summed(odd)}；从偶数级移下的石子可以被对手原样移走。`,
    };
    yield winner(sumOf(odd) !== 0);
  },
};
