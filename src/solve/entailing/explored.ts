import type { Component, Key, Outcome, Play } from "../../types.ts";
import { endedOutcomes, GOES_ON, WON } from "../graph/ended.ts";
import { explored, sumKey } from "../graph/graph-of.ts";
import type { Deadline } from "../limits.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import type { SumMove } from "../winning.ts";
import { type Turn, turnsFrom } from "./turns.ts";

/**
 * Who wins a sum in which moves may say who moves next, and the moves that win, or draw where nobody wins: by the graph of
 * all turns that play leads to, which may have cycles.
 * @throws LimitError; RuleError for a game beside others that stands alone.
 */
export function exploredTurns(
  sum: readonly Component[],
  play: Play,
  deadline: Deadline,
): { readonly outcome: Outcome; readonly moves: readonly SumMove[] } {
  const alone = sum.find(({ rules }) => standsAlone(rules, play));
  if (alone !== undefined) throw aloneError(alone.rules);
  const keyOf = sumKey();
  const key = ({ sum, answer = -1, passes }: Turn): Key =>
    answer < 0
      ? `${passes ? "-" : ""} ${keyOf(sum)}`
      : `${keyOf(sum.slice(0, answer))} ! ${keyOf(sum.slice(answer))}`;
  const start: Turn = { sum };
  const graph = explored(
    start,
    function* (turn: Turn) {
      for (const [next] of turnsFrom(turn, deadline.tick)) yield next;
    },
    key,
    deadline,
  );
  const { offsets, targets } = graph;
  const ends = Uint8Array.from(graph.positions, (_, v) =>
    play === "misere" && offsets[v] === offsets[v + 1] ? WON : GOES_ON,
  );
  const { outcomes } = endedOutcomes(graph, ends);
  const outcome = outcomes[0]!;
  const wanted = { P: undefined, N: "P", D: "D" }[outcome];
  const all = Array.from(turnsFrom(start, deadline.tick), ([, move]) => move!);
  return { outcome, moves: all.filter((_, i) => outcomes[targets[i]!] === wanted) };
}
