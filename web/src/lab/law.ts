import type { Play } from "nimber";

/** Kind of a law: when a position is a P-position, or its SG value. */
export type Claim = "outcome" | "value";

/** Result of a test of a law. */
export type Verdict =
  /** It holds for all tested cases, which is not a proof. */
  | { readonly verdict: "observed"; readonly cases: number }
  | {
      readonly verdict: "refuted";
      readonly cases: number;
      /** Number of cases where it is wrong, and the smallest of them. */
      readonly wrong: number;
      readonly first: number;
    }
  /** It does not answer the question: SG values under misère play, or a number instead of true or false. */
  | { readonly verdict: "unfit"; readonly why: "misere" | "value" | "outcome"; readonly found: string };

/** Reported case: its SG value, or 0 for P and 1 for N under misère play, and the claim of the law. */
export interface Tested {
  readonly value: number;
  readonly says: boolean | number | undefined;
}

/**
 * Compares a law with the computed cases. `sizeOf` gives the size of a case, which determines the smallest
 * counterexample; for two numbers it is their sum.
 */
export function testLaw(
  cases: readonly Tested[],
  claim: Claim,
  play: Play,
  sizeOf: (index: number) => number,
): Verdict | undefined {
  if (cases[0]?.says === undefined) return undefined;
  if (claim === "value" && play === "misere") return { verdict: "unfit", why: "misere", found: "" };
  let tested = 0;
  let wrong = 0;
  let first = -1;
  for (const [index, { value, says }] of cases.entries()) {
    if (says === undefined) break;
    tested++;
    if (claim === "value" && typeof says === "boolean") {
      return { verdict: "unfit", why: "value", found: `${says}` };
    }
    if (isRight(value, says, claim)) continue;
    wrong++;
    if (first < 0 || sizeOf(index) < sizeOf(first)) first = index;
  }
  if (wrong === 0) return { verdict: "observed", cases: tested };
  return { verdict: "refuted", cases: tested, wrong, first };
}

/**
 * Whether a law is right about a case. For outcomes, a law may also give a number, which counts as true
 * unless it is zero, as in `n & (n - 1)`.
 */
export const isRight = (value: number, says: boolean | number, claim: Claim): boolean =>
  claim === "value" ? says === value : Boolean(says) === (value === 0);
