import type { Game } from "../types.ts";
import { componentsOf, componentsWithout, type Region } from "./family/board-graph.ts";
import { arcDeletion, type DeletionRule, deletionGame } from "./family/deletion.ts";
import { lengthOf, onGraph, pathsAndCycles } from "./family/graph.ts";

/**
 * Edges whose two ends can be removed without disconnecting their component. `local` is false because a take
 * elsewhere can change whether a take is legal.
 */
const CONNECTED: DeletionRule<Region> = {
  takes: (left) =>
    componentsOf(left).flatMap((part) =>
      [...arcDeletion.takes(part)].filter(({ removes }) => componentsWithout(part, removes).length <= 1),
    ),
  local: false,
  least: 2,
  cost: arcDeletion.cost,
};

/** Arc Kayles whose moves keep a component connected. */
export const connectedArcKayles: Game<Region> = {
  ...deletionGame(onGraph, CONNECTED),
  id: "non-disconnecting-arc-kayles",
  name: { en: "Non-Disconnecting Arc Kayles", zh: "不断开的边 Kayles" },
  rule: {
    en: "Take an edge of a graph with its two ends; its component must stay connected.",
    zh: "取走图的一条边连同两个端点，且其所在的连通部分取走后仍须连通。",
  },
  get start() {
    return [onGraph.parse("grid(3x3)")];
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
