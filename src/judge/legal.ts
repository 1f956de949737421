/** Draws the numbers of which a legal input is made. */
export interface Draw {
  /** A number from `least` to `most`, near the least in small inputs. */
  number(least: number, most: number): number;
  /** How many of something there are, likewise: never so many that an answer takes long. */
  count(least: number, most: number): number;
}

const times = (n: number, each: (i: number) => string): string[] =>
  Array.from({ length: n }, (_, i) => each(i));

/** Lines of text. */
export const lines = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .map((each) => `${each}\n`)
    .join("");

/** Numbers on a line. */
export const numbers = (draw: Draw, count: number, least: number, most: number): string =>
  times(count, () => `${draw.number(least, most)}`).join(" ");

/** A number of tests, and the tests. */
export function tests(draw: Draw, most: number, each: () => string): string {
  const count = draw.count(1, most);
  return `${count}\n${times(count, each).join("")}`;
}

/** Tests that end with the input. */
export const untilEnd = (draw: Draw, each: () => string): string => times(draw.count(1, 100), each).join("");

/** A line with a count and one with as many heaps. */
export function heaps(draw: Draw, mostHeaps: number, most: number, least = 0): string {
  const count = draw.count(1, mostHeaps);
  return lines(`${count}`, numbers(draw, count, least, most));
}

/** A set of takes: different numbers from 1. */
export function takes(draw: Draw, mostTakes: number, most: number): string[] {
  const members = new Set<number>();
  for (let left = draw.count(1, mostTakes); left > 0; left--) members.add(draw.number(1, most));
  return [`${members.size}`, [...members].join(" ")];
}

/** The number of vertices of a tree and its edges, from a vertex to a smaller one or the other way round. */
export function tree(draw: Draw, most: number): string {
  const vertices = draw.count(1, most);
  const edges = times(vertices - 1, (i) => {
    const ends = [draw.number(1, i + 1), i + 2];
    return (draw.number(0, 1) === 0 ? ends : ends.reverse()).join(" ");
  });
  return lines(`${vertices}`, edges);
}

/**
 * The numbers of vertices and edges of a connected graph and its edges, in which no edge lies on two cycles: a tree
 * whose edges may be doubled, and whose vertices may begin a cycle.
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

/** The number of vertices of a graph without cycles, and for each a line with its successors. */
export function dag(draw: Draw, most: number): { readonly text: string; readonly vertices: number } {
  const vertices = draw.count(1, most);
  const rows = times(vertices, (i) => {
    const targets = new Set<number>();
    for (let left = i === 0 ? 0 : draw.count(0, i); left > 0; left--) targets.add(draw.number(0, i - 1));
    return [targets.size, ...targets].join(" ");
  });
  return { text: lines(`${vertices}`, rows), vertices };
}

/** A count of tokens and their vertices. */
export function tokens(draw: Draw, vertices: number, most: number): string {
  const count = draw.count(1, most);
  return lines(`${count} ${numbers(draw, count, 0, vertices - 1)}`);
}
