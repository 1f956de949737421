import { computeMisere } from "./compute/misere.ts";
import { computePeriod } from "./compute/period.ts";
import { computeQuotient } from "./compute/quotient.ts";
import type { Compute, Question } from "./types.ts";

const COMPUTES: Readonly<Record<Question, Compute>> = {
  values: computePeriod,
  period: computePeriod,
  distinct: computePeriod,
  misere: computeMisere,
  quotient: computeQuotient,
};

/** Computes one job. Returns its row, or undefined when it was stopped. */
export const compute: Compute = (job, from, hooks) => COMPUTES[job.question](job, from, hooks);
