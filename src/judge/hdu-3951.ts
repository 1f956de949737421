import { lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted, winner } from "./verdict.ts";

// Coins in a circle, of which 1 to k neighbours are taken; a gap never closes.

/** Circle of n coins, from which 1 to k neighbours are taken; gaps stay. */
interface Circle {
  readonly index: number;
  readonly n: number;
  readonly k: number;
}

const read = (input: Reader, index: number): Circle => ({
  index,
  n: input.integer({ en: "a number of coins", zh: "硬币数" }),
  k: input.integer(A.take, 1),
});

const wins = ({ n, k }: Circle): boolean => (k === 1 ? n % 2 === 1 : 0 < n && n <= k);

export const hdu3951: Problem<Circle> = {
  id: "hdu-3951",
  aliases: [],
  name: { en: "Coin Game", zh: "Coin Game（硬币围圈）" },
  statement: {
    en: "From n coins in a circle take 1 to k that touch one another; a gap never closes. Whoever cannot move loses. Does the first player win?",
    zh: "n 枚硬币围成一圈，每次取走 1 至 k 枚依次相邻的硬币，空隙不会合拢；无法操作者输。先手是否必胜？",
  },
  input: { en: "T; lines n k", zh: "T；每行 n k" },
  output: { en: "`Case i: first` or `Case i: second`", zh: "`Case i: first` 或 `Case i: second`" },
  limits: { en: "n <= 10^9; k <= 10", zh: "n ≤ 10^9；k ≤ 10" },
  game: "circle",
  samples: [{ input: "2\n3 1\n3 2\n", output: "Case 1: first\nCase 2: second\n" }],
  legal: (draw) => tests(draw, 100, () => lines(`${draw.number(1, 1_000_000_000)} ${draw.number(1, 10)}`)),
  tests: (input) => counted(input, read),
  answer: (test) => `Case ${test.index}: ${wins(test) ? "first" : "second"}`,
  *why(test) {
    const { n, k } = test;
    if (k === 1) {
      yield { en: `Each move takes one of ${n} coins.`, zh: `每步恰好取走 ${n} 枚硬币中的一枚。` };
    } else if (n <= k) {
      yield { en: `All ${n} coins can be taken at once.`, zh: `${n} 枚硬币可以一次取完。` };
    } else {
      yield {
        en: "The first move leaves a row; the second player takes its middle one or two and then mirrors every move.",
        zh: "第一步之后剩下一行硬币；后手取走正中的一枚或两枚，此后对称应对。",
      };
    }
    yield winner(wins(test));
  },
};
