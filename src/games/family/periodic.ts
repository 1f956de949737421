import type { Natural } from "../../nimber/natural.ts";

/** A sequence with period `period.length` and, as the literature prints it, the values at some exceptional heaps. */
export function periodic(
  period: readonly number[],
  exceptions: Readonly<Record<number, number>>,
): (n: Natural) => number {
  return (n) => exceptions[Number(n)] ?? period[Number(BigInt(n) % BigInt(period.length))]!;
}
