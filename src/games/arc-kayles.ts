import type { Game } from "../types.ts";
import { dawsonsKayles } from "./dawsons-kayles.ts";
import type { Region } from "./family/board-graph.ts";
import { arcDeletion, deletionGame } from "./family/deletion.ts";
import { lengthOf, onGraph, pathsAndCycles, valueOfLength } from "./family/graph.ts";

/** Arc Kayles: a move takes an edge of a graph, its two ends, and all edges there. */
export const arcKayles: Game<Region> = {
  ...deletionGame(onGraph, arcDeletion),
  id: "arc-kayles",
  program: { name: "subsets-of-edges" },
  name: { en: "Arc Kayles", zh: "边 Kayles" },
  look: { moves: "edges" },
  rule: {
    en: "Take an edge of a graph with its two ends, and with them all edges there. On a grid this is Cram.",
    zh: "取走图的一条边连同两个端点，以及端点处的所有边。在方格图上即 Cram。",
  },
  get start() {
    return [onGraph.parse("grid(3x4)")];
  },
  theorems: [
    {
      claim: {
        en: "A path of n vertices has the value of Dawson's Kayles at n; a move in a cycle leaves a path that is shorter by two.",
        zh: "n 个顶点的路，SG 值等于 Dawson's Kayles n 的值；圈中的每一步都留下少两个顶点的路。",
      },
      source: "Guy & Smith, Proc. Camb. Phil. Soc. 52 (1956) 514",
      covers: (left) => lengthOf(left) !== undefined,
      cases: () => pathsAndCycles(16),
      says: (left) => valueOfLength(left, (n) => Number(dawsonsKayles.theorems[0]!.says(n)), 2),
    },
  ],
};
