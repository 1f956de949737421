import {
  type Game,
  type HeapRules,
  heapRules,
  LimitError,
  misereQuotient,
  type Play,
  periodClaim,
  periodOf,
  periodReason,
  structureOf,
  type Text,
} from "nimber";
import { COMPUTED, type Known } from "./known.ts";

/** Heaps among which the head of a page looks for a period, and the seconds for which it does. */
const HEAPS = 20_000;
const SECONDS = 4;

const NO_PERIOD = (heaps: number): Text => ({
  en: `The values of heaps 0 to ${heaps - 1} have no period yet.`,
  zh: `0 到 ${heaps - 1} 的 SG 值尚无周期。`,
});

/** Seconds for which it looks for the misère quotient of all heaps. */
const SECONDS_OF_QUOTIENT = 2;

const QUOTIENT = (order: number, tame: boolean, period: number, preperiod: number): Text => ({
  en: `The misère quotient has ${order} elements${tame ? ", those of Nim (the Anti-SG rule)" : ""}; those of heaps repeat from ${preperiod} on with period ${period}.`,
  zh: `反常商有 ${order} 个元素${tame ? "，与 Nim 相同（Anti-SG 规则）" : ""}；各堆的元素从 ${preperiod} 起以 ${period} 为周期。`,
});

const BY_PERIODS: Text = {
  en: "Proved by the periodicity theorem (Plambeck & Siegel 2008).",
  zh: "由周期定理证明（Plambeck & Siegel 2008）。",
};

/** What the values of single heaps, or under misère play their elements of the quotient, say of a game as a whole. */
export function periodic(game: Game<unknown>, play: Play): Known | undefined {
  const heap = heapRules(game);
  if (heap === undefined) return undefined;
  try {
    return play === "normal" ? ofValues(heap) : ofQuotient(game);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

function ofQuotient(game: Game<unknown>): Known | undefined {
  const found = misereQuotient(game, { seconds: SECONDS_OF_QUOTIENT });
  if (found.verdict !== "proved") return undefined;
  const { monoid } = found.quotient;
  const tame = structureOf(monoid).tame !== undefined;
  const says = QUOTIENT(monoid.order, tame, found.period, found.preperiod);
  return { verdict: "proved", says, rests: BY_PERIODS };
}

function ofValues(heap: HeapRules): Known {
  const found = periodOf(heap, { heaps: HEAPS, seconds: SECONDS });
  if (found.verdict === "none") return { verdict: "none", says: NO_PERIOD(found.heaps), rests: COMPUTED };
  const claim = periodClaim(found);
  return {
    verdict: found.verdict,
    grows: found.saltus > 0,
    says: claim,
    rests: found.verdict === "proved" ? periodReason(heap, found) : COMPUTED,
  };
}
