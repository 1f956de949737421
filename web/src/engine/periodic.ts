import { type Game, heapRules, LimitError, periodClaim, periodOf, periodReason, type Text } from "nimber";
import { COMPUTED, type Known } from "./known.ts";

/** Heaps among which the head of a page looks for a period, and the seconds for which it does. */
const HEAPS = 20_000;
const SECONDS = 4;

const NO_PERIOD = (heaps: number): Text => ({
  en: `The values of heaps 0 to ${heaps - 1} have no period yet.`,
  zh: `0 到 ${heaps - 1} 的 SG 值尚无周期。`,
});

/** What the values of single heaps say of a game as a whole. */
export function periodic(game: Game<unknown>): Known | undefined {
  const heap = heapRules(game);
  if (heap === undefined) return undefined;
  try {
    const found = periodOf(heap, { heaps: HEAPS, seconds: SECONDS });
    if (found.verdict === "none") return { verdict: "none", says: NO_PERIOD(found.heaps), rests: COMPUTED };
    const claim = periodClaim(found);
    return {
      verdict: found.verdict,
      grows: found.saltus > 0,
      says: claim,
      rests: found.verdict === "proved" ? periodReason(heap, found) : COMPUTED,
    };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
