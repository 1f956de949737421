import { NotationError } from "../errors.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, Move, Outcome } from "../types.ts";
import { acyclicGraphs, grundyFunction, layers, type Successors } from "./family/acyclic.ts";
import { parseLinks, parseVertex } from "./family/links.ts";

/** A token on vertex `at` of a directed graph; `edges` is how the graph is written. */
interface Token {
  readonly graph: Successors;
  readonly edges: string;
  readonly at: number;
}

/** A token on a vertex of `graph`. */
export function tokenOn(graph: Successors, at: number): Token {
  const edges = [...graph].flatMap(([v, to]) => to.map((w) => `${v}>${w}`)).join();
  return { graph, edges, at };
}

function* moves(token: Token): Generator<Move<Token>> {
  for (const w of token.graph.get(token.at)!) yield { at: `${w}`, to: [{ ...token, at: w }] };
}

function parse(text: string): Token {
  const [edges = "", vertex, ...more] = text.split("@");
  const links = edges === "" ? [] : parseLinks(edges, ">");
  const place = edges.length + 1;
  if (vertex === undefined) {
    throw new NotationError(text, edges.length, { en: "@ and the token's vertex", zh: "@ 与棋子所在的顶点" });
  }
  const at = parseVertex(vertex);
  if (at === undefined) throw new NotationError(text, place, { en: "a vertex", zh: "顶点" });
  if (more.length > 0) {
    throw new NotationError(text, place + vertex.length, { en: "one token", zh: "一枚棋子" });
  }
  const names = [at, ...links.flatMap(({ from, to }) => [from, to])];
  const successors = new Map(names.sort((a, b) => a - b).map((v) => [v, new Set<number>()]));
  for (const { from, to } of links) successors.get(from)!.add(to);
  const graph = new Map([...successors].map(([v, to]) => [v, [...to].sort((a, b) => a - b)]));
  return tokenOn(graph, at);
}

/** By layers, edges downwards; vertices from which a cycle can be reached stand on top in one row. */
function board({ graph, at }: Token): Cell[] {
  const rows = layers(graph);
  const placed = new Set(rows.flat());
  const looping = [...graph.keys()].filter((v) => !placed.has(v));
  const all = [...rows, ...(looping.length > 0 ? [looping] : [])].reverse();
  const places = new Map(all.flatMap((row, y) => row.map((v, x) => [v, { x: 2 * x + (y % 2), y: 2 * y }])));
  const open = new Set(graph.get(at));
  const cells: Cell[] = [];
  for (const [v, to] of graph) {
    for (const w of to) {
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

const known = new WeakMap<Successors, ReadonlyMap<number, number>>();

/** @throws LoopyError */
function value({ graph, at }: Token): number {
  let values = known.get(graph);
  if (values === undefined) {
    values = grundyFunction(graph);
    known.set(graph, values);
  }
  return values.get(at)!;
}

/** Whether each vertex of value 0 that has successors has one of value 1. */
function tame({ graph, edges }: Token): boolean {
  return [...graph].every(([at, to]) => {
    const values = [at, ...to].map((at) => value({ graph, edges, at }));
    return values[0] !== 0 || to.length === 0 || values.includes(1);
  });
}

function* single(): Generator<[Token]> {
  for (const graph of acyclicGraphs()) yield [tokenOn(graph, graph.size - 1)];
}

/** Pairs of tokens on graphs where the Anti-SG condition holds, one token on the last vertex of its graph. */
function* tamePairs(): Generator<[Token, Token]> {
  for (const [last] of single()) {
    if (tame(last)) for (const at of last.graph.keys()) yield [last, { ...last, at }];
  }
}

function antiSg(...tokens: Token[]): Outcome {
  const values = tokens.map(value);
  return (nimSum(...values) !== 0) === values.some((each) => each > 1) ? "N" : "P";
}

export const dag: Game<Token> = {
  id: "dag",
  name: { en: "Token on a graph", zh: "有向图上的棋子" },
  rule: {
    en: "Move the token along an edge of a directed graph without cycles.",
    zh: "在无环有向图上沿一条边移动棋子。",
  },
  notation: {
    en: "edges and the token's vertex, as 0>1,0>2,1>2@0",
    zh: "各条边与棋子所在的顶点，如 0>1,0>2,1>2@0",
  },
  start: [parse("0>1,0>2,1>2,1>3,2>3,2>4,3>4@0"), parse("0>1,0>2,1>2,1>3,2>3,2>4,3>4@1")],
  moves,
  key: ({ edges, at }) => `${edges}@${at}`,
  parse,
  format: ({ edges, at }) => `${edges}@${at}`,
  board,
  theorems: [
    {
      claim: {
        en: "An acyclic graph has one function whose value at each vertex is the mex over its successors; values of several tokens add in nim.",
        zh: "无环有向图上恰有一个函数，使每个顶点的值等于其后继值的 mex；多枚棋子的 SG 值按异或相加。",
      },
      source:
        "Sprague, Tôhoku Math. J. 41 (1935) 438; Grundy, Eureka 2 (1939) 6; Berge, Théorie des graphes (1958)",
      cases: single,
      says: (...tokens) => nimSum(...tokens.map(value)),
    },
    {
      claim: {
        en: "Misère play, where each vertex of value 0 that has successors has one of value 1: the next player wins iff the nim-sum is not 0 and some value exceeds 1, or the nim-sum is 0 and none does.",
        zh: "反常规则：若每个有后继且 SG 值为 0 的顶点都有 SG 值为 1 的后继，则先手必胜当且仅当异或和不为 0 且有值大于 1，或异或和为 0 且没有值大于 1。",
      },
      source: "Jia Zhihao, Zu he you xi lüe shu (2009), with the condition made exact",
      play: "misere",
      covers: (...tokens) => tokens.every(tame),
      cases: tamePairs,
      says: antiSg,
    },
  ],
};
