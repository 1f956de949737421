import { heapRules } from "../../../encoding.ts";
import { LimitError } from "../../../errors.ts";
import { gameName } from "../../../messages/position-name.ts";
import type { Natural } from "../../../nimber/natural.ts";
import type { Component, Rules } from "../../../types.ts";
import { type Budget, portionOf } from "../../limits.ts";
import { FARTHEST, quotientSums } from "./decide.ts";
import { type HeapSums, optionsOf } from "./heaps.ts";
import { type Partial, partials } from "./partial.ts";
import { type PeriodSearch, type PhiPeriod, periodSearch, windowOf } from "./period.ts";
import { type ByQuotient, named, periodicElement, saysOf } from "./says.ts";

/** Answer for a sum of heaps from the quotient learned for one game, or for several together. */
export type Learned = (sum: readonly Component[], budget: Budget, alone: boolean) => ByQuotient | undefined;

/** Opens the quotients that are learned; they are kept. */
export function learnedQuotients(): Learned {
  const quotients = quotientSums();
  const unions = unionSums();
  return (sum, budget, alone) => {
    const { rules } = sum[0]!;
    if (sum.some((each) => each.rules !== rules)) return unions.decide(sum, budget, alone);
    const heaps = sum.map(({ position }) => position as Natural);
    return quotients.decide(rules, heaps, budget, alone);
  };
}

/** The heaps of several games as those of one: heap `n` of game `g` is number `at[g][n]`, nothing is number 0. */
interface Union {
  readonly games: readonly Rules<unknown>[];
  readonly at: number[][];
  quotient: Partial | undefined;
  readonly periods: (PhiPeriod | undefined)[];
}

/**
 * The misère quotient of the sums of several games, which is not made of the quotients of each: it is learned of the
 * heaps of all, and verified, as that of one. Where each game has a window in which φ repeats, it is proved of all
 * heaps: moves stay in their game, so that larger heaps add no element with other options, as in the theorem on one.
 */
interface UnionSums {
  /** Undefined where it was not found in its share of the time. @throws LimitError when `alone`. */
  decide(sum: readonly Component[], budget: Budget, alone: boolean): ByQuotient | undefined;
}

/** Steps that one question spends on the quotient of several games; after them the sum is searched. */
const STEPS = 500_000;
/** Unions that are kept. */
const MOST = 8;

function unionSums(): UnionSums {
  const numbers = new WeakMap<Rules<unknown>, number>();
  let count = 0;
  const numberOf = (rules: Rules<unknown>): number => {
    const number = numbers.get(rules) ?? count++;
    numbers.set(rules, number);
    return number;
  };
  const known = new Map<string, Union>();
  const hopeless = new Map<string, readonly Natural[]>();

  return {
    decide(sum, budget, alone) {
      const games = [...new Set(sum.map(({ rules }) => rules))].sort((a, b) => numberOf(a) - numberOf(b));
      const name = games.map(numberOf).join();
      const most = games.map((game) =>
        sum.reduce<Natural>((most, { rules, position }) => {
          const heap = position as Natural;
          return rules === game && heap > most ? heap : most;
        }, 0),
      );
      const before = hopeless.get(name);
      if (!alone && before?.every((heap, g) => most[g]! >= heap)) return undefined;
      const union = known.get(name) ?? unionOf(games);
      const share = alone ? budget : { ...budget, tick: portionOf(budget, STEPS) };
      try {
        if (!reaches(union, most, share)) return undefined;
      } catch (error) {
        if (alone || !(error instanceof LimitError)) throw error;
        hopeless.set(name, most);
        budget.tick();
        return undefined;
      }
      known.delete(name);
      known.set(name, union);
      if (known.size > MOST) known.delete(known.keys().next().value!);
      return said(union, sum);
    },
  };
}

const unionOf = (games: readonly Rules<unknown>[]): Union => ({
  games,
  at: games.map(() => [0]),
  quotient: undefined,
  periods: games.map(() => undefined),
});

/** The heaps by their numbers, and the options of each. */
function numbered({ games, at }: Union) {
  const places: (readonly [game: number, heap: number])[] = [];
  for (const [g, heaps] of at.entries()) for (const [n, number] of heaps.entries()) places[number] = [g, n];
  const options = games.map(optionsOf);
  const optionsAt = (number: number): HeapSums => {
    const [g, n] = places[number]!;
    return options[g]!(n).map((sum) => sum.map((heap) => at[g]![heap]!).sort((a, b) => a - b));
  };
  return { places, optionsAt };
}

/** Adds heaps until each game has those to `most`, or a period of all; whether that is so. */
function reaches(union: Union, most: readonly Natural[], budget: Budget): boolean {
  const { games, at, periods } = union;
  const last = union.quotient;
  const { places, optionsAt } = numbered(union);
  const steps = partials(optionsAt, budget, last);
  const larger = (): Partial => {
    for (;;) {
      const { value } = steps.next();
      if (value !== union.quotient) return value;
    }
  };
  let searches: (PeriodSearch | undefined)[] = [];
  const searchAnew = ({ phi }: Partial) => {
    searches = games.map((game, g) => {
      const window = windowOf(heapRules(game));
      const search = window && periodSearch(window);
      periods[g] = undefined;
      for (const number of at[g]!) periods[g] = search?.next(phi[number]!);
      return search;
    });
  };
  union.quotient ??= larger();
  searchAnew(union.quotient!);
  for (;;) {
    let next: number | undefined;
    for (const [g, heaps] of at.entries()) {
      if (periods[g] !== undefined || heaps.length > most[g]!) continue;
      if (most[g]! > FARTHEST && windowOf(heapRules(games[g]!)) === undefined) return false;
      if (next === undefined || heaps.length < at[next]!.length) next = g;
    }
    if (next === undefined) return true;
    if (at[next]!.length > FARTHEST) return false;
    const number = places.push([next, at[next]!.length]) - 1;
    at[next]!.push(number);
    const { monoid } = union.quotient!;
    try {
      union.quotient = larger();
    } catch (error) {
      at[next]!.pop();
      throw error;
    }
    // A larger quotient numbers its elements anew, and may tell heaps apart that were alike.
    if (union.quotient.monoid !== monoid) searchAnew(union.quotient);
    else periods[next] = searches[next]?.next(union.quotient.phi[number]!);
  }
}

function said(union: Union, sum: readonly Component[]): ByQuotient {
  const { games, at, quotient, periods } = union;
  const { monoid, phi } = quotient!;
  const elements = games.map((_, g) => at[g]!.map((number) => phi[number]!));
  const elementOf = (i: number, heap: Natural): number => {
    const g = games.indexOf(sum[i]!.rules);
    return periods[g] === undefined
      ? elements[g]![Number(heap)]!
      : periodicElement(elements[g]!, heap, periods[g]);
  };
  return saysOf(
    monoid,
    sum.map(({ position }, i) => elementOf(i, position as Natural)),
    {
      verdict: periods.every((period) => period !== undefined) ? "proved" : "partial",
      heaps: Math.max(...at.map((heaps) => heaps.length - 1)),
      games: games.map((game, g) => ({ game: gameName(game), heaps: at[g]!.length - 1 })),
      ...named(quotient!, numbered(union).optionsAt),
      elementOf,
    },
  );
}
