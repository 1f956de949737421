import type { Outcome } from "../../types.ts";
import { type Digraph, reversed } from "./digraph.ts";
import { ENDLESS } from "./retrograde.ts";

/**
 * State of play at a vertex: it goes on (unless there is no move), the player to move has lost, or has won.
 */
export const GOES_ON = 0;
export const LOST = 1;
export const WON = 2;

/** Outcome of each vertex and number of moves until the end; `ENDLESS` for a draw. */
export interface Ended {
  readonly outcomes: readonly Outcome[];
  readonly moves: Uint32Array;
}

/**
 * Outcomes of all vertices of `graph`, which may have cycles. Play ends at a vertex as `ends` says, whatever
 * edges lead from there; without an entry, a player without a move has lost. The winner hurries, the loser
 * delays.
 * Source: Zermelo 1913. Cost: linear.
 * @example
 * // A token goes from 0 to 1; whoever finds it there has won.
 * const graph = { offsets: Uint32Array.of(0, 1, 1), targets: Uint32Array.of(1) };
 * endedOutcomes(graph, Uint8Array.of(0, 2)).outcomes; // ["P", "N"]
 */
export function endedOutcomes(graph: Digraph, ends: Uint8Array, from: Digraph = reversed(graph)): Ended {
  const { offsets } = graph;
  const { offsets: starts, targets: sources } = from;
  const n = ends.length;
  const waits = new Uint32Array(n);
  const moves = new Uint32Array(n).fill(ENDLESS);
  const outcomes: Outcome[] = Array(n).fill("D");
  const decided = new Uint32Array(n);
  let count = 0;
  const decide = (v: number, outcome: Outcome, after: number) => {
    outcomes[v] = outcome;
    moves[v] = after;
    decided[count++] = v;
  };
  for (let v = 0; v < n; v++) {
    waits[v] = offsets[v + 1]! - offsets[v]!;
    if (ends[v] === WON) decide(v, "N", 0);
    else if (ends[v] === LOST || waits[v] === 0) decide(v, "P", 0);
  }
  // Vertices are decided in the order of their number of moves: the first losing option is the quickest win,
  // and the last winning option is the longest delay.
  for (let i = 0; i < count; i++) {
    const w = decided[i]!;
    for (let e = starts[w]!; e < starts[w + 1]!; e++) {
      const v = sources[e]!;
      if (moves[v] !== ENDLESS) continue;
      if (outcomes[w] === "P") decide(v, "N", moves[w]! + 1);
      else if (--waits[v]! === 0) decide(v, "P", moves[w]! + 1);
    }
  }
  return { outcomes, moves };
}
