import { antiSgOutcome } from "../solve/misere/anti-sg.ts";
import { antiSgConclusion } from "./anti-sg.ts";
import { heaps, lines, takes, tests } from "./legal.ts";
import type { Problem } from "./problem.ts";
import { type Heaps, readSum, readTakes } from "./s-nim.ts";
import { counted } from "./verdict.ts";

/** Misère sums of heaps from which the numbers of one set may be taken, by the Anti-SG rule. */
export const misereSubtraction: Problem<Heaps> = {
  id: "misere-subtraction",
  aliases: [],
  name: { en: "Set Nim, misère", zh: "集合-Nim 游戏（反常规则）" },
  statement: {
    en: "Take s stones from one of n heaps, s in S. Whoever cannot move wins. Does the first player win?",
    zh: "每次从 n 堆石子中的一堆取走 s 个，s 属于 S；无法操作者胜。先手是否必胜？",
  },
  input: { en: "T; per test: k s1..sk / n h1..hn", zh: "T；每组测试：k s1..sk / n h1..hn" },
  output: { en: "`First` or `Second` per test", zh: "每组输出 `First` 或 `Second`" },
  limits: { en: "k, n <= 100; s, h <= 10000", zh: "k, n ≤ 100；s, h ≤ 10000" },
  game: "{2,5}",
  samples: [{ input: "2\n2 2 5\n1 2\n2 2 5\n2 2 1\n", output: "Second\nSecond\n" }],
  legal: (draw) =>
    tests(
      draw,
      100,
      () => lines(takes(draw, 100, 10_000).join(" ")) + heaps(draw, 100, 10_000).replace("\n", " "),
    ),
  tests: (input) => counted(input, () => readSum(input, readTakes(input))),
  answer: ({ values }) => (antiSgOutcome(values) === "N" ? "First" : "Second"),
  *why({ values }) {
    yield {
      en: "The Anti-SG rule holds for taking from a fixed set: SG(n) = 0 iff SG(n + min S) = 1, Ferguson 1974.",
      zh: "固定的可取集合满足 Anti-SG 规则的条件：SG(n) = 0 当且仅当 SG(n + min S) = 1，见 Ferguson 1974。",
    };
    yield antiSgConclusion(values);
  },
};
