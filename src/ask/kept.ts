import type { Solver } from "../solve/solution.ts";
import { solver } from "../solve/sum.ts";
import type { PlainLimits } from "./question.ts";

/** The solver of the limits asked for last: what it has found answers the next question too. */
let kept: { readonly key: string; readonly solving: Solver } | undefined;

/** Each question brings its own time. */
export function solverOf({ seconds: _, ...limits }: PlainLimits = {}): Solver {
  const key = JSON.stringify(limits);
  if (kept?.key !== key) kept = { key, solving: solver(limits) };
  return kept.solving;
}
