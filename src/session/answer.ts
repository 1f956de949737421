import { identify } from "../law/identify.ts";
import { begin, type Deadline } from "../solve/limits.ts";
import type { Answer } from "../worker/refusal.ts";
import { answeringLaws } from "./all-laws.ts";
import { answeringGraph } from "./graph.ts";
import { formatsFitting, judgeInput } from "./judge.ts";
import { under } from "./laws.ts";
import type { AnswerOf, Asks, IdentifiedFound, Question } from "./question.ts";
import { type Answering, answerBy } from "./question.ts";
import { findQuotient } from "./quotient.ts";
import { findPeriod, runToEnd, valuesOf } from "./run.ts";
import { answeringSums } from "./solve.ts";
import { gameOf } from "./source.ts";

/** How the questions about a game as a whole, and about contest inputs, are answered. */
export const answeringGames: Answering<
  Pick<Asks, "run" | "period" | "values" | "quotient" | "judge" | "fitting">
> = {
  run: runToEnd,
  period: findPeriod,
  values: valuesOf,
  quotient: findQuotient,
  judge: judgeInput,
  fitting: formatsFitting,
};

const answering: Answering<Asks> = {
  ...answeringSums,
  ...answeringGraph,
  ...answeringGames,
  ...answeringLaws,
  identify: identifyNumbers,
};

/**
 * Answers a question that came as data, within its limits, or within a deadline that has begun already.
 * @throws the reason of the deadline's signal, when it is an AbortError; long runs answer then with what they have.
 * @example
 * answer({ ask: "solve", games: ["nim 3 5"] }).value[0].value; // 6
 */
export const answer = <K extends keyof Asks>(
  question: Question<K> & { readonly ask: K },
  deadline: Deadline = begin(question.limits),
): Answer<AnswerOf<Asks, K>> => answerBy<Asks, K>(answering, question, deadline);

/** @throws RangeError for too many numbers */
function identifyNumbers({ numbers }: Question<"identify">, deadline: Deadline): IdentifiedFound {
  const { limit, ...found } = identify(numbers, gameOf, under(deadline));
  return { ...found, ...(limit && { limit: limit.text }) };
}
