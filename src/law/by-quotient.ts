import { heapRules } from "../encoding.ts";
import { LimitError } from "../errors.ts";
import { misereQuotient } from "../solve/misere/quotient/index.ts";
import type { Prover } from "./find.ts";
import { repetitionOfOutcomes, textOfOutcomes } from "./fit.ts";
import { statedLaw } from "./stated.ts";
import { baseOf } from "./test.ts";

/** Time limit for the search for a quotient, in seconds. */
const SECONDS = 3;

/**
 * Period of the outcomes of single heaps under misère play, when the elements of the misère quotient are proved
 * periodic. Outcomes that agree over the sum of both periods agree for ever (Fine & Wilf, Proc. AMS 16 (1965) 109).
 */
export const byQuotient: Prover = (
  game,
  { play, variables, truth: { at }, limits: { seconds = 4 * SECONDS, until } },
) => {
  const [variable] = variables;
  if (play !== "misere" || variables.length !== 1 || heapRules(game) === undefined) return undefined;
  try {
    const found = misereQuotient(game, {
      seconds: Math.min(SECONDS, seconds / 4),
      ...(until !== undefined && { until }),
    });
    if (found.verdict !== "proved") return undefined;
    const heaps = 2 * (found.preperiod + 4 * found.period);
    const lost = Array.from({ length: heaps }, (_, heap) => at([heap]) === "P");
    const repeated = repetitionOfOutcomes(lost);
    if (repeated === undefined) return undefined;
    const { start, period } = repeated;
    if (Math.max(start, found.preperiod) + period + found.period > heaps) return undefined;
    const law = statedLaw(textOfOutcomes(variable!, repeated), variables, "misere");
    return { ...baseOf(law), verdict: "proved", by: "quotient", testedTo: heaps - 1 };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
};
