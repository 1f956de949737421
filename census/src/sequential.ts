import { compute } from "./compute.ts";
import type { Job, Row } from "./types.ts";

/** The rows of jobs, computed one after the other in this thread, without a queue. */
export function* sequential(jobs: Iterable<Job>): Generator<Row> {
  for (const job of jobs) yield compute(job, undefined, NEVER_STOPPED)!;
}

const NEVER_STOPPED = { checkpoint() {}, stop: () => false };
