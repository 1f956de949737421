import type { PeriodicLaw } from "../../types.ts";

/**
 * Values with period `period.length` but for some heaps, as the literature prints them: the values at heaps whose
 * remainder is 0, 1, …, and those at exceptional heaps.
 */
export function periodic(
  period: readonly number[],
  exceptions: Readonly<Record<number, number>> = {},
): PeriodicLaw {
  const preperiod = Math.max(-1, ...Object.keys(exceptions).map(Number)) + 1;
  const length = period.length;
  const values = Array.from({ length: preperiod + length }, (_, n) => exceptions[n] ?? period[n % length]!);
  return { kind: "periodic", preperiod, period: length, saltus: 0, values };
}
