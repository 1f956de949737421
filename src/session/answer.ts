import { comparedGames } from "../games/sequences.ts";
import { identify } from "../law/identify.ts";
import { provedLaws } from "../law/proved-theorem.ts";
import { type Budget, begin } from "../solve/limits.ts";
import type { ProvedLaws } from "../solve/proved-law.ts";
import type { Answer } from "../worker/refusal.ts";
import { answeringLaws } from "./all-laws.ts";
import { answeringGraph } from "./graph.ts";
import { findPeriod, runToEnd, valuesOf } from "./heaps.ts";
import { answeringContests } from "./judge.ts";
import { under } from "./laws.ts";
import type { AnswerOf, Asks, IdentifiedFound, PlainLimits, Question } from "./question.ts";
import { type Answering, answerBy } from "./question.ts";
import { findQuotient } from "./quotient.ts";
import { answeringSumsBy } from "./solve.ts";
import { gameOf } from "./source.ts";

/** Answers to the questions about a game as a whole. */
export const answeringGames: Answering<Pick<Asks, "run" | "period" | "values" | "quotient">> = {
  run: runToEnd,
  period: findPeriod,
  values: valuesOf,
  quotient: findQuotient,
};

/** Laws for the questions of a time limit, each proved when it is first needed, within that time. */
const laws = new Map<number | undefined, ProvedLaws>();

function lawsWithin({ seconds }: PlainLimits = {}): ProvedLaws {
  const known = laws.get(seconds) ?? provedLaws(seconds === undefined ? {} : { seconds });
  laws.set(seconds, known);
  return known;
}

const answering: Answering<Asks> = {
  solve: (question, budget) => answeringSumsBy(lawsWithin(question.limits)).solve(question, budget),
  explain: (question, budget) => answeringSumsBy(lawsWithin(question.limits)).explain(question, budget),
  reply: (question, budget) => answeringSumsBy(lawsWithin(question.limits)).reply(question, budget),
  ...answeringGraph,
  ...answeringGames,
  ...answeringContests,
  ...answeringLaws,
  identify: identifyNumbers,
};

/**
 * Answers a question given as data, within its limits, or within a budget that has already begun.
 * @throws the reason of the budget's signal, when it is an AbortError; long runs then answer with their results so far.
 * @example
 * answer({ ask: "solve", games: ["nim 3 5"] }).value[0].value; // 6
 */
export const answer = <K extends keyof Asks>(
  question: Question<K> & { readonly ask: K },
  budget: Budget = begin(question.limits),
): Answer<AnswerOf<Asks, K>> => answerBy<Asks, K>(answering, question, budget);

/** Identifies a sequence. @throws RangeError for too many numbers */
function identifyNumbers({ numbers }: Question<"identify">, budget: Budget): IdentifiedFound {
  const { limit, ...found } = identify(numbers, { read: gameOf, named: comparedGames }, under(budget));
  return { ...found, ...(limit && { limit: limit.text }) };
}
