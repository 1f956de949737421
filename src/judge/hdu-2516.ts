import { leastPart } from "../games/dynamic-nim.ts";
import { lines, untilEnd } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import { winner } from "./verdict.ts";

// Fibonacci Nim: first any number but all, then at most twice as many as the opponent just took.

const least = leastPart(2);

/**
 * The least winning take of `n` is the whole heap iff n is a Fibonacci number, and the first move must not
 * take all.
 */
const wins = (n: number): boolean => least(n) !== n;

export const hdu2516: Problem<number> = {
  id: "hdu-2516",
  aliases: [],
  name: { en: "Fibonacci Nim", zh: "取石子游戏（斐波那契博弈）" },
  statement: {
    en: "Take from one heap of n: first any number but all, later at most twice what the opponent just took. Does the first player win?",
    zh: "一堆 n 个石子：第一步可取任意多个但不能取完，之后至多取对手刚取走的两倍。先手是否必胜？",
  },
  input: { en: "n per line until 0", zh: "每行一个 n，直到 0" },
  output: { en: "`First win` or `Second win` per n", zh: "每个 n 输出 `First win` 或 `Second win`" },
  limits: { en: "2 <= n < 2^31", zh: "2 ≤ n < 2^31" },
  game: "fibonacci-nim",
  samples: [{ input: "2\n13\n10000\n0\n", output: "Second win\nSecond win\nFirst win\n" }],
  legal: (draw) => `${untilEnd(draw, () => lines(`${draw.number(2, 2 ** 31 - 1)}`))}0\n`,
  *tests(input) {
    while (!input.ended()) {
      const n = input.integer(A.heap);
      if (n === 0) return;
      yield n;
    }
  },
  answer: (n) => (wins(n) ? "First win" : "Second win"),
  *why(n) {
    const part = least(n);
    yield wins(n)
      ? {
          en: `${n} is no Fibonacci number: taking ${part}, the least part of its Zeckendorf form, wins.`,
          zh: `${n} 不是斐波那契数：取走 Zeckendorf 表示中最小的一项 ${part} 即可获胜。`,
        }
      : { en: `${n} is a Fibonacci number.`, zh: `${n} 为斐波那契数。` };
    yield winner(wins(n));
  },
};
