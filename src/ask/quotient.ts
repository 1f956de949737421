import { NotationError } from "../errors.ts";
import type { Deadline } from "../solve/limits.ts";
import { presentationOf } from "../solve/misere/quotient/presentation.ts";
import { quotientSteps } from "../solve/misere/quotient/quotient.ts";
import type { Question, QuotientFound } from "./question.ts";
import { gameOf, HEAPS } from "./source.ts";

/** @throws NotationError for a game that is none of one heap, LimitError, and the reason of the signal */
export function findQuotient(
  { games, heaps, limits }: Question<"quotient">,
  deadline: Deadline,
): QuotientFound {
  const game = gameOf(games[0]);
  if (game.space !== "heap") throw new NotationError(games[0], 0, HEAPS);
  const steps = quotientSteps(game, { ...limits, ...(heaps !== undefined && { to: heaps }) }, deadline);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const found = step.value;
  const { monoid, phi } = found.quotient;
  const { words, text } = presentationOf(monoid);
  return {
    heaps: found.heaps,
    ...(found.verdict === "proved" && { preperiod: found.preperiod, period: found.period }),
    words,
    times: monoid.times,
    inP: monoid.inP,
    phi,
    presentation: text,
  };
}
