import { NotationError } from "../errors.ts";
import type { Draw } from "../judge/legal.ts";
import { answerAll, type Judging } from "../judge/problem.ts";
import { Reader, sourceOf } from "../judge/reader.ts";
import type { Referee } from "../judge/referee.ts";
import type { Text } from "../types.ts";

/** Legal input with its expected output and the reasons. */
export interface Instance {
  readonly input: string;
  /** Lines of the expected output. */
  answers(): readonly string[];
  /** Reasons for a line, counted from 0. */
  why(line: number): readonly Text[];
  /** Judge that plays against the program, if the problem is interactive. */
  referee?(): Referee;
}

/** Subject of a stress test. */
export interface Subject {
  make(draw: Draw): Instance;
}

/** Input made of these numbers; none if they make no legal one, such as a coordinate beyond the length of its row. */
export function madeOf(subject: Subject, draw: Draw): Instance | undefined {
  try {
    return subject.make(draw);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}

/** Largest number of a style in which a judge plays. */
const STYLES = 1000;

/** Subject for the input of a contest format, or of a form. */
export const formatSubject = (problem: Judging): Subject => ({
  make(draw) {
    const input = problem.legal(draw);
    const { referee } = problem;
    const style = referee === undefined ? 0 : draw.number(0, STYLES);
    const reader = () => new Reader(sourceOf(Uint8Array.from(input, (letter) => letter.charCodeAt(0))));
    return {
      input,
      answers() {
        const found: string[] = [];
        answerAll(problem, reader(), (lines) => found.push(...lines.split("\n")));
        return found;
      },
      why(line) {
        let left = line;
        for (const test of problem.tests(reader())) {
          left -= problem.answer(test).split("\n").length;
          if (left < 0) return [...problem.why(test)];
        }
        return [];
      },
      ...(referee && {
        referee() {
          const [test] = problem.tests(reader());
          return referee(test, style);
        },
      }),
    };
  },
});
