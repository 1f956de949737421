import { wythoffPair } from "../games/wythoff.ts";
import type { LocalizedText } from "../types.ts";
import { untilEnd as legalUntilEnd, lines } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { untilEnd, winner } from "./verdict.ts";

// Wythoff's game: any number of stones from one of two heaps, or equally many from both.

/** Two heaps, the smaller first. */
type Pair = readonly [bigint, bigint];

function read(input: Reader): Pair {
  const a = input.natural(A.heap);
  const b = input.natural(A.heap);
  return a < b ? [a, b] : [b, a];
}

const wins = (x: bigint, y: bigint): boolean => wythoffPair(0, y - x)[0] !== x;

/** Accepted formula in doubles. It is wrong from (165580140, 267914295) on, where it gives 165580141. */
const winsInDoubles = (x: bigint, y: bigint): boolean =>
  Math.floor((Number(y - x) * (1 + Math.sqrt(5))) / 2) !== Number(x);

const WARNING: LocalizedText = {
  en: "computing with the golden ratio in doubles, which is wrong from heaps 165580140 and 267914295 on",
  zh: "按双精度黄金比计算；从两堆 165580140 与 267914295 起结果有误",
};

export const poj1067: Problem<Pair> = {
  id: "poj-1067",
  aliases: [],
  name: { en: "Wythoff's game", zh: "取石子游戏（威佐夫博弈）" },
  statement: {
    en: "Take any number of stones from one of two heaps, or equally many from both. Whoever cannot move loses. Does the first player win?",
    zh: "有两堆石子，每次从一堆取走任意多个，或从两堆取走同样多个；无法操作者输。先手是否必胜？",
  },
  input: { en: "lines a b until the end of input", zh: "每行 a b，直到输入结束" },
  output: { en: "`1` when the first player wins, else `0`", zh: "先手必胜输出 `1`，否则输出 `0`" },
  limits: { en: "a, b <= 10^9", zh: "a, b ≤ 10^9" },
  game: "wythoff",
  samples: [{ input: "2 1\n8 4\n4 7\n", output: "0\n1\n0\n" }],
  legal: (draw) =>
    legalUntilEnd(draw, () => lines(`${draw.number(0, 1_000_000_000)} ${draw.number(0, 1_000_000_000)}`)),
  tests: (input) => untilEnd(input, read),
  answer: ([x, y]) => (wins(x, y) ? "1" : "0"),
  *why([x, y]) {
    const [p, q] = wythoffPair(0, y - x);
    yield {
      en: `Wythoff: the P-position with difference ${y - x} is (${p}, ${q}), the smaller heap being ⌊${y - x}·φ⌋.`,
      zh: `威佐夫定理：差为 ${y - x} 的必败态是 ${p} 与 ${q}，其中较小堆为 ⌊${y - x}·φ⌋。`,
    };
    yield winner(wins(x, y));
  },
  asJudged: { warning: WARNING, answer: ([x, y]) => (winsInDoubles(x, y) ? "1" : "0") },
};
