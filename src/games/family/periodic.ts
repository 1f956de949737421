import type { PeriodicLaw } from "../../types.ts";

/**
 * Periodic law as the literature prints it: the values of heaps with remainder 0, 1, …, and the values of
 * exceptional heaps.
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
