import { answersWithin, coordinatesOf, limitsIn, planOf, type Template } from "nimber/codegen";
import type { Answering } from "nimber/session";
import type { StudyAsks } from "./asks.ts";
import { type Input, programBy, SOON } from "./program.ts";

// Programs that reach the limits of an input. They may need a law that is proved now, so the prover is fetched with them.

/** Values by a method that reaches the limits. @throws ProgramError */
function withinOf(input: Input, limits: string): Template & Input {
  const { box, tests } = limitsIn(limits, planOf(input.read, coordinatesOf(input.game)));
  return { ...input, tests, limits, ...answersWithin({ ...input, tests }, box, limits, SOON) };
}

export const answering: Answering<Pick<StudyAsks, "program">> = {
  program: (asked) => programBy(asked, withinOf),
};
