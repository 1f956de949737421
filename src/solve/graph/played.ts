import type { Component, Key, Outcome, Play } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { aloneError, endOf, standsAlone } from "../search/alone.ts";
import { endedOutcomes, GOES_ON, LOST, WON } from "./ended.ts";
import { graphOf, type PositionGraph, sumKey } from "./graph-of.ts";
import { ENDLESS } from "./retrograde.ts";

/**
 * Outcome and remoteness: the number of moves when the winner hurries and the loser delays; absent for a
 * draw.
 */
export interface TimedOutcome {
  readonly outcome: Outcome;
  readonly remoteness?: number;
}

/** Finds the winner of a sum by the graph of all reachable sums, which may have cycles; caches its results. */
type PlayedOut = (sum: readonly Component[], budget: Budget) => TimedOutcome;

/**
 * Opens the search. Play ends where the rules define who has won.
 * Source: Zermelo 1913. Cost: linear in the graph of the sum.
 */
export function playedOut(play: Play): PlayedOut {
  const keyOf = sumKey();
  const known = new Map<Key, TimedOutcome>();
  return (sum, budget) => {
    const key = keyOf(sum);
    const before = known.get(key);
    if (before !== undefined) return before;
    const graph = graphOf(sum, {}, budget);
    const { outcomes, moves } = endedOutcomes(graph, endsOf(graph, play));
    for (const [v, reached] of graph.positions.entries()) {
      const remoteness = moves[v]!;
      known.set(keyOf(reached), { outcome: outcomes[v]!, ...(remoteness !== ENDLESS && { remoteness }) });
    }
    return known.get(key)!;
  };
}

/**
 * Outcome of `sum` and its remoteness: the number of moves when the winner hurries and the loser delays.
 * Values of components do not determine the remoteness of a sum, so it explores all sums that play can reach.
 * Source: Zermelo 1913; Steinhaus 1925. Cost: linear in the graph of the sum.
 * @throws LimitError; RuleError for a game whose rules define who has won, next to other components.
 * @example
 * playedSum([component(nim, 2), component(nim, 2)]); // { outcome: "P", remoteness: 4 }
 */
export const playedSum = (
  sum: readonly Component[],
  play: Play = "normal",
  limits: Limits = {},
  budget: Budget = begin(limits),
): TimedOutcome => playedOut(play)(sum, budget);

/** State of play at each sum: given by the rules of a game without sums, else by whether there is a move. */
function endsOf({ positions, offsets }: PositionGraph<readonly Component[]>, play: Play): Uint8Array {
  return Uint8Array.from(positions, (sum, v) => {
    const [only] = sum;
    const alone = sum.find(({ rules }) => standsAlone(rules, play));
    if (alone !== undefined && (sum.length !== 1 || alone.rules.blocked !== undefined))
      throw aloneError(alone.rules);
    const said = sum.length === 1 ? endOf(only!.rules, only!.position) : undefined;
    if (said !== undefined) return said === "N" ? WON : LOST;
    return play === "misere" && offsets[v] === offsets[v + 1] ? WON : GOES_ON;
  });
}
