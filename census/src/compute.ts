import { computeMisere } from "./compute/misere.ts";
import { computePeriod } from "./compute/period.ts";
import type { Compute } from "./types.ts";

/** Computes one job: its row, or undefined when it was told to stop. */
export const compute: Compute = (job, from, hooks) =>
  (job.question === "misere" ? computeMisere : computePeriod)(job, from, hooks);
