import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout } from "node:timers/promises";
import { client } from "nimber/worker";
import type { PgBoss } from "pg-boss";
import type { Database, Sql } from "../database/database.ts";
import type { Running } from "../database/stored.ts";
import { classBytes, classesAbove, memoryClass } from "../queue/batch.ts";
import { heartbeat, type Lease, note, take, takenBy } from "../queue/lease.ts";
import { LEASE_SECONDS } from "../queue/queue.ts";
import { threadOf } from "../threads.ts";
import { type Held, perform, type Thread } from "./held.ts";
import { decideAlone, promisedByOthers } from "./memory.ts";
import type { Patiently } from "./patience.ts";
import type { Batch } from "./protocol.ts";

/** Built modules for threads. */
export interface Modules {
  readonly thread: URL;
  readonly compute: URL;
}

const BUILT: Modules = {
  thread: new URL("./thread.js", import.meta.url),
  compute: new URL("./compute.js", import.meta.url),
};

/** Starts a computing thread, which has unlimited time to stop when asked. */
export const startThread = ({ thread, compute }: Modules): Thread =>
  client<Batch>(threadOf(thread, compute.href), { ending: Number.POSITIVE_INFINITY });

export interface WorkOptions {
  /** Number of games computed at the same time. */
  readonly threads: number;
  /** Bytes that the games on this machine may use together. */
  readonly memory: number;
  /** Whether to end when no work is left; called each time. */
  readonly ends: () => boolean;
  readonly patiently: Patiently;
  /** Receives the number of finished games, and the games running now. */
  readonly done?: (games: number) => void;
  readonly running?: (games: readonly Running[]) => void;
  readonly host?: string;
  readonly modules?: Modules;
}

/** Working process. */
export interface AtWork {
  /** Resolves when no work is left, or after `stop`. */
  readonly over: Promise<void>;
  /** Saves checkpoints, releases what is held, and ends. */
  stop(): void;
}

const HEARTBEAT_MS = 3_000;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/**
 * Milliseconds after which a running job is checkpointed and queued again, before the queue would take it
 * away.
 */
const TURN_MS = (LEASE_SECONDS * 1000) / 2;

/** Works until it is stopped. */
export function work(database: Database, boss: PgBoss, options: WorkOptions): AtWork {
  const { patiently, host = hostname(), modules = BUILT } = options;
  const worker = randomUUID();
  const self = [worker, host, process.pid, options.threads, options.memory];
  const threads = Array.from({ length: options.threads }, () => startThread(modules));
  const idle = [...threads];
  const wanting: ((thread: Thread) => void)[] = [];
  const held = new Set<Held>();
  let stopping = false;
  let done = 0;

  const freed = (thread: Thread) => {
    const next = wanting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };
  const thread = (): Promise<Thread> => {
    const free = idle.pop();
    return free === undefined ? new Promise((resolve) => wanting.push(resolve)) : Promise.resolve(free);
  };
  const promised = () => [...held].reduce((sum, { lease }) => sum + memoryOf(lease), 0);

  /** Whether a batch may have been taken although the answer was lost. */
  let unsure = false;

  /** Takes the most urgent batch that fits; any batch fits if nothing else runs on the machine. */
  const takeOne = async () => {
    const before = unsure;
    unsure = !database.exclusive;
    const lease = await database.transaction((sql) => takeIn(sql, before));
    unsure = false;
    return lease;
  };
  const takeIn = async (sql: Sql, mayHold: boolean) => {
    if (database.exclusive) return takeFitting(sql, 0);
    await decideAlone(sql, host);
    const unheard = mayHold ? await takenBy(sql, worker) : undefined;
    if (unheard !== undefined && ![...held].some(({ lease }) => lease.id === unheard.id)) return unheard;
    const lease = await takeFitting(sql, await promisedByOthers(sql, host, worker));
    if (lease === undefined) return undefined;
    await note(sql, worker, lease);
    if (memoryOf(lease) > 0) {
      const reserved = promised() + memoryOf(lease);
      await sql.query("update census.worker set reserved = $2 where id = $1", [worker, reserved]);
    }
    return lease;
  };
  const takeFitting = (sql: Sql, others: number) => {
    const used = promised() + others;
    return take(boss, sql, used === 0 ? [] : classesAbove(options.memory - used));
  };
  let deciding: Promise<unknown> = Promise.resolve();
  /**
   * Runs decisions one after another, so that reservations do not change while a batch is taken and reserved.
   */
  const inTurn = <T>(decide: () => Promise<T>): Promise<T> => {
    const decided = deciding.then(decide);
    deciding = decided.catch(() => undefined);
    return decided;
  };
  /**
   * There is one more slot than threads, so that a thread need not wait while a batch is fetched or
   * committed. The extra slot is used only while tiny games run, because a long batch could run on another
   * machine.
   */
  const mayTake = () =>
    held.size < threads.length ||
    (held.size === threads.length && [...held].every(({ lease }) => lease.batch.keys.length > 1));
  const takeInTurn = () =>
    inTurn(async () => {
      if (stopping || !mayTake()) return undefined;
      const lease = await patiently(takeOne);
      if (lease === undefined) return undefined;
      const batch: Held = { lease, since: Date.now() };
      held.add(batch);
      return batch;
    });

  const left = async () => {
    const [row] = await patiently(() =>
      database.query<{ left: boolean }>(
        "select exists (select from census.job where state = 'waiting') as left",
      ),
    );
    return row!.left;
  };

  const slot = async () => {
    for (let wait = SHORTEST_WAIT_MS; !stopping; ) {
      const batch = await takeInTurn();
      if (batch !== undefined) {
        wait = SHORTEST_WAIT_MS;
        try {
          await perform(batch, {
            ...{ database, boss, patiently, worker: `${host}:${process.pid}`, thread, freed },
            stopping: () => stopping,
            done: (games) => {
              done += games;
              options.done?.(games);
            },
          });
        } finally {
          held.delete(batch);
        }
        continue;
      }
      if (options.ends() && !(await left())) return;
      await setTimeout(wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  };

  const beat = async () => {
    const leases = [...held].map(({ lease }) => lease);
    const lost = new Set(await heartbeat(boss, leases));
    const now = Date.now();
    for (const each of held) {
      if (lost.has(each.lease) || now - each.since > TURN_MS) each.computed?.stop.abort();
    }
    const running = [...held].flatMap((each) => runningOf(each, now));
    options.running?.(running);
    await inTurn(() =>
      database.query(
        `insert into census.worker as w (id, host, pid, threads, memory, reserved, done, running)
         values ($1, $2, $3, $4, $5, $6, $7, $8::text::json)
         on conflict (id) do update set reserved = $6, done = $7, running = $8::text::json, seen = now()`,
        [...self, promised(), done, JSON.stringify(running)],
      ),
    );
  };
  const { signal, abort } = abortable();
  const beats = async () => {
    while (!signal.aborted) {
      await patiently(beat);
      await setTimeout(HEARTBEAT_MS, undefined, { signal }).catch(() => undefined);
    }
  };

  const run = async () => {
    try {
      await patiently(() =>
        database.query("delete from census.worker where seen < now() - interval '1 day'"),
      );
      await patiently(beat);
      const beating = beats();
      const slots = [...threads, undefined].map(slot);
      try {
        // An error that ends one of them, such as a database error, ends all.
        await Promise.race([Promise.all(slots), beating]);
      } finally {
        stop();
        // Stores the results of the others before the database is closed.
        await Promise.allSettled(slots);
        abort();
      }
      await beating;
      await patiently(() => database.query("delete from census.worker where id = $1", [worker]));
    } finally {
      await Promise.all(threads.map(({ close }) => close()));
    }
  };
  const stop = () => {
    stopping = true;
    for (const each of held) each.computed?.stop.abort();
  };
  return { over: run(), stop };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const memoryOf = ({ batch }: Lease): number => {
  const name = memoryClass(batch.bytes);
  return name === undefined ? 0 : classBytes(name);
};

/** Current game of a batch. */
function runningOf(held: Held, now: number): Running[] {
  const { computed, tasks, heaps } = held;
  if (computed === undefined || tasks === undefined) return [];
  const at = Atomics.load(computed.at, 0);
  if (held.at !== at) Object.assign(held, { at, atSince: now });
  const task = tasks[at];
  return task === undefined
    ? []
    : [
        {
          key: task.job.key,
          game: task.job.game,
          seconds: (now - (held.atSince ?? now)) / 1000,
          heaps: heaps ?? 0,
        },
      ];
}
