import type { Exploration, GameGraph, GraphValues, Natural } from "nimber";
import { targetsOf } from "./model.ts";

/**
 * Positions in the order of their computation, grouped by step: without cycles by the longest play, ends
 * first; with cycles in the order of retrograde analysis, with the undecided ones, the draws, last.
 */
export function orderOf({ graph, known }: Exploration): readonly (readonly number[])[] {
  const positions = [...graph.labels.keys()].filter((v) => graph.sums[v] === 0);
  const { remoteness, levels } = known;
  const rank = (v: number) => remoteness?.[v] ?? levels[v]!;
  const decided = positions
    .filter((v) => Number.isFinite(rank(v)))
    .sort((a, b) => rank(a) - rank(b) || b - a);
  const draws = positions.filter((v) => !Number.isFinite(rank(v)));
  return [...decided.map((v) => [v]), ...(draws.length > 0 ? [draws] : [])];
}

/** Whether the graph has values by mex; with cycles only outcomes are computed. */
export const isByMex = ({ remoteness }: GraphValues): boolean => remoteness === undefined;

/** Option with its value, and with the values of its parts if it is a sum. */
export interface Valued {
  readonly node: number;
  readonly value: Natural;
  readonly parts: readonly Natural[];
}

export function valuedOptions(graph: GameGraph, known: GraphValues, v: number): readonly Valued[] {
  return targetsOf(graph, v).map((node) => ({
    node,
    value: known.values[node] ?? 0,
    parts: graph.sums[node] === 1 ? targetsOf(graph, node).map((part) => known.values[part] ?? 0) : [],
  }));
}

/** Nodes whose values are unknown after `done` steps: later positions, and sums that contain one. */
export function blanks(
  graph: GameGraph,
  order: readonly (readonly number[])[],
  done: number,
): ReadonlySet<number> {
  const open = new Set(order.slice(done).flat());
  for (const v of graph.labels.keys()) {
    if (graph.sums[v] === 1 && targetsOf(graph, v).some((part) => open.has(part))) open.add(v);
  }
  return open;
}
