import type { Game, Move } from "../types.ts";
import { componentsOf, componentsWithout, type Region } from "./family/board-graph.ts";
import { arcsOf, effortOfArcs } from "./family/deletion.ts";
import { graphBoard, lengthOf, onGraph, pathsAndCycles } from "./family/graph.ts";

const nameOf = ({ arena }: Region, a: number, b: number): string => `${arena.nameOf(a)}-${arena.nameOf(b)}`;

/** Edges whose ends can go while what holds together with them still does. */
function* moves(left: Region): Generator<Move<Region>> {
  const parts = componentsOf(left);
  for (const [i, part] of parts.entries())
    for (const [a, b] of arcsOf(part)) {
      const rest = componentsWithout(part, [a, b]);
      if (rest.length > 1) continue;
      yield { at: nameOf(left, a, b), to: [...parts.toSpliced(i, 1), ...rest].filter(hasEdges) };
    }
}

const hasEdges = ({ cells }: Region): boolean => cells.length > 1;

export const connectedArcKayles: Game<Region> = {
  id: "non-disconnecting-arc-kayles",
  name: { en: "Non-Disconnecting Arc Kayles", zh: "不断开的边 Kayles" },
  rule: {
    en: "Take an edge of a graph with its two ends, so that what it was joined to still holds together.",
    zh: "取走图的一条边连同两个端点，且其所在的连通部分取走后仍须连通。",
  },
  ...onGraph,
  get start() {
    return [onGraph.parse("grid(3x3)")];
  },
  moves,
  accelerators: {
    ...onGraph.accelerators,
    decompose: (left) => componentsOf(left).filter(hasEdges),
    cost: effortOfArcs,
  },
  board(left) {
    const open = new Set([...moves(left)].map(({ at }) => at));
    return graphBoard(
      left,
      () => [],
      (a, b) => [nameOf(left, a, b)].filter((name) => open.has(name)),
    );
  },
  theorems: [
    {
      claim: {
        en: "A path or a cycle of n vertices lasts exactly floor(n/2) moves.",
        zh: "n 个顶点的路或圈恰好进行 floor(n/2) 步。",
      },
      source: {
        en: "Burke, Dailly & Oijid, arXiv:2404.10390; only the ends of a path can be taken",
        zh: "Burke, Dailly & Oijid, arXiv:2404.10390；只能取路径的两端",
      },
      covers: (left) => lengthOf(left) !== undefined,
      cases: () => pathsAndCycles(16),
      says: ({ cells }) => Math.floor(cells.length / 2) % 2,
    },
  ],
};
