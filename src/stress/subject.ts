import type { Draw } from "../judge/legal.ts";
import { answerAll, type Problem } from "../judge/problem.ts";
import { Reader, sourceOf } from "../judge/reader.ts";
import type { Text } from "../types.ts";

/** A legal input, what is to be printed for it, and why. */
export interface Instance {
  readonly input: string;
  /** The lines to be printed. */
  answers(): readonly string[];
  /** Why a line, counted from 0, is what it is. */
  why(line: number): readonly Text[];
}

/** Subject of a stress test. */
export interface Subject {
  make(draw: Draw): Instance;
}

/** A contest format. */
export const formatSubject = (problem: Problem): Subject => ({
  make(draw) {
    const input = problem.legal(draw);
    const reader = () => new Reader(sourceOf(Uint8Array.from(input, (letter) => letter.charCodeAt(0))));
    return {
      input,
      answers() {
        const found: string[] = [];
        answerAll(problem, reader(), (line) => found.push(line));
        return found;
      },
      why(line) {
        let at = 0;
        for (const test of problem.tests(reader())) if (at++ === line) return [...problem.why(test)];
        return [];
      },
    };
  },
});
