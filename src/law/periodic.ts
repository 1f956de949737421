/** G(n + `period`) = G(n) + `saltus` for all n >= `preperiod`. */
export interface Repetition {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/**
 * How the values seem to repeat, with the least period; three times at least, and in half of what is there. Numbers that
 * are no positions have no value, and any fits.
 */
export function repetitionOf(values: readonly (number | undefined)[]): Repetition | undefined {
  const { length } = values;
  const last = values.findLastIndex((value) => value !== undefined);
  for (let period = 1; 3 * period <= length; period++) {
    const before = values[last - period];
    if (before === undefined) continue;
    const saltus = values[last]! - before;
    if (saltus < 0) continue;
    /** For each residue the value of its last number. */
    const latest = Array<number | undefined>(period);
    let preperiod = length;
    for (; preperiod > 0; preperiod--) {
      const [n, value] = [preperiod - 1, values[preperiod - 1]];
      if (value === undefined) continue;
      const from = value - saltus * Math.floor(n / period);
      const known = latest[n % period];
      if (known !== undefined && known !== from) break;
      latest[n % period] = from;
    }
    if (preperiod + Math.max(3 * period, length / 2) <= length) return { preperiod, period, saltus };
  }
  return undefined;
}

/** The values below `preperiod` + `period`; a number that is no position has the one that fits its residue. */
export function firstValues(
  values: readonly (number | undefined)[],
  { preperiod, period, saltus }: Repetition,
): number[] {
  return Array.from({ length: preperiod + period }, (_, n) => {
    if (values[n] !== undefined) return values[n];
    for (let later = n + period; later < values.length; later += period)
      if (values[later] !== undefined) return Math.max(0, values[later]! - (saltus * (later - n)) / period);
    return 0;
  });
}
