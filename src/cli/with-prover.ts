import type { Limits } from "../solve/limits.ts";
import { hasAbove, needsLaws } from "../solve/proved-law.ts";
import type { Component, Play } from "../types.ts";

/** Number above which a position may need a law. */
const LARGE = 1000;

/** Limits of a question with a prover of laws, whose code is loaded only when a component has a large number. */
export async function withProver<L extends Limits>(
  sum: readonly Component[],
  limits: L,
  play: Play = "normal",
): Promise<L> {
  const isUncertain = ({ rules, position }: Component) =>
    hasAbove(position, LARGE) && (play === "misere" || needsLaws(rules));
  if (!sum.some(isUncertain)) return limits;
  const { proverOfLaws } = await import("../law/index.ts");
  return { ...limits, prove: proverOfLaws(limits) };
}
