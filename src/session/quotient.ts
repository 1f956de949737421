import { heapRules } from "../encoding.ts";
import { NotationError } from "../errors.ts";
import { type Budget, begin } from "../solve/limits.ts";
import { certifyQuotient } from "../solve/misere/quotient/certificate.ts";
import type { Partial } from "../solve/misere/quotient/partial.ts";
import { presentationOf } from "../solve/misere/quotient/presentation.ts";
import { type Quotient, quotientSteps } from "../solve/misere/quotient/quotient.ts";
import { restoredQuotient, savedQuotient } from "../solve/misere/quotient/saved.ts";
import type { Game } from "../types.ts";
import type { Question, QuotientFound } from "./question.ts";
import { untilGivenUp } from "./run.ts";
import { gameOf, HEAPS } from "./source.ts";

/** Misère quotient, with its certificate if requested. */
export interface QuotientRan extends Pick<QuotientFound, "certificate"> {
  readonly found: Quotient;
}

/**
 * Computes a misère quotient heap by heap. Yields intermediate results, so that the caller can save them or stop.
 * User-defined games have no notation, and a restored quotient is not computed again.
 * @throws NotationError for a game of more than one heap; LimitError before heap 0 is done; RangeError for a `from`
 * that is not a quotient of the game and for rules without a notation in certificates; the reason of the budget's
 * signal.
 */
export function* quotientRun(
  question: Question<"quotient">,
  game: Game<unknown> = gameOf(question.games[0]),
  budget: Budget = begin(question.limits),
  last: Partial | undefined = lastOf(question, game, budget),
): Generator<Partial, QuotientRan> {
  const { games, heaps, certified } = question;
  if (game.space !== "heap") throw new NotationError(games[0], 0, HEAPS);
  const found = yield* quotientSteps(game, heaps === undefined ? {} : { to: heaps }, budget, last);
  const rules = certified ? heapRules(game) : undefined;
  return { found, ...(rules && { certificate: certifyQuotient(rules, found) }) };
}

function lastOf(
  { games, from }: Question<"quotient">,
  game: Game<unknown>,
  budget: Budget,
): Partial | undefined {
  if (from === undefined) return undefined;
  const last = restoredQuotient(game, from, budget);
  if (last === undefined) throw new RangeError(`from: expected a quotient of ${games[0]}, got none of it`);
  return last;
}

/** Computes a misère quotient. @throws errors of its steps; the reason of the signal only before heap 0 is done */
export function findQuotient(question: Question<"quotient">, budget: Budget): QuotientFound {
  const { end, givenUp } = untilGivenUp(budget, (until) => quotientRun(question, undefined, until));
  const { found, ...certified } = end;
  const { monoid, phi } = found.quotient;
  const { words, text } = presentationOf(monoid);
  const proved = found.verdict === "proved";
  const stopped = givenUp ? "signal" : proved ? undefined : found.limit?.limit;
  return {
    heaps: found.heaps,
    ...(proved && { preperiod: found.preperiod, period: found.period }),
    words,
    times: monoid.times,
    inP: monoid.inP,
    phi,
    presentation: text,
    saved: savedQuotient(found.quotient),
    ...certified,
    ...(stopped && { stopped }),
  };
}
