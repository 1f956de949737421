import type { Limits } from "../solve/limits.ts";
import { hasAbove } from "../solve/position.ts";
import type { Solver } from "../solve/solution.ts";
import { type Solving, solver } from "../solve/sum.ts";
import type { Component, Play } from "../types.ts";

// Solvers that answer questions about sums. Proved laws answer at positions whose numbers are too large for play. Their
// code is a large part of the program, so it is loaded only when such a position is asked for.

/** Number above which a position may need a law. */
const LARGE = 1000;

/** Whether laws may be needed for a sum. */
export async function needLaws(sum: readonly Component[], play: Play = "normal"): Promise<boolean> {
  const large = sum.filter(({ position }) => hasAbove(position, LARGE));
  if (large.length === 0) return false;
  const { needsLaws } = await import("../solve/proved-law.ts");
  return large.some(({ rules }) => play === "misere" || needsLaws(rules));
}

/** Limits of a question, with proved laws where they may be needed. */
export async function withLaws<L extends Limits>(
  sum: readonly Component[],
  limits: L,
  play: Play = "normal",
): Promise<L> {
  if (!(await needLaws(sum, play))) return limits;
  const { provedLaws } = await import("../law/index.ts");
  return { ...limits, proved: provedLaws(limits) };
}

/** Finds the solver for a sum. */
export type Solvers = (sum: readonly Component[]) => Promise<Solver>;

/**
 * Solvers of one sum after another: the same one, which keeps what it has found, and from the first sum that may need
 * laws on one that has them.
 */
export function solversFor(search: Solving, play: Play = "normal"): Solvers {
  let known = search;
  let solving = solver(search);
  return async (sum) => {
    const needed = known.proved === undefined ? await withLaws(sum, known, play) : known;
    if (needed !== known) solving = solver(needed);
    known = needed;
    return solving;
  };
}

/** Solver of a sum, with proved laws where they may be needed. */
export const solverFor = (
  sum: readonly Component[],
  search: Solving = {},
  play: Play = "normal",
): Promise<Solver> => solversFor(search, play)(sum);
