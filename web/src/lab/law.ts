import type { Play } from "nimber";

/** Claim of a law: when a position is a P-position, or its SG value. */
export type Claim = "outcome" | "value";

/** Result of a test of a law. */
export type Verdict =
  /** It holds for all cases looked at, which proves nothing. */
  | { readonly verdict: "observed"; readonly cases: number }
  | {
      readonly verdict: "refuted";
      readonly cases: number;
      /** How many cases it is wrong for, and the smallest of them. */
      readonly wrong: number;
      readonly first: number;
    }
  /** It is not about what was asked: SG values in misère play, or a number in the place of true or false. */
  | { readonly verdict: "unfit"; readonly why: "misere" | "value" | "outcome"; readonly found: string };

/** A case as it was reported: its SG value, or 0 for P and 1 for N in misère play, and what the law says of it. */
export interface Tested {
  readonly value: number;
  readonly says: boolean | number | undefined;
}

/**
 * Compares a law with the cases that have been computed. Of two numbers the case with the smaller sum is the smaller
 * counterexample; `sizeOf` says how large a case is.
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

/** Of outcomes a law may also give a number, which is true unless it is zero, as in `n & (n - 1)`. */
export const isRight = (value: number, says: boolean | number, claim: Claim): boolean =>
  claim === "value" ? says === value : Boolean(says) === (value === 0);
