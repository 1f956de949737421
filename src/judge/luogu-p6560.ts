import { type Digraph, reversed } from "../solve/graph/digraph.ts";
import { type Ended, endedOutcomes, LOST } from "../solve/graph/ended.ts";
import { ENDLESS } from "../solve/graph/retrograde.ts";
import type { LocalizedText, Outcome } from "../types.ts";
import { lines } from "./legal.ts";
import { A, type Problem } from "./problem.ts";
import type { Reader } from "./reader.ts";

// A token on a directed graph, perhaps with cycles: whoever brings it to the goal wins.

const VERTEX: LocalizedText = { en: "a vertex", zh: "顶点" };
const OTHER: LocalizedText = { en: "a vertex other than the start", zh: "与起点不同的顶点" };
const MOST = 1_000_000;
const MOST_EDGES = 50_000_000;

/** Graph, and the same graph with its edges reversed. */
interface Both {
  readonly graph: Digraph;
  readonly from: Digraph;
}

/** Token on a vertex, counted from 0, its goal, and the solution for this goal. */
interface Round {
  readonly graph: Digraph;
  readonly start: number;
  readonly goal: number;
  readonly ended: Ended;
}

/** Reads `m` edges between vertices numbered from 1. */
function readBoth(input: Reader, vertices: number, edges: number): Both {
  // Memory grows with the input that is read, not with its announced size.
  const ends: number[] = [];
  const offsets = new Uint32Array(vertices + 1);
  for (let e = 0; e < edges; e++) {
    const v = input.integer(VERTEX, 1, vertices) - 1;
    ends.push(v, input.integer(VERTEX, 1, vertices) - 1);
    offsets[v + 1]!++;
  }
  for (let v = 0; v < vertices; v++) offsets[v + 1]! += offsets[v]!;
  const next = offsets.slice(0, vertices);
  const targets = new Uint32Array(edges);
  for (let e = 0; e < edges; e++) targets[next[ends[2 * e]!]!++] = ends[2 * e + 1]!;
  const graph = { offsets, targets };
  return { graph, from: reversed(graph) };
}

const ANSWER: Readonly<Record<Outcome, string>> = { N: "1", P: "-1", D: "0" };

const CONCLUSION: Readonly<Record<Outcome, (moves: number) => LocalizedText>> = {
  N: (moves) => ({
    en: `So the first player wins, with the last of ${moves} ${moves === 1 ? "move" : "moves"} if the other delays.`,
    zh: `所以先手必胜；对方尽量拖延时共 ${moves} 步，先手走最后一步。`,
  }),
  P: (moves) => ({
    en: `So the second player wins, in ${moves} moves if the other delays.`,
    zh: `所以后手必胜；先手尽量拖延时共 ${moves} 步。`,
  }),
  D: () => ({ en: "So nobody can force a win: 0.", zh: "所以双方都无法必胜：0。" }),
};

export const luoguP6560: Problem<Round> = {
  id: "luogu-p6560",
  aliases: [],
  name: { en: "The passing of time", zh: "时光的流逝" },
  statement: {
    en: "A token stands on a vertex of a directed graph, which may have cycles; players move it in turns along an edge. Whoever brings it to the goal wins; whoever cannot move loses. Who wins, or can nobody?",
    zh: "有向图（可能有环）的起点上有一枚棋子，双方轮流沿边移动它。先移到终点者胜，不能移动者输。谁必胜，还是都不能必胜？",
  },
  input: {
    en: "n m q / m lines u v, an edge from u to v / q lines x y, the start and the goal",
    zh: "n m q / m 行 u v，为 u 到 v 的边 / q 行 x y，为起点与终点",
  },
  output: {
    en: "per line x y `1` (the first player wins), `-1` (the second) or `0`",
    zh: "每个 x y 输出 `1`（先手必胜）、`-1`（后手必胜）或 `0`",
  },
  limits: { en: "n <= 100000; m <= 500000; q <= 500; x != y", zh: "n ≤ 100000；m ≤ 500000；q ≤ 500；x ≠ y" },
  samples: [
    { input: "7 7 1\n1 2\n2 3\n3 4\n4 5\n3 6\n7 5\n6 7\n1 5\n", output: "1\n" },
    { input: "5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3\n", output: "0\n1\n" },
  ],
  legal(draw) {
    const n = draw.count(2, 100_000);
    const m = draw.count(0, 500_000);
    const q = draw.count(1, 500);
    const edges = Array.from({ length: m }, () => `${draw.number(1, n)} ${draw.number(1, n)}`);
    const rounds = Array.from({ length: q }, () => {
      const x = draw.number(1, n);
      const y = draw.number(1, n - 1);
      return `${x} ${y < x ? y : y + 1}`;
    });
    return lines(`${n} ${m} ${q}`, edges, rounds);
  },
  *tests(input) {
    const n = input.integer(A.count, 1, MOST);
    const m = input.integer(A.count, 0, MOST_EDGES);
    const rounds = input.integer(A.count);
    const { graph, from } = readBoth(input, n, m);
    for (let left = rounds; left > 0; left--) {
      const start = input.integer(VERTEX, 1, n) - 1;
      const goal = input.integer(VERTEX, 1, n) - 1;
      if (goal === start) throw input.refuse(OTHER);
      const ends = new Uint8Array(n);
      ends[goal] = LOST;
      yield { graph, start, goal, ended: endedOutcomes(graph, ends, from) };
    }
  },
  answer: ({ start, ended }) => ANSWER[ended.outcomes[start]!],
  *why({ graph: { offsets, targets }, start, goal, ended }) {
    const { outcomes, moves } = ended;
    const options = new Set(targets.subarray(offsets[start], offsets[start + 1]));
    for (const v of [...options].slice(0, 12)) {
      if (v === goal) yield { en: `A move to ${v + 1} reaches the goal.`, zh: `走到 ${v + 1} 即到终点。` };
      else yield told(v + 1, outcomes[v]!, moves[v]!);
    }
    if (options.size === 0) yield { en: "No edge leads on.", zh: "没有边可走。" };
    yield CONCLUSION[outcomes[start]!](moves[start]!);
  },
};

/** Sentence on a vertex for the player to move there. */
function told(vertex: number, outcome: Outcome, moves: number): LocalizedText {
  if (moves === ENDLESS)
    return { en: `Nobody can win from ${vertex}.`, zh: `从 ${vertex} 走，双方都无法必胜。` };
  return outcome === "N"
    ? {
        en: `Whoever moves from ${vertex} wins, in ${moves} ${moves === 1 ? "move" : "moves"}.`,
        zh: `从 ${vertex} 走者胜，共 ${moves} 步。`,
      }
    : {
        en: `Whoever moves from ${vertex} loses, in ${moves} moves.`,
        zh: `从 ${vertex} 走者负，共 ${moves} 步。`,
      };
}
