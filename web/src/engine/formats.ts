import type { Problem, Text } from "nimber";
import { problems } from "nimber/judge";
import { type ProblemProgram, programOf } from "./problems.ts";

/** Contest format, as shown in the list of formats. */
export interface Format extends Omit<Problem, "samples" | "legal" | "tests" | "answer" | "why" | "asJudged"> {
  readonly sample: string;
  readonly sampleOutput: string;
  /** Reason why judges expect other answers, if they do. */
  readonly warning?: Text;
  readonly program?: ProblemProgram;
}

export function formats(): Format[] {
  return problems.map((problem) => {
    const { id, aliases, name, statement, input, output, limits, game, samples, asJudged } = problem;
    return {
      ...{ id, aliases, name, statement, input, output, limits },
      ...(game !== undefined && { game }),
      ...programOf([id, ...aliases]),
      sample: samples[0]?.input ?? "",
      sampleOutput: samples[0]?.output ?? "",
      ...(asJudged && { warning: asJudged.warning }),
    };
  });
}
