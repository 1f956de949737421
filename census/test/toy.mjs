// Computation for tests of the engine: the name of a game says what it does. Threads load this file directly.
import { createHash, randomFillSync } from "node:crypto";
import { appendFileSync } from "node:fs";

const digest = (bytes) => createHash("sha256").update(bytes).digest("hex");

const row = (job, heaps, stoppedBy = null) => ({
  key: job.key,
  game: job.game,
  stands: job.stands,
  question: job.question,
  verdict: stoppedBy === null ? "proved" : "open",
  stoppedBy,
  preperiod: 1,
  period: job.game.length,
  saltus: 0,
  exceptions: [3],
  maximum: null,
  rareCount: null,
  lastRare: null,
  mask: null,
  heaps,
  checksum: `sum of ${job.game}`,
  prefixes: "",
  certificate: { game: job.game, window: [1, 2] },
  values: new Uint8Array([1, 2, 3]),
  seconds: 0,
  engine: "toy",
});

const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const stateOf = (heaps) => new TextEncoder().encode(`${heaps}`);

/** @type {import("../src/types.ts").Compute} */
export function compute(job, from, { checkpoint, stop }) {
  const [kind, file] = job.game.split(" ");
  // Tells a waiting test that it has begun.
  if (file?.startsWith("/")) appendFileSync(file, "(");
  if (kind === "throw") throw new Error("it cannot be computed");
  if (kind === "exit") process.exit(7);
  if (kind === "kill") process.kill(process.pid, "SIGKILL");
  if (kind === "nap") {
    wait(300);
    if (file?.startsWith("/")) appendFileSync(file, ")");
  }
  // Leaves an incompressible checkpoint, and checks that the same bytes return.
  if (kind === "heavy") {
    if (from !== undefined) {
      if (digest(from.subarray(32)) !== Buffer.from(from.subarray(0, 32)).toString("hex")) {
        throw new Error("the checkpoint is not what was saved");
      }
      return row(job, from.length);
    }
    const state = new Uint8Array(20_000_000);
    randomFillSync(state, 32);
    state.set(Buffer.from(digest(state.subarray(32)), "hex"));
    while (!stop()) wait(10);
    checkpoint(state, 5);
    return undefined;
  }
  // Reaches heap 5 and waits until it is stopped; resumed from there it goes to its limit.
  if (kind === "long") {
    const heaps = from === undefined ? 5 : job.limits.heaps;
    checkpoint(stateOf(heaps), heaps);
    if (from !== undefined) return row(job, heaps, "heaps");
    while (!stop()) wait(10);
    return undefined;
  }
  return row(job, 10);
}
