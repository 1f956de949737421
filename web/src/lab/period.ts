/** A pattern that the values have shown so far, from `preperiod` on. */
export interface Seen {
  readonly preperiod: number;
  readonly period: number;
  /** How much a value grows from one period to the next. */
  readonly saltus: number;
}

/** A period must be seen this often at the end of the values to be worth a word. */
const SEEN = 3;

/** Fewer values say nothing. */
const FEWEST = 12;

/**
 * The least period with which the last half of the values, at least, repeats three times or more: an observation, for
 * the rules may do anything beyond. Cost: quadratic in the number of values, of which there are few.
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
