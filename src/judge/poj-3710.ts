import { greenValue } from "./green.ts";
import { readGraph, readVertices } from "./green-input.ts";
import { untilEnd as legalUntilEnd } from "./legal.ts";
import { cactus } from "./legal-graphs.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { conclusion } from "./s-nim.ts";
import { several, sumOf, untilEnd } from "./verdict.ts";

// Green Hackenbush on trees with cycles: a cut edge takes with it everything that it held to the ground.

/** Value of the graph that it reads: `m k` and k edges. */
function readValue(input: Reader): number {
  const vertices = readVertices(input);
  return greenValue(readGraph(input, vertices, input.integer(A.count)));
}

export const poj3710: Problem<readonly number[]> = {
  id: "poj-3710",
  aliases: [],
  name: { en: "Christmas Game", zh: "圣诞游戏（Christmas Game）" },
  statement: {
    en: "Delete an edge of one of several graphs; what is cut from its vertex 1 disappears. Whoever cannot move loses. Who wins, if Sally begins?",
    zh: "每次从若干图之一删去一条边，与其顶点 1 断开的部分消失；无法操作者输。Sally 先手，谁必胜？",
  },
  input: {
    en: "until the end of input: N; per graph m k / k edges a b",
    zh: "直到输入结束：N；每个图 m k / k 条边 a b",
  },
  output: { en: "per test `Sally` or `Harry`", zh: "每组测试输出 `Sally` 或 `Harry`" },
  limits: { en: "N < 100; m <= 100; k <= 500", zh: "N < 100；m ≤ 100；k ≤ 500" },
  game: "hackenbush",
  samples: [
    { input: "2\n3 3\n1 2\n2 3\n3 1\n2 1\n1 2\n1\n4 4\n1 2\n2 3\n2 3\n3 4\n", output: "Harry\nSally\n" },
  ],
  legal: (draw) =>
    legalUntilEnd(draw, () => {
      const graphs = Array.from({ length: draw.count(1, 99) }, () => cactus(draw));
      return `${graphs.length}\n${graphs.join("")}`;
    }),
  tests: (input) => untilEnd(input, () => several(input.integer(A.count), () => readValue(input))),
  answer: (values) => (sumOf(values) === 0 ? "Harry" : "Sally"),
  *why(values) {
    for (const [i, value] of values.entries()) {
      yield {
        en: `Fusion and colon principles: SG(graph ${i + 1}) = ${value}`,
        zh: `融合原理与克朗原理：第 ${i + 1} 个图的 SG 值为 ${value}。`,
      };
    }
    yield conclusion(values);
  },
};
