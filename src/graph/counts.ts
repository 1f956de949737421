import { INFINITE } from "../solve/graph/smith-labels.ts";
import type { Outcome } from "../types.ts";
import { outcomeAt, type SolvedGraph } from "./solved.ts";

/** How many vertices have each outcome, and each value, the infinite ones last. */
export interface Counts {
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly values: readonly (readonly [value: number, count: number])[];
  readonly infinite: number;
}

/** Counts outcomes and values. */
export function countsOf(solved: SolvedGraph): Counts {
  const { ended, labels } = solved;
  const outcomes = { P: 0, N: 0, D: 0 };
  const counts: number[] = [];
  let infinite = 0;
  for (let v = 0; v < labels.length; v++) {
    outcomes[outcomeAt(solved, v)]++;
    if (ended !== undefined) continue;
    const label = labels[v]!;
    if (label === INFINITE) infinite++;
    else counts[label] = (counts[label] ?? 0) + 1;
  }
  return { outcomes, values: counts.flatMap((count, value) => [[value, count] as const]), infinite };
}
