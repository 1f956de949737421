import { mex } from "../../nimber/mex.ts";
import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Outcome, Play } from "../../types.ts";
import type { Digraph } from "./digraph.ts";
import { loopyOutcomes, loopyValues } from "./loopy.ts";
import { strongComponents } from "./strong.ts";

/** Answer for each vertex of a graph. */
export interface GraphValues {
  readonly play: Play;
  /** Grundy values, infinite when play need not end; absent when unknown, and under misère play. */
  readonly values: readonly (Natural | undefined)[];
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Length of the longest play; -1 for vertices that can reach a cycle. */
  readonly levels: Int32Array;
  /** Number of the cycle, which is a strongly connected component; -1 for vertices in none. */
  readonly cycles: Int32Array;
  /** Number of moves until the end under best play; present for graphs with cycles, and under misère play. */
  readonly remoteness?: readonly number[];
  /**
   * Set when the player to move has won at some vertices, whatever edges lead from there; then there are no
   * values.
   */
  readonly ended?: true;
}

/**
 * Whether `graph` has no cycles. Cost: linear.
 * @example
 * isAcyclic({ offsets: Uint32Array.of(0, 1, 2), targets: Uint32Array.of(1, 0) }); // false
 */
export const isAcyclic = (graph: Digraph): boolean => cyclesOf(graph).every((cycle) => cycle < 0);

/**
 * Answers under normal play for all vertices of `graph`. A vertex with `sums` 1 is the sum of its successors.
 * Source: Sprague 1935 and Grundy 1939; with cycles Smith 1966. Cost: linear without cycles.
 * Precondition: in a graph with cycles no vertex is a sum.
 * @example
 * graphValues({ offsets: Uint32Array.of(0, 1, 1), targets: Uint32Array.of(1) }).outcomes; // ["N", "P"]
 */
export function graphValues(graph: Digraph, sums: Uint8Array = noneOf(graph)): GraphValues {
  const cycles = cyclesOf(graph);
  const order = fromTheEnd(graph);
  const levels = levelsOf(graph, sums, order, cycles);
  if (cycles.some((cycle) => cycle >= 0)) {
    const { outcomes, remoteness } = loopyOutcomes(graph);
    return { play: "normal", values: loopyValues(graph), outcomes, levels, cycles, remoteness };
  }
  const values: number[] = Array(sums.length).fill(0);
  for (const v of order) {
    const options = Array.from(targetsOf(graph, v), (w) => values[w]!);
    values[v] = sums[v] === 1 ? Number(nimSum(...options)) : mex(options);
  }
  return { play: "normal", values, outcomes: values.map(outcomeOfValue), levels, cycles };
}

/**
 * Answers under misère play for all vertices of `graph`. It is normal play with one additional move that is
 * possible only at the ends. Source: Zermelo 1913, as for `loopyOutcomes`. Cost: linear.
 * @example
 * misereGraphValues({ offsets: Uint32Array.of(0, 1, 1), targets: Uint32Array.of(1) }).outcomes; // ["P", "N"]
 */
export function misereGraphValues(graph: Digraph): GraphValues {
  const count = graph.offsets.length - 1;
  const offsets = [0];
  const targets: number[] = [];
  for (let v = 0; v < count; v++) {
    const options = targetsOf(graph, v);
    if (options.length === 0) targets.push(count);
    for (const option of options) targets.push(option);
    offsets.push(targets.length);
  }
  offsets.push(targets.length);
  const longer = { offsets: Uint32Array.from(offsets), targets: Uint32Array.from(targets) };
  const { outcomes, remoteness } = loopyOutcomes(longer);
  const cycles = cyclesOf(graph);
  return {
    play: "misere",
    values: Array<undefined>(count).fill(undefined),
    outcomes: outcomes.slice(0, count),
    levels: levelsOf(graph, noneOf(graph), fromTheEnd(graph), cycles),
    cycles,
    remoteness: remoteness.slice(0, count).map((moves) => moves - 1),
  };
}

/** Outcome from a value: value 0 is a P-position. */
export const outcomeOfValue = (value: Natural): Outcome => (value === 0 || value === 0n ? "P" : "N");

const noneOf = ({ offsets }: Digraph): Uint8Array => new Uint8Array(offsets.length - 1);

const targetsOf = ({ offsets, targets }: Digraph, v: number): Uint32Array =>
  targets.subarray(offsets[v], offsets[v + 1]);

function cyclesOf(graph: Digraph): Int32Array {
  const { of, count } = strongComponents(graph);
  const members = new Uint32Array(count);
  for (const component of of) members[component]!++;
  return Int32Array.from(of, (component, v) =>
    members[component]! > 1 || targetsOf(graph, v).includes(v) ? component : -1,
  );
}

/** Vertices in an order that has options first if there are no cycles. */
function fromTheEnd(graph: Digraph): readonly number[] {
  const { of } = strongComponents(graph);
  return Array.from(of, (_, v) => v).sort((a, b) => of[a]! - of[b]!);
}

/** Length of the longest play of each vertex; for a sum, the total of its parts. */
function levelsOf(
  graph: Digraph,
  sums: Uint8Array,
  order: readonly number[],
  cycles: Int32Array,
): Int32Array {
  const levels = new Int32Array(order.length);
  for (const v of order) {
    const below = Int32Array.from(targetsOf(graph, v), (w) => levels[w]!);
    if (cycles[v]! >= 0 || below.includes(-1)) levels[v] = -1;
    else if (sums[v] === 1) levels[v] = below.reduce((a, b) => a + b, 0);
    else levels[v] = below.reduce((a, b) => Math.max(a, b), -1) + 1;
  }
  return levels;
}
