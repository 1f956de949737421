import { NotationError } from "../errors.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Cell, Game, Move } from "../types.ts";
import { greenValues } from "./family/green.ts";
import { parseLinks, parseVertex } from "./family/links.ts";
import {
  type Edge,
  incident,
  multigraphs,
  type Rooted,
  rootedKey,
  standing,
  trees,
} from "./family/rooted.ts";

/** An edge is named by its ends; the second of parallel ones is 1-2#2. */
function named(edges: Rooted): { edge: Edge; at: string }[] {
  const copies = new Map<string, number>();
  return edges.map((edge) => {
    const name = edge.join("-");
    const copy = copies.get(name) ?? 0;
    copies.set(name, copy + 1);
    return { edge, at: copy === 0 ? name : `${name}#${copy + 1}` };
  });
}

function* moves(edges: Rooted): Generator<Move<Rooted>> {
  for (const [i, { at }] of named(edges).entries()) yield { at, to: standing(edges.toSpliced(i, 1)) };
}

/** The value by the colon and fusion principles. */
function value(edges: Rooted): number {
  const numbers = new Map([[0, 0]]);
  const number = (v: number) => numbers.get(v) ?? numbers.set(v, numbers.size).size - 1;
  const from = edges.map(([a]) => number(a));
  const to = edges.map(([, b]) => number(b));
  return greenValues(numbers.size, from, to)[0]!;
}

/** Whether each edge has a vertex of its own above it. */
const isForest = (edges: Rooted) => new Set(edges.flat()).size === edges.length + Math.sign(edges.length);

function parse(text: string): Rooted {
  if (text === "0" || text === "g") return [];
  const links = parseLinks(text, "-", (word) => (word === "g" ? 0 : parseVertex(word)));
  const edges = links.map(({ from, to }): Edge => (from <= to ? [from, to] : [to, from]));
  const grounded = new Set(standing(edges).flat());
  const loose = edges.findIndex((edge) => !grounded.has(edge));
  if (loose >= 0) throw new NotationError(text, links[loose]!.offset, GROUNDED);
  return edges.sort(([a, b], [c, d]) => a - c || b - d);
}

const GROUNDED = { en: "an edge that is joined to the ground", zh: "与地面相连的边" };

/** Each vertex as high as it is far from the ground, above the vertex from which a shortest path comes. */
function layout(edges: Rooted): Map<number, readonly [number, number]> {
  const at = incident(edges);
  const reached = new Map([[0, { height: 0, children: [] as number[] }]]);
  for (const [v, { height, children }] of reached) {
    for (const w of (at.get(v) ?? []).flatMap((i) => edges[i]!)) {
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
  const lines = named(edges).map(({ edge: [a, b], at }): Cell => {
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

export const hackenbush: Game<Rooted> = {
  id: "hackenbush",
  name: { en: "Green Hackenbush", zh: "绿色 Hackenbush（删边游戏）" },
  rule: {
    en: "Cut an edge; what is no longer joined to the ground falls away.",
    zh: "剪断一条边，不再与地面相连的部分随之消失。",
  },
  notation: {
    en: "edges between vertices, the ground being 0 or g, as 0-1,1-2,1-2,2-2; bare ground as 0",
    zh: "顶点之间的边，地面写作 0 或 g，如 0-1,1-2,1-2,2-2；空地面写作 0",
  },
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
  format: (edges) => edges.map((edge) => edge.join("-")).join() || "0",
  board,
  effort: (edges) => edges.length * 2 ** edges.length,
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
        zh: "冒号原理：树中一点的 SG 值，等于其各子结点 SG 值加 1 后的异或和。",
      },
      source: SOURCE,
      covers: (...forest) => forest.every(isForest),
      cases: trees,
      says: (...sum) => nimSum(...sum.map(value)),
    },
    {
      claim: {
        en: "A forest under misère play: of the values of the branches at the ground, either the nim-sum is not 0 and one exceeds 1, or the nim-sum is 0 and none does, iff the next player wins.",
        zh: "森林的反常规则：取地面处各枝的 SG 值，先手必胜当且仅当异或和不为 0 且有值大于 1，或异或和为 0 且没有值大于 1。",
      },
      source:
        "the Anti-SG theorem of Jia Zhihao, Zu he you xi lüe shu (2009): a branch has value 1 + what it bears, so only the empty one has value 0",
      play: "misere",
      covers: (...forest) => forest.every(isForest),
      cases: trees,
      says(...forest) {
        const branches = forest.flatMap(standing).map(value);
        const sum = branches.reduce((a, b) => a ^ b, 0);
        return (sum !== 0) === branches.some((branch) => branch > 1) ? "N" : "P";
      },
    },
  ],
};
