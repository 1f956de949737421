import { heaps, tests } from "./legal.ts";
import type { Problem } from "./problem.ts";
import { counted, readHeaps, summed, sumOf, winner } from "./verdict.ts";

/** Nim, by Bouton's theorem. */
export const luoguP2197: Problem<readonly number[]> = {
  id: "luogu-p2197",
  aliases: [],
  name: { en: "Nim", zh: "【模板】Nim 游戏" },
  statement: {
    en: "Take any number of stones from one of n heaps. Whoever cannot move loses. Does the first player win?",
    zh: "每次从 n 堆石子中的一堆取走任意多个；无法操作者输。先手是否必胜？",
  },
  input: { en: "T; per test: n / a1..an", zh: "T；每组测试：n / a1..an" },
  output: { en: "`Yes` or `No` per test", zh: "每组输出 `Yes` 或 `No`" },
  limits: { en: "n <= 10000", zh: "n ≤ 10000" },
  game: "nim",
  samples: [{ input: "2\n2\n1 1\n2\n1 0\n", output: "No\nYes\n" }],
  legal: (draw) => tests(draw, 10, () => heaps(draw, 10_000, 10_000)),
  tests: (input) => counted(input, () => readHeaps(input)),
  answer: (heaps) => (sumOf(heaps) === 0 ? "No" : "Yes"),
  *why(heaps) {
    const total = summed(heaps);
    yield { en: `Bouton's theorem: ${total}`, zh: `Bouton 定理：${total}` };
    yield winner(sumOf(heaps) !== 0);
  },
};
