import { periodClaim } from "../messages/period.ts";
import { rangeText } from "../messages/range.ts";
import type { PeriodicLaw } from "../types.ts";
import { candidates } from "./candidates.ts";
import { byTails } from "./digit-candidates.ts";
import type { LawFinding } from "./finding.ts";
import { repetitionOfOutcomes, textOfOutcomes } from "./fit.ts";
import { periodText, repeatsText } from "./known.ts";
import type { AutomaticLaw } from "./law.ts";
import { observedClaim } from "./observed.ts";
import { repetitionOf } from "./periodic.ts";

/** Values of single heaps of an unknown game, from heap `first` on. */
export interface Terms {
  readonly first: number;
  readonly terms: readonly number[];
}

/** Candidate formulas for terms; zeros are the P-positions. */
export function* formulas(
  isLost: readonly boolean[],
  { first }: Terms,
  kind: AutomaticLaw["kind"],
): Generator<string> {
  yield* candidates(kind, ["n"]);
  const found = kind === "outcomes" && first === 0 ? repetitionOfOutcomes(isLost) : undefined;
  if (found !== undefined) yield textOfOutcomes("n", found);
  if (kind === "outcomes" && first === 0) yield* byTails(isLost, "n");
}

/** Period of the terms, as data when they begin at heap 0. */
export function repeated({ first, terms }: Terms): Omit<LawFinding, "testedTo"> | undefined {
  const seen = repetitionOf(terms);
  if (seen === undefined) return undefined;
  const repeats = { ...seen, preperiod: seen.preperiod + first };
  const last = first + terms.length - 1;
  const range = rangeText(["n"], last, first);
  const sentence = observedClaim(periodClaim(repeats), range);
  const found = { verdict: "observed", kind: "values", range, sentence } as const;
  if (first > 0) return { ...found, text: repeatsText(repeats, last) };
  const data: PeriodicLaw = { kind: "periodic", ...seen, values: terms };
  return { ...found, text: periodText(data, last), data };
}
