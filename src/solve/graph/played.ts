import type { Component, Key, Outcome, Play } from "../../types.ts";
import type { Deadline } from "../limits.ts";
import { aloneError, endOf, standsAlone } from "../search/alone.ts";
import type { Digraph } from "./digraph.ts";
import { graphOf, type PositionGraph, sumKey } from "./graph-of.ts";
import { ENDLESS, remotenesses } from "./retrograde.ts";

/** Who wins, and how many moves play lasts when the winner hurries and the loser delays; none where nobody wins. */
interface Played {
  readonly outcome: Outcome;
  readonly remoteness?: number;
}

/** Asks who wins a sum by the graph of all sums that play leads to, which may have cycles; it keeps what it finds. */
type PlayedOut = (sum: readonly Component[], deadline: Deadline) => Played;

/**
 * Opens the search. Rules that say who has won end play there.
 * Source: Zermelo 1913. Cost: linear in the graph of the sum.
 */
export function playedOut(play: Play): PlayedOut {
  const keyOf = sumKey();
  const known = new Map<Key, Played>();
  return (sum, deadline) => {
    const key = keyOf(sum);
    const before = known.get(key);
    if (before !== undefined) return before;
    const graph = graphOf(sum, {}, deadline);
    const moves = remotenesses(withEnds(graph, play));
    for (const [v, reached] of graph.positions.entries()) known.set(keyOf(reached), playedIn(moves[v]!));
    return known.get(key)!;
  };
}

/** The graph in which whoever cannot move loses: where the mover has won one move leads to an end of its own. */
function withEnds({ positions, offsets, targets }: PositionGraph<readonly Component[]>, play: Play): Digraph {
  const end = positions.length;
  const starts = new Uint32Array(end + 2);
  const to: number[] = [];
  for (const [v, sum] of positions.entries()) {
    const options = targets.subarray(offsets[v], offsets[v + 1]);
    const [only] = sum;
    const alone = sum.find(({ rules }) => standsAlone(rules, play));
    if (alone !== undefined && sum.length !== 1) throw aloneError(alone.rules);
    const said = sum.length === 1 ? endOf(only!.rules, only!.position) : undefined;
    if ((said ?? (options.length === 0 && play === "misere" ? "N" : undefined)) === "N") to.push(end);
    else if (said === undefined) for (const w of options) to.push(w);
    starts[v + 1] = to.length;
  }
  starts[end + 1] = to.length;
  return { offsets: starts, targets: Uint32Array.from(to) };
}

const playedIn = (moves: number): Played =>
  moves === ENDLESS ? { outcome: "D" } : { outcome: moves % 2 === 0 ? "P" : "N", remoteness: moves };
