import { type Judging, problemOf } from "nimber/judge";
import { type Answering, answeringContests, judgeInput } from "nimber/session";
import type { PageAsks } from "./asks.ts";
import { shrinkInput } from "./shrunk.ts";
import { drawInput, tests } from "./tests.ts";

/** Questions about the input of a contest problem. */
export type ContestAsk = "judge" | "fitting" | "tests" | "drawInput" | "shrinkInput";

/** Whether a problem has a format of its own. */
export const hasFormat = (id: string): boolean => problemOf(id) !== undefined;

const formless = (id: string): Judging => {
  throw new RangeError(`format: expected a problem with a format of its own, got ${id}`);
};

/** Answers about problems with a format of their own, and about others as `formed` reads them. */
export function contests(
  formed: (id: string, isPlain: boolean) => Judging = formless,
): Answering<Pick<PageAsks, ContestAsk>> {
  const judging = (id: string, isPlain = false) => problemOf(id) ?? formed(id, isPlain);
  return {
    ...answeringContests,
    judge: (question, budget) => judgeInput(judging(question.format), question, budget),
    tests: ({ format, input, only }) => tests(judging(format), input, only),
    drawInput: ({ format, drawn }) => drawInput(judging(format, true), drawn),
    shrinkInput: ({ format, choices, wrong }) => shrinkInput(judging(format, true), choices, wrong),
  };
}
