import { answerAll, explainFirst, type Problem, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";
import { localized } from "../../src/locale/message.ts";
import type { LocalizedText } from "../../src/types.ts";

const reader = (input: string) => new Reader(sourceOf(new TextEncoder().encode(input)));

function linesOf(problem: Problem, input: string, asJudged: boolean): string[] {
  const lines: string[] = [];
  answerAll(problem, reader(input), (line) => lines.push(line), asJudged);
  return lines;
}

/** What `problem` prints for `input`, each line ended; as judges answer when `asJudged`. */
export function printed(problem: Problem, input: string, asJudged = false): string {
  return linesOf(problem, input, asJudged)
    .map((line) => `${line}\n`)
    .join("");
}

/** What the format `id` prints, line by line; as judges answer when `asJudged`. */
export function answers(id: string, input: string, asJudged = false): string[] {
  return linesOf(problemOf(id)!, input, asJudged);
}

/** What the format `id` prints, without the last newline. */
export function answer(id: string, input: string): string {
  return printed(problemOf(id)!, input).trimEnd();
}

/** The explanation of the first test, in English and in Chinese. */
export function explained(problem: Problem, input: string): LocalizedText[] {
  return [...explainFirst(problem, reader(input))].map(localized);
}
