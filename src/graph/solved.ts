import { type LoopyLabels, loopyLabels } from "../solve/graph/labels.ts";
import { type LoopyOutcome, type LoopyValue, loopyValueOf, outcomeIn } from "../solve/graph/loopy.ts";
import { ENDLESS } from "../solve/graph/retrograde.ts";
import { INFINITE } from "../solve/graph/together.ts";
import type { NamedGraph } from "./named.ts";

/** A graph with the values, outcomes and remoteness of all its vertices. */
export interface SolvedGraph extends NamedGraph, LoopyLabels {}

/** What is told of a vertex. */
export interface SolvedVertex {
  readonly id: string;
  readonly value: LoopyValue;
  readonly outcome: LoopyOutcome;
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

/** A value as it is written: `2`, or `∞_{0,2}`. */
export const valueText = (value: LoopyValue): string =>
  typeof value === "number" ? `${value}` : `∞_{${value.infinite.join(",")}}`;

/** How many vertices have each outcome, and each value, the infinite ones last. */
export interface Counts {
  readonly outcomes: Readonly<Record<LoopyOutcome, number>>;
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
