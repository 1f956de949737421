import { type HeapRules, heapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import type { Deadline } from "../solve/limits.ts";
import { periodSteps } from "../solve/period/find.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Found, Question } from "./question.ts";
import { gameOf, HEAPS } from "./source.ts";

/** @throws NotationError for a game that is none of one heap. */
function heapRulesOf(notation: string): HeapRules {
  const rules = heapRules(gameOf(notation));
  if (rules === undefined) throw new NotationError(notation, 0, HEAPS);
  return rules;
}

/** @throws NotationError, ReplayError, and the reason of the signal */
export function findPeriod({ games, heaps, limits }: Question<"period">, deadline: Deadline): Found {
  const rules = heapRulesOf(games[0]);
  const work = { ...limits, ...(heaps !== undefined && { heaps }) };
  const steps = periodSteps(rules, heapTable(rules, limits), work);
  for (;;) {
    const { done, value } = steps.next();
    if (!done) deadline.tick(value);
    else if (value.verdict === "proved") return value;
    else {
      const { limit, ...found } = value;
      return { ...found, ...(limit && { limit: limit.text }) };
    }
  }
}

/** Heaps from one look at the clock to the next. */
const PORTION = 4096;

/** @throws NotationError, LimitError */
export function valuesOf(question: Question<"values">, deadline: Deadline): ArrayLike<number> {
  const { games, to, limits } = question;
  const table = heapTable(heapRulesOf(games[0]), limits);
  for (let heap = 0; heap < to; heap += PORTION) {
    table.grundy(heap);
    deadline.tick(heap);
  }
  return table.values(to);
}
