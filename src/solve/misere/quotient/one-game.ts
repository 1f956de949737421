import { heapRules } from "../../../encoding.ts";
import { LimitError } from "../../../errors.ts";
import type { Natural } from "../../../nimber/natural.ts";
import type { Rules } from "../../../types.ts";
import { type Budget, portionOf } from "../../limits.ts";
import { optionsOf } from "./heaps.ts";
import type { Partial } from "./partial.ts";
import { windowOf } from "./period.ts";
import { type Quotient, quotientSteps } from "./quotient.ts";
import { type ByQuotient, named, periodicElement, saysOf } from "./says.ts";

// Outcomes of sums of heaps under misère play, by the quotients of their games.

/** Decides sums of heaps by the misère quotients of their games, which are cached. */
export interface QuotientSums {
  /**
   * Answer of the quotient for a sum of `heaps` of `rules`; undefined when it was not found within its share
   * of the time. If the method was `named`, it has all of the time.
   * @throws LimitError when it is `named` and reached a limit.
   */
  decide(
    rules: Rules<unknown>,
    heaps: readonly Natural[],
    budget: Budget,
    named: boolean,
  ): ByQuotient | undefined;
}

/** Limit on the steps for a quotient in one question; afterwards the sum is searched. */
const STEPS = 1_500_000;
/**
 * The same limit when no period can be proved, because the quotient then covers only the heaps of this
 * question.
 */
const STEPS_OF_A_PART = 150_000;
/** Limit on the steps for proving the quotient of all heaps of a game; most provable ones need fewer. */
const STEPS_OF_PROOF = 10_000;
/** Largest heap for a quotient when no period can be proved. */
export const FARTHEST: number = 5000;

interface KnownQuotient {
  readonly quotient: Partial;
  readonly period: number;
  readonly preperiod: number;
  readonly words: readonly string[];
  readonly tame: boolean;
}

/** Quotients proved for all heaps, which are valid under any limits. */
const proved = new WeakMap<Rules<unknown>, KnownQuotient>();

export function quotientSums(): QuotientSums {
  const known = new WeakMap<Rules<unknown>, KnownQuotient>();
  const tried = new WeakSet<Rules<unknown>>();
  /** Shares of the time that did not suffice, by rules; shares up to that size are not tried again. */
  const hopeless = new WeakMap<Rules<unknown>, number>();

  function keep(rules: Rules<unknown>, found: Quotient): KnownQuotient {
    const { quotient } = found;
    const { period, preperiod } = found.verdict === "proved" ? found : { period: 0, preperiod: 0 };
    const made = { quotient, period, preperiod, ...named(quotient, optionsOf(rules)) };
    (period > 0 ? proved : known).set(rules, made);
    return made;
  }

  /**
   * Quotient of all heaps, if a short search proves it (tried once for each game); else the quotient of heaps
   * to `most`, or the partial one to continue from.
   */
  function provedSoon(rules: Rules<unknown>, most: number, budget: Budget, last: Partial | undefined) {
    if (tried.has(rules) || windowOf(heapRules(rules)) === undefined) return last;
    tried.add(rules);
    let enough = last;
    const share = { ...budget, tick: portionOf(budget, STEPS_OF_PROOF) };
    try {
      const steps = quotientSteps(rules, {}, share, last);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value.verdict === "proved" ? step.value : enough;
        if (enough === undefined || enough.phi.length <= most) enough = step.value;
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      budget.tick();
      return enough;
    }
  }

  function reaching(
    rules: Rules<unknown>,
    most: Natural,
    budget: Budget,
    named: boolean,
  ): KnownQuotient | undefined {
    const before = proved.get(rules) ?? known.get(rules);
    if (before !== undefined && (before.period > 0 || before.quotient.phi.length > most)) return before;
    const far = most > FARTHEST;
    const provable = windowOf(heapRules(rules)) !== undefined;
    if ((far && !provable) || (!named && Number(most) >= (hopeless.get(rules) ?? Number.POSITIVE_INFINITY)))
      return undefined;
    const last = far ? before?.quotient : provedSoon(rules, Number(most), budget, before?.quotient);
    if (last !== undefined && "verdict" in last) return keep(rules, last);
    const steps = provable ? STEPS : STEPS_OF_A_PART;
    const share = named ? budget : { ...budget, tick: portionOf(budget, steps) };
    const limits = far ? {} : { to: Number(most) };
    const learning = quotientSteps(rules, limits, share, last);
    let found: Quotient;
    try {
      for (;;) {
        const step = learning.next();
        if (!step.done) continue;
        found = step.value;
        break;
      }
    } catch (error) {
      if (named || !(error instanceof LimitError)) throw error;
      hopeless.set(rules, Number(most));
      budget.tick();
      return undefined;
    }
    const made = keep(rules, found);
    if (made.period > 0 || made.quotient.phi.length > most) return made;
    if (named && found.verdict === "partial" && found.limit !== undefined) throw found.limit;
    hopeless.set(rules, Number(most));
    return undefined;
  }

  return {
    decide(rules, heaps, budget, named) {
      const most = heaps.reduce((a, b) => (a > b ? a : b), 0);
      const found = reaching(rules, most, budget, named);
      if (found === undefined) return undefined;
      const { quotient, period } = found;
      const elementOf = (heap: Natural): number => periodicElement(quotient.phi, heap, found);
      return saysOf(quotient.monoid, heaps.map(elementOf), {
        verdict: period > 0 ? "proved" : "partial",
        heaps: quotient.phi.length - 1,
        elementOf: (_, heap) => elementOf(heap),
        words: found.words,
        tame: found.tame,
      });
    },
  };
}
