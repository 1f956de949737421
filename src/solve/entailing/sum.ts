import { LimitError, LoopyError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import { isLoony, isNumber, sumOfValues, type Value } from "../../nimber/value.ts";
import type { Component, Key, Move, Outcome, Play, Rules } from "../../types.ts";
import { component } from "../component.ts";
import { endedOutcomes, GOES_ON, WON } from "../graph/ended.ts";
import { explored, sumKey } from "../graph/graph-of.ts";
import { type Budget, type Limits, portionOf } from "../limits.ts";
import { type Exact, valueOutcome } from "../method.ts";
import { expectSumOf, leftBy } from "../position.ts";
import { remember } from "../remember.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import type { Fold } from "../search/fold.ts";
import type { Solution } from "../solution.ts";
import type { SumMove } from "../winning.ts";
import { type Entailed, entailedBy, winsBy } from "./known.ts";
import { has } from "./wins.ts";

/** Limit on the steps for the list of winning moves. */
const STEPS = 200_000;

/** Whether some moves of a sum may determine who moves next. */
export const entails = (sum: readonly Component[]): boolean =>
  sum.some(({ rules }) => rules?.entails === true);

/**
 * Solver for sums in which some moves determine who moves next; `exactly` gives the values of the other
 * components.
 */
export function entailingSums(
  limits: Limits,
  exactly: (component: Component, budget: Budget) => Exact,
): (sum: readonly Component[], play: Play, budget: Budget) => Solution {
  const folds = new WeakMap<Rules<unknown>, Fold<unknown, Entailed>>();

  function known({ rules, position }: Component, budget: Budget): Entailed {
    return remember(folds, rules, () => entailedBy(rules, limits)).at(position, budget);
  }

  function valued(each: Component, budget: Budget): Exact {
    if (each.rules.entails !== true) return exactly(each, budget);
    const { value } = known(each, budget);
    return exactOf(value === "loony" ? { loony: true } : value);
  }

  /** Whether a move of a component wins next to a rest of this value. */
  function winning({ rules }: Component, move: Move<unknown>, rest: Value, budget: Budget): boolean {
    const left = move.to.map((part) => component(rules, part));
    if (rules.entails === true) {
      const parts = left.map((each) => known(each, budget));
      return has(winsBy(move, parts), isLoony(rest) ? "loony" : (rest as Natural));
    }
    return sumOfValues([rest, ...left.map((each) => exactly(each, budget).value)]) === 0;
  }

  function byValues(sum: readonly Component[], budget: Budget): Solution | undefined {
    const components = sum.map((each) => valued(each, budget));
    const values = components.map(({ value }) => value);
    if (values.some((value) => !isNumber(value) && !isLoony(value))) return undefined;
    const value = sumOfValues(values);
    const outcome = valueOutcome(value);
    const solution = { play: "normal", outcome, value, components, method: "entailing" } as const;
    if (outcome === "P") return { ...solution, winning: [], complete: true };
    const found: SumMove[] = [];
    const tick = portionOf(budget, STEPS);
    try {
      for (const [i, each] of sum.entries()) {
        const rest = sumOfValues(values.toSpliced(i, 1));
        for (const move of each.rules.moves(each.position, tick)) {
          tick();
          if (winning(each, move, rest, budget)) found.push({ component: i, move });
        }
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return { ...solution, winning: found, complete: false };
    }
    return { ...solution, winning: found, complete: true };
  }

  return (sum, play, budget) => {
    expectSumOf(sum, play);
    if (play === "normal") {
      try {
        const solution = byValues(sum, budget);
        if (solution !== undefined) return solution;
      } catch (error) {
        if (!(error instanceof LoopyError) || error.grows) throw error;
      }
    }
    const { outcome, moves } = exploredTurns(sum, play, budget);
    const solution = { play, outcome, components: [], complete: true, method: "turns" } as const;
    return outcome === "D" ? { ...solution, winning: [], drawing: moves } : { ...solution, winning: moves };
  };
}

const exactOf = (value: Value): Exact => ({
  outcome: valueOutcome(value),
  value,
  by: "search",
  method: "entailing",
});

/** Value of one position. */
export function entailedValue(known: Fold<unknown, Entailed>, position: unknown, budget: Budget): Exact {
  const { value } = known.at(position, budget);
  return exactOf(value === "loony" ? { loony: true } : value);
}

/**
 * Outcome of a sum in which moves may determine who moves next, with the winning moves, or the drawing moves
 * of a draw. Uses the graph of all reachable turns, which may have cycles.
 * @throws LimitError; RuleError for a game without sums next to other components
 */
function exploredTurns(
  sum: readonly Component[],
  play: Play,
  budget: Budget,
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
      for (const [next] of turnsFrom(turn, budget.tick)) yield next;
    },
    key,
    budget,
  );
  const { offsets, targets } = graph;
  const ends = Uint8Array.from(graph.positions, (_, v) =>
    play === "misere" && offsets[v] === offsets[v + 1] ? WON : GOES_ON,
  );
  const { outcomes } = endedOutcomes(graph, ends);
  const outcome = outcomes[0]!;
  const wanted = { P: undefined, N: "P", D: "D" }[outcome];
  const all = Array.from(turnsFrom(start, budget.tick), ([, move]) => move!);
  return { outcome, moves: all.filter((_, i) => outcomes[targets[i]!] === wanted) };
}

/** Sum, with a restriction on the next move. */
interface Turn {
  readonly sum: readonly Component[];
  /** Number of first components in which the next move must be made; absent without a restriction. */
  readonly answer?: number;
  readonly passes?: true;
}

/**
 * Turns that moves lead to, with their moves. When the same player moves again, the opponent's turn is a
 * pass.
 */
function* turnsFrom({ sum, answer, passes }: Turn, tick: Budget["tick"]): Generator<[Turn, SumMove?]> {
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
