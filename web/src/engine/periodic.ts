import {
  type Game,
  heapRules,
  LimitError,
  observedPeriod,
  periodClaim,
  periodOf,
  periodReason,
  type Text,
} from "nimber";
import { t } from "../locale/engine.ts";
import { COMPUTED, type Known } from "./known.ts";

/** Number of heaps, and seconds, for the search for a period in the head of a page. */
const HEAPS = 20_000;
const SECONDS = 4;

const NO_PERIOD = (heaps: number): Text => t("valuesHeapsNoPeriodYet", { heaps });

/** Function that finds new moves beyond a heap from the rules. */
type Entering = typeof import("./entering.ts").entryBeyond;

/** Fact about a game as a whole from the values of single heaps; `entering` is not needed for a code. */
export function periodic(game: Game<unknown>, entering?: Entering): Known | undefined {
  const heap = heapRules(game);
  if (heap === undefined) return undefined;
  try {
    const found = periodOf(heap, { heaps: HEAPS, seconds: SECONDS });
    if (found.verdict === "none") return { verdict: "none", says: NO_PERIOD(found.heaps), rests: COMPUTED };
    const grows = found.saltus > 0;
    if (found.verdict === "proved")
      return { verdict: "proved", grows, says: periodClaim(found), rests: periodReason(heap, found) };
    const next = entering?.(game, found.preperiod, found.heaps - 1)?.says;
    const says = observedPeriod(found, 0, found.heaps - 1, next);
    if (next === undefined) return { verdict: "observed", grows, says, rests: COMPUTED };
    return { verdict: "none", says, rests: COMPUTED };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
