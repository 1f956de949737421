import { type Game, heapRules, LimitError, misereQuotient, structureOf, type Text } from "nimber";
import type { Known } from "./known.ts";

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

/** What the misère quotient of all its heaps says of a game, where it is proved. */
export function quotiented(game: Game<unknown>): Known | undefined {
  if (heapRules(game) === undefined) return undefined;
  try {
    const found = misereQuotient(game, { seconds: SECONDS_OF_QUOTIENT });
    if (found.verdict !== "proved") return undefined;
    const { monoid } = found.quotient;
    const tame = structureOf(monoid).tame !== undefined;
    const says = QUOTIENT(monoid.order, tame, found.period, found.preperiod);
    return { verdict: "proved", says, rests: BY_PERIODS };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
