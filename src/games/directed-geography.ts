import { mex } from "../nimber/mex.ts";
import type { Game, LocalizedText } from "../types.ts";
import { acyclicGraphs } from "./family/acyclic.ts";
import { aliveOf, type Region } from "./family/board-graph.ts";
import { geographyGame, type Walk } from "./family/geography.ts";
import { circle, parseEdges } from "./family/graph-notation.ts";

const NOTATION: LocalizedText = {
  en: "edges, such as 0>1,1>2, with single vertices such as 5; then @ and the token's vertex, or no @ to start anywhere",
  zh: "各条边，如 0>1,1>2，孤立顶点如 5；其后写 @ 与棋子所在的顶点，不写则可放在任一顶点",
};

/** Reads vertices and the targets of their edges. */
function parseDirected(text: string): Region {
  const { names, edges } = parseEdges(text, ">");
  const near: number[][] = Array.from(names, () => []);
  for (const [a, b] of edges) if (a !== b && !near[a]!.includes(b)) near[a]!.push(b);
  for (const each of near) each.sort((a, b) => a - b);
  const arena = { near, places: circle(names.length), nameOf: (cell: number) => `${names[cell]}` };
  return { arena, cells: [...near.keys()] };
}

/** Edges between the remaining vertices, and the vertices without any. */
function format(left: Region): string {
  const { arena, cells } = left;
  const alive = aliveOf(left);
  const edges = cells.flatMap((a) =>
    arena.near[a]!.filter((b) => alive[b] === 1).map((b) => [a, b] as const),
  );
  const joined = new Set(edges.flat());
  const single = cells.filter((cell) => !joined.has(cell)).map(arena.nameOf);
  return [...edges.map((edge) => edge.map(arena.nameOf).join(">")), ...single].join();
}

const face = geographyGame({ parse: parseDirected, format, key: format }, true);

/** Value of each vertex as the mex of its successors; undefined when there is a cycle. */
function valuesOf(walk: Walk): readonly number[] | undefined {
  const { near } = walk.arena;
  const alive = aliveOf(walk);
  const values: number[] = [];
  const open = new Set<number>();
  const ready = [...walk.cells];
  for (let v = ready.at(-1); v !== undefined; v = ready.at(-1)) {
    const next = values[v] === undefined ? near[v]!.filter((w) => alive[w] === 1) : [];
    const waits = next.filter((w) => values[w] === undefined);
    if (waits.some((w) => open.has(w))) return undefined;
    if (waits.length > 0) {
      open.add(v);
      ready.push(...waits);
      continue;
    }
    if (values[v] === undefined) values[v] = mex(next.map((w) => values[w]!));
    open.delete(v);
    ready.pop();
  }
  return values;
}

/** Vertex geography on a directed graph: a move takes the token along an edge and removes the vertex left. */
export const directedGeography: Game<Walk> = {
  ...face,
  id: "directed-geography",
  program: { name: "subsets-of-walk-along-arcs" },
  name: { en: "Directed Vertex Geography", zh: "有向顶点地理游戏" },
  rule: {
    en: "Move the token along a directed edge to another vertex; remove the vertex that it leaves. Where there is no token yet, put it on any vertex.",
    zh: "沿一条有向边把棋子移到另一顶点，棋子离开的顶点随即移除；还没有棋子时，先把它放在任一顶点上。",
  },
  notation: NOTATION,
  get start() {
    return [face.parse("0>1,1>2,2>0,2>3,3>1,3>4@0")];
  },
  theorems: [
    {
      claim: {
        en: "On a graph without cycles, the value of a vertex is the mex over its successors; with a free start it is the mex over all vertices.",
        zh: "若没有有向圈，则每个顶点的 SG 值是其后继值的 mex；可任选起点时为所有顶点值的 mex。",
      },
      source: {
        en: "Lichtenstein & Sipser, J. ACM 27 (1980) 393; on a graph without cycles no vertex is met again",
        zh: "Lichtenstein & Sipser, J. ACM 27 (1980) 393；无圈图上不会再次到达同一顶点",
      },
      covers: (walk) => valuesOf(walk) !== undefined,
      *cases() {
        for (const { graph } of acyclicGraphs()) {
          const { names, starts, targets } = graph;
          const edges = [...names.keys()].flatMap((v) =>
            [...targets.subarray(starts[v], starts[v + 1])].map((w) => `${names[v]}>${names[w]}`),
          );
          const text = edges.length === 0 ? "0" : edges.join();
          yield [face.parse(text)];
          yield [face.parse(`${text}@${names.at(-1) ?? 0}`)];
        }
      },
      says(walk) {
        const values = valuesOf(walk)!;
        return walk.at === undefined ? mex(walk.cells.map((v) => values[v]!)) : values[walk.at]!;
      },
    },
  ],
};
