import { type Problem, problemOf, Reader, sourceOf } from "../../src/judge/index.ts";

const reader = (input: string) => new Reader(sourceOf(new TextEncoder().encode(input)));

function linesOf(problem: Pick<Problem, "solve">, input: string): string[] {
  const lines: string[] = [];
  problem.solve(reader(input), (line) => lines.push(line));
  return lines;
}

/** What `problem` prints for `input`, each line ended. */
export function printed(problem: Pick<Problem, "solve">, input: string): string {
  return linesOf(problem, input)
    .map((line) => `${line}\n`)
    .join("");
}

/** What the format `id` prints, line by line; as judges answer when `asJudged`. */
export function answers(id: string, input: string, asJudged = false): string[] {
  const problem = problemOf(id)!;
  return linesOf(asJudged ? problem.asJudged! : problem, input);
}

/** What the format `id` prints, without the last newline. */
export function answer(id: string, input: string): string {
  return printed(problemOf(id)!, input).trimEnd();
}

/** The explanation of the first test, in English and in Chinese. */
export function explained(problem: Problem, input: string): { en: string; zh: string }[] {
  return [...problem.explain(reader(input))];
}
