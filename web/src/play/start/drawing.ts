import type { Cell } from "nimber";

// Graph drawn by hand on a grid, for Hackenbush: its notation, and the changes that a touch makes.

/** Edge between two vertices, the smaller one first; the ground is vertex 0. */
type Edge = readonly [number, number];

/** Point of the grid for drawing graphs, upwards from the ground. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Graph on the ground, with the places of its other vertices. */
export interface Drawing {
  readonly edges: readonly Edge[];
  readonly points: ReadonlyMap<number, Point>;
}

/** Notation of the game: edges in order, such as `0-1,1-2`, and 0 for bare ground. */
export function notationOf({ edges }: Drawing): string {
  const inOrder = [...edges].sort(([a, b], [c, d]) => a - c || b - d);
  return inOrder.map((edge) => edge.join("-")).join() || "0";
}

/** Drawing of a board: its lines are named by the vertices they join, the second of two as 1-2#2. */
export function drawingOf(cells: readonly Cell[]): Drawing {
  const points = new Map<number, Point>();
  const edges = cells.flatMap(({ shape, x, y, end, touch }): Edge[] => {
    const [, low, high] = /^(\d+)-(\d+)/.exec(touch?.[0] ?? "") ?? [];
    if (shape !== "edge" || end === undefined || low === undefined) return [];
    const [a, b] = [Number(low), Number(high)];
    if (b > 0) points.set(b, { x, y: -y });
    if (a > 0) points.set(a, { x: end[0], y: -end[1] });
    return [[a, b]];
  });
  return { edges, points };
}

/** Drawing with an additional edge between two vertices. */
export function joined({ edges, points }: Drawing, from: number, to: number): Drawing {
  const edge: Edge = from <= to ? [from, to] : [to, from];
  return { edges: [...edges, edge], points };
}

/** Drawing with a new vertex at a point, joined to `from`. */
export function grown(drawing: Drawing, from: number, at: Point): Drawing {
  const vertex = 1 + Math.max(0, ...drawing.points.keys());
  const points = new Map([...drawing.points, [vertex, at]]);
  return joined({ edges: drawing.edges, points }, from, vertex);
}

/** Drawing without an edge; what is no longer joined to the ground is removed as well. */
export function cut({ edges, points }: Drawing, index: number): Drawing {
  const left = edges.toSpliced(index, 1);
  const standing = new Set([0]);
  for (const v of standing) {
    for (const [a, b] of left) {
      if (a === v) standing.add(b);
      if (b === v) standing.add(a);
    }
  }
  return {
    edges: left.filter(([a]) => standing.has(a)),
    points: new Map([...points].filter(([v]) => standing.has(v))),
  };
}

/** Nearest free point of the grid above a vertex, for a branch added without pointing. */
export function above({ points }: Drawing, from: number, columns: number): Point {
  const { x, y } = points.get(from) ?? { x: Math.floor(columns / 2), y: 0 };
  const taken = new Set([...points.values()].map((point) => `${point.x},${point.y}`));
  for (let up = y + 1; ; up++) {
    for (let aside = 0; aside < columns; aside++) {
      for (const to of [x + aside, x - aside]) {
        if (to >= 0 && to < columns && !taken.has(`${to},${up}`)) return { x: to, y: up };
      }
    }
  }
}
