import { explore } from "../solve/graph/explore.ts";
import { begin, type Deadline } from "../solve/limits.ts";
import { findPeriod, valuesOf } from "./heaps.ts";
import { formatsFitting, judgeInput } from "./judge.ts";
import { type Answer, type Answering, answerBy } from "./list.ts";
import type { AnswerOf, Asks, Question } from "./question.ts";
import { findQuotient } from "./quotient.ts";
import { answeringSums } from "./solve.ts";
import { componentsOf } from "./source.ts";

export const answering: Answering<Asks> = {
  ...answeringSums,
  graph: ({ games, play = "normal", whole = false }, deadline) =>
    explore(componentsOf(games[0]), { play, whole }, deadline),
  period: findPeriod,
  values: valuesOf,
  quotient: findQuotient,
  judge: judgeInput,
  fitting: formatsFitting,
};

/**
 * Answers a question that came as data, within its limits, or within a deadline that has begun already.
 * @throws the reason of the deadline's signal, when it is an AbortError.
 * @example
 * answer({ ask: "solve", games: ["nim 3 5"] }).value[0].value; // 6
 */
export const answer = <K extends keyof Asks>(
  question: Question<K> & { readonly ask: K },
  deadline: Deadline = begin(question.limits),
): Answer<AnswerOf<Asks, K>> => answerBy<Asks, K>(answering, question, deadline);
