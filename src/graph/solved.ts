import { LoopyError } from "../errors.ts";
import type { Value } from "../nimber/value.ts";
import { type Digraph, digraphValues } from "../solve/graph/digraph.ts";
import { type Ended, endedOutcomes, GOES_ON, WON } from "../solve/graph/ended.ts";
import { type LoopyLabels, loopyLabels } from "../solve/graph/labels.ts";
import { loopyValueOf, outcomeIn } from "../solve/graph/loopy.ts";
import { ENDLESS, remotenesses } from "../solve/graph/retrograde.ts";
import { INFINITE } from "../solve/graph/smith-labels.ts";
import type { Outcome } from "../types.ts";
import type { NamedGraph } from "./named.ts";

/** Graph with the values, outcomes and remoteness of all vertices. */
export interface SolvedGraph extends NamedGraph, LoopyLabels {
  /**
   * Solution of a graph with vertices at which the player to move has won. It has only outcomes; its labels
   * are meaningless.
   */
  readonly ended?: Ended;
}

/** Solution of a vertex. */
export interface SolvedVertex {
  readonly id: string;
  /** Absent in a graph with vertices at which the player to move has won. */
  readonly value?: Value;
  readonly outcome: Outcome;
  /** Number of moves until the end; absent if play need not end. */
  readonly remoteness?: number;
}

/**
 * Solves every vertex of a graph. Cost: that of `digraphValues` for a graph without cycles, whose `moves` and
 * `counters` are computed when first asked for, and else that of `loopyLabels`.
 */
export function solveGraph(named: NamedGraph): SolvedGraph {
  const { graph, won } = named;
  if (won === undefined) {
    const values = valuesWithoutCycles(graph);
    return values === undefined ? { ...named, ...loopyLabels(graph) } : solvedBy(values, named);
  }
  const ends = new Uint8Array(graph.offsets.length - 1).fill(GOES_ON);
  for (const v of won) ends[v] = WON;
  const ended = endedOutcomes(graph, ends);
  const none = new Uint32Array(ends.length);
  return { ...named, labels: none, counters: none, moves: ended.moves, ended };
}

/** Values of all vertices; `undefined` if there are cycles. */
function valuesWithoutCycles(graph: Digraph): Uint32Array | undefined {
  try {
    return new Uint32Array(digraphValues(graph));
  } catch (error) {
    if (error instanceof LoopyError) return undefined;
    throw error;
  }
}

function solvedBy(labels: Uint32Array, named: NamedGraph): SolvedGraph {
  let all: LoopyLabels | undefined;
  let moves: Uint32Array | undefined;
  return {
    ...named,
    labels,
    get moves() {
      moves ??= all?.moves ?? remotenesses(named.graph);
      return moves;
    },
    get counters() {
      all ??= loopyLabels(named.graph);
      return all.counters;
    },
  };
}

/** Outcome of the vertex `v`. */
export function outcomeAt(solved: SolvedGraph, v: number): Outcome {
  if (solved.ended !== undefined) return solved.ended.outcomes[v]!;
  const label = solved.labels[v]!;
  if (label !== INFINITE) return label === 0 ? "P" : "N";
  return outcomeIn(solved.moves[v]!);
}

/** Solution of the vertex `v`. */
export function vertexOf(solved: SolvedGraph, v: number): SolvedVertex {
  const { ended, graph, labels, moves, name } = solved;
  const remoteness = moves[v]!;
  return {
    id: name(v),
    ...(ended === undefined && { value: loopyValueOf(graph, labels, v) }),
    outcome: outcomeAt(solved, v),
    ...(remoteness !== ENDLESS && { remoteness }),
  };
}

/** Numbers of vertices with each outcome, with each finite value, and with infinite values. */
export interface Counts {
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly values: readonly (readonly [value: number, count: number])[];
  readonly infinite: number;
}

/** Counts outcomes and values. */
export function countsOf(solved: SolvedGraph): Counts {
  const { ended, labels } = solved;
  const outcomes = { P: 0, N: 0, D: 0 };
  const counts: number[] = [];
  let infinite = 0;
  for (let v = 0; v < labels.length; v++) {
    outcomes[outcomeAt(solved, v)]++;
    if (ended !== undefined) continue;
    const label = labels[v]!;
    if (label === INFINITE) infinite++;
    else counts[label] = (counts[label] ?? 0) + 1;
  }
  return { outcomes, values: counts.flatMap((count, value) => [[value, count] as const]), infinite };
}

const MAGIC = "nimber-graph 1\n\n";

/**
 * Certificate of the values of a solved graph, for `checkGraphCertificate`. Vertices are numbered as in the
 * binary form.
 * Cost: linear; 8 bytes per vertex besides the graph.
 */
export function* graphCertificate(solved: NamedGraph & LoopyLabels): Generator<Uint8Array> {
  // Only a certificate that is written needs the counters.
  const { graph, labels, counters } = solved;
  const { offsets, targets } = graph;
  yield Uint8Array.from(MAGIC, (letter) => letter.charCodeAt(0));
  const proving = counters.map((counter, v) => (labels[v] === INFINITE ? 0 : counter));
  for (const each of [Uint32Array.of(labels.length, targets.length), offsets, targets, labels, proving])
    yield new Uint8Array(each.buffer, each.byteOffset, each.byteLength);
}
