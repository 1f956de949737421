import type { Limits } from "../solve/limits.ts";
import { hasAbove } from "../solve/position.ts";
import type { Component, Play } from "../types.ts";

// Proved laws answer at positions whose numbers are too large for play. Their code is a large part of the program, so
// it is loaded only when such a position is asked for.

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
