import {
  answersWithin,
  coordinatesOf,
  heapWithin,
  limitsIn,
  planOf,
  type Template,
  type Wanted,
} from "nimber/codegen";
import type { Answering } from "nimber/session";
import type { StudyAsks } from "./asks.ts";
import { answered, type Input, programBy, SOON } from "./program.ts";

// Programs that reach the limits of an input. They may need a law that is proved now, so the prover is fetched with them.

/** Answers by a method that reaches the limits. @throws ProgramError */
function withinOf(input: Input, limits: string): Template {
  const { game, read } = input;
  if (game === undefined) return { ...input, limits, largest: heapWithin(limits, read) };
  const { box, tests } = limitsIn(limits, planOf(read, coordinatesOf(game)));
  const normal = (wanted: Wanted) => answersWithin({ ...wanted, tests }, box, limits, SOON);
  return { ...input, tests, limits, largest: box, ...answered({ ...input, game }, box, normal) };
}

export const answering: Answering<Pick<StudyAsks, "program">> = {
  program: (asked) => programBy(asked, withinOf),
};
