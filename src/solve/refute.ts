import { LimitError } from "../errors.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Outcome, Rules, Text, Theorem, Verdict } from "../types.ts";
import { component } from "./component.ts";
import { type Budget, begin, type Limits } from "./limits.ts";
import { misere } from "./misere/search.ts";
import { grundyValues } from "./search/grundy.ts";

/** Limits of a search for a counterexample; `seconds` and `signal` end it with what was observed. */
export interface Trials extends Limits {
  /** Number of sums to test. Default: 1,000. */
  readonly cases?: number;
}

/** First sum for which a claim is wrong. */
interface Refuted<P> {
  readonly counterexample: readonly P[];
  readonly says: Natural | Outcome;
  readonly found: Natural | Outcome;
}

/** Extent of the test of a claim. */
interface Tested<P> {
  readonly cases: number;
  readonly upTo: readonly P[];
  /** Limit that ended the test before all cases were tried. */
  readonly limit?: string;
}

/** Result of testing a claim; it is never a proof. */
export type ClaimVerdict<P> = Verdict<Refuted<P>, never, Tested<P>>;

/** Testable claim: the statement of a theorem and its cases, without words or a source. */
export type Claim<P> = Pick<Theorem<P>, "cases" | "says" | "play"> & {
  readonly claim?: Text | string;
  readonly source?: string | Text;
};

/**
 * Searches for a counterexample to `theorem` by plain play from the `rules`, without tables, theorems or other
 * shortcuts. The verdict is `refuted` with the first one, or `observed` up to the last case tested; never `proved`.
 * @throws LoopyError, or the reason of the signal.
 * @example
 * function* heaps() { for (let n = 0; ; n++) yield [n]; }
 * const claim = "The value of n is n mod 4.";
 * refute(kayles, { claim, cases: heaps, says: (n) => n % 4 }).counterexample; // [4]
 */
export function refute<P>(rules: Rules<P>, theorem: Claim<P>, trials: Trials = {}): ClaimVerdict<P> {
  const { cases = 1000, ...limits } = trials;
  const budget = begin(limits);
  const found = theorem.play === "misere" ? byMisere(rules, budget) : bySearch(rules, budget);
  let tested = 0;
  let upTo: readonly P[] = [];
  try {
    for (const sum of theorem.cases()) {
      if (tested === cases) break;
      budget.tick(tested);
      const says = theorem.says(...sum);
      const truth = found(sum);
      const compared = typeof says === "string" && typeof truth !== "string" ? outcomeOf(truth) : truth;
      const agrees = typeof says === "string" ? says === compared : natural(says) === truth;
      if (!agrees) return { verdict: "refuted", counterexample: sum, says, found: compared };
      tested++;
      upTo = sum;
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    return { verdict: "observed", cases: tested, upTo, limit: error.limit };
  }
  return { verdict: "observed", cases: tested, upTo };
}

function bySearch<P>(rules: Rules<P>, budget: Budget): (sum: readonly P[]) => Natural {
  const values = grundyValues(rules);
  return (sum) => nimSum(...sum.map((position) => values.at(position, budget)));
}

function byMisere<P>(rules: Rules<P>, budget: Budget): (sum: readonly P[]) => Outcome {
  const sums = misere();
  return (sum) =>
    sums.outcome(
      sum.map((position) => component(rules, position)),
      budget,
    );
}

const outcomeOf = (value: Natural): Outcome => (BigInt(value) === 0n ? "P" : "N");
