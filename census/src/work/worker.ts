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

/** The built modules that a thread runs. */
export interface Modules {
  readonly thread: URL;
  readonly compute: URL;
}

const BUILT: Modules = {
  thread: new URL("./thread.js", import.meta.url),
  compute: new URL("./compute.js", import.meta.url),
};

/** A thread that computes; one that is asked to stop has all the time that it needs. */
export const startThread = ({ thread, compute }: Modules): Thread =>
  client<Batch>(threadOf(thread, compute.href), { ending: Number.POSITIVE_INFINITY });

export interface WorkOptions {
  /** Games computed at the same time. */
  readonly threads: number;
  /** Bytes that the games of this machine may use together. */
  readonly memory: number;
  /** Whether to end when nothing is left to do; asked again each time. */
  readonly ends: () => boolean;
  readonly patiently: Patiently;
  /** Hears of games that are done, and of the ones that run now. */
  readonly done?: (games: number) => void;
  readonly running?: (games: readonly Running[]) => void;
  readonly host?: string;
  readonly modules?: Modules;
}

/** A process at work. */
export interface AtWork {
  /** Resolves when nothing is left to do, or when it was stopped. */
  readonly over: Promise<void>;
  /** Checkpoints what runs, gives back what is held, and ends. */
  stop(): void;
}

const HEARTBEAT_MS = 3_000;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/** A job that has run so long is checkpointed and takes its turn again, before the queue would take it away. */
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

  /** Whether a batch may have been taken without our hearing of it. */
  let unsure = false;

  /** The most urgent batch that fits. Alone on the machine, anything fits. */
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
  /** One after the other: what is promised stays as it is while a batch is taken, and while the promise is said. */
  const inTurn = <T>(decide: () => Promise<T>): Promise<T> => {
    const decided = deciding.then(decide);
    deciding = decided.catch(() => undefined);
    return decided;
  };
  /**
   * One more slot than threads, so that a thread does not wait while a batch is fetched or committed. It takes a
   * batch ahead only while tiny games run: a long one would keep it from other machines.
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
        // An error that ends one of them, such as a fault in the database, ends all.
        await Promise.race([Promise.all(slots), beating]);
      } finally {
        stop();
        // Results of the others are written down before anybody closes the database.
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

/** The game that a batch is at. */
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
