import { nimSum } from "../nimber/nim-sum.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { heaps, summed, tests, winner } from "./verdict.ts";

/** Reads `n h1 … hn`: the nim-sum, the largest heap, and who wins misère Nim by Bouton's rule. */
function read(input: Reader): { sum: number; largest: number; first: boolean; sizes: number[] } {
  const sizes = [...heaps(input, input.integer(A.count))];
  let sum = 0;
  let largest = 0;
  for (const heap of sizes) {
    sum = nimSum(sum, heap);
    largest = Math.max(largest, heap);
  }
  return { sum, largest, first: (sum !== 0) === largest > 1, sizes };
}

export const luoguP4279: Problem = {
  id: "luogu-p4279",
  aliases: ["hdu-1907", "poj-3480"],
  name: { en: "Little John (misère Nim)", zh: "[SHOI2008] 小约翰的游戏" },
  statement: {
    en: "Take any number of stones from one heap. Whoever takes the last stone loses. John moves first.",
    zh: "每次从一堆中取走任意多个石子；取走最后一个石子者输。John 先手。",
  },
  input: { en: "T; per test n / heaps", zh: "T；每组 n / 各堆石子数" },
  output: { en: "`John` or `Brother` per test", zh: "每组输出 `John` 或 `Brother`" },
  limits: { en: "T <= 500; n <= 50; a <= 5000", zh: "T ≤ 500；n ≤ 50；a ≤ 5000" },
  game: "nim",
  samples: [{ input: "2\n3\n3 5 1\n1\n1\n", output: "John\nBrother\n" }],
  solve(input, print) {
    for (const _ of tests(input)) print(read(input).first ? "John" : "Brother");
  },
  *explain(input) {
    for (const _ of tests(input)) {
      const { largest, first, sizes } = read(input);
      const total = summed(sizes);
      yield largest > 1
        ? {
            en: `Misère Nim: ${total}, and some heap exceeds 1, so a nim-sum other than 0 wins.`,
            zh: `反常尼姆：${total}，且有堆大于 1，异或和不为 0 者胜。`,
          }
        : {
            en: `Misère Nim: ${total}, and no heap exceeds 1, so a nim-sum of 0 wins.`,
            zh: `反常尼姆：${total}，且没有堆大于 1，异或和为 0 者胜。`,
          };
      yield winner(first);
      return;
    }
  },
};
