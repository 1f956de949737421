import { pebbles } from "../games/pebbles.ts";
import { lines, tests } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { counted, joined, summed, winner } from "./verdict.ts";

// Pebbles taken from a heap of a row, whose heaps must stay in ascending order.

/** Reads `n h1 … hn`, in ascending order. */
function read(input: Reader): number[] {
  const sizes: number[] = [];
  for (let left = input.integer(A.count); left > 0; left--) {
    sizes.push(input.integer(A.heap, sizes.at(-1) ?? 0));
  }
  return sizes;
}

const wins = (sizes: readonly number[]): boolean => pebbles.theorems[0]!.says(sizes) !== 0;

export const luoguP3480: Problem<readonly number[]> = {
  id: "luogu-p3480",
  aliases: [],
  name: { en: "Pebbles", zh: "[POI 2009] KAM-Pebbles" },
  statement: {
    en: "Take at least one pebble from one heap of a row; no heap may become smaller than the one before it. Whoever cannot move loses. Does the first player win?",
    zh: "从一排石子堆的一堆中取走至少一个，任何一堆都不能少于它前面的一堆；无法操作者输。先手是否必胜？",
  },
  input: { en: "u; per test: n / a1..an", zh: "u；每组测试：n / a1..an" },
  output: { en: "`TAK` or `NIE` per test", zh: "每组输出 `TAK` 或 `NIE`" },
  limits: { en: "u <= 10; n <= 1000; sum <= 10000", zh: "u ≤ 10；n ≤ 1000；总数 ≤ 10000" },
  game: "pebbles",
  samples: [{ input: "2\n2\n2 2\n3\n1 2 4\n", output: "NIE\nTAK\n" }],
  legal: (draw) =>
    tests(draw, 10, () => {
      let size = 0;
      const sizes = Array.from({ length: draw.count(1, 1000) }, () => {
        size += draw.number(0, 10);
        return size;
      });
      return lines(`${sizes.length}`, sizes.join(" "));
    }),
  tests: (input) => counted(input, read),
  answer: (sizes) => (wins(sizes) ? "TAK" : "NIE"),
  *why(sizes) {
    const steps = sizes.map((size, i) => size - (sizes[i - 1] ?? 0)).reverse();
    const odd = summed(steps.filter((_, i) => i % 2 === 0));
    yield {
      en: `The differences, from the right: ${joined(steps, ", ")}. A pebble taken moves one step on, like on a staircase.`,
      zh: `从右往左的差：${joined(steps, "、")}。取走石子相当于在阶梯上移动一级。`,
    };
    yield { en: `Staircase Nim: ${odd}`, zh: `阶梯博弈：${odd}` };
    yield winner(wins(sizes));
  },
};
