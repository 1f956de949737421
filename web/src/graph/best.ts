import { Graph, layout } from "@dagrejs/dagre";
import { compactLayout, framed } from "./compact.ts";
import type { Direction, Job, Layout, Point } from "./geometry.ts";

/** Edges per node, and number of edges, from which a graph is dense: its edges get no separate space. */
const DENSE = 2.8;
const SOME = 40;
/** Scale below which a drawing is hard to read. */
const CRAMPED = 0.6;
/** Most edges for which both directions are tried; larger drawings go downwards. */
const TRIED = 150;

const RANKDIR = { down: "TB", right: "LR" } satisfies Record<Direction, string>;

/** Layout with the largest scale: downwards, to the right, or with edges between the nodes. */
export function best(job: Job): Layout {
  const { sizes, links } = job;
  const scale = ({ width, height }: Layout) => Math.min(1, job.room.width / width, job.room.height / height);
  const dense = links.length > SOME && links.length > DENSE * sizes.length;
  const compact = compactLayout(job);
  if (dense && compact !== undefined) return compact;
  const down = draw(job, "down");
  const right = links.length > TRIED ? down : draw(job, "right");
  const airy = scale(right) > scale(down) ? right : down;
  return compact !== undefined && scale(airy) < CRAMPED && scale(compact) > 1.1 * scale(airy)
    ? compact
    : airy;
}

/** Layers by the longest remaining play, so that final positions are in the last one. */
function draw({ sizes, links }: Job, direction: Direction): Layout {
  const graph = new Graph();
  graph.setGraph({
    rankdir: RANKDIR[direction],
    ranker: "longest-path",
    acyclicer: "greedy",
    nodesep: 24,
    edgesep: 18,
    ranksep: 60,
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
  return framed(direction, sizes, nodes, edges);
}

const pointOf = ({ x, y }: { x?: number; y?: number }): Point => ({ x: x ?? 0, y: y ?? 0 });
