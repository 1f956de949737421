import { GameError, InputError, NotationError } from "../errors.ts";
import type { Deadline } from "../solve/limits.ts";
import type { Text } from "../types.ts";
import type { AnswerOf, QuestionOf } from "./question.ts";

/** An answer as data: its value, or why there is none. */
export type Answer<T> = { readonly value: T } | { readonly refused: Refused };

/** Why a question has no answer. */
export interface Refused {
  readonly text: Text;
  /** The kind of the error; absent for one that is nobody's fault but ours. */
  readonly code?: GameError["code"];
  /** What could not be read, and where. */
  readonly input?: string;
  readonly offset?: number;
  readonly line?: number;
  readonly column?: number;
}

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

function refusedBy(error: Error): Refused {
  if (error instanceof NotationError) {
    return { text: error.text, code: error.code, input: error.input, offset: error.offset };
  }
  if (error instanceof InputError) {
    return { text: error.text, code: error.code, line: error.line, column: error.column };
  }
  if (error instanceof GameError) return { text: error.text, code: error.code };
  const { message } = error;
  return { text: { en: `This failed: ${message}`, zh: `操作失败：${message}` } };
}
