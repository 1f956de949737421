import type { Deadline } from "../solve/limits.ts";
import { type Answer, refusedBy } from "../worker/refusal.ts";
import type { AnswerOf, QuestionOf } from "./question.ts";

/** How each question of a list is answered. */
export type Answering<A> = {
  readonly [K in keyof A]: (question: QuestionOf<A, K>, deadline: Deadline) => AnswerOf<A, K>;
};

/**
 * Answers a question that came as data, by the list that has it. What can go wrong with a question is its answer too;
 * only the reason of a signal is thrown.
 */
export function answerBy<A, K extends keyof A>(
  list: Answering<A>,
  question: QuestionOf<A, K> & { readonly ask: K },
  deadline: Deadline,
): Answer<AnswerOf<A, K>> {
  try {
    if (!Object.hasOwn(list, question.ask))
      throw new RangeError(`there is no question ${String(question.ask)}`);
    return { value: list[question.ask](question, deadline) };
  } catch (error) {
    if (!(error instanceof Error) || error.name === "AbortError") throw error;
    return { refused: refusedBy(error) };
  }
}
