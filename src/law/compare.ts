import type { PlainLaw } from "../law-value/evaluate.ts";
import { repeatsOf } from "../law-value/periodic.ts";
import type { Natural } from "../nimber/natural.ts";
import { type Difference, firstDifference, type PeriodicSequence } from "../solve/period/differ.ts";
import { saysLaw } from "./law.ts";

// Comparison of two laws of one number: the first heap at which their values differ, or a proof that none
// does.

/** Largest heap at which two laws are compared when no period gives a bound. */
const MOST = 100_000;

/**
 * First heap at which two laws give different values; `equal` when both are periodic and agree for as long as equality
 * requires; undefined when they agree up to heap `most` and no proof of equality is known.
 * @example
 * const mod = (m: number) => ({ kind: "periodic", preperiod: 0, period: m, saltus: 0, values: [0, 1, 2, 3] });
 * lawDifference(mod(3), mod(4)); // { heap: 3, values: [0, 3] }
 */
export function lawDifference(a: PlainLaw, b: PlainLaw, most: number = MOST): Difference | undefined {
  const [left, right] = [repeating(a), repeating(b)];
  const needed = left && right && Math.max(left.preperiod, right.preperiod) + left.period + right.period + 1;
  const enough = needed !== undefined && needed <= most;
  const steps = firstDifference(valuesBy(a), valuesBy(b), enough ? needed : most, () => undefined);
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    return step.value === "equal" && !enough ? undefined : step.value;
  }
}

const valuesBy = (law: PlainLaw): Pick<PeriodicSequence, "at"> => ({
  at: (heap) => saysLaw(law, [heap]) as Natural,
});

function repeating(law: PlainLaw): Record<"preperiod" | "period", number> | undefined {
  const repeats = repeatsOf(law);
  return repeats && { preperiod: Number(repeats.preperiod), period: Number(repeats.period) };
}
