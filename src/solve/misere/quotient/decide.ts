import { heapRules } from "../../../encoding.ts";
import { LimitError } from "../../../errors.ts";
import type { Natural } from "../../../nimber/natural.ts";
import type { Rules } from "../../../types.ts";
import { type Deadline, portionOf } from "../../limits.ts";
import { optionsOf } from "./heaps.ts";
import type { Partial } from "./partial.ts";
import { windowOf } from "./period.ts";
import { type Quotient, quotientSteps } from "./quotient.ts";
import { type ByQuotient, named, periodicElement, saysOf } from "./says.ts";

/** Decides sums of heaps by the misère quotients of their games, and keeps these. */
export interface QuotientSums {
  /**
   * What the quotient says of a sum of `heaps` of `rules`; undefined where it was not found in its share of the time.
   * With `alone` it has all of the time.
   * @throws LimitError when it is `alone`, and reached one.
   */
  decide(
    rules: Rules<unknown>,
    heaps: readonly Natural[],
    deadline: Deadline,
    alone: boolean,
  ): ByQuotient | undefined;
}

/** Steps that one question spends on a quotient; after them the sum is searched. */
const STEPS = 1_500_000;
/** A quotient of more heaps is not looked for where no period can be proved. */
export const FARTHEST: number = 5000;

interface Known {
  readonly quotient: Partial;
  readonly period: number;
  readonly preperiod: number;
  readonly words: readonly string[];
  readonly tame: boolean;
}

export function quotientSums(): QuotientSums {
  const known = new WeakMap<Rules<unknown>, Known>();
  /** What a share of the time did not suffice for is not tried again for as much. */
  const hopeless = new WeakMap<Rules<unknown>, number>();

  function reaching(
    rules: Rules<unknown>,
    most: Natural,
    deadline: Deadline,
    alone: boolean,
  ): Known | undefined {
    const before = known.get(rules);
    if (before !== undefined && (before.period > 0 || before.quotient.phi.length > most)) return before;
    const far = most > FARTHEST;
    if (
      (far && windowOf(heapRules(rules)) === undefined) ||
      (!alone && Number(most) >= (hopeless.get(rules) ?? Number.POSITIVE_INFINITY))
    )
      return undefined;
    const share = alone ? deadline : { ...deadline, tick: portionOf(deadline, STEPS) };
    const limits = far ? {} : { to: Number(most) };
    const steps = quotientSteps(rules, limits, share, before?.quotient);
    let found: Quotient;
    try {
      for (;;) {
        const step = steps.next();
        if (!step.done) continue;
        found = step.value;
        break;
      }
    } catch (error) {
      if (alone || !(error instanceof LimitError)) throw error;
      hopeless.set(rules, Number(most));
      deadline.tick();
      return undefined;
    }
    const { quotient } = found;
    const proved = found.verdict === "proved" ? found : { period: 0, preperiod: 0 };
    const made = {
      quotient,
      period: proved.period,
      preperiod: proved.preperiod,
      ...named(quotient, optionsOf(rules)),
    };
    known.set(rules, made);
    if (made.period > 0 || quotient.phi.length > most) return made;
    if (alone && found.verdict === "partial" && found.limit !== undefined) throw found.limit;
    hopeless.set(rules, Number(most));
    return undefined;
  }

  return {
    decide(rules, heaps, deadline, alone) {
      const most = heaps.reduce((a, b) => (a > b ? a : b), 0);
      const found = reaching(rules, most, deadline, alone);
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
