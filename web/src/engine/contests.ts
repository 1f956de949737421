import { type Answering, answeringContests } from "nimber/session";
import type { PageAsks } from "./asks.ts";
import { shrinkInput } from "./shrunk.ts";
import { drawInput, tests } from "./tests.ts";

/** Questions about the input of a contest problem. */
export type ContestAsk = "judge" | "fitting" | "tests" | "drawInput" | "shrinkInput";

export const contests: Answering<Pick<PageAsks, ContestAsk>> = {
  ...answeringContests,
  tests: ({ format, input, only }) => tests(format, input, only),
  drawInput: ({ format, drawn }) => drawInput(format, drawn),
  shrinkInput: ({ format, choices, wrong }) => shrinkInput(format, choices, wrong),
};
