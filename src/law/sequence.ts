import { LimitError } from "../errors.ts";
import { lawClaim } from "../say/law.ts";
import { periodClaim } from "../say/period.ts";
import { begin, type Limits } from "../solve/limits.ts";
import type { PeriodicLaw } from "../types.ts";
import { candidates } from "./candidates.ts";
import { byTails } from "./digit-candidates.ts";
import { type LawFinding, longest, type Rejected, type Search } from "./finding.ts";
import { repetitionOfOutcomes, textOfOutcomes } from "./fit.ts";
import { repeatsText, textOf } from "./known.ts";
import type { AutomaticLaw } from "./law.ts";
import { repetitionOf } from "./periodic.ts";
import { statedLaw } from "./stated.ts";
import { baseOf, tested } from "./test.ts";
import type { Truth } from "./truth.ts";

/** Values of single heaps, whose game is not known: of `first` and those after it. */
export interface Terms {
  readonly first: number;
  readonly terms: readonly number[];
}

/**
 * The law of a sequence of values, or of its zeros as P-positions: the first formula that has all terms, else how they
 * repeat. Nothing is proved of numbers whose rules are not known. Cost: the terms, for each candidate that has them.
 * @example
 * lawOfSequence({ first: 0, terms: [0, 1, 2, 0, 1, 2, 0, 1, 2] }).finding?.text; // "sg = n % 3"
 */
export function lawOfSequence(
  sequence: Terms,
  kind: AutomaticLaw["kind"] = "values",
  limits: Limits = {},
): Search {
  const { first, terms } = sequence;
  const deadline = begin(limits);
  const isLost = terms.map((term) => term === 0);
  const truth: Truth = {
    has: ([n]) => n! >= first,
    at: ([n]) => (kind === "values" ? terms[n! - first]! : isLost[n! - first] ? "P" : "N"),
    by: "table",
  };
  const rejected: Rejected[] = [];
  const last = first + terms.length - 1;
  try {
    for (const text of formulas(isLost, sequence, kind)) {
      const law = statedLaw(text, ["n"]);
      const { counterexample } = tested(law, 1, truth, last + 1, deadline);
      if (counterexample !== undefined) rejected.push({ text, counterexample });
      else
        return {
          finding: { ...baseOf(law), verdict: "observed", testedTo: last },
          rejected: longest(rejected),
        };
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { rejected: longest(rejected), because: error.text, stopped: error };
  }
  const found = kind === "values" ? repeated(sequence) : undefined;
  return { ...(found && { finding: { ...found, testedTo: last } }), rejected: longest(rejected) };
}

function* formulas(isLost: readonly boolean[], { first }: Terms, kind: AutomaticLaw["kind"]) {
  yield* candidates(kind, ["n"]);
  const found = kind === "outcomes" && first === 0 ? repetitionOfOutcomes(isLost) : undefined;
  if (found !== undefined) yield textOfOutcomes("n", found);
  if (kind === "outcomes" && first === 0) yield* byTails(isLost, "n");
}

/** How the terms repeat; as data where they begin at heap 0. */
function repeated({ first, terms }: Terms): Omit<LawFinding, "testedTo"> | undefined {
  const seen = repetitionOf(terms);
  if (seen === undefined) return undefined;
  const repeats = { ...seen, preperiod: seen.preperiod + first };
  const found = { verdict: "observed", kind: "values" } as const;
  if (first > 0) return { ...found, text: repeatsText(repeats), sentence: periodClaim(repeats) };
  const data: PeriodicLaw = { kind: "periodic", ...seen, values: terms };
  return { ...found, text: textOf(data), sentence: lawClaim(data), data };
}
