import { dag, tokenOn } from "../games/dag.ts";
import { antiSgOutcome } from "../solve/anti-sg.ts";
import { type Digraph, digraphValues } from "../solve/digraph.ts";
import { misere } from "../solve/misere.ts";
import type { Outcome } from "../types.ts";
import { antiSgConclusion } from "./anti-sg.ts";
import { A, type Problem } from "./problem.ts";
import { explainTokens, readDigraph, readTokens } from "./token-graph.ts";

/** A vertex that `tokens` can reach, of value 0, with successors but none of value 1: there the rule is no theorem. */
function flaw(
  { offsets, targets }: Digraph,
  values: ArrayLike<number>,
  tokens: readonly number[],
): number | undefined {
  const reached = new Set(tokens);
  for (const v of reached) {
    let one = values[v] !== 0 || offsets[v] === offsets[v + 1];
    for (let i = offsets[v]!; i < offsets[v + 1]!; i++) {
      one ||= values[targets[i]!] === 1;
      reached.add(targets[i]!);
    }
    if (!one) return v;
  }
  return undefined;
}

/** Play to the end, over sums of equal components. */
function searched({ offsets, targets }: Digraph, tokens: readonly number[]): Outcome {
  const graph = new Map<number, readonly number[]>();
  for (let v = 0; v + 1 < offsets.length; v++) {
    graph.set(v, [...new Set(targets.subarray(offsets[v]!, offsets[v + 1]!))]);
  }
  const game: typeof dag = { ...dag, key: ({ at }) => at };
  return misere().outcome(tokens.map((at) => ({ game, position: tokenOn(graph, at) })));
}

function answer(graph: Digraph, tokens: readonly number[]): Outcome {
  const values = digraphValues(graph);
  if (flaw(graph, values, tokens) !== undefined) return searched(graph, tokens);
  return antiSgOutcome(tokens.map((token) => values[token]!));
}

const word = (outcome: Outcome) => (outcome === "N" ? "WIN" : "LOSE");

export const misereDag: Problem = {
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
    en: "any graph where the Anti-SG condition holds, else as far as search reaches",
    zh: "Anti-SG 条件成立时不限；否则以搜索所及为限",
  },
  game: "dag",
  samples: [{ input: "2\n4\n0\n1 0\n2 0 1\n1 2\n1 3\n3\n0\n1 0\n2 0 1\n2 2 2\n", output: "LOSE\nLOSE\n" }],
  solve(input, print) {
    for (let tests = input.integer(A.count); tests > 0; tests--) {
      const graph = readDigraph(input);
      print(word(answer(graph, readTokens(input, graph))));
    }
  },
  *explain(input) {
    if (input.integer(A.count) === 0) return;
    const graph = readDigraph(input);
    const tokens = readTokens(input, graph);
    yield* explainTokens(graph, tokens);
    const values = digraphValues(graph);
    const at = flaw(graph, values, tokens);
    if (at === undefined) {
      yield {
        en: "Every vertex of value 0 that has successors has one of value 1, so the Anti-SG rule holds.",
        zh: "每个有后继且 SG 值为 0 的顶点都有 SG 值为 1 的后继，所以 Anti-SG 规则成立。",
      };
      yield antiSgConclusion(tokens.map((token) => values[token]!));
      return;
    }
    const wins = searched(graph, tokens) === "N";
    yield {
      en: `Vertex ${at} has value 0 and successors, but none of value 1: the Anti-SG rule does not apply. Exhaustive search: the ${wins ? "first" : "second"} player wins.`,
      zh: `顶点 ${at} 的 SG 值为 0 且有后继，却没有 SG 值为 1 的后继：Anti-SG 规则不适用。穷举搜索：${wins ? "先手" : "后手"}必胜。`,
    };
  },
  asJudged: {
    warning: {
      en: "the customary solution applies the Anti-SG rule to every graph, which is wrong for some, as 1>0,2>0,2>1,3>2@3",
      zh: "通行解法对任何图都用 Anti-SG 规则，对某些图是错的，例如 1>0,2>0,2>1,3>2@3",
    },
    solve(input, print) {
      for (let tests = input.integer(A.count); tests > 0; tests--) {
        const graph = readDigraph(input);
        const values = digraphValues(graph);
        print(word(antiSgOutcome(readTokens(input, graph).map((token) => values[token]!))));
      }
    },
  },
};
