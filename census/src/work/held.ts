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

/** A batch that this process holds, and how far it is. */
export interface Held {
  readonly lease: Lease;
  readonly since: number;
  tasks?: readonly Task[];
  /** While it is computed: the place of the job that is, and what asks it to checkpoint and return. */
  computed?: { readonly at: Int32Array; readonly stop: AbortController } | undefined;
  /** The job that was being computed when last looked at, since when, and how far it said it was. */
  at?: number;
  atSince?: number;
  heaps?: number;
}

/** A thread that computes one batch at a time. */
export type Thread = Client<Batch>;

export interface Around {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly patiently: Patiently;
  /** Who writes the results down. */
  readonly worker: string;
  thread(): Promise<Thread>;
  freed(thread: Thread): void;
  stopping(): boolean;
  done(games: number): void;
}

const ENDED = "its worker ended without a word";

/** Computes a batch and writes down what was found; puts the rest of it back. */
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
 * A worker that held this batch has died of it, perhaps: its jobs are charged for that, and put back each by itself, so
 * that the next death tells which it was. No game is charged where the census died as a whole, of a kill or a loss of
 * power, as it does where one process has the database for itself, nor for an outage of the server.
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

/** Result of a computation to be written down. */
interface BatchOutcome {
  readonly finished: readonly Finished[];
  readonly crashes: readonly Crash[];
  /** Where the job that was being computed stands. */
  readonly stand?: readonly [key: string, saved: Saved] | undefined;
}

/** Runs a batch in `thread`. Checkpoints, and results of a batch that takes long, are written down on the way. */
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
      // It is saved with the row, or not needed any more.
      if (stand?.[0] === row.key) stand = undefined;
    }
  };
  /** One write at a time; what arrives meanwhile is in the next. */
  const write = async () => {
    while (!over && (finished.length > 0 || stand !== undefined)) {
      const part: BatchOutcome = { finished, crashes: [], stand };
      finished = [];
      stand = undefined;
      await writeDown(part, around);
      // Once is enough: it may be as large as all values.
      if (part.stand !== undefined && saved.get(part.stand[0]) === part.stand[1]) saved.delete(part.stand[0]);
    }
    writing = undefined;
  };
  /** Nobody waits for it while the thread computes: an error stops that, and is reported then. */
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
      // It is no job's fault: the next thread would end as this one did.
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
 * Writes down what was found, and the end of the lease with the last of it. Where the answer to a commit is lost, it
 * is written again: crashes are charged once for all that, since a lease ends once.
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
