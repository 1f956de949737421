import { InputError, type Text } from "nimber";
import { problemNamed, programNamed } from "nimber/games";
import { type Judging, problemOf, Reader, sourceOf } from "nimber/judge";
import { drawn, formatSubject, listedJudging } from "nimber/stress";

/** Test of a contest input: its output, and the reasons. */
export interface TestTold {
  readonly answer: string;
  readonly why: readonly Text[];
}

export const MOST_TOLD = 30;
const MOST_WHY = 24;
const LONGEST = 200;

/** Seconds for the answer to a test in a form. */
const SECONDS = 20;

/** Program of a problem by any of its names. */
const listedNamed = (id: string) =>
  [id, ...(problemNamed(id)?.ids ?? [])].map(programNamed).find((each) => each !== undefined);

/** Game of a problem that only its form describes, to be fetched before its input is read. */
export const gamesFor = (id: string): readonly string[] => {
  const { game } = (problemOf(id) === undefined && listedNamed(id)) || {};
  return game === undefined ? [] : [game];
};

/**
 * Reads and answers the input of a problem, by its own format or by its form. Small positions are played by their rules
 * alone if `isPlain`.
 */
export function judgingOf(id: string, isPlain = false): Judging {
  const format = problemOf(id);
  if (format !== undefined) return format;
  const program = listedNamed(id);
  if (program === undefined) throw new RangeError(`format: expected a problem with a form, got ${id}`);
  return listedJudging(program, { seconds: SECONDS }, isPlain);
}

/**
 * First tests of an input, or those of the lines of output with the given indices, each with its answer and reasons. Tests before an
 * error are listed as well.
 */
export function tests(format: string, input: Uint8Array, only?: readonly number[]): TestTold[] {
  const problem = judgingOf(format);
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

/** Random legal input of a format; larger the more have been drawn before. */
export function drawInput(format: string, before: number): DrawnInput {
  const number = SPANS[Math.min(before, SPANS.length - 1)]!;
  const draw = drawn(Math.random, { number, count: Math.min(MANY, number) });
  const { input } = formatSubject(judgingOf(format, true)).make(draw);
  return { input, choices: draw.choices };
}
