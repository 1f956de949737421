/** G(n + `period`) = G(n) + `saltus` for all n >= `preperiod`. */
export interface Repetition {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** How the values seem to repeat, with the least period; three times at least, and in half of what is there. */
export function repetitionOf(values: readonly number[]): Repetition | undefined {
  const last = values.length - 1;
  for (let period = 1; 3 * period <= values.length; period++) {
    const saltus = values[last]! - values[last - period]!;
    if (saltus < 0) continue;
    let preperiod = last - period;
    while (preperiod > 0 && values[preperiod - 1 + period]! - values[preperiod - 1]! === saltus) preperiod--;
    if (preperiod + Math.max(3 * period, values.length / 2) <= values.length)
      return { preperiod, period, saltus };
  }
  return undefined;
}
