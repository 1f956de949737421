import { t } from "../locale/judge.ts";
import type { LocalizedText, Text } from "../types.ts";
import type { Draw } from "./legal.ts";
import type { Reader } from "./reader.ts";

/** A contest problem: how its input is read, and what is printed for each test. */
export interface Problem<T = unknown> {
  readonly id: string;
  /** The same format under other names. */
  readonly aliases: readonly string[];
  readonly name: LocalizedText;
  readonly statement: LocalizedText;
  readonly input: LocalizedText;
  readonly output: LocalizedText;
  readonly limits: LocalizedText;
  readonly samples: readonly { readonly input: string; readonly output: string }[];
  /** The game of the catalogue behind it, in its notation; absent where play may go round, as in none of them. */
  readonly game?: string;
  /** A legal input, made of numbers that are drawn within the bounds of the format. */
  legal(draw: Draw): string;
  /**
   * The tests of an input, each to be answered before the next is read.
   * @throws InputError
   */
  tests(input: Reader): Iterable<T>;
  /** The line to print for a test. */
  answer(test: T): string;
  /** Why that is the answer: the value of each component, the theorem used. */
  why(test: T): Iterable<Text>;
  /** Answers that judges accept although the rules say otherwise. */
  readonly asJudged?: { readonly warning: Text; answer(test: T): string };
}

/**
 * Reads `input` and prints a line for each of its tests, as the judges have it where `asJudged`.
 * @throws InputError, once all tests before it are answered.
 */
export function answerAll(
  problem: Problem,
  input: Reader,
  print: (line: string) => void,
  asJudged = false,
): void {
  const by = (asJudged ? problem.asJudged : undefined) ?? problem;
  for (const test of problem.tests(input)) print(by.answer(test));
}

/**
 * Reads the first test of `input` and says why its answer is what it is; nothing when there is no test.
 * @throws InputError
 */
export function* explainFirst(problem: Problem, input: Reader): Generator<Text> {
  for (const test of problem.tests(input)) {
    yield* problem.why(test);
    return;
  }
}

/** Names of expected items in messages. */
export const A: Readonly<Record<"integer" | "count" | "heap" | "take", Text>> = {
  integer: t("integer"),
  count: t("count"),
  heap: t("heap"),
  take: t("take"),
};
