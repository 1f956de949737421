import {
  answersWithin,
  antiSgAlways,
  coordinatesOf,
  heapWithin,
  limitsIn,
  misereAnswers,
  planOf,
  type Template,
  type Wanted,
} from "nimber/codegen";
import type { Answering } from "nimber/session";
import type { StudyAsks } from "./asks.ts";
import { type Answered, type Input, programBy, SOON, usualOf } from "./program.ts";

// Programs that reach the limits of an input, or that play misère. They may need a law that is proved now, or a misère
// quotient, so the provers are fetched with them.

/** Answers under either play. */
const answered: Answered = ({ game, isMisere, read, answer }, largest, normal) => {
  const wanted = { game, read, answer };
  const antiSg = isMisere ? antiSgAlways(game) : undefined;
  if (answer.plays) return { largest, play: isMisere ? "misere" : "normal" };
  if (isMisere && antiSg === undefined) return misereAnswers(wanted, largest, SOON);
  return { ...normal({ ...wanted, needsValues: isMisere }), antiSg };
};

/** Answers by a method that reaches the limits. @throws ProgramError */
function withinOf(input: Input, limits: string): Template {
  const { game, read } = input;
  if (game === undefined) return { ...input, limits, largest: heapWithin(limits, read) };
  const { box, tests } = limitsIn(limits, planOf(read, coordinatesOf(game)));
  const normal = (wanted: Wanted) => answersWithin({ ...wanted, tests }, box, limits, SOON);
  return { ...input, tests, limits, largest: box, ...answered({ ...input, game }, box, normal) };
}

export const answering: Answering<Pick<StudyAsks, "program">> = {
  program: (asked) => programBy(asked, asked.within === "" ? usualOf(answered) : withinOf),
};
