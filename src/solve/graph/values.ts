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
  /** Grundy values, infinite where play need not end; absent where unknown, and in misère play. */
  readonly values: readonly (Natural | undefined)[];
  readonly outcomes: readonly (Outcome | undefined)[];
  /** Moves of the longest play; -1 for vertices from which a cycle can be reached. */
  readonly levels: Int32Array;
  /** A number for each cycle, which is a strongly connected component; -1 for vertices that are in none. */
  readonly cycles: Int32Array;
  /** Moves until the end under best play, where positions can repeat, and in misère play. */
  readonly remoteness?: readonly number[];
  /** The player to move has won at some vertices, whatever edges lead from there: nothing has a value. */
  readonly ended?: true;
}

/**
 * Whether no edge of `graph` leads back to where it came from, not even by others. Cost: linear.
 * @example
 * isAcyclic({ offsets: Uint32Array.of(0, 1, 2), targets: Uint32Array.of(1, 0) }); // false
 */
export const isAcyclic = (graph: Digraph): boolean => cyclesOf(graph).every((cycle) => cycle < 0);

/**
 * Normal-play answers for all vertices of `graph`; a vertex at which `sums` is 1 stands for the sum of those that
 * its edges lead to. Source: Sprague 1935 and Grundy 1939; with cycles Smith 1966. Cost: linear without cycles.
 * Precondition: with cycles no vertex is a sum.
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
 * Who wins from each vertex of `graph` when whoever cannot move wins. It is normal play with one more move, which can
 * be made at the ends alone. Source: Zermelo 1913, as for `loopyOutcomes`. Cost: linear.
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

/** The previous player wins what is worth 0. */
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

/** Vertices in an order in which, without cycles, options come first. */
function fromTheEnd(graph: Digraph): readonly number[] {
  const { of } = strongComponents(graph);
  return Array.from(of, (_, v) => v).sort((a, b) => of[a]! - of[b]!);
}

/** The longest play of a sum is that of its parts together. */
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
