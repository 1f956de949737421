import { component } from "../solve/component.ts";
import { digraphSearch } from "../solve/graph/digraph.ts";
import { antiSgOutcome } from "../solve/misere/anti-sg.ts";
import { misere } from "../solve/misere/search.ts";
import type { Outcome, Rules } from "../types.ts";
import { antiSgConclusion } from "./anti-sg.ts";
import { tokens as legalTokens, tests } from "./legal.ts";
import { dag as legalDag } from "./legal-graphs.ts";
import type { Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";
import { explainTokens, type Placement, readDigraph, readTokens, valuesOf } from "./token-graph.ts";
import { counted } from "./verdict.ts";

// Tokens move along edges of a directed graph without cycles, and whoever cannot move wins.

/**
 * Reachable vertex of value 0 with successors but none of value 1, if there is one. The Anti-SG rule is then
 * not proved.
 */
function flaw({ graph, grundyOf, tokens }: Placement): number | undefined {
  const { offsets, targets } = graph;
  const reached = new Set(tokens);
  for (const v of reached) {
    let one = grundyOf(v) !== 0 || offsets[v] === offsets[v + 1];
    for (let i = offsets[v]!; i < offsets[v + 1]!; i++) {
      one ||= grundyOf(targets[i]!) === 1;
      reached.add(targets[i]!);
    }
    if (!one) return v;
  }
  return undefined;
}

/** Outcome by exhaustive search of the sum. */
function searched({ graph: { offsets, targets }, tokens }: Placement): Outcome {
  const rules: Rules<number> = {
    key: (vertex) => vertex,
    *moves(vertex) {
      for (const to of targets.subarray(offsets[vertex], offsets[vertex + 1]))
        yield { at: `${to}`, to: [to] };
    },
  };
  return misere().outcome(tokens.map((at) => component(rules, at)));
}

function decided(placement: Placement): Outcome {
  return flaw(placement) === undefined ? antiSgOutcome(valuesOf(placement)) : searched(placement);
}

function read(input: Reader): Placement {
  const graph = readDigraph(input);
  const tokens = readTokens(input, graph);
  return { graph, grundyOf: digraphSearch(graph), tokens };
}

const word = (outcome: Outcome) => (outcome === "N" ? "WIN" : "LOSE");

export const misereDag: Problem<Placement> = {
  id: "misere-dag",
  aliases: [],
  name: { en: "Tokens on a graph, misère", zh: "有向图棋子（反常规则）" },
  statement: {
    en: "Move one of several tokens along an edge of a directed graph without cycles. Whoever cannot move WINS. Does the first player win?",
    zh: "每次沿无环有向图的一条边移动若干棋子之一；无法操作者胜。先手是否必胜？",
  },
  input: {
    en: "T; per test: N / N lines x succ1..succx / M p1..pM",
    zh: "T；每组测试：N / N 行 x succ1..succx / M p1..pM",
  },
  output: { en: "per test `WIN` or `LOSE`", zh: "每组测试输出 `WIN` 或 `LOSE`" },
  limits: {
    en: "any graph where the Anti-SG condition holds, else only graphs small enough to search",
    zh: "Anti-SG 条件成立时不限；否则只限能搜索的图",
  },
  game: "dag",
  samples: [{ input: "2\n4\n0\n1 0\n2 0 1\n1 2\n1 3\n3\n0\n1 0\n2 0 1\n2 2 2\n", output: "LOSE\nLOSE\n" }],
  legal: (draw) =>
    tests(draw, 20, () => {
      const { text, vertices } = legalDag(draw, 12);
      return text + legalTokens(draw, vertices, 4);
    }),
  tests: (input) => counted(input, read),
  answer: (placement) => word(decided(placement)),
  *why(placement) {
    yield* explainTokens(placement);
    const at = flaw(placement);
    if (at === undefined) {
      yield {
        en: "Every vertex of value 0 that has successors has one of value 1, so the Anti-SG rule holds.",
        zh: "每个有后继且 SG 值为 0 的顶点都有 SG 值为 1 的后继，所以 Anti-SG 规则成立。",
      };
      yield antiSgConclusion(valuesOf(placement));
      return;
    }
    const wins = searched(placement) === "N";
    yield {
      en: `Vertex ${at} has value 0 and successors, but none of value 1: the Anti-SG rule does not apply. Exhaustive search: the ${wins ? "first" : "second"} player wins.`,
      zh: `顶点 ${at} 的 SG 值为 0 且有后继，却没有 SG 值为 1 的后继：Anti-SG 规则不适用。穷举搜索：${wins ? "先手" : "后手"}必胜。`,
    };
  },
  asJudged: {
    warning: {
      en: "the customary solution applies the Anti-SG rule to every graph, which is wrong for some, such as 1>0,2>0,2>1,3>2@3",
      zh: "通行解法对任何图都用 Anti-SG 规则，对某些图是错的，例如 1>0,2>0,2>1,3>2@3",
    },
    answer: (placement) => word(antiSgOutcome(valuesOf(placement))),
  },
};
