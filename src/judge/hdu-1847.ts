import { untilEnd as legalUntilEnd, lines } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import { untilEnd, winner } from "./verdict.ts";

/** One heap from which powers of two are taken; the multiples of 3 are P-positions. */
export const hdu1847: Problem<number> = {
  id: "hdu-1847",
  aliases: [],
  name: { en: "Good Luck in CET-4 Everybody!", zh: "Good Luck in CET-4 Everybody!" },
  statement: {
    en: "Take a power of two from one heap of n. Whoever cannot move loses. Kiki moves first.",
    zh: "一堆 n 张牌，每次取走 2 的幂张；无法操作者输。Kiki 先手。",
  },
  input: { en: "n per line until the end of input", zh: "每行一个 n，直到输入结束" },
  output: { en: "`Kiki` or `Cici` per n", zh: "每个 n 输出 `Kiki` 或 `Cici`" },
  limits: { en: "n <= 1000", zh: "n ≤ 1000" },
  game: "powers-of-two",
  samples: [{ input: "1\n3\n", output: "Kiki\nCici\n" }],
  legal: (draw) => legalUntilEnd(draw, () => lines(`${draw.number(1, 1000)}`)),
  tests: (input) => untilEnd(input, () => input.integer(A.heap)),
  answer: (n) => (n % 3 === 0 ? "Cici" : "Kiki"),
  *why(n) {
    yield {
      en: `No power of two is a multiple of 3, and from any other number 1 or 2 leads to one: ${n} mod 3 = ${n % 3}.`,
      zh: `2 的幂都不是 3 的倍数，而从其他数取 1 或 2 可得到 3 的倍数：${n} mod 3 = ${n % 3}。`,
    };
    yield winner(n % 3 !== 0);
  },
};
