import { Graph, layout } from "@dagrejs/dagre";
import type { Direction, Job, Layout, Point } from "./layout.ts";

/** Both directions are tried for drawings up to this many edges; beyond, a drawing goes downwards. */
const TRIED = 240;
/** From this many edges on they are drawn closer together. */
const DENSE = 120;

const RANKDIR = { down: "TB", right: "LR" } satisfies Record<Direction, string>;

self.addEventListener("message", ({ data }: MessageEvent<Job>) => {
  self.postMessage(best(data));
});

/** The direction in which the drawing can be shown larger. */
function best(job: Job): Layout {
  const down = draw(job, "down");
  if (job.links.length > TRIED) return down;
  const right = draw(job, "right");
  const scale = ({ width, height }: Layout) => Math.min(1, job.room.width / width, job.room.height / height);
  return scale(right) > scale(down) ? right : down;
}

/** Layers by the longest way on, so that what ends the game stands in the last one. */
function draw({ sizes, links }: Job, direction: Direction): Layout {
  const graph = new Graph();
  const dense = links.length > DENSE;
  graph.setGraph({
    rankdir: RANKDIR[direction],
    ranker: "longest-path",
    acyclicer: "greedy",
    nodesep: dense ? 16 : 24,
    edgesep: dense ? 6 : 12,
    ranksep: dense ? 44 : 52,
  });
  sizes.forEach(({ width, height }, i) => {
    graph.setNode(`${i}`, { width, height });
  });
  links.forEach(([from, to], i) => {
    graph.setEdge(`${from}`, `${to}`, { i });
  });
  layout(graph);
  const nodes = sizes.map((_, i): Point => pointOf(graph.node(`${i}`)));
  const edges: (readonly Point[])[] = links.map(() => []);
  for (const edge of graph.edges()) {
    const { i, points } = graph.edge(edge) as { i: number; points: Point[] };
    edges[i] = points.map(pointOf);
  }
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return { direction, width, height, nodes, edges };
}

const pointOf = ({ x, y }: { x?: number; y?: number }): Point => ({ x: x ?? 0, y: y ?? 0 });
