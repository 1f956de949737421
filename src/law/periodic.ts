import { growthAt } from "../law-value/periodic.ts";
import type { Period } from "../solve/period/theorem.ts";

/**
 * Observed least period of the values: at least three repetitions, over at least half of the list. Numbers that are not
 * positions have no value, and any value fits there.
 */
export function repetitionOf(values: readonly (number | undefined)[]): Period | undefined {
  const { length } = values;
  const last = values.findLastIndex((value) => value !== undefined);
  for (let period = 1; 3 * period <= length; period++) {
    const growth = growthIn(values, last, period);
    if (growth === undefined) continue;
    /** Value of the last number of each residue. */
    const latest = Array<number | undefined>(period);
    let preperiod = length;
    for (; preperiod > 0; preperiod--) {
      const [n, value] = [preperiod - 1, values[preperiod - 1]];
      if (value === undefined) continue;
      const from = value - growthAt({ period, ...growth }, n) * Math.floor(n / period);
      const known = latest[n % period];
      if (known !== undefined && known !== from) break;
      latest[n % period] = from;
    }
    if (preperiod + Math.max(3 * period, length / 2) <= length) return { preperiod, period, ...growth };
  }
  return undefined;
}

/** Growth of the values over the last period: none, or one saltus from which some residues may be exempt. */
function growthIn(
  values: readonly (number | undefined)[],
  last: number,
  period: number,
): Pick<Period, "saltus" | "constant"> | undefined {
  if (values[last - period] === undefined) return undefined;
  let saltus = 0;
  const constant: number[] = [];
  for (let n = last; n > last - period; n--) {
    const [value, before] = [values[n], values[n - period]];
    if (value === undefined || before === undefined) continue;
    if (value === before) constant.push(n % period);
    else if (saltus === 0) saltus = value - before;
    if (saltus < 0 || (value !== before && value - before !== saltus)) return undefined;
  }
  const isSplit = saltus > 0 && constant.length > 0;
  return { saltus, ...(isSplit && { constant: constant.sort((a, b) => a - b) }) };
}

/**
 * The same repetition from the first number on where the listed values say all that follow: a number that is not a
 * position, but stands for later ones, is in no list. Unchanged where such numbers never end.
 */
export function pastGaps(values: readonly (number | undefined)[], repeats: Period): Period {
  const { period } = repeats;
  const isGap = (n: number): boolean => {
    if (values[n] !== undefined) return false;
    for (let later = n + period; later < values.length; later += period)
      if (values[later] !== undefined) return true;
    return false;
  };
  for (let preperiod = repeats.preperiod; 2 * (preperiod + period) <= values.length; preperiod++) {
    let last = preperiod + period - 1;
    while (last >= preperiod && !isGap(last)) last--;
    if (last < preperiod) return { ...repeats, preperiod };
    preperiod = last;
  }
  return repeats;
}

/** Values below `preperiod` + `period`. A number that is not a position gets the value that fits its residue. */
export function firstValues(values: readonly (number | undefined)[], repeats: Period): number[] {
  const { preperiod, period } = repeats;
  return Array.from({ length: preperiod + period }, (_, n) => {
    if (values[n] !== undefined) return values[n];
    for (let later = n + period; later < values.length; later += period)
      if (values[later] !== undefined)
        return Math.max(0, values[later]! - (growthAt(repeats, n) * (later - n)) / period);
    return 0;
  });
}
