import { wythoffPair } from "../games/wythoff.ts";
import { lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted } from "./verdict.ts";

// The n-th P-position of Wythoff's game in which the numbers taken from both heaps may differ by up to d.

/** Number of a P-position, and the parameter d of the game. */
interface Index {
  readonly d: number;
  readonly n: bigint;
}

const read = (input: Reader): Index => ({
  d: input.integer({ en: "the difference d", zh: "差 d" }),
  n: input.natural(A.integer),
});

export const wythoffPairs: Problem<Index> = {
  id: "wythoff-pair",
  aliases: [],
  name: { en: "The n-th P-position of extended Wythoff", zh: "扩展威佐夫博弈的第 n 个必败态" },
  statement: {
    en: "Print the n-th P-position, from (0, 0) with n = 0, of Wythoff's game with differences to d.",
    zh: "输出差不超过 d 的扩展威佐夫博弈的第 n 个必败态；n = 0 时为 0,0。",
  },
  input: { en: "T; lines d n", zh: "T；每行 d n" },
  output: { en: "`x y` per line, x <= y", zh: "每行输出 `x y`，x ≤ y" },
  limits: { en: "d <= 10^6; n <= 10^15", zh: "d ≤ 10^6；n ≤ 10^15" },
  game: "wythoff",
  samples: [{ input: "4\n0 0\n0 1\n0 3\n1 2\n", output: "0 0\n1 2\n4 7\n2 6\n" }],
  legal: (draw) => tests(draw, 100, () => lines(`${draw.number(0, 1_000_000)} ${draw.number(0, 1e15)}`)),
  tests: (input) => counted(input, read),
  answer: ({ d, n }) => wythoffPair(d, n).join(" "),
  *why({ d, n }) {
    const [x, y] = wythoffPair(d, n);
    yield {
      en: `α = (${1 - d} + √(${d}² + 2·${d} + 5))/2, so x = ⌊${n}α⌋ = ${x} and y = x + ${d + 1}·${n} = ${y}.`,
      zh: `α = (${1 - d} + √(${d}² + 2·${d} + 5))/2，故 x = ⌊${n}α⌋ = ${x}，y = x + ${d + 1}·${n} = ${y}。`,
    };
  },
};
