import type { Limits } from "../solve/limits.ts";
import { hasAbove } from "../solve/position.ts";
import type { Component, Play } from "../types.ts";

/** Number above which a position may need a law. */
const LARGE = 1000;

/** Limits of a question with proved laws, whose code is loaded only when a component has a large number. */
export async function withLaws<L extends Limits>(
  sum: readonly Component[],
  limits: L,
  play: Play = "normal",
): Promise<L> {
  if (!sum.some(({ position }) => hasAbove(position, LARGE))) return limits;
  const { needsLaws } = await import("../solve/proved-law.ts");
  const isUncertain = ({ rules, position }: Component) =>
    hasAbove(position, LARGE) && (play === "misere" || needsLaws(rules));
  if (!sum.some(isUncertain)) return limits;
  const { provedLaws } = await import("../law/index.ts");
  return { ...limits, proved: provedLaws(limits) };
}
