import type { Game } from "../types.ts";
import type { Region } from "./family/board-graph.ts";
import { deletionGame, pinDeletion } from "./family/deletion.ts";
import { lengthOf, onGraph, pathsAndCycles, valueOfLength } from "./family/graph.ts";
import { kayles } from "./kayles.ts";

/** Kayles on a graph: a move takes a vertex, or two adjacent ones, and all edges there. */
export const graphKayles: Game<Region> = {
  ...deletionGame(onGraph, pinDeletion),
  id: "graph-kayles",
  name: { en: "Kayles on a graph", zh: "图上的 Kayles" },
  rule: {
    en: "Take a vertex of a graph, or two that are joined, with all edges there.",
    zh: "取走图的一个顶点，或两个相邻的顶点，连同其所有边。",
  },
  get start() {
    return [onGraph.parse("star(2,3,4)")];
  },
  theorems: [
    {
      claim: {
        en: "A path of n vertices has the value of Kayles at n; a move in a cycle leaves a path that is shorter by one or two.",
        zh: "n 个顶点的路，SG 值等于 Kayles n 的值；圈中的每一步都留下少一个或两个顶点的路。",
      },
      source: "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      covers: (left) => lengthOf(left) !== undefined,
      cases: () => pathsAndCycles(16),
      says: (left) => valueOfLength(left, (n) => Number(kayles.theorems[0]!.says(n)), 1, 2),
    },
  ],
};
