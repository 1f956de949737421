import type { Solver } from "../solve/solution.ts";
import { solver } from "../solve/sum.ts";
import type { PlainLimits } from "./question.ts";

/** The solver of the limits asked for last: what it has found answers the next question too. */
let kept: Solver | undefined;

/** Each question brings its own time; a store and threads are those of a solver while they are one and the same. */
export function solverOf({ seconds: _, ...limits }: PlainLimits = {}): Solver {
  if (kept === undefined || !isOf(limits, kept.limits)) kept = solver(limits);
  return kept;
}

const isOf = (limits: PlainLimits, { positions, bytes, kept, threads }: PlainLimits): boolean =>
  limits.positions === positions &&
  limits.bytes === bytes &&
  limits.kept === kept &&
  limits.threads === threads;
