import { heapRules } from "../../../encoding.ts";
import { LimitError } from "../../../errors.ts";
import { gameName } from "../../../messages/position-name.ts";
import type { Natural } from "../../../nimber/natural.ts";
import type { Component, Rules } from "../../../types.ts";
import { type Budget, portionOf } from "../../limits.ts";
import { type HeapSums, optionsOf } from "./heaps.ts";
import { FARTHEST } from "./one-game.ts";
import { type Partial, partials } from "./partial.ts";
import { type PeriodSearch, type PhiPeriod, periodSearch, windowOf } from "./period.ts";
import { type ByQuotient, named, periodicElement, saysOf } from "./says.ts";

/**
 * Heaps of several games numbered together: heap `n` of game `g` has the number `at[g][n]`; the empty sum is
 * 0.
 */
interface Union {
  readonly games: readonly Rules<unknown>[];
  readonly at: number[][];
  quotient: Partial | undefined;
  readonly periods: (PhiPeriod | undefined)[];
}

/**
 * Misère quotient of the sums of several games, which is not determined by the quotients of each. It is
 * learned from the heaps of all, and verified like that of one game. It is proved for all heaps when each
 * game has a window in which φ repeats: moves stay in their game, so that larger heaps add no element with
 * other options, as in the theorem for one game.
 */
interface UnionSums {
  /**
   * Answer for a sum; undefined when the quotient was not found within its share of the time. @throws
   * LimitError when `alone`
   */
  decide(sum: readonly Component[], budget: Budget, alone: boolean): ByQuotient | undefined;
}

/** Limit on the steps for the quotient of several games in one question; afterwards the sum is searched. */
const STEPS = 500_000;
/** Number of cached unions. */
const MOST = 8;

export function unionSums(): UnionSums {
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

/** Game and heap of each number, and the options of each. */
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

/** Adds heaps until each game has those to `most`, or a proved period; returns whether that is reached. */
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
    // A larger quotient has a new numbering of its elements, and may distinguish heaps that were equal.
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
