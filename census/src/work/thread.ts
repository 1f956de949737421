// Thread that computes: receives batches, sends rows and checkpoints.
import { workerData } from "node:worker_threads";
import { deflateRawSync } from "node:zlib";
import { serve } from "nimber/worker";
import { line } from "../threads.ts";
import type { Checkpoint, Compute, Row } from "../types.ts";
import type { Batch, BatchEvent } from "./protocol.ts";

/**
 * Milliseconds for collecting results, so that a batch of tiny games needs only one message and one
 * transaction.
 */
const GATHER_MS = 1000;

/**
 * Least milliseconds between checkpoints, and the inverse of their largest share of time; a checkpoint may be
 * as large as the table of values.
 */
const CHECKPOINT_MS = 10_000;
const CHECKPOINT_SHARE = 20;

const { compute } = (await import(workerData as string)) as { compute: Compute };

serve<Batch>(line, ({ jobs, at }, { signal, tell }) => {
  const say = (told: BatchEvent) => tell?.(told);
  const stop = () => signal.aborted;
  let rows: Row[] = [];
  let sent = Date.now();
  for (const [index, { job, from }] of jobs.entries()) {
    if (stop()) break;
    Atomics.store(at, 0, index);
    const checkpoints = checkpointsOf(index, say);
    try {
      const row = compute(job, from, { checkpoint: checkpoints.take, stop });
      checkpoints.flush();
      if (row === undefined) break;
      rows.push(row);
    } catch (error) {
      say({ kind: "threw", index, reason: error instanceof Error ? error.message : String(error) });
    }
    if (Date.now() - sent < GATHER_MS) continue;
    say({ kind: "rows", rows });
    rows = [];
    sent = Date.now();
  }
  return { value: rows };
});

function checkpointsOf(index: number, say: (told: BatchEvent) => void) {
  let last: { readonly state: Checkpoint; readonly heaps: number } | undefined;
  let due = Date.now() + CHECKPOINT_MS;
  const flush = () => {
    if (last === undefined) return;
    const begun = Date.now();
    say({ kind: "at", index, heaps: last.heaps, state: deflateRawSync(last.state, { level: 1 }) });
    last = undefined;
    const now = Date.now();
    due = now + Math.max(CHECKPOINT_MS, CHECKPOINT_SHARE * (now - begun));
  };
  return {
    take(state: Checkpoint, heaps: number) {
      last = { state, heaps };
      if (Date.now() >= due) flush();
    },
    flush,
  };
}
