import type { Component, Key, Outcome, Play } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { exactlyOrNear } from "../search/growth.ts";
import { endedOutcomes } from "./ended.ts";
import { endsOf, graphOf, sumKey } from "./graph-of.ts";
import { type Near, nearOutcomes } from "./near.ts";
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
type PlayedOut<Found> = (sum: readonly Component[], budget: Budget) => Found;

/**
 * Opens the search. Where play can reach ever more sums, the nearest ones may decide.
 * @throws GrowthError when they do not
 */
export const playedOut = (play: Play): PlayedOut<TimedOutcome | Near> =>
  exactlyOrNear(playedToEnd(play), nearOutcomes(play));

/**
 * Opens the search. Play ends where the rules define who has won.
 * Source: Zermelo 1913. Cost: linear in the graph of the sum.
 */
export function playedToEnd(play: Play): PlayedOut<TimedOutcome> {
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
): TimedOutcome => playedToEnd(play)(sum, budget);
