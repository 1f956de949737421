import type { Client, Refusal } from "nimber/worker";
import type { PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import {
  charge,
  end,
  type Finished,
  type Lease,
  putBack,
  record,
  type Saved,
  save,
  type Task,
  tasksOf,
  wasCutOff,
} from "../queue/lease.ts";
import type { Row } from "../types.ts";
import type { Patiently } from "./patience.ts";
import type { Batch, BatchEvent } from "./protocol.ts";

/** Batch held by this process, with its progress. */
export interface Held {
  readonly lease: Lease;
  readonly since: number;
  tasks?: readonly Task[];
  /**
   * During the computation: the index of the current job, and a controller that asks the thread to checkpoint
   * and return.
   */
  computed?: { readonly at: Int32Array; readonly stop: AbortController } | undefined;
  /** Current job at the last check, the time since it began, and the heaps it reported. */
  at?: number;
  atSince?: number;
  heaps?: number;
}

/** Thread that computes one batch at a time. */
export type Thread = Client<Batch>;

export interface Around {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly patiently: Patiently;
  /** Worker that is recorded with the results. */
  readonly worker: string;
  thread(): Promise<Thread>;
  freed(thread: Thread): void;
  stopping(): boolean;
  done(games: number): void;
}

const ENDED = "its worker ended without a word";

/** Computes a batch and stores its results; puts the rest back into the queue. */
export async function perform(held: Held, around: Around): Promise<void> {
  const { database, patiently } = around;
  const { lease } = held;
  if (lease.retryCount > 0) return part(lease, around);
  const tasks = await patiently(() => database.transaction((sql) => tasksOf(sql, lease)));
  held.tasks = tasks;
  const thread = tasks.length > 0 ? await around.thread() : undefined;
  let found: BatchOutcome = { finished: [], crashes: [] };
  if (thread !== undefined) {
    try {
      if (!around.stopping()) found = await compute(held, tasks, thread, around);
    } finally {
      held.computed = undefined;
      around.freed(thread);
    }
  }
  await writeDown(found, around, lease);
}

/**
 * Handles a batch whose previous worker ended without a message, perhaps because of one of its jobs: counts a
 * crash for its jobs and puts them back separately, so that the next crash identifies the cause. No crash is
 * counted when the whole census ended by a kill or a power failure, which is the case for an exclusive
 * database, nor after an outage of the server.
 */
function part(lease: Lease, { database, boss, patiently }: Around): Promise<void> {
  return patiently(() =>
    database.transaction(async (sql) => {
      if (!(await end(boss, sql, lease))) return;
      if (!database.exclusive && !(await wasCutOff(sql, lease))) await charge(sql, lease.batch.keys, ENDED);
      await putBack(boss, sql, lease, true);
    }),
  );
}

interface Crash {
  readonly key: string;
  readonly reason: string;
}

/** Results of a computation to be stored. */
interface BatchOutcome {
  readonly finished: readonly Finished[];
  readonly crashes: readonly Crash[];
  /** State of the current job. */
  readonly stand?: readonly [key: string, saved: Saved] | undefined;
}

/** Runs a batch in `thread`. Checkpoints, and results of a long batch, are stored during the computation. */
async function compute(
  held: Held,
  tasks: readonly Task[],
  thread: Thread,
  around: Around,
): Promise<BatchOutcome> {
  const generations = new Map(tasks.map(({ job, generation }) => [job.key, generation]));
  const saved = new Map<string, Saved>();
  const crashes: Crash[] = [];
  let finished: Finished[] = [];
  let stand: BatchOutcome["stand"];
  let writing: Promise<void> | undefined;
  let fault: { readonly error: unknown } | undefined;
  let over = false;

  const finish = (rows: readonly Row[]) => {
    for (const row of rows) {
      finished.push({ row, generation: generations.get(row.key)!, saved: saved.get(row.key) });
      // The state is saved with the row, or no longer needed.
      if (stand?.[0] === row.key) stand = undefined;
    }
  };
  /** Stores results; one write at a time, and later ones include everything that arrived meanwhile. */
  const write = async () => {
    while (!over && (finished.length > 0 || stand !== undefined)) {
      const part: BatchOutcome = { finished, crashes: [], stand };
      finished = [];
      stand = undefined;
      await writeDown(part, around);
      // The state is stored once, because it may be as large as all values.
      if (part.stand !== undefined && saved.get(part.stand[0]) === part.stand[1]) saved.delete(part.stand[0]);
    }
    writing = undefined;
  };
  /** Starts a write without waiting for it. An error stops the computation and is reported afterwards. */
  const writeOn = () => {
    writing ??= write().catch((error: unknown) => {
      fault = { error };
      stop.abort();
    });
  };

  const told = (told: BatchEvent) => {
    if (told.kind === "threw") {
      crashes.push({ key: tasks[told.index]!.job.key, reason: told.reason });
      return;
    }
    if (told.kind === "rows") finish(told.rows);
    else {
      const { key } = tasks[told.index]!.job;
      const where = { state: told.state, heaps: told.heaps };
      saved.set(key, where);
      stand = [key, where];
      held.heaps = told.heaps;
    }
    writeOn();
  };

  const at = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
  const stop = new AbortController();
  held.computed = { at, stop };
  const jobs = tasks.map(({ job, from }) => ({ job, from }));
  const hears = told as (told: unknown) => void;
  const last = await thread
    .ask<readonly Row[]>({ jobs, at }, { signal: stop.signal, told: hears })
    .catch((error: Refusal) => {
      const task = tasks[Atomics.load(at, 0)];
      // No job has caused this; another thread would end in the same way.
      if (task === undefined) throw new Error(`a thread that computes cannot be started: ${error.message}`);
      crashes.push({ key: task.job.key, reason: error.message });
      return [];
    });
  over = true;
  await writing;
  if (fault !== undefined) throw fault.error;
  finish(last);
  return { finished, crashes, stand };
}

/**
 * Stores results, and ends the lease with the last of them. If the answer to a commit is lost, the write is
 * repeated; crashes are still counted once, because a lease ends once.
 */
async function writeDown(found: BatchOutcome, around: Around, last?: Lease): Promise<void> {
  const { database, boss, patiently, worker } = around;
  const fresh = await patiently(() =>
    database.transaction(async (sql) => {
      const ends = last !== undefined && (await end(boss, sql, last));
      if (found.stand !== undefined) await save(sql, ...found.stand);
      if (ends) for (const { key, reason } of found.crashes) await charge(sql, [key], reason);
      const count = await record(sql, found.finished, worker);
      if (ends) await putBack(boss, sql, last, found.crashes.length > 0);
      return count;
    }),
  );
  around.done(fresh);
}
