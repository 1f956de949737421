/** Pattern of the values so far, from `preperiod` on. */
export interface Seen {
  readonly preperiod: number;
  readonly period: number;
  /** Growth of a value from one period to the next. */
  readonly saltus: number;
}

/** Least number of repetitions at the end of the values. */
const SEEN = 3;

/** Least number of values. */
const FEWEST = 12;

/**
 * Least period with which at least the last half of the values repeats three times or more. It is an
 * observation, because the rules may do anything beyond. Cost: quadratic in the number of values, which is
 * small.
 */
export function observedPeriod(values: readonly number[]): Seen | undefined {
  const { length } = values;
  for (let period = 1; length >= FEWEST && SEEN * period <= length; period++) {
    const saltus = values[length - 1]! - values[length - 1 - period]!;
    if (saltus < 0) continue;
    let start = length - 1;
    while (start >= period && values[start]! - values[start - period]! === saltus) start--;
    const preperiod = start - period + 1;
    if (length - preperiod >= Math.max(SEEN * period, length / 2)) return { preperiod, period, saltus };
  }
  return undefined;
}
