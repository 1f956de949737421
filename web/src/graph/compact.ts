import type { Direction, Job, Layout, Point } from "./geometry.ts";

// Layered layout that fits the space on the page: compact layers, with long edges between the nodes.

/** Space between adjacent nodes of a layer, and between their middles. */
const BESIDE = 26;
const APART = 76;
/** Space between layers; between edges that pass next to each other; and between these and the nodes. */
const BELOW = { least: 24, most: 46 };
const LANE = 5;
const ASIDE = 7;
const ROUNDS = 40;
/** Scale that a drawing limited by height should reach by moving its layers closer together. */
const LARGE = 0.8;
/** Largest factor by which a drawing limited by width is spread to separate its edges. */
const SPREAD = 1.8;

interface Placing {
  readonly sizes: Job["sizes"];
  readonly links: Job["links"];
  readonly layers: readonly number[][];
  readonly rank: readonly number[];
  readonly x: number[];
}

/**
 * Layered layout without separate space for long edges: they pass between the nodes of the layers that they
 * cross, where dense graphs would otherwise be torn apart. `undefined` for graphs with cycles.
 */
export function compactLayout({ sizes, links, room }: Job): Layout | undefined {
  const rank = ranksOf(sizes.length, links);
  if (rank === undefined) return undefined;
  const most = Math.max(0, ...rank);
  const layers: number[][] = Array.from({ length: most + 1 }, () => []);
  for (const [v, r] of rank.entries()) layers[most - r]!.push(v);
  const placing: Placing = { sizes, links, layers, rank: rank.map((r) => most - r), x: sizes.map(() => 0) };
  for (const layer of layers) spread(placing, layer, (v) => v);
  for (let round = 0; round < ROUNDS; round++) settle(placing, round);
  const height = Math.max(...sizes.map((size) => size.height), 0);
  const gap = room.height / LARGE / layers.length - height;
  const below = Math.max(BELOW.least, Math.min(BELOW.most, gap));
  const y = (r: number) => height / 2 + r * (height + below);
  const between = Math.max(...placing.x) - Math.min(...placing.x);
  const broad =
    ((y(most) + height / 2) * room.width) / room.height - Math.max(...sizes.map((size) => size.width));
  const spreading = Math.max(1, Math.min(SPREAD, broad / Math.max(between, APART)));
  for (const v of placing.x.keys()) placing.x[v]! *= spreading;
  const edges = route(placing, y, height, below);
  const nodes = placing.x.map((x, v) => ({ x, y: y(placing.rank[v]!) }));
  return framed("down", sizes, nodes, edges);
}

/** Longest path from each node to one without edges. */
function ranksOf(nodes: number, links: Job["links"]): number[] | undefined {
  const rank = Array<number>(nodes).fill(0);
  const waits = Array<number>(nodes).fill(0);
  const from: number[][] = Array.from({ length: nodes }, () => []);
  for (const [v, w] of links) {
    waits[v]!++;
    from[w]!.push(v);
  }
  const done = [...rank.keys()].filter((v) => waits[v] === 0);
  for (const w of done) {
    for (const v of from[w]!) {
      rank[v] = Math.max(rank[v]!, rank[w]! + 1);
      if (--waits[v]! === 0) done.push(v);
    }
  }
  return done.length === nodes ? rank : undefined;
}

/** Moves each node towards its neighbours: in turns those above, those below, and all. */
function settle(placing: Placing, round: number): void {
  const { links, layers, rank, x } = placing;
  const pull = x.map(() => 0);
  const weight = x.map(() => 0);
  for (const [v, w] of links) {
    const near = 1 / (rank[w]! - rank[v]!);
    if (round % 3 !== 0) {
      pull[v]! += near * x[w]!;
      weight[v]! += near;
    }
    if (round % 3 !== 1) {
      pull[w]! += near * x[v]!;
      weight[w]! += near;
    }
  }
  const wish = (v: number) => (weight[v]! > 0 ? pull[v]! / weight[v]! : x[v]!);
  for (const layer of layers) spread(placing, layer, wish);
}

/**
 * Places the nodes of a layer as near as possible to their wishes without overlap: isotonic regression by
 * pooling.
 */
function spread({ sizes, x }: Placing, layer: number[], wish: (v: number) => number): void {
  const wished = new Map(layer.map((v) => [v, wish(v)]));
  layer.sort((a, b) => wished.get(a)! - wished.get(b)!);
  const offsets: number[] = [];
  const pools: { sum: number; count: number }[] = [];
  let offset = 0;
  for (const [i, v] of layer.entries()) {
    if (i > 0) offset += Math.max(APART, (sizes[layer[i - 1]!]!.width + sizes[v]!.width) / 2 + BESIDE);
    offsets.push(offset);
    let pool = { sum: wished.get(v)! - offset, count: 1 };
    for (let last = pools.at(-1); last !== undefined; last = pools.at(-1)) {
      if (last.sum / last.count < pool.sum / pool.count) break;
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  let i = 0;
  for (const { sum, count } of pools) {
    for (const end = i + count; i < end; i++) x[layer[i]!] = sum / count + offsets[i]!;
  }
}

/** Points of each edge; short edges choose their lanes first. */
function route(placing: Placing, y: (rank: number) => number, height: number, below: number): Point[][] {
  const { links, layers, rank, x, sizes } = placing;
  const span = (i: number) => rank[links[i]![1]]! - rank[links[i]![0]]!;
  const lanes: number[][] = layers.map(() => []);
  const edges: Point[][] = links.map(() => []);
  for (const i of [...links.keys()].sort((a, b) => span(a) - span(b))) {
    const [v, w] = links[i]!;
    const [from, to] = [
      { x: x[v]!, y: y(rank[v]!) },
      { x: x[w]!, y: y(rank[w]!) },
    ];
    const points: Point[] = [from];
    let at = from.x;
    for (let r = rank[v]! + 1; r < rank[w]!; r++) {
      at = pass(placing, lanes[r]!, r, at + (to.x - at) / (rank[w]! - r + 1), i % 2 === 0);
      points.push({ x: at, y: y(r) - 0.6 * height }, { x: at, y: y(r) + 0.6 * height });
    }
    const half = 0.36 * sizes[w]!.width;
    const above = to.x + Math.max(-half, Math.min(half, (at - to.x) / 3));
    points.push({ x: above, y: to.y - height / 2 - 0.4 * below }, to);
    edges[i] = points;
  }
  return edges;
}

/**
 * Place where an edge crosses a layer, as near as possible to `at`: between nodes, in its own lane if there
 * is space.
 */
function pass(
  { sizes, layers, x }: Placing,
  lanes: number[],
  rank: number,
  at: number,
  leftFirst: boolean,
): number {
  const layer = layers[rank]!;
  const free = Array.from({ length: layer.length + 1 }, (_, slot): number => {
    const [before, after] = [layer[slot - 1], layer[slot]];
    const low =
      before === undefined ? Number.NEGATIVE_INFINITY : x[before]! + sizes[before]!.width / 2 + ASIDE;
    const high = after === undefined ? Number.POSITIVE_INFINITY : x[after]! - sizes[after]!.width / 2 - ASIDE;
    return laneIn(low, high, lanes, Math.max(low, Math.min(high, at)));
  });
  const cost = (place: number) => Math.abs(place - at) + (place < at === leftFirst ? 0 : 0.5);
  const best = free.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  lanes.push(best);
  return best;
}

/** Free place from `low` to `high` nearest to `wish`. */
function laneIn(low: number, high: number, lanes: readonly number[], wish: number): number {
  const taken = (place: number) => lanes.some((lane) => Math.abs(lane - place) < 0.9 * LANE);
  for (let k = 0; k <= lanes.length; k++) {
    const sides = [wish - k * LANE, wish + k * LANE].filter((place) => place >= low && place <= high);
    const found = sides.find((place) => !taken(place));
    if (found !== undefined) return found;
    if (sides.length === 0) break;
  }
  return wish;
}

/** Layout moved to begin at 0, 0; its edges may extend beyond its nodes. */
export function framed(
  direction: Direction,
  sizes: Job["sizes"],
  nodes: readonly Point[],
  edges: readonly (readonly Point[])[],
): Layout {
  const corners = nodes.flatMap(({ x, y }, v) => {
    const { width, height } = sizes[v]!;
    return [
      { x: x - width / 2, y: y - height / 2 },
      { x: x + width / 2, y: y + height / 2 },
    ];
  });
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of [...corners, ...edges.flat()]) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  return {
    direction,
    width: right - left,
    height: bottom - top,
    nodes: nodes.map(moved),
    edges: edges.map((points) => points.map(moved)),
  };
}
