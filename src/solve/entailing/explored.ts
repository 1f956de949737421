import type { Component, Key, Outcome, Play } from "../../types.ts";
import { component } from "../component.ts";
import { endedOutcomes, GOES_ON, WON } from "../graph/ended.ts";
import { explored, sumKey } from "../graph/graph-of.ts";
import type { Deadline } from "../limits.ts";
import { leftBy } from "../position.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import type { SumMove } from "../winning.ts";

/** A sum, and where in it the next move must be made: anywhere unless said; nowhere where the opponent passes. */
interface Turn {
  readonly sum: readonly Component[];
  /** So many of the first components are those to answer in. */
  readonly answer?: number;
  readonly passes?: true;
}

/** The turns that moves lead to, each with its move; one after which the same player moves again is a pass between. */
function* turnsFrom({ sum, answer, passes }: Turn, tick: Deadline["tick"]): Generator<[Turn, SumMove?]> {
  if (passes) return yield [{ sum }];
  for (const [i, { rules, position }] of sum.entries()) {
    if (answer !== undefined && i >= answer) return;
    for (const move of rules.moves(position, tick)) {
      tick();
      const left = leftBy(move, rules, position).map((part) => component(rules, part));
      const rest = sum.toSpliced(i, 1);
      const turn: Turn =
        move.next === "answer"
          ? { sum: [...left, ...rest], answer: left.length }
          : { sum: [...rest, ...left], ...(move.next === "again" && { passes: true }) };
      yield [turn, { component: i, move }];
    }
  }
}

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
