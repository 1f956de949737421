import { t } from "../locale/games.ts";
import type { Game } from "../types.ts";
import type { BoardGraph } from "./family/board-graph.ts";
import { geographyGame, standing, type Walk } from "./family/geography.ts";
import { onGraph } from "./family/graph.ts";
import { missableBy } from "./family/matching.ts";

const face = geographyGame(onGraph, false);

/** Latest results for the graphs of an arena: many walks differ only in the vertex of the token. */
const known = new WeakMap<BoardGraph, Map<string, Uint8Array>>();
const MOST_KNOWN = 64;

function missable(walk: Walk): Uint8Array {
  const ofArena = known.get(walk.arena) ?? new Map<string, Uint8Array>();
  known.set(walk.arena, ofArena);
  const name = walk.cells.join();
  const found = ofArena.get(name) ?? missableBy(walk);
  if (ofArena.size >= MOST_KNOWN) ofArena.clear();
  ofArena.set(name, found);
  return found;
}

/** All graphs with 1 vertex, 2, 3, …, with the token on the first vertex or not yet placed. */
function* walks(): Generator<[Walk]> {
  for (let n = 1; ; n++) {
    const pairs = Array.from({ length: n }, (_, a) =>
      Array.from({ length: a }, (_, b) => `${b}-${a}`),
    ).flat();
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
      const edges = pairs.filter((_, i) => (chosen >> i) & 1);
      const left = onGraph.parse([...edges, "0-0"].join());
      yield [{ ...left, at: undefined }];
      yield [standing(left, 0)];
    }
  }
}

/** Vertex geography on a graph: a move takes the token along an edge and removes the vertex that it leaves. */
export const undirectedGeography: Game<Walk> = {
  ...face,
  id: "undirected-geography",
  program: { name: "subsets-of-walk" },
  name: { en: "Undirected Vertex Geography", zh: "无向顶点地理游戏" },
  rule: {
    en: "Move the token along an edge to another vertex; remove the vertex that it leaves. Where there is no token yet, put it on any vertex.",
    zh: "沿一条边把棋子移到相邻的顶点，棋子离开的顶点随即移除；还没有棋子时，先把它放在任一顶点上。",
  },
  notation: t("tokenNotation", { graph: onGraph.notation }),
  get start() {
    return [face.parse("grid(3x3)@1")];
  },
  theorems: [
    {
      claim: {
        en: "The next player wins iff every maximum matching covers the token's vertex. With a free start, a vertex wins iff some maximum matching misses it, so a winning start exists iff there is no perfect matching.",
        zh: "先手必胜，当且仅当每个最大匹配都覆盖棋子所在的顶点；可任选起点时，选某个最大匹配未覆盖的顶点必胜，故存在必胜起点当且仅当没有完美匹配。",
      },
      source: "Fraenkel, Scheinerman & Ullman, Theoret. Comput. Sci. 112 (1993) 371",
      cases: walks,
      says: (walk) =>
        (walk.at === undefined ? missable(walk).includes(1) : missable(walk)[walk.at] === 0) ? "N" : "P",
    },
  ],
};
