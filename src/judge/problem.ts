import { t } from "../locale/judge.ts";
import type { LocalizedText, Text } from "../types.ts";
import type { Draw } from "./legal.ts";
import type { Reader } from "./reader.ts";
import type { Referee } from "./referee.ts";

/** Reads the input of contest problems, and prints a line for each test. */
export interface Judging<T = unknown> {
  /** Legal input made of drawn numbers within the bounds of the format. */
  legal(draw: Draw): string;
  /**
   * Tests of an input. The caller answers each test before the next one is read.
   * @throws InputError
   */
  tests(input: Reader): Iterable<T>;
  /** Line to print for a test, or several. */
  answer(test: T): string;
  /** Reasons for the answer: the values of the components, the theorem used. */
  why(test: T): Iterable<Text>;
  /** Judge of a program that plays from a test, after it printed the answer; it replies in a `style`, a number. */
  referee?(test: T, style: number): Referee;
  /** Answers that judges accept though they contradict the rules. */
  readonly asJudged?: { readonly warning: Text; answer(test: T): string };
}

/** Contest problem with an input format of its own. */
export interface Problem<T = unknown> extends Judging<T> {
  readonly id: string;
  /** Other names of the format. */
  readonly aliases: readonly string[];
  readonly name: LocalizedText;
  readonly statement: LocalizedText;
  readonly input: LocalizedText;
  readonly output: LocalizedText;
  readonly limits: LocalizedText;
  readonly samples: readonly { readonly input: string; readonly output: string }[];
  /** Notation of the game of the catalogue; absent for loopy games, which the catalogue does not have. */
  readonly game?: string;
}

/**
 * Reads `input` and prints a line for each test, with the accepted wrong answers if `asJudged`.
 * @throws InputError after the tests before the error are answered.
 */
export function answerAll(
  problem: Judging,
  input: Reader,
  print: (line: string) => void,
  asJudged = false,
): void {
  const by = (asJudged ? problem.asJudged : undefined) ?? problem;
  for (const test of problem.tests(input)) print(by.answer(test));
}

/**
 * Reads the first test of `input` and yields the reasons for its answer; nothing if there is no test.
 * @throws InputError
 */
export function* explainFirst(problem: Judging, input: Reader): Generator<Text> {
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
