import { type HeapRules, heapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { component } from "../solve/component.ts";
import type { Budget } from "../solve/limits.ts";
import type { Valued } from "../solve/method.ts";
import type { PeriodVerdict } from "../solve/period/find.ts";
import { finish } from "../solve/period/portions.ts";
import { portions } from "../solve/period/seek.ts";
import { type HeapTable, heapTable } from "../solve/period/table.ts";
import { type Solving, solver } from "../solve/sum.ts";
import type { Game } from "../types.ts";
import type { PeriodAnswer, Question, RunFound } from "./question.ts";
import { runSteps, untilGivenUp } from "./run.ts";
import { gameOf, HEAPS } from "./source.ts";

// Questions about one heap, whose game is given in notation.

/** Rules of a one-heap game. @throws NotationError for other games */
function heapRulesOf(notation: string): HeapRules {
  const rules = heapRules(gameOf(notation));
  if (rules === undefined) throw new NotationError(notation, 0, HEAPS);
  return rules;
}

/** Values of a one-heap game. @throws NotationError, LimitError, and the reason of the signal */
export function valuesOf({ games, to, limits }: Question<"values">, budget: Budget): ArrayLike<number> {
  const table = heapTable(heapRulesOf(games[0]), limits);
  return finish(portions(table.values, budget)(to));
}

/** Finds the values of a one-heap game without a table, one at a time, by search or theorem. */
export function valueAt(
  game: Game<unknown>,
  search: Solving = {},
): (heap: Natural, budget?: Budget) => Valued {
  const solving = solver(search);
  return (heap, budget) => solving.at(component(game, heap), budget);
}

/**
 * Table that a run fills, with its current state; user-defined rules have no notation.
 * @throws NotationError for a game of more than one heap.
 */
export const tableOf = (
  { games, from, limits }: Question<"run">,
  rules: HeapRules = heapRulesOf(games[0]),
): HeapTable => heapTable(rules, limits, from);

/** Runs a question to its end. @throws NotationError, ReplayError */
export function runToEnd(question: Question<"run">, budget: Budget): RunFound {
  const table = tableOf(question);
  const { end, givenUp } = untilGivenUp(budget, (until) => runSteps(question, table, until));
  const { found, limit, ...rest } = end;
  const stopped = givenUp ? "signal" : limit?.limit;
  return {
    ...rest,
    found: foundAsData(found, givenUp),
    values: table.values(table.filled - 1).slice(),
    ...(stopped && { stopped }),
  };
}

/** Period of a one-heap game. @throws NotationError, ReplayError, and the reason of the signal */
export function findPeriod(question: Question<"period">, budget: Budget): PeriodAnswer {
  const run = { ...question, ask: "run" } as const;
  return foundAsData(finish(runSteps(run, tableOf(run), budget)).found, false);
}

function foundAsData(found: PeriodVerdict, givenUp: boolean): PeriodAnswer {
  if (found.verdict === "proved") return found;
  const { limit, ...rest } = found;
  return { ...rest, ...(limit && !givenUp && { limit: limit.text }) };
}
