import { isWythoffP, wythoffPair } from "../games/wythoff.ts";
import { lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted, winner } from "./verdict.ts";

// Wythoff's game in which the numbers taken from both heaps may differ by up to d.

/** Two heaps, and the bound d on the difference of the numbers taken from both. */
interface Test {
  readonly d: number;
  readonly a: bigint;
  readonly b: bigint;
}

const read = (input: Reader): Test => ({
  d: input.integer({ en: "the difference d", zh: "差 d" }),
  a: input.natural(A.heap),
  b: input.natural(A.heap),
});

export const extendedWythoff: Problem<Test> = {
  id: "extended-wythoff",
  aliases: [],
  name: { en: "Extended Wythoff", zh: "扩展威佐夫博弈" },
  statement: {
    en: "Take any number of stones from one of two heaps, or i >= 1 and j >= 1 from both with |i - j| <= d. Whoever cannot move loses. Does the first player win?",
    zh: "有两堆石子，每次从一堆取走任意多个，或从两堆分别取走 i ≥ 1 与 j ≥ 1 个，且 |i - j| ≤ d；无法操作者输。先手是否必胜？",
  },
  input: { en: "T; lines d a b", zh: "T；每行 d a b" },
  output: { en: "`First` or `Second` per line", zh: "每行输出 `First` 或 `Second`" },
  limits: { en: "d <= 10^9; a, b <= 10^15", zh: "d ≤ 10^9；a, b ≤ 10^15" },
  game: "wythoff",
  samples: [{ input: "4\n0 1 2\n0 4 8\n1 1 3\n2 1 2\n", output: "Second\nFirst\nSecond\nFirst\n" }],
  legal: (draw) =>
    tests(draw, 100, () =>
      lines(`${draw.number(0, 1_000_000_000)} ${draw.number(0, 1e15)} ${draw.number(0, 1e15)}`),
    ),
  tests: (input) => counted(input, read),
  answer: ({ d, a, b }) => (isWythoffP(d, a, b) ? "Second" : "First"),
  *why({ d, a, b }) {
    const gap = a < b ? b - a : a - b;
    const step = BigInt(d) + 1n;
    const [p, q] = wythoffPair(d, gap / step);
    yield gap % step === 0n
      ? {
          en: `The difference is ${gap} = ${gap / step}·${step}; the P-position with that difference is (${p}, ${q}).`,
          zh: `两堆之差为 ${gap} = ${gap / step}·${step}；差与此相同的必败态是 ${p} 与 ${q}。`,
        }
      : {
          en: `The difference, ${gap}, is no multiple of d + 1 = ${step}, as in every P-position.`,
          zh: `必败态中两堆之差都是 d + 1 = ${step} 的倍数，而这里的差为 ${gap}。`,
        };
    yield winner(!isWythoffP(d, a, b));
  },
};
