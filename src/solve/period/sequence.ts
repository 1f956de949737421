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

/** Facts about a sequence with a pattern. */
export interface Pattern extends Period, Exceptions {
  /** The largest value, and the first heap that has it; absent when values grow for ever. */
  readonly maximum?: { readonly value: number; readonly heap: number };
}

/**
 * Exceptions and largest value of a sequence whose `values` are those below `preperiod` + `period`, or more; yields
 * `heaps` now and then. Of the `bytes` of the question a list of exceptions may take no more.
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

/** A proved period as a theorem about one heap, to be named where it was relied on; `values` are asked for anew. */
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

/** Why it is proved: what was compared, by which theorem, and where that is to be found. */
export const periodReason = (rules: HeapRules, proved: Proved): Text =>
  reasonOf(finiteTheorem(rules)!, proved);
