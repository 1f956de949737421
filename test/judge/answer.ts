import { answerAll, explainFirst, type Problem, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { localized } from "../../src/locale/message.ts";
import type { LocalizedText } from "../../src/types.ts";

const reader = (input: string) => new Reader(sourceOf(new TextEncoder().encode(input)));

function linesOf(problem: Problem, input: string, asJudged: boolean): string[] {
  const lines: string[] = [];
  answerAll(problem, reader(input), (line) => lines.push(line), asJudged);
  return lines;
}

/** Output of `problem` for `input`; with `asJudged` that of the judges. */
export function printed(problem: Problem, input: string, asJudged = false): string {
  return linesOf(problem, input, asJudged)
    .map((line) => `${line}\n`)
    .join("");
}

/** Output of the format `id` by lines; with `asJudged` that of the judges. */
export function answers(id: string, input: string, asJudged = false): string[] {
  return linesOf(problemOf(id)!, input, asJudged);
}

/** Output of the format `id` without the last newline. */
export function answer(id: string, input: string): string {
  return printed(problemOf(id)!, input).trimEnd();
}

/** Explanation of the first test in English and Chinese. */
export function explained(problem: Problem, input: string): LocalizedText[] {
  return [...explainFirst(problem, reader(input))].map(localized);
}
