import type { Exploration, GameGraph, GraphValues, Natural } from "nimber";
import { targetsOf } from "./model.ts";

/**
 * The positions in the order in which they are computed, those of one step together: without cycles by the longest
 * play, ends first; with cycles as retrograde analysis decides them, and what it leaves, the draws, last.
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

/** Whether the graph has values by mex; where positions can repeat, only outcomes are known. */
export const isByMex = ({ remoteness }: GraphValues): boolean => remoteness === undefined;

/** An option as mex counts it: its value, and the values of its parts when it is a sum. */
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

/** The nodes whose values are not known after `done` steps: positions to come, and sums that have one of them. */
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
