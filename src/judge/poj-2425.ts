import { digraphSearch } from "../solve/graph/digraph.ts";
import { tokens, untilEnd } from "./legal.ts";
import { dag } from "./legal-graphs.ts";
import { A, type Problem } from "./problem.ts";
import { conclusion } from "./s-nim.ts";
import { explainTokens, type Placement, readDigraph, readTokens, valuesOf } from "./token-graph.ts";
import { sumOf } from "./verdict.ts";

/** Tokens on one directed graph without cycles: a value for each vertex, a nim-sum for each placement. */
export const poj2425: Problem<Placement> = {
  id: "poj-2425",
  aliases: ["hdu-1524"],
  name: { en: "A Chess Game", zh: "棋子游戏（A Chess Game）" },
  statement: {
    en: "Move one of several tokens along an edge of a directed graph without cycles. Whoever cannot move loses. For each placement: does the first player win?",
    zh: "每次沿无环有向图的一条边移动若干棋子之一；无法操作者输。对每种摆放，先手是否必胜？",
  },
  input: {
    en: "until the end of input: N / N lines x succ1..succx / queries M p1..pM, `0` ends the block",
    zh: "直到输入结束：N / N 行 x succ1..succx / 若干询问 M p1..pM，以 `0` 结束",
  },
  output: { en: "per query `WIN` or `LOSE`", zh: "每个询问输出 `WIN` 或 `LOSE`" },
  limits: { en: "N <= 1000; M <= 10", zh: "N ≤ 1000；M ≤ 10" },
  game: "dag",
  samples: [
    {
      input: "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
      output: "WIN\nWIN\nWIN\nLOSE\nWIN\n",
    },
  ],
  legal: (draw) =>
    untilEnd(draw, () => {
      const { text, vertices } = dag(draw, 1000);
      const queries = Array.from({ length: draw.count(1, 20) }, () => tokens(draw, vertices, 10));
      return `${text}${queries.join("")}0\n`;
    }),
  *tests(input) {
    while (!input.ended()) {
      const graph = readDigraph(input);
      const grundyOf = digraphSearch(graph);
      while (!input.ended()) {
        const count = input.integer(A.count);
        if (count === 0) break;
        yield { graph, grundyOf, tokens: readTokens(input, graph, count) };
      }
    }
  },
  answer: (placement) => (sumOf(valuesOf(placement)) === 0 ? "LOSE" : "WIN"),
  *why(placement) {
    yield* explainTokens(placement);
    yield conclusion(valuesOf(placement));
  },
};
