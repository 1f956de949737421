import type { Natural } from "../../nimber/natural.ts";

/** Values of all heaps, which repeat from some heap on. */
export interface PeriodicSequence {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  at(heap: Natural): Natural;
}

/** First heap where two sequences differ, with its values; or that they are equal. */
export type Difference = "equal" | { readonly heap: Natural; readonly values: readonly [Natural, Natural] };

/**
 * First difference of two repeating sequences; they differ before the end of the longer preperiod and both
 * periods, or nowhere.
 */
export function repeatsDiffer(
  a: PeriodicSequence,
  b: PeriodicSequence,
  tick: (step: number) => void,
): Generator<number, Difference> {
  return firstDifference(a, b, Math.max(a.preperiod, b.preperiod) + a.period + b.period + 1, tick);
}

/** First difference of two sequences among heaps 0 to `end`. */
export function* firstDifference(
  a: Pick<PeriodicSequence, "at">,
  b: Pick<PeriodicSequence, "at">,
  end: number,
  tick: (step: number) => void,
): Generator<number, Difference> {
  for (let heap = 0; heap <= end; heap++) {
    const values = [a.at(heap), b.at(heap)] as const;
    if (values[0] !== values[1]) return { heap, values };
    if (heap % LOOK !== 0) continue;
    tick(heap);
    yield heap;
  }
  return "equal";
}

/** Number of heaps per portion; values by theorems cost more than those of tables. */
const LOOK = 2 ** 14;
