import type { Game } from "../types.ts";
import { dawsonsChess } from "./dawsons-chess.ts";
import type { Region } from "./family/board-graph.ts";
import { deletionGame, nodeDeletion } from "./family/deletion.ts";
import { lengthOf, onGraph, pathsAndCycles, valueOfLength } from "./family/graph.ts";

/** Whether all vertices are pairwise adjacent. */
const isComplete = ({ arena, cells }: Region): boolean =>
  cells.every((a) => cells.every((b) => a === b || arena.near[a]!.includes(b)));

/** Node Kayles: a move takes a vertex of a graph and all its neighbours. */
export const nodeKayles: Game<Region> = {
  ...deletionGame(onGraph, nodeDeletion),
  id: "node-kayles",
  program: { name: "subsets-of-vertices" },
  name: { en: "Node Kayles", zh: "顶点 Kayles" },
  look: { moves: "vertices" },
  rule: {
    en: "Take a vertex of a graph, and with it all its neighbours.",
    zh: "取走图的一个顶点，连同它的所有邻点。",
  },
  get start() {
    return [onGraph.parse("path(9)")];
  },
  theorems: [
    {
      claim: {
        en: "A complete graph has value 1, and the empty one 0.",
        zh: "完全图的 SG 值为 1，空图为 0。",
      },
      source: {
        en: "Schaefer, J. Comput. System Sci. 16 (1978) 185, by the definition",
        zh: "Schaefer, J. Comput. System Sci. 16 (1978) 185，由定义",
      },
      covers: isComplete,
      *cases() {
        for (let n = 0; ; n++) yield [onGraph.parse(`complete(${n % 30})`)];
      },
      says: ({ cells }) => (cells.length === 0 ? 0 : 1),
    },
    {
      claim: {
        en: "A path of n vertices has the value of Dawson's Chess at n; a cycle of n has value 1 where a path of n - 3 has value 0, and else 0.",
        zh: "n 个顶点的路，SG 值等于 Dawson's Chess n 的值；n 个顶点的圈，当 n - 3 个顶点的路 SG 值为 0 时为 1，否则为 0。",
      },
      source: "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      covers: (left) => lengthOf(left) !== undefined,
      cases: () => pathsAndCycles(16),
      says: (left) => valueOfLength(left, pathValue, 3),
    },
  ],
};

const pathValue = (n: number): number => Number(dawsonsChess.theorems[0]!.says(n));
