import { heaps, tests } from "./legal.ts";
import type { Problem } from "./problem.ts";
import { counted, readHeaps, summed, sumOf, winner } from "./verdict.ts";

// Misère Nim: whoever takes the last stone loses.

const isAboveOne = (heaps: readonly number[]): boolean => heaps.some((heap) => heap > 1);

/** Whether the first player wins, by Bouton's rule for misère Nim. */
const wins = (heaps: readonly number[]): boolean => (sumOf(heaps) !== 0) === isAboveOne(heaps);

export const luoguP4279: Problem<readonly number[]> = {
  id: "luogu-p4279",
  aliases: ["hdu-1907", "poj-3480"],
  name: { en: "Little John (misère Nim)", zh: "[SHOI2008] 小约翰的游戏" },
  statement: {
    en: "Take any number of stones from one heap. Whoever takes the last stone loses. John moves first.",
    zh: "每次从一堆中取走任意多个石子；取走最后一个石子者输。John 先手。",
  },
  input: { en: "T; per test: n / a1..an", zh: "T；每组测试：n / a1..an" },
  output: { en: "`John` or `Brother` per test", zh: "每组输出 `John` 或 `Brother`" },
  limits: { en: "T <= 500; n <= 50; a <= 5000", zh: "T ≤ 500；n ≤ 50；a ≤ 5000" },
  game: "nim",
  samples: [{ input: "2\n3\n3 5 1\n1\n1\n", output: "John\nBrother\n" }],
  legal: (draw) => tests(draw, 500, () => heaps(draw, 50, 5000, 1)),
  tests: (input) => counted(input, () => readHeaps(input)),
  answer: (heaps) => (wins(heaps) ? "John" : "Brother"),
  *why(heaps) {
    const total = summed(heaps);
    yield isAboveOne(heaps)
      ? {
          en: `Misère Nim: ${total}, and some heap exceeds 1, so a nim-sum other than 0 wins.`,
          zh: `反常 Nim：${total}。有堆大于 1：异或和不为 0 时先手必胜，为 0 时先手必败。`,
        }
      : {
          en: `Misère Nim: ${total}, and no heap exceeds 1, so a nim-sum of 0 wins.`,
          zh: `反常 Nim：${total}。没有堆大于 1：异或和为 0 时先手必胜，不为 0 时先手必败。`,
        };
    yield winner(wins(heaps));
  },
};
