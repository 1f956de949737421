import type { Value } from "../../nimber/value.ts";
import type { Outcome } from "../../types.ts";
import { type Digraph, reversed } from "./digraph.ts";

/** Outcomes of all vertices, and how long play lasts when the winner hurries and the loser delays. */
export interface LoopyOutcomes {
  readonly outcomes: readonly Outcome[];
  /** Moves until the end; infinite for a draw. */
  readonly remoteness: readonly number[];
}

/**
 * Who wins from each vertex of `graph`, which may have cycles; whoever cannot move loses. By retrograde analysis:
 * vertices are decided from the ends of the game backwards, and what is never decided is a draw.
 * Source: Zermelo 1913; remoteness: Steinhaus 1925. Cost: linear.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) };
 * loopyOutcomes(graph).outcomes; // ["P", "N", "P"]
 */
export function loopyOutcomes(graph: Digraph): LoopyOutcomes {
  const { offsets } = graph;
  const n = offsets.length - 1;
  const from = reversed(graph);
  const waits = Uint32Array.from({ length: n }, (_, v) => offsets[v + 1]! - offsets[v]!);
  const outcomes = Array<Outcome>(n).fill("D");
  const remoteness = Array<number>(n).fill(Number.POSITIVE_INFINITY);
  const decided: number[] = [];
  function decide(v: number, outcome: Outcome, moves: number): void {
    outcomes[v] = outcome;
    remoteness[v] = moves;
    decided.push(v);
  }
  for (let v = 0; v < n; v++) if (waits[v] === 0) decide(v, "P", 0);
  // Vertices are decided in the order of remoteness, so the first P-option is the quickest win, and the last of
  // the N-options the longest delay.
  for (let i = 0; i < decided.length; i++) {
    const w = decided[i]!;
    for (let e = from.offsets[w]!; e < from.offsets[w + 1]!; e++) {
      const v = from.targets[e]!;
      if (outcomes[v] !== "D") continue;
      if (outcomes[w] === "P") decide(v, "N", remoteness[w]! + 1);
      else if (--waits[v]! === 0) decide(v, "P", remoteness[w]! + 1);
    }
  }
  return { outcomes, remoteness };
}

/**
 * The loopy Grundy values of all vertices of `graph`, which may have cycles. A vertex has the value m when m is the
 * mex of the finite values of its options, and each option without a value below m can be answered by a move
 * back to the value m; `Infinity` when there is no such m. The sum of a vertex of value m and a nim-heap of k is a
 * P-position iff k = m. Where the value is infinite, the sum with a nim-heap of k is an N-position when k is the value
 * of an option, and else a draw.
 * Source: Smith, J. Combin. Theory 1 (1966) 51; Fraenkel & Perl 1975; Winning Ways, ch. 12.
 * Cost: linear for each value that occurs.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) };
 * loopyValues(graph); // [0, 1, 0]
 */
export function loopyValues(graph: Digraph): readonly number[] {
  const n = graph.offsets.length - 1;
  const from = reversed(graph);
  const values = Array<number>(n).fill(Number.NaN);
  let left = n;
  for (let value = 0; left > 0; value++) {
    left -= label(graph, from, values, value);
    for (let v = 0; v < n; v++) {
      if (!Number.isNaN(values[v]!) || leadsTo(graph, values, v, value)) continue;
      values[v] = Number.POSITIVE_INFINITY;
      left--;
    }
  }
  return values;
}

/**
 * The same with the values of the options where a value is infinite: ∞_K, K being those of them that are numbers.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 2, 2), targets: Uint32Array.of(0, 1) };
 * loopyGrundy(graph); // [{ infinite: [0] }, 0]
 */
export function loopyGrundy(graph: Digraph): readonly Value[] {
  const values = loopyValues(graph);
  return values.map((value, v) => {
    if (Number.isFinite(value)) return value;
    const options: number[] = [];
    for (let e = graph.offsets[v]!; e < graph.offsets[v + 1]!; e++) options.push(values[graph.targets[e]!]!);
    return { infinite: [...new Set(options.filter(Number.isFinite))].sort((a, b) => a - b) };
  });
}

const leadsTo = (
  { offsets, targets }: Digraph,
  values: readonly number[],
  v: number,
  value: number,
): boolean => {
  for (let e = offsets[v]!; e < offsets[v + 1]!; e++) if (values[targets[e]!] === value) return true;
  return false;
};

/**
 * Gives `value` to every vertex without a value that may have it, and counts them: no option has that value, and
 * every option that has none, or an infinite one, has an option of that value.
 */
function label({ offsets, targets }: Digraph, from: Digraph, values: number[], value: number): number {
  const n = values.length;
  const finite = (v: number) => values[v]! < Number.POSITIVE_INFINITY;
  /** Whether a vertex has an option of `value`. */
  const answered = new Uint8Array(n);
  /** Edges to options that are not finite and have no option of `value` so far. */
  const open = new Uint32Array(n);
  for (let v = 0; v < n; v++) {
    for (let e = offsets[v]!; e < offsets[v + 1]!; e++) if (!finite(targets[e]!)) open[v]!++;
  }
  const ready: number[] = [];
  const offer = (v: number) => {
    if (open[v] === 0 && answered[v] === 0 && Number.isNaN(values[v]!)) ready.push(v);
  };
  for (let v = 0; v < n; v++) offer(v);
  let count = 0;
  for (let v = ready.pop(); v !== undefined; v = ready.pop()) {
    if (answered[v] !== 0 || !Number.isNaN(values[v]!)) continue;
    values[v] = value;
    count++;
    for (let e = from.offsets[v]!; e < from.offsets[v + 1]!; e++) {
      const w = from.targets[e]!;
      if (answered[w] !== 0) continue;
      answered[w] = 1;
      if (finite(w)) continue;
      for (let f = from.offsets[w]!; f < from.offsets[w + 1]!; f++) {
        const u = from.targets[f]!;
        open[u]!--;
        offer(u);
      }
    }
  }
  return count;
}
