import { LimitError } from "../errors.ts";
import { rangeText } from "../messages/range.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { longest, type Rejected, type Search } from "./finding.ts";
import { formulas, repeated, type Terms } from "./guess-terms.ts";
import type { AutomaticLaw } from "./law.ts";
import { observedIn } from "./observed.ts";
import { statedLaw } from "./stated.ts";
import { baseOf, firstBySum, tested } from "./test.ts";
import type { Truth } from "./truth.ts";

/**
 * Law of a sequence of values, or of its zeros as P-positions: the first formula that fits all terms, else their
 * period. Nothing is proved, because the rules are unknown. Cost: one evaluation for each term and each candidate that
 * fits so far.
 * @example
 * lawOfSequence({ first: 0, terms: [0, 1, 2, 0, 1, 2, 0, 1, 2] }).finding?.text; // "sg = n % 3, observed for 0 <= n <= 8"
 */
export function lawOfSequence(
  sequence: Terms,
  kind: AutomaticLaw["kind"] = "values",
  limits: Limits = {},
): Search {
  const { first, terms } = sequence;
  const budget = begin(limits);
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
      const { counterexample } = tested(law, truth, firstBySum(1, last + 1), budget);
      if (counterexample !== undefined) rejected.push({ text, counterexample });
      else
        return {
          finding: { ...observedIn(baseOf(law), rangeText(["n"], last, first)), testedTo: last },
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
