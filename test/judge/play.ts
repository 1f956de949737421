import { problemOf, Reader, sourceOf } from "../../src/judge/index.ts";

/** What a problem prints for `input`, line by line; as judges answer when `asJudged`. */
export function answers(id: string, input: string, asJudged = false): string[] {
  const problem = problemOf(id)!;
  const lines: string[] = [];
  const reader = new Reader(sourceOf(new TextEncoder().encode(input)));
  (asJudged ? problem.asJudged! : problem).solve(reader, (line) => lines.push(line));
  return lines;
}
