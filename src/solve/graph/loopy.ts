import { sumOfValues, type Value } from "../../nimber/value.ts";
import type { Outcome } from "../../types.ts";
import { valueOutcome } from "../method.ts";
import type { Digraph } from "./digraph.ts";
import { loopyLabels } from "./labels.ts";
import { ENDLESS, remotenesses } from "./retrograde.ts";
import { INFINITE } from "./smith-labels.ts";

/**
 * Outcomes of all vertices, and the remoteness: number of moves when the winner hurries and the loser delays.
 */
export interface LoopyOutcomes {
  readonly outcomes: readonly Outcome[];
  /** Number of moves until the end; infinite for a draw. */
  readonly remoteness: readonly number[];
}

/**
 * Outcomes of all vertices of `graph`, which may have cycles, when a player without a move loses. Retrograde
 * analysis decides vertices from the ends of the game backwards; undecided ones are draws.
 * Source: Zermelo 1913; remoteness: Steinhaus 1925. Cost: linear.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) };
 * loopyOutcomes(graph).outcomes; // ["P", "N", "P"]
 */
export function loopyOutcomes(graph: Digraph): LoopyOutcomes {
  const moves = remotenesses(graph);
  return {
    outcomes: Array.from(moves, outcomeIn),
    remoteness: Array.from(moves, (each) => (each === ENDLESS ? Number.POSITIVE_INFINITY : each)),
  };
}

/** Outcome when play lasts this many moves. */
export const outcomeIn = (moves: number): Outcome => (moves === ENDLESS ? "D" : moves % 2 === 0 ? "P" : "N");

/**
 * Loopy Grundy values of all vertices of `graph`, which may have cycles. A vertex has the value m when m is
 * the mex of the finite values of its options, and each option without a value below m can be answered by a
 * move back to the value m; `Infinity` when there is no such m. The sum of a vertex of value m and a nim-heap
 * of k is a P-position iff k = m. If the value is infinite, the sum with a nim-heap of k is an N-position
 * when k is the value of an option, else a draw.
 * Source: Smith, J. Combin. Theory 1 (1966) 51; Fraenkel & Perl 1975; Winning Ways, ch. 12.
 * Cost: linear for each value that occurs.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) };
 * loopyValues(graph); // [0, 1, 0]
 */
export const loopyValues = (graph: Digraph): readonly number[] =>
  Array.from(loopyLabels(graph).labels, (label) => (label === INFINITE ? Number.POSITIVE_INFINITY : label));

/**
 * Values of a graph with cycles. An infinite value ∞_K has the set K of the options' finite values.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 2, 2), targets: Uint32Array.of(0, 1) };
 * loopyGrundy(graph); // [{ infinite: [0] }, 0]
 */
export function loopyGrundy(graph: Digraph): readonly Value[] {
  const { labels } = loopyLabels(graph);
  return Array.from(labels, (_, v) => loopyValueOf(graph, labels, v));
}

/**
 * Value of the vertex `v` of `graph` with known labels.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 2, 2), targets: Uint32Array.of(0, 1) };
 * loopyValueOf(graph, loopyLabels(graph).labels, 0); // { infinite: [0] }
 */
export function loopyValueOf({ offsets, targets }: Digraph, labels: Uint32Array, v: number): Value {
  if (labels[v] !== INFINITE) return labels[v]!;
  const finite = new Set<number>();
  for (let e = offsets[v]!; e < offsets[v + 1]!; e++) finite.add(labels[targets[e]!]!);
  finite.delete(INFINITE);
  return { infinite: [...finite].sort((a, b) => a - b) };
}

/**
 * Outcome of a sum of components with these `values`. With finite values it follows from the nim-sum. With
 * one infinite value the next player wins if one of its options has the nim-sum of the others; otherwise it
 * is a draw. With several it is a draw.
 * Source: Smith 1966; Fraenkel & Perl 1975.
 * @example
 * loopySumOutcome([2, { infinite: [0, 2] }]); // "N"
 * loopySumOutcome([1, { infinite: [0, 2] }]); // "D"
 */
export function loopySumOutcome(values: readonly Value[]): Outcome {
  return valueOutcome(sumOfValues(values));
}

/** Move of the token of a component from the vertex `from` to the vertex `to`. */
export interface TokenMove {
  readonly component: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Best moves from the sum of tokens on `vertices` of one `graph`: all winning moves, or in a draw all moves
 * that keep it; none when every move loses.
 * Cost: linear in the options of the tokens.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 2, 2), targets: Uint32Array.of(0, 1) };
 * bestTokenMoves(graph, loopyLabels(graph).labels, [0]); // [{ component: 0, from: 0, to: 1 }]
 */
export function bestTokenMoves(
  graph: Digraph,
  labels: Uint32Array,
  vertices: readonly number[],
): TokenMove[] {
  const values = vertices.map((v) => loopyValueOf(graph, labels, v));
  const outcome = loopySumOutcome(values);
  if (outcome === "P") return [];
  const wanted = outcome === "N" ? "P" : "D";
  const found: TokenMove[] = [];
  for (const [component, from] of vertices.entries()) {
    const others = sumOfValues(values.filter((_, i) => i !== component));
    for (let e = graph.offsets[from]!; e < graph.offsets[from + 1]!; e++) {
      const to = graph.targets[e]!;
      if (loopySumOutcome([others, loopyValueOf(graph, labels, to)]) === wanted)
        found.push({ component, from, to });
    }
  }
  return found;
}
