// One thread that computes: batches come in, rows and checkpoints go out.
import { parentPort, workerData } from "node:worker_threads";
import { deflateRawSync } from "node:zlib";
import type { Checkpoint, Compute, Row } from "../types.ts";
import { AT, type Order, type Said, STOP, type ThreadData } from "./protocol.ts";

/** Results wait so long for others, so that a batch of tiny games is one message, and one transaction. */
const GATHER_MS = 1000;

/** A checkpoint may be as large as the table of values: it is not sent more often, nor for more of the time. */
const CHECKPOINT_MS = 10_000;
const CHECKPOINT_SHARE = 20;

const { compute: path, control } = workerData as ThreadData;
const { compute } = (await import(path)) as { compute: Compute };
const port = parentPort!;

port.on("message", ({ jobs }: Order) => {
  let rows: Row[] = [];
  let sent = Date.now();
  for (const [index, { job, from }] of jobs.entries()) {
    if (stop()) break;
    Atomics.store(control, AT, index);
    const checkpoints = checkpointsOf(index);
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
  say({ kind: "over", rows });
});

const stop = () => Atomics.load(control, STOP) !== 0;

function checkpointsOf(index: number) {
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

function say(said: Said): void {
  port.postMessage(said);
}

say({ kind: "ready" });
