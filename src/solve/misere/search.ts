import type { Component, Move, Outcome, Rules } from "../../types.ts";
import { type Budget, begin, type Limits } from "../limits.ts";
import { expectPosition } from "../position.ts";
import { remember } from "../remember.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import { type Algebra, type Fold, fold } from "../search/fold.ts";

/** Sum under misère play: the forms of its non-terminal components, sorted. */
type Forms = readonly number[];

interface MisereForm {
  /** Options, each as the sorted forms of its non-terminal components. */
  readonly options: readonly Forms[];
}

/**
 * Outcomes of sums under misère play, by search over multisets of components. Components with equal trees of
 * options are identified; terminal components are ignored.
 */
export interface Misere {
  /** Outcome of a sum. @throws LimitError, LoopyError */
  outcome(sum: readonly Component[], budget?: Budget): Outcome;
}

/** Solver of sums under misère play, which caches its results. */
export function misere(limits: Limits = {}): Misere {
  const forms: MisereForm[] = [{ options: [] }];
  const numbers = new Map<string, number>([["", 0]]);
  const folds = new WeakMap<Rules<unknown>, Fold<unknown, number>>();
  /** Bytes of the forms added since the last call. */
  let fresh = 0;
  /** Options that consist of one form; each is stored once, because many positions share them. */
  const single: Forms[] = [];

  function kept(option: Forms): Forms {
    const [only, more] = option;
    if (only !== undefined && more === undefined && single[only] !== undefined) return single[only];
    fresh += LIST + PLACE * option.length;
    // A copy has no unused capacity.
    const exact = option.slice();
    if (only !== undefined && more === undefined) single[only] = exact;
    return exact;
  }

  const formOf: Algebra<unknown, Map<string, Forms>, number> = {
    start: () => new Map(),
    add(options, parts) {
      const option = parts.filter((form) => form !== 0).sort(ascending);
      options.set(option.join("+"), option);
      return false;
    },
    finish(options) {
      const name = options.size === 0 ? "" : `|${[...options.keys()].sort().join("|")}`;
      let number = numbers.get(name);
      if (number === undefined) {
        number = forms.push({ options: [...options.values()].map(kept) }) - 1;
        numbers.set(name, number);
        fresh += NAMED + 2 * name.length + PLACE * options.size;
      }
      return number;
    },
    bytes() {
      const bytes = fresh;
      fresh = 0;
      return bytes;
    },
  };

  const rules: Rules<Forms> = {
    key: (sum) => sum.join(),
    *moves(sum, tick): Generator<Move<Forms>> {
      for (const [i, form] of sum.entries()) {
        tick?.();
        if (form === sum[i - 1]) continue;
        const others = sum.toSpliced(i, 1);
        for (const option of forms[form]!.options)
          yield { at: "", to: [[...others, ...option].sort(ascending)] };
      }
    },
  };
  const outcomes = fold(rules, misereOutcome, limits);

  return {
    outcome(sum, budget = begin(limits)) {
      const parts = sum.map(({ rules, position }) => {
        budget.tick();
        expectPosition(rules, position);
        if (standsAlone(rules, "misere")) throw aloneError(rules);
        const numbered = remember(folds, rules, () => fold(rules, formOf, limits));
        return numbered.at(position, budget);
      });
      return outcomes.at(parts.filter((form) => form !== 0).sort(ascending), budget);
    },
  };
}

const misereOutcome: Algebra<Forms, { moved: boolean; wins: boolean }, Outcome> = {
  start: () => ({ moved: false, wins: false }),
  add(sofar, [option]) {
    sofar.moved = true;
    sofar.wins = option === "P";
    return sofar.wins;
  },
  finish: ({ moved, wins }) => (wins || !moved ? "N" : "P"),
};

/** Bytes of a form with its name besides twice the length of that, and of a list of forms with its places. */
const NAMED = 200;
const LIST = 64;
const PLACE = 8;

const ascending = (a: number, b: number) => a - b;
