import { InputError, type Problem, problemOf, Reader, sourceOf, type Text } from "nimber";

/** A test of a contest input: what is printed for it, and why. */
export interface TestTold {
  readonly answer: string;
  readonly why: readonly Text[];
}

export const MOST_TOLD = 30;
const MOST_WHY = 24;
const LONGEST = 200;

/** The first tests of an input, each with its answer and reasons; those before a fault are told all the same. */
export function tests(format: string, input: Uint8Array): TestTold[] {
  const problem = problemOf(format);
  if (problem === undefined) throw new RangeError(`format: expected one of the list, got ${format}`);
  const told: TestTold[] = [];
  try {
    for (const test of problem.tests(new Reader(sourceOf(input)))) {
      told.push(tell(problem, test));
      if (told.length === MOST_TOLD) break;
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  return told;
}

function tell(problem: Problem, test: unknown): TestTold {
  const why: Text[] = [];
  for (const sentence of problem.why(test)) if (why.push(sentence) === MOST_WHY) break;
  const answer = problem.answer(test);
  return { answer: answer.length > LONGEST ? `${answer.slice(0, LONGEST)} …` : answer, why };
}
