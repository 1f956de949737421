import { NotationError } from "../errors.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, Move, Outcome, Tick } from "../types.ts";
import {
  acyclicGraphs,
  type Graph,
  graphOf,
  grundyFunction,
  isGraph,
  layers,
  successors,
  type VertexFacts,
} from "./family/acyclic.ts";
import { parseLinks, parseVertex } from "./family/links.ts";

/** Token on vertex `at` of a directed graph. */
interface Token {
  readonly graph: Graph;
  readonly at: number;
}

function* moves({ graph, at }: Token): Generator<Move<Token>> {
  for (const w of successors(graph, at)) {
    yield { at: `${w}`, to: [{ graph, at: w }] };
  }
}

function parse(text: string, tick?: Tick): Token {
  const [edges = "", vertex, ...more] = text.split("@");
  const { from, to } = edges === "" ? NONE : parseLinks(edges, ">", tick);
  const place = edges.length + 1;
  if (vertex === undefined) {
    throw new NotationError(text, edges.length, { en: "@ and the token's vertex", zh: "@ 与棋子所在的顶点" });
  }
  const at = parseVertex(vertex);
  if (at === undefined) throw new NotationError(text, place, { en: "a vertex", zh: "顶点" });
  if (more.length > 0) {
    throw new NotationError(text, place + vertex.length, { en: "one token", zh: "一枚棋子" });
  }
  return { graph: graphOf(from, to, tick), at };
}

const NONE = { from: new Int32Array(0), to: new Int32Array(0) };

/**
 * Draws the graph in layers with edges downwards; vertices that can reach a cycle are in one row at the top.
 */
function board({ graph, at }: Token): Cell[] {
  const names = [...new Set([...graph.names, at])].sort((a, b) => a - b);
  const rows = layers(graph);
  const placed = new Set(rows.flat());
  const alone = names.length > graph.names.length ? [at] : [];
  const looping = [...graph.names].filter((v) => !placed.has(v));
  const [ends = [], ...above] = rows;
  const all = [[...ends, ...alone].sort((a, b) => a - b), ...above, looping].filter((row) => row.length > 0);
  const places = new Map(
    all.reverse().flatMap((row, y) => row.map((v, x) => [v, { x: 2 * x + (y % 2), y: 2 * y }])),
  );
  const open = new Set(successors(graph, at));
  const cells: Cell[] = [];
  for (const v of names) {
    for (const w of successors(graph, v)) {
      const touch = v === at ? [`${w}`] : [];
      const end = [places.get(w)!.x, places.get(w)!.y] as const;
      cells.push({ shape: "edge", ...places.get(v)!, end, arrow: true, touch });
    }
  }
  for (const [v, { x, y }] of places) {
    cells.push({ shape: v === at ? "token" : "hole", x, y, touch: open.has(v) ? [`${v}`] : [] });
    cells.push({ shape: "label", x: x + 0.6, y, text: `${v}` });
  }
  return cells;
}

/** Properties of a graph, computed when first needed. */
interface Facts {
  readonly edges: string;
  readonly number: number;
  readonly known: (name: number) => VertexFacts;
}

const facts = new WeakMap<Graph, Facts>();

function factsOf(graph: Graph): Facts {
  let found = facts.get(graph);
  if (found === undefined) {
    const edges = edgesOf(graph);
    found = { edges, number: numberOf(edges), known: grundyFunction(graph) };
    facts.set(graph, found);
  }
  return found;
}

function edgesOf({ names, starts, targets }: Graph): string {
  const edges: string[] = [];
  for (const [v, name] of names.entries())
    for (let e = starts[v]!; e < starts[v + 1]!; e++) edges.push(`${name}>${names[targets[e]!]}`);
  return edges.join();
}

/** Number of each graph, by its edges: a short key that equal graphs share. */
const numbers = new Map<string, number>();

/** Most letters of edges kept in `numbers`. Beyond that it is cleared, and later graphs get new numbers. */
const KEPT = 2 ** 26;
let kept = 0;
let count = 0;

function numberOf(edges: string): number {
  const known = numbers.get(edges);
  if (known !== undefined) return known;
  kept += edges.length;
  if (kept > KEPT) {
    numbers.clear();
    kept = edges.length;
  }
  numbers.set(edges, ++count);
  return count;
}

/** Value at the token. @throws LoopyError when it can reach a cycle */
const known = ({ graph, at }: Token): VertexFacts => factsOf(graph).known(at);

function* single(): Generator<[Token]> {
  for (const { graph, size } of acyclicGraphs()) yield [{ graph, at: size - 1 }];
}

/** Pairs of tokens that satisfy the Anti-SG condition, one of them on the last vertex of its graph. */
function* tamePairs(): Generator<[Token, Token]> {
  for (const [last] of single()) {
    if (!known(last).tame) continue;
    for (let at = 0; at <= last.at; at++) {
      const other = { ...last, at };
      if (known(other).tame) yield [last, other];
    }
  }
}

function antiSg(...tokens: Token[]): Outcome {
  const values = tokens.map((token) => known(token).value);
  return (nimSum(...values) !== 0) === values.some((each) => each > 1) ? "N" : "P";
}

/** Tokens on an acyclic directed graph: a move takes one along an edge. */
export const dag: Game<Token> = {
  id: "dag",
  program: { name: "values-of-vertices" },
  name: { en: "Token on a graph", zh: "有向图上的棋子" },
  rule: {
    en: "Move the token along an edge of a directed graph.",
    zh: "在有向图上沿一条边移动棋子。",
  },
  notation: {
    en: "edges and the token's vertex, such as 0>1,0>2,1>2@0",
    zh: "各条边与棋子所在的顶点，如 0>1,0>2,1>2@0",
  },
  space: "other",
  get start() {
    return ["0", "1"].map((at) => parse(`0>1,0>2,1>2,1>3,2>3,2>4,3>4@${at}`));
  },
  moves,
  key: ({ graph, at }) => `${factsOf(graph).number}@${at}`,
  parse,
  isPosition(value) {
    const { graph, at } = (value ?? {}) as Partial<Token>;
    return isGraph(graph) && Number.isSafeInteger(at) && at! >= 0;
  },
  format: ({ graph, at }) => `${factsOf(graph).edges}@${at}`,
  board,
  theorems: [
    {
      claim: {
        en: "An acyclic graph has one function whose value at each vertex is the mex over its successors; values of several tokens add in nim.",
        zh: "无环有向图上恰有一个函数，使每个顶点的值等于其后继值的 mex；多枚棋子的 SG 值按异或相加。",
      },
      proof: { by: "theory", chapter: "sums" },
      source:
        "Sprague, Tôhoku Math. J. 41 (1935) 438; Grundy, Eureka 2 (1939) 6; Berge, Théorie des graphes (1958)",
      cases: single,
      says: (...tokens) => nimSum(...tokens.map((token) => known(token).value)),
    },
    {
      claim: {
        en: "Misère play, where each vertex of value 0 that has successors has one of value 1: the next player wins iff the nim-sum is not 0 and some value exceeds 1, or the nim-sum is 0 and none does.",
        zh: "反常规则：若每个有后继且 SG 值为 0 的顶点都有 SG 值为 1 的后继，则先手必胜当且仅当异或和不为 0 且有值大于 1，或异或和为 0 且没有值大于 1。",
      },
      proof: { by: "theory", chapter: "misere" },
      source: {
        en: "Jia Zhihao, Zu he you xi lüe shu (2009), with the condition made exact",
        zh: "贾志豪，组合游戏略述（2009），条件已精确化",
      },
      play: "misere",
      covers: (...tokens) => tokens.every((token) => known(token).tame),
      cases: tamePairs,
      says: antiSg,
    },
    {
      claim: {
        en: "One token under misère play: the next player wins iff no edge leads on, or one leads to a vertex from which the next player loses.",
        zh: "反常规则下的一枚棋子：先手必胜，当且仅当无边可走，或有一条边通向必败的顶点。",
      },
      proof: { by: "theory", chapter: "misere" },
      source: {
        en: "the definition, backwards from the ends; Zermelo, Proc. Fifth Int. Congr. Math. 2 (1913) 501",
        zh: "由定义，从终局倒推；Zermelo, Proc. Fifth Int. Congr. Math. 2 (1913) 501",
      },
      play: "misere",
      covers: (...tokens) => tokens.length === 1,
      cases: single,
      says: (token) => (known(token).wins ? "N" : "P"),
    },
  ],
};
