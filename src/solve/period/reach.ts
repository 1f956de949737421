import type { HeapRules } from "../../encoding.ts";
import { minus, type Natural, natural } from "../../nimber/natural.ts";
import type { Move } from "../../types.ts";
import type { Period } from "./theorem.ts";

/**
 * Take from `heap` that leaves a heap of `value`, for rules that forbid some takes: when values grow with a
 * proved period, few heaps have the value. Cost: one check for each of the first `preperiod` + `period`
 * values.
 */
export function reachByPeriod(
  rules: HeapRules,
  period: Period,
  values: ArrayLike<number>,
  heap: Natural,
  value: Natural,
): Move<Natural> | undefined {
  if (!("allBut" in rules) || period.saltus === 0) return undefined;
  const forbidden = new Set(rules.allBut);
  for (const left of heapsOf(period, values, value)) {
    if (left >= heap) continue;
    const taken = minus(heap, left);
    if (!forbidden.has(Number(taken))) return { at: `${taken}`, to: [left] };
  }
  return undefined;
}

function* heapsOf(
  { preperiod, period, saltus }: Period,
  values: ArrayLike<number>,
  value: Natural,
): Generator<Natural> {
  for (let heap = 0; heap < preperiod + period; heap++) {
    if (heap < preperiod) {
      if (values[heap] === value) yield heap;
      continue;
    }
    const above = BigInt(value) - BigInt(values[heap]!);
    if (above < 0n || above % BigInt(saltus) !== 0n) continue;
    yield natural(BigInt(heap) + (above / BigInt(saltus)) * BigInt(period));
  }
}
