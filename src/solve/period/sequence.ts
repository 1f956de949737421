import type { HeapRules } from "../../encoding.ts";
import { valueAt } from "../../law-value/periodic.ts";
import { t } from "../../locale/solve.ts";
import { periodClaim } from "../../messages/period.ts";
import { comparedOf, reasonOf } from "../../messages/period-proof.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Text, Theorem } from "../../types.ts";
import { USUAL } from "../limits.ts";
import { type Exceptions, exceptionsOf } from "./exceptions.ts";
import { PORTION } from "./portions.ts";
import { finiteTheorem, type Period, type Proved } from "./theorem.ts";

/** Properties of a sequence with a pattern. */
export interface Pattern extends Period, Exceptions {
  /** Largest value, with the first heap that has it; absent when values grow forever. */
  readonly maximum?: { readonly value: number; readonly heap: number };
}

/**
 * Exceptions and largest value of a sequence with at least the `values` below `preperiod` + `period`; yields
 * `heaps` from time to time. The list of exceptions may take at most `bytes`.
 */
export function* patternOf(
  period: Period,
  values: ArrayLike<number>,
  heaps: number,
  bytes: number = USUAL.bytes,
): Generator<number, Omit<Pattern, keyof Period>> {
  const exceptions = yield* exceptionsOf(period, values, heaps, bytes);
  if (period.saltus !== 0) return exceptions;
  let heap = 0;
  for (let n = 1; n < values.length; n++) {
    if (n % PORTION === 0) yield heaps;
    if (values[n]! > values[heap]!) heap = n;
  }
  return { ...exceptions, maximum: { value: values[heap]!, heap } };
}

/**
 * Proved period as a theorem about one heap, for citing it as a reason; `values` returns the values again.
 */
export function periodTheorem(
  rules: HeapRules,
  proved: Proved,
  values: () => ArrayLike<number>,
): Theorem<Natural> {
  const claim = periodClaim(proved);
  const compared = comparedOf(proved);
  return {
    claim: t("claimText", { claim, compared }),
    source: finiteTheorem(rules)!.source,
    *cases() {
      for (let heap = 0; ; heap++) yield [heap];
    },
    says: (heap) => valueAt(proved, values(), heap),
    law: {
      ...{ kind: "periodic", preperiod: proved.preperiod, period: proved.period, saltus: proved.saltus },
      get values() {
        return values();
      },
    },
  };
}

/** Reason why it is proved: the comparison, the theorem and its source. */
export const periodReason = (rules: HeapRules, proved: Proved): Text =>
  reasonOf(finiteTheorem(rules)!, proved);
