import type { Component, Key, Outcome, Play } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { aloneError, endOf, standsAlone } from "../search/alone.ts";
import { endedOutcomes, GOES_ON, LOST, WON } from "./ended.ts";
import { graphOf, type PositionGraph, sumKey } from "./graph-of.ts";
import { ENDLESS } from "./retrograde.ts";

/** Who wins, and how many moves play lasts when the winner hurries and the loser delays; none where nobody wins. */
export interface TimedOutcome {
  readonly outcome: Outcome;
  readonly remoteness?: number;
}

/** Finds the winner of a sum by the graph of all reachable sums, which may have cycles; caches its results. */
type PlayedOut = (sum: readonly Component[], budget: Budget) => TimedOutcome;

/**
 * Opens the search. Rules that say who has won end play there.
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
 * Who wins `sum`, and its remoteness: how many moves play lasts when the winner hurries and the loser delays. Values do
 * not tell that of a sum, so all sums are gone through that play leads to.
 * Source: Zermelo 1913; Steinhaus 1925. Cost: linear in the graph of the sum.
 * @throws LimitError; RuleError for a game that says who has won beside others.
 * @example
 * playedSum([component(nim, 2), component(nim, 2)]); // { outcome: "P", remoteness: 4 }
 */
export const playedSum = (
  sum: readonly Component[],
  play: Play = "normal",
  limits: Limits = {},
  budget: Budget = begin(limits),
): TimedOutcome => playedOut(play)(sum, budget);

/** How play stands at each sum: who has won is said by rules of a game that stands alone, else by who cannot move. */
function endsOf({ positions, offsets }: PositionGraph<readonly Component[]>, play: Play): Uint8Array {
  return Uint8Array.from(positions, (sum, v) => {
    const [only] = sum;
    const alone = sum.find(({ rules }) => standsAlone(rules, play));
    if (alone !== undefined && sum.length !== 1) throw aloneError(alone.rules);
    const said = sum.length === 1 ? endOf(only!.rules, only!.position) : undefined;
    if (said !== undefined) return said === "N" ? WON : LOST;
    return play === "misere" && offsets[v] === offsets[v + 1] ? WON : GOES_ON;
  });
}
