import { heapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { repeatsOf } from "../../law-value/periodic.ts";
import { type Natural, plus } from "../../nimber/natural.ts";
import type { Rules, Theorem } from "../../types.ts";
import type { Budget } from "../limits.ts";
import { finiteTheorem } from "./theorem.ts";

/** Largest sum of preperiod and period that is found and proved from the values themselves. */
const NEAR = 100_000;

/** Theorem that gives the value of every heap, if a position is one heap and there is one. */
export function heapLaw(rules: Rules<unknown>): Theorem<Natural> | undefined {
  if (rules.space !== "heap") return undefined;
  const theorem = rules.theorems?.find(({ play, covers }) => play !== "misere" && covers === undefined);
  return typeof theorem?.says(0) === "string" ? undefined : (theorem as Theorem<Natural> | undefined);
}

/** The same theorem, if a table of values would not prove a period, or only a very long one. */
export function lawInPlaceOfPeriod(rules: Rules<unknown>): Theorem<Natural> | undefined {
  const law = heapLaw(rules);
  const heap = heapRules(rules);
  if (law === undefined || heap === undefined || finiteTheorem(heap) === undefined) return law;
  const repeats = repeatsOf(law.law);
  return repeats !== undefined && plus(repeats.preperiod, repeats.period) > NEAR ? law : undefined;
}

/**
 * Values of heaps `from` to `to` by `law`.
 * @throws LimitError when they need more bytes or seconds than `budget` allows.
 */
export function valuesBy(
  law: Theorem<Natural>,
  from: number,
  to: number,
  { bytes, tick }: Budget,
): Float64Array {
  const needed = 8 * (to - from + 1);
  if (needed > bytes) throw new LimitError("bytes", bytes, needed);
  return Float64Array.from({ length: to - from + 1 }, (_, i) => {
    tick(i);
    return Number(law.says(from + i));
  });
}
