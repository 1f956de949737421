import type { Value } from "../nimber/value.ts";
import { type LoopyLabels, loopyLabels } from "../solve/graph/labels.ts";
import { loopyValueOf, outcomeIn } from "../solve/graph/loopy.ts";
import { ENDLESS } from "../solve/graph/retrograde.ts";
import { INFINITE } from "../solve/graph/together.ts";
import type { Outcome } from "../types.ts";
import type { NamedGraph } from "./named.ts";

/** A graph with the values, outcomes and remoteness of all its vertices. */
export interface SolvedGraph extends NamedGraph, LoopyLabels {}

/** What is told of a vertex. */
export interface SolvedVertex {
  readonly id: string;
  readonly value: Value;
  readonly outcome: Outcome;
  /** Moves until the end; absent where play need not end. */
  readonly remoteness?: number;
}

/**
 * Solves every vertex of a graph.
 * Cost: as of `loopyLabels`.
 */
export const solveGraph = (named: NamedGraph): SolvedGraph => ({ ...named, ...loopyLabels(named.graph) });

/** What is known of the vertex `v`. */
export function vertexOf({ graph, labels, moves, name }: SolvedGraph, v: number): SolvedVertex {
  const remoteness = moves[v]!;
  return {
    id: name(v),
    value: loopyValueOf(graph, labels, v),
    outcome: outcomeIn(remoteness),
    ...(remoteness !== ENDLESS && { remoteness }),
  };
}

/** How many vertices have each outcome, and each value, the infinite ones last. */
export interface Counts {
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly values: readonly (readonly [value: number, count: number])[];
  readonly infinite: number;
}

/** Counts outcomes and values. */
export function countsOf({ labels, moves }: SolvedGraph): Counts {
  const outcomes = { P: 0, N: 0, D: 0 };
  const counts: number[] = [];
  let infinite = 0;
  for (let v = 0; v < labels.length; v++) {
    outcomes[outcomeIn(moves[v]!)]++;
    const label = labels[v]!;
    if (label === INFINITE) infinite++;
    else counts[label] = (counts[label] ?? 0) + 1;
  }
  return { outcomes, values: counts.flatMap((count, value) => [[value, count] as const]), infinite };
}
