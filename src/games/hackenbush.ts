import { NotationError } from "../errors.ts";
import { areNaturals, type Natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, Move, Tick } from "../types.ts";
import { greenValues } from "./family/green.ts";
import { parseLinks, ranked } from "./family/links.ts";
import {
  multigraphs,
  type Numbered,
  numbered,
  partsOf,
  partsOfTree,
  type Rooted,
  rootedKey,
  sorted,
  trees,
  treeValues,
  walkOf,
} from "./family/rooted.ts";

/** Names of edges by their ends; the second of parallel edges is 1-2#2. */
function* names(edges: Rooted): Generator<string> {
  const copies = new Map<string, number>();
  for (const edge of edges) {
    const name = edge.join("-");
    const copy = (copies.get(name) ?? 0) + 1;
    copies.set(name, copy);
    yield copy === 1 ? name : `${name}#${copy}`;
  }
}

function nameOf(edges: Rooted, e: number): string {
  const [a, b] = edges[e]!;
  const copy = edges.reduce((count, [c, d], f) => (f <= e && c === a && d === b ? count + 1 : count), 0);
  return copy === 1 ? `${a}-${b}` : `${a}-${b}#${copy}`;
}

function* moves(edges: Rooted, tick?: Tick): Generator<Move<Rooted>> {
  const graph = numbered(edges, tick);
  let cut = 0;
  for (const at of names(edges))
    yield { at, to: partsOf(graph, cut++, tick).map((part) => part.map((e) => edges[e]!)) };
}

const known = new WeakMap<Rooted, Int32Array>();

/** Cached result of `greenValues` for a graph. */
function valuesOf(edges: Rooted): Int32Array {
  let values = known.get(edges);
  if (values === undefined) {
    const graph = numbered(edges);
    values = treeValues(graph) ?? greenValues(graph.vertices, graph.from, graph.to);
    known.set(edges, values);
  }
  return values;
}

/** Value of the graph by the colon and fusion principles. */
const value = (edges: Rooted): number => valuesOf(edges)[0]!;

/** Whether the graph is a forest: each edge has its own upper vertex. */
const isForest = (edges: Rooted) => numbered(edges).vertices === edges.length + 1;

/** Values of the branches at the ground of a forest. */
function branchesOf(edges: Rooted): number[] {
  const { to, starts, at } = numbered(edges);
  const values = valuesOf(edges);
  return Array.from(at.subarray(starts[0], starts[1]), (e) => values[to[e]!]! + 1);
}

/** Vertices are stored in 32 bits. */
const isEdge = (edge: unknown): boolean =>
  areNaturals(edge) && edge.length === 2 && edge[0]! <= edge[1]! && edge[1]! < 2 ** 31;

function reach(edges: Rooted, target: Natural, tick?: Tick): Move<Rooted> | undefined {
  const graph = numbered(edges, tick);
  const inForest = isForest(edges);
  const cut = inForest
    ? cutOfForest(graph, valuesOf(edges), Number(target))
    : cutOf(graph, Number(target), tick);
  if (cut === undefined) return undefined;
  const parts = inForest ? partsOfTree(graph, cut) : partsOf(graph, cut);
  return { at: nameOf(edges, cut), to: parts.map((part) => part.map((e) => edges[e]!)) };
}

/** Edge whose removal gives the value `target`: tries each edge at the cost of computing the values. */
function cutOf({ vertices, ...ends }: Numbered, target: number, tick?: Tick): number | undefined {
  const [from, to] = [ends.from.slice(), ends.to.slice()];
  for (const [e, a] of from.entries()) {
    const b = to[e]!;
    // Turns the edge into a loop at an isolated vertex, which does not count.
    from[e] = to[e] = vertices;
    const [left] = greenValues(vertices + 1, from, to, tick);
    [from[e], to[e]] = [a, b];
    if (left === target) return e;
  }
  return undefined;
}

/**
 * Same result as `cutOf`, for a forest. Removing an edge below child c of vertex v gives v the wanted value
 * iff the branch of c gets the value that is then missing. So one pass from the ground upwards tests every
 * edge once.
 */
function cutOfForest(graph: Numbered, values: Int32Array, target: number): number | undefined {
  const { from, to } = graph;
  const { order, via } = walkOf(graph);
  const wanted = new Float64Array(order.length);
  wanted[0] = target;
  for (const child of order.subarray(1)) {
    const e = via[child]!;
    const v = from[e]! ^ to[e]! ^ child;
    const branch = values[v]! ^ (values[child]! + 1) ^ wanted[v]!;
    if (branch === 0) return e;
    wanted[child] = branch - 1;
  }
  return undefined;
}

function parse(text: string, tick?: Tick): Rooted {
  if (text === "0" || text === "g") return [];
  const { from, to, offsets } = parseLinks(text, "-", tick, "g");
  const count = from.length;
  const ends = new Int32Array(2 * count + 1);
  for (let e = 0; e < count; e++) {
    ends[e] = Math.min(from[e]!, to[e]!);
    ends[count + e] = Math.max(from[e]!, to[e]!);
  }
  tick?.();
  const { names, ranks } = ranked(ends);
  tick?.();
  const edges = sorted(names, ranks.subarray(0, count), ranks.subarray(count, -1));
  const { via } = walkOf(numbered(edges), tick);
  const loose = ranks.subarray(0, count).findIndex((v) => v !== 0 && via[v] === -1);
  if (loose >= 0) throw new NotationError(text, offsets[loose]!, GROUNDED);
  return edges;
}

const GROUNDED = { en: "an edge that is joined to the ground", zh: "与地面相连的边" };

/**
 * Layout with the height of each vertex by its distance from the ground, above its predecessor on a shortest
 * path.
 */
function layout(edges: Rooted): Map<number, readonly [number, number]> {
  const near = new Map<number, number[]>();
  for (const [a, b] of edges) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const reached = new Map([[0, { height: 0, children: [] as number[] }]]);
  for (const [v, { height, children }] of reached) {
    for (const w of near.get(v) ?? []) {
      if (reached.has(w)) continue;
      reached.set(w, { height: height + 1, children: [] });
      children.push(w);
    }
  }
  const places = new Map<number, readonly [number, number]>();
  const stack: { v: number; x: number | undefined }[] = [{ v: 0, x: 0 }];
  let free = 0;
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { height, children } = reached.get(top.v)!;
    const x = top.x ?? free;
    places.set(top.v, [x, height]);
    free = Math.max(free, x + 1);
    for (const v of children.slice(1).reverse()) stack.push({ v, x: undefined });
    if (children.length > 0) stack.push({ v: children[0]!, x });
  }
  return places;
}

function board(edges: Rooted): Cell[] {
  const places = layout(edges);
  const lines = [...names(edges)].map((at, e): Cell => {
    const [a, b] = edges[e]!;
    const [x, height] = places.get(b)!;
    const [below, low] = a === 0 ? [x, 0] : places.get(a)!;
    const end = a === b ? ([x, 0 - height] as const) : ([below, 0 - low] as const);
    return { shape: "edge", touch: [at], x, y: 0 - height, end };
  });
  const joints = [...places].flatMap(([v, [x, height]]): Cell[] =>
    v === 0 ? [] : [{ shape: "hole", x, y: 0 - height }],
  );
  const width = [...places.values()].reduce((most, [x]) => Math.max(most, x + 1), 1);
  return [
    ...Array.from({ length: width }, (_, x): Cell => ({ shape: "ground", x, y: 0 })),
    ...lines,
    ...joints,
  ];
}

const SOURCE = "Berlekamp, Conway & Guy, Winning Ways (2nd ed.), vol. 1, ch. 7";

/** Green Hackenbush: a move cuts an edge, and everything no longer joined to the ground disappears. */
export const hackenbush: Game<Rooted> = {
  id: "hackenbush",
  chapter: "fusion",
  program: { name: "fusion" },
  name: { en: "Green Hackenbush", zh: "绿色 Hackenbush（删边游戏）" },
  look: { picture: "trees", moves: "cuts" },
  rule: {
    en: "Cut an edge; everything no longer joined to the ground disappears.",
    zh: "剪断一条边，不再与地面相连的部分随之消失。",
  },
  notation: {
    en: "edges between vertices, the ground being 0 or g, such as 0-1,1-2,1-2,2-2; 0 for bare ground",
    zh: "顶点之间的边，地面写作 0 或 g，如 0-1,1-2,1-2,2-2；空地面写作 0",
  },
  space: "other",
  start: [
    [
      [0, 1],
      [1, 2],
      [1, 3],
      [3, 4],
      [3, 4],
      [3, 5],
    ],
  ],
  moves,
  key: rootedKey,
  parse,
  isPosition: (edges) => Array.isArray(edges) && edges.every(isEdge),
  format: (edges) => edges.map((edge) => edge.join("-")).join() || "0",
  board,
  accelerators: {
    moveToValue: reach,
    cost: (edges) => edges.length * 2 ** edges.length,
  },
  theorems: [
    {
      claim: {
        en: "Fusion: shrinking each 2-edge-connected part to a vertex, its edges to loops that count 1 each, keeps the value.",
        zh: "融合原理：把每个边双连通分量缩成一点，其中每条边变成自环（计 1），SG 值不变。",
      },
      source: SOURCE,
      cases: multigraphs,
      says: (...sum) => nimSum(...sum.map(value)),
    },
    {
      claim: {
        en: "Colon: in a tree the value at a vertex is the nim-sum over its children of their value plus 1.",
        zh: "克朗原理：树中一个顶点的 SG 值，等于其各子结点 SG 值加 1 后的异或和。",
      },
      source: SOURCE,
      covers: (...forest) => forest.every(isForest),
      cases: trees,
      says: (...sum) => nimSum(...sum.map(value)),
    },
    {
      claim: {
        en: "A forest under misère play, by the values of the branches at the ground: the next player wins iff the nim-sum is not 0 and some value exceeds 1, or the nim-sum is 0 and none does.",
        zh: "森林的反常规则：取地面处各枝的 SG 值，先手必胜当且仅当异或和不为 0 且有值大于 1，或异或和为 0 且没有值大于 1。",
      },
      source: {
        en: "the Anti-SG theorem of Jia Zhihao, Zu he you xi lüe shu (2009): a branch has value 1 + what it bears, so only the empty one has value 0",
        zh: "贾志豪，组合游戏略述（2009）的 Anti-SG 定理：枝的 SG 值等于其上部分的 SG 值加 1，故只有空枝的 SG 值为 0",
      },
      play: "misere",
      covers: (...forest) => forest.every(isForest),
      cases: trees,
      says(...forest) {
        const branches = forest.flatMap(branchesOf);
        const sum = branches.reduce((a, b) => a ^ b, 0);
        return (sum !== 0) === branches.some((branch) => branch > 1) ? "N" : "P";
      },
    },
  ],
};
