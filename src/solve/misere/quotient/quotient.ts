import { heapRules } from "../../../encoding.ts";
import { LimitError } from "../../../errors.ts";
import type { Rules } from "../../../types.ts";
import { type Budget, begin, type Limits } from "../../limits.ts";
import { aloneError, standsAlone } from "../../search/alone.ts";
import { notHeaps, optionsOf } from "./heaps.ts";
import type { Monoid } from "./monoid.ts";
import { type Partial as PartialQuotient, partials } from "./partial.ts";
import { type PhiPeriod, periodSearch, windowOf } from "./period.ts";

// Misère quotients. Under misère play heaps have no values that a nim-sum could add, so sums are compared
// directly: two are equal when no third, added to both, tells their outcomes apart. The classes form a commutative
// monoid, in which a sum is the product of its heaps, and some of the classes, the P-portion, are P-positions. A
// finite quotient is to misère play what the nim-values are to normal play. Heaps 0 to n have a quotient of their
// own for each n; each is learned from outcomes, as one learns a formal language (learn.ts), and then verified for
// all sums (verify.ts). When the elements of the heaps repeat for long enough while the monoid stays, the
// periodicity theorem makes it the quotient of all heaps (period.ts).

/** Limits of a quotient, and its range. */
export interface QuotientLimits extends Limits {
  /** Largest heap. Default: as far as the other limits allow. */
  readonly to?: number;
}

/**
 * Misère quotient of a heap game. `proved`: for all its heaps, by the periodicity theorem. `partial`: only
 * for heaps 0 to `heaps`; `limit` is the limit that ended the search, unless that was `to`.
 */
export type Quotient =
  | (PhiPeriod & { readonly verdict: "proved"; readonly heaps: number; readonly quotient: PartialQuotient })
  | {
      readonly verdict: "partial";
      readonly heaps: number;
      readonly quotient: PartialQuotient;
      readonly limit?: LimitError;
    };

/**
 * Misère quotient of the heaps of `game`: the monoid of its sums, where two are equal when no other sum
 * distinguishes them under misère play, with the P-portion. It is learned and then verified heap by heap;
 * everything that it claims is verified.
 * Source: Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593.
 * @throws LimitError when a limit is reached before heap 0 is done; RangeError when a position is not a heap;
 * RuleError when a move leaves a heap that is not smaller.
 * @example
 * const { verdict, quotient } = misereQuotient(kayles);
 * [verdict, quotient.monoid.order]; // ["proved", 40]
 */
export function misereQuotient(game: Rules<unknown>, limits: QuotientLimits = {}): Quotient {
  const steps = quotientSteps(game, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Quotient heap by heap. Yields the partial quotients on the way, the same one again while the next takes its
 * time; continues from `last` if it is given.
 */
export function* quotientSteps(
  game: Rules<unknown>,
  limits: QuotientLimits = {},
  budget: Budget = begin(limits),
  last?: PartialQuotient,
): Generator<PartialQuotient, Quotient> {
  const { to = Number.POSITIVE_INFINITY } = limits;
  if (game.space !== undefined && game.space !== "heap") throw notHeaps(game);
  if (standsAlone(game, "misere")) throw aloneError(game);
  const window = windowOf(heapRules(game));
  const found = partials(optionsOf(game), budget, last);
  let search = window && periodSearch(window);
  let searched: Monoid | undefined;
  let before = last;
  for (;;) {
    let quotient: PartialQuotient;
    try {
      quotient = found.next().value;
    } catch (error) {
      if (before === undefined || !(error instanceof LimitError)) throw error;
      return { verdict: "partial", heaps: before.phi.length - 1, quotient: before, limit: error };
    }
    if (quotient === before) {
      yield quotient;
      continue;
    }
    const heaps = quotient.phi.length - 1;
    let period: PhiPeriod | undefined;
    if (window !== undefined && search !== undefined) {
      // A larger quotient has a new numbering of its elements.
      const grown = quotient.monoid !== searched;
      if (grown) search = periodSearch(window);
      searched = quotient.monoid;
      for (const element of grown ? quotient.phi : quotient.phi.slice(-1)) period = search.next(element);
    }
    if (period !== undefined) return { verdict: "proved", ...period, heaps, quotient };
    if (heaps >= to) return { verdict: "partial", heaps, quotient };
    yield quotient;
    before = quotient;
  }
}
