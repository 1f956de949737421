import { type Answering, answeringContests, judgeInput } from "nimber/session";
import type { PageAsks } from "./asks.ts";
import { shrinkInput } from "./shrunk.ts";
import { drawInput, judgingOf, tests } from "./tests.ts";

export { gamesFor } from "./tests.ts";

/** Questions about the input of a contest problem. */
export type ContestAsk = "judge" | "fitting" | "tests" | "drawInput" | "shrinkInput";

export const contests: Answering<Pick<PageAsks, ContestAsk>> = {
  ...answeringContests,
  judge: (question, budget) => judgeInput(judgingOf(question.format), question, budget),
  tests: ({ format, input, only }) => tests(format, input, only),
  drawInput: ({ format, drawn }) => drawInput(format, drawn),
  shrinkInput: ({ format, choices, wrong }) => shrinkInput(format, choices, wrong),
};
