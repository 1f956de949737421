import { InputError, type Text } from "nimber";
import { type Judging, Reader, sourceOf } from "nimber/judge";
import { drawn, formatSubject } from "nimber/stress";

/** Test of a contest input: its output, and the reasons. */
export interface TestTold {
  readonly answer: string;
  readonly why: readonly Text[];
}

export const MOST_TOLD = 30;
const MOST_WHY = 24;
const LONGEST = 200;

/**
 * First tests of an input, or those of the lines of output with the given indices, each with its answer and reasons. Tests before an
 * error are listed as well.
 */
export function tests(problem: Judging, input: Uint8Array, only?: readonly number[]): TestTold[] {
  const told: TestTold[] = [];
  const most = only?.length ?? MOST_TOLD;
  let at = 0;
  try {
    for (const test of problem.tests(new Reader(sourceOf(input)))) {
      const lines = only === undefined ? 1 : problem.answer(test).split("\n").length;
      for (let line = 0; line < lines; line++, at++)
        if (only === undefined || only.includes(at)) told.push(tell(problem, test));
      if (told.length >= most) break;
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return told;
}

function tell(problem: Judging, test: unknown): TestTold {
  const why: Text[] = [];
  for (const sentence of problem.why(test)) if (why.push(sentence) === MOST_WHY) break;
  const answer = problem.answer(test);
  return { answer: answer.length > LONGEST ? `${answer.slice(0, LONGEST)} …` : answer, why };
}

/** Ranges of numbers above their minimum, for inputs drawn one after another: from small to large. */
const SPANS = [6, 20, 60, 1000, 1e6, Number.MAX_SAFE_INTEGER];
/** Most tests, heaps and the like, so that an input is answered at once. */
const MANY = 40;

/** Input, with the choices for its numbers. */
export interface DrawnInput {
  readonly input: string;
  readonly choices: readonly number[];
}

/** Random legal input of a problem; larger the more have been drawn before. */
export function drawInput(problem: Judging, before: number): DrawnInput {
  const number = SPANS[Math.min(before, SPANS.length - 1)]!;
  const draw = drawn(Math.random, { number, count: Math.min(MANY, number) });
  const { input } = formatSubject(problem).make(draw);
  return { input, choices: draw.choices };
}
