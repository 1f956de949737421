import { LimitError } from "../../../errors.ts";
import type { Natural } from "../../../nimber/natural.ts";
import type { Outcome, Rules } from "../../../types.ts";
import { type Deadline, portionOf } from "../../limits.ts";
import type { Partial } from "./partial.ts";
import { windowOf } from "./period.ts";
import { presentationOf } from "./presentation.ts";
import { type Quotient, quotientSteps } from "./quotient.ts";
import { structureOf } from "./structure.ts";

/** What a misère quotient says of a sum of heaps. */
export interface QuotientSays {
  /** `proved` of all heaps, or `partial`, and then all heaps of the sum lie within 0 to `heaps`. */
  readonly verdict: Quotient["verdict"];
  readonly heaps: number;
  readonly order: number;
  readonly tame: boolean;
  /** The word of each heap, and that of their product. */
  readonly elements: readonly string[];
  readonly element: string;
}

interface ByQuotient extends QuotientSays {
  readonly outcome: Outcome;
  /** Who wins when these heaps stand in the place of heap `i`, which has moved. */
  after(i: number, left: readonly Natural[]): Outcome;
}

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
const FARTHEST = 5000;

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
      (far && windowOf(rules.heap) === undefined) ||
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
      words: presentationOf(quotient.monoid).words,
      tame: structureOf(quotient.monoid).tame !== undefined,
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
      const { quotient, period, preperiod, words, tame } = found;
      const { order, times, inP } = quotient.monoid;
      const elementOf = (heap: Natural): number =>
        heap < quotient.phi.length
          ? quotient.phi[Number(heap)]!
          : quotient.phi[preperiod + Number((BigInt(heap) - BigInt(preperiod)) % BigInt(period))]!;
      const product = (x: number, y: number) => times[x * order + y]!;
      const elements = heaps.map(elementOf);
      // The product of the others, of each heap, from both sides.
      const before = [0];
      for (const each of elements) before.push(product(before.at(-1)!, each));
      const behind = [0];
      for (const each of elements.toReversed()) behind.push(product(behind.at(-1)!, each));
      const outcomeOf = (x: number): Outcome => (inP[x] === 1 ? "P" : "N");
      const element = before.at(-1)!;
      return {
        outcome: outcomeOf(element),
        verdict: period > 0 ? "proved" : "partial",
        heaps: quotient.phi.length - 1,
        order,
        tame,
        elements: elements.map((x) => words[x]!),
        element: words[element]!,
        after(i, left) {
          const others = product(before[i]!, behind[heaps.length - 1 - i]!);
          return outcomeOf(left.reduce<number>((x, heap) => product(x, elementOf(heap)), others));
        },
      };
    },
  };
}
