import { type HeapRules, heapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import type { Deadline } from "../solve/limits.ts";
import { finish } from "../solve/period/portions.ts";
import { portions } from "../solve/period/seek.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Question } from "./question.ts";
import { gameOf, HEAPS } from "./source.ts";

/** @throws NotationError for a game that is none of one heap. */
export function heapRulesOf(notation: string): HeapRules {
  const rules = heapRules(gameOf(notation));
  if (rules === undefined) throw new NotationError(notation, 0, HEAPS);
  return rules;
}

/** @throws NotationError, LimitError, and the reason of the signal */
export function valuesOf({ games, to, limits }: Question<"values">, deadline: Deadline): ArrayLike<number> {
  const table = heapTable(heapRulesOf(games[0]), limits);
  return finish(portions(table.values, deadline)(to));
}
