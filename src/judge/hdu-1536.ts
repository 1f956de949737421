import { takes as legalTakes, lines, numbers } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import { explainSum, type Heaps, readSum, readTakes } from "./s-nim.ts";
import { several, sumOf } from "./verdict.ts";

/** S-Nim: many sums of heaps for each set of numbers that may be taken, a letter for each sum. */
export const hdu1536: Problem<readonly Heaps[]> = {
  id: "hdu-1536",
  aliases: ["hdu-1944", "poj-2960"],
  name: { en: "S-Nim", zh: "S-Nim" },
  statement: {
    en: "Take s stones from one heap, s in S. Whoever cannot move loses. For each position: does the first player win?",
    zh: "每次从一堆中取走 s 个石子，s 属于 S；无法操作者输。对每个局面，先手是否必胜？",
  },
  input: {
    en: "repeated until a line `0` or the end of input: k s1..sk / m / m lines l h1..hl",
    zh: "重复至一行 `0` 或输入结束：k s1..sk / m / m 行 l h1..hl",
  },
  output: { en: "per test one line of m letters, W or L", zh: "每组测试输出一行 m 个字母 W 或 L" },
  limits: { en: "k, m, l <= 100; s, h <= 10000", zh: "k, m, l ≤ 100；s, h ≤ 10000" },
  game: "{2,5}",
  samples: [
    {
      input: "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
      output: "LWW\nWWL\n",
    },
  ],
  legal: (draw) =>
    lines(
      ...Array.from({ length: draw.count(1, 100) }, () => {
        const set = legalTakes(draw, 100, 10_000).join(" ");
        const sums = Array.from({ length: draw.count(1, 100) }, () => {
          const count = draw.count(1, 100);
          return `${count} ${numbers(draw, count, 0, 10_000)}`;
        });
        return [set, `${sums.length}`, ...sums];
      }),
      "0",
    ),
  *tests(input) {
    while (!input.ended()) {
      const takes = input.integer(A.count, 0);
      if (takes === 0) return;
      const table = readTakes(input, takes);
      yield several(input.integer(A.count, 0), () => readSum(input, table));
    }
  },
  answer: (sums) => sums.map(({ values }) => (sumOf(values) === 0 ? "L" : "W")).join(""),
  *why(sums) {
    for (const sum of sums) yield* explainSum(sum);
  },
};
