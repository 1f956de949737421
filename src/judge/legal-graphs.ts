import { type Draw, lines, times } from "./legal.ts";

/** Random tree: the number of vertices, then the edges, each in a random direction. */
export function tree(draw: Draw, most: number): string {
  const vertices = draw.count(1, most);
  const edges = times(vertices - 1, (i) => {
    const ends = [draw.number(1, i + 1), i + 2];
    return (draw.number(0, 1) === 0 ? ends : ends.reverse()).join(" ");
  });
  return lines(`${vertices}`, edges);
}

/**
 * Random cactus: the numbers of vertices and edges, then the edges. The graph is connected and no edge lies
 * on two cycles; double edges are cycles of length 2.
 */
export function cactus(draw: Draw): string {
  const edges: string[] = [];
  let vertices = 1;
  for (let left = draw.count(0, 30); left > 0; left--) {
    const from = draw.number(1, vertices);
    const length = draw.number(1, 4);
    if (length === 1) {
      edges.push(`${from} ${++vertices}`);
      continue;
    }
    let last = from;
    for (let i = 1; i < length; i++) {
      edges.push(`${last} ${++vertices}`);
      last = vertices;
    }
    edges.push(`${last} ${from}`);
  }
  return lines(`${vertices} ${edges.length}`, edges);
}

/** Random graph without cycles: the number of vertices, then a line with the successors of each. */
export function dag(draw: Draw, most: number): { readonly text: string; readonly vertices: number } {
  const vertices = draw.count(1, most);
  const rows = times(vertices, (i) => {
    const targets = new Set<number>();
    for (let left = i === 0 ? 0 : draw.count(0, i); left > 0; left--) targets.add(draw.number(0, i - 1));
    return [targets.size, ...targets].join(" ");
  });
  return { text: lines(`${vertices}`, rows), vertices };
}
