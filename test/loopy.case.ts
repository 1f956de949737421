import type { Digraph } from "../src/solve/index.ts";

export type Graph = readonly (readonly number[])[];

export function compressed(graph: Graph): Digraph {
  const offsets = new Uint32Array(graph.length + 1);
  for (const [v, to] of graph.entries()) offsets[v + 1] = offsets[v]! + to.length;
  return { offsets, targets: Uint32Array.from(graph.flat()) };
}

/** Random graph with cycles, loops and parallel edges. */
export const loopyGraph = (roll: (n: number) => number, n: number): number[][] =>
  Array.from({ length: n }, () => Array.from({ length: roll(4) }, () => roll(n)));

/**
 * Result of play of bounded depth from the definition: +d if the player to move can force a win in d moves,
 * -d (0 without moves) if they lose in d moves against best play, `undefined` if neither is decided within
 * `depth`.
 */
export function bounded(
  options: (v: number) => readonly number[],
  positions: number,
  depth: number,
): (number | undefined)[] {
  let sofar: (number | undefined)[] = Array(positions).fill(undefined);
  const wins = (moves: number | undefined) => moves !== undefined && moves % 2 === 1;
  for (let d = 0; d <= depth; d++) {
    const before = sofar;
    sofar = before.map((known, v) => {
      if (known !== undefined) return known;
      const to = options(v).map((w) => before[w]);
      if (to.some((moves) => moves !== undefined && !wins(moves))) return d;
      return to.every(wins) ? d : undefined;
    });
  }
  return sofar;
}
