import { type Game, heapRules, LimitError, misereQuotient, structureOf, type Text } from "nimber";
import { t } from "../locale/engine.ts";
import type { Known } from "./known.ts";

/** Seconds for finding the misère quotient of all heaps. */
const SECONDS_OF_QUOTIENT = 2;

const QUOTIENT = (order: number, tame: boolean, period: number, preperiod: number): Text =>
  t("misReQuotientElementsThose", { order, tame, preperiod, period });

const BY_PERIODS: Text = t("byPeriods");

/** Fact about a game from the misère quotient of all its heaps, if that is proved. */
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
