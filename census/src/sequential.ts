import { compute } from "./compute.ts";
import type { Results } from "./results.ts";
import type { Job, Row } from "./types.ts";

/** Rows of jobs, computed one after another in this thread, without a queue. */
export function* sequential(jobs: Iterable<Job>): Generator<Row> {
  for (const job of jobs) yield compute(job, undefined, NEVER_STOPPED)!;
}

const NEVER_STOPPED = { checkpoint() {}, stop: () => false };

/** Rows in memory, with the interface of those in a database. */
export function inMemory(rows: Iterable<Row>): Pick<Results, "rows" | "failures"> {
  const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    async *rows({ question, verdict, keys, light } = {}) {
      for (const row of sorted) {
        if (question !== undefined && row.question !== question) continue;
        if (verdict !== undefined && row.verdict !== verdict) continue;
        if (keys !== undefined && !keys.has(row.key)) continue;
        yield light ? { ...row, certificate: null, values: null } : row;
      }
    },
    async *failures() {},
  };
}
