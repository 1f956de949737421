import { inflateRawSync } from "node:zlib";
import type { PgBoss } from "pg-boss";
import { type Sql, type Transaction, within } from "../database/database.ts";
import type { Checkpoint, Job, Question, QuotientRow, Row } from "../types.ts";
import { type Batch, batchesOf, queued } from "./batch.ts";
import { QUEUE, SCHEMA, SILENCE } from "./queue.ts";

// A worker does not own the games that it takes: it holds a batch as long as the queue receives its
// heartbeat. When that stops (a crash, a power failure, a lost network), another worker gets the batch with
// the saved checkpoints, and the earlier holder finds out at its next message, because the retry count has
// changed. A game whose holders repeatedly end without a message is set aside, so that one game cannot stop a
// census.

/** Batch held by this worker, as long as the queue receives its heartbeat. */
export interface Lease {
  readonly id: string;
  /** Number of earlier workers that held it and ended without a message. */
  readonly retryCount: number;
  readonly batch: Batch;
}

/** Current job with its state. */
export interface Task {
  readonly job: Job;
  readonly generation: number;
  readonly from: Checkpoint | undefined;
}

/** State of a task to be saved, deflated. */
export interface Saved {
  readonly state: Uint8Array;
  readonly heaps: number;
}

/** Number of crashes (worker ended, or computation threw an error) after which a job is set aside. */
const CRASHES = 3;

/** Takes the most urgent batch whose memory class is not in `without`. */
export async function take(boss: PgBoss, sql: Sql, without: readonly string[]): Promise<Lease | undefined> {
  const [found] = await boss.fetch<Batch>(QUEUE, { ...within(sql), ignoreGroups: [...without] });
  return found === undefined ? undefined : { id: found.id, retryCount: found.retryCount, batch: found.data };
}

/**
 * Records, in the transaction that takes a batch, which worker took it. If the answer is lost, the worker
 * finds the batch by `takenBy`, and its silence does not count as a crash.
 */
export async function note(sql: Sql, worker: string, { id, retryCount }: Lease): Promise<void> {
  await sql.query("update census.worker set taken = $2::text::json where id = $1", [
    worker,
    JSON.stringify({ id, retryCount }),
  ]);
}

/** Batch that `worker` recorded last, unless it has ended or another worker holds it. */
export async function takenBy(sql: Sql, worker: string): Promise<Lease | undefined> {
  const [found] = await sql.query<Lease>(
    `select q.id, q.retry_count as "retryCount", q.data as batch
     from census.worker w
     join ${SCHEMA}.job q on q.name = $2 and q.id = (w.taken ->> 'id')::uuid
       and q.state = 'active' and q.retry_count = (w.taken ->> 'retryCount')::int
     where w.id = $1`,
    [worker, QUEUE],
  );
  return found;
}

/** Unfinished jobs of a batch. */
export async function tasksOf(sql: Transaction, { batch }: Lease): Promise<Task[]> {
  // The parts of a checkpoint are read one by one and must belong together.
  await sql.script("set transaction isolation level repeatable read");
  const rows = await sql.query<Stored>(
    `select j.key, game, stands, question, j.heaps, seconds, bytes, work, memory, generation, c.parts
     from census.job j left join census.checkpoint c on c.key = j.key
     where j.key = any($1::text[]) and j.state = 'waiting'`,
    [batch.keys],
  );
  const tasks: Task[] = [];
  for (const { heaps, seconds, bytes, memory, generation, parts, ...job } of rows) {
    tasks.push({
      job: { ...job, bytes: memory, limits: { heaps, seconds, bytes } },
      generation,
      from: parts === null ? undefined : await checkpointOf(sql, job.key, parts),
    });
  }
  return tasks.sort((a, b) => b.job.work - a.job.work || (a.job.key < b.job.key ? -1 : 1));
}

async function checkpointOf(sql: Sql, key: string, parts: number): Promise<Checkpoint> {
  const found: Buffer[] = [];
  for (let part = 0; part < parts; part++) {
    const [row] = await sql.query<{ state: string }>(
      "select encode(state, 'base64') as state from census.checkpoint_part where key = $1 and part = $2",
      [key, part],
    );
    found.push(Buffer.from(row!.state, "base64"));
  }
  return new Uint8Array(inflateRawSync(Buffer.concat(found)));
}

interface Stored {
  readonly key: string;
  readonly game: string;
  readonly stands: readonly string[];
  readonly question: Question;
  readonly heaps: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly work: number;
  readonly memory: number;
  readonly generation: number;
  readonly parts: number | null;
}

/** Result, and the state of its job if larger limits could improve it. */
export interface Finished {
  readonly row: Row;
  readonly generation: number;
  readonly saved: Saved | undefined;
}

/**
 * Stores results, each once, even if another worker computed it too. Returns the number of new ones. Deletes
 * the checkpoint of a job unless a job with larger limits could continue from it.
 */
export async function record(sql: Sql, finished: readonly Finished[], worker: string): Promise<number> {
  if (finished.length === 0) return 0;
  const rows = finished.map(({ row: { values, certificate, ...row }, generation }) => ({
    ...row,
    generation,
    quotient: row.question === "quotient" ? JSON.stringify(quotientOf(row)) : null,
    // Stored as text, because a json column keeps its exact bytes.
    certificate: certificate === null ? null : JSON.stringify(certificate),
    values: values === null ? null : Buffer.from(values).toString("base64"),
  }));
  const fresh = await sql.query<{ key: string }>(RECORD, [JSON.stringify(rows), worker]);
  const done = finished.filter(({ row }) => row.stoppedBy === null).map(({ row }) => row.key);
  if (done.length > 0) await sql.query("delete from census.checkpoint where key = any($1::text[])", [done]);
  for (const { row, saved } of finished) {
    if (row.stoppedBy !== null && saved !== undefined) await save(sql, row.key, saved);
  }
  return fresh.length;
}

/** Fields that only a quotient has. */
const quotientOf = (row: Omit<QuotientRow, "values" | "certificate">) => {
  const { order, pPortion, tame, kernel, regular, normal, generators } = row;
  return { order, pPortion, tame, kernel, regular, normal, generators };
};

const RECORD = `
with found as (
  select * from json_to_recordset($1::text::json) as x (
    key text, generation integer, verdict text, "stoppedBy" text, preperiod bigint, period bigint, saltus bigint,
    exceptions json, maximum bigint, "rareCount" bigint, "lastRare" bigint, mask text, heaps bigint, checksum text, prefixes text,
    certificate text, "values" text, seconds double precision, engine text, quotient text
  )
),
fresh as (
  update census.job j set state = 'done', crashes = 0, reason = null
  from found f
  where j.key = f.key and j.generation = f.generation and j.state = 'waiting'
  returning j.key
)
insert into census.result (
  key, generation, verdict, stopped_by, preperiod, period, saltus, exceptions, maximum, rare_count, last_rare,
  mask, heaps, checksum, prefixes, certificate, "values", seconds, engine, quotient, worker
)
select
  key, generation, verdict, "stoppedBy", preperiod, period, saltus,
  case when exceptions::text <> 'null' then exceptions end, maximum, "rareCount", "lastRare",
  mask, heaps, checksum, prefixes, certificate::json, decode("values", 'base64'), seconds, engine, quotient::json, $2
from found join fresh using (key)
on conflict (key) do update set
  generation = excluded.generation, verdict = excluded.verdict, stopped_by = excluded.stopped_by,
  preperiod = excluded.preperiod, period = excluded.period, saltus = excluded.saltus,
  exceptions = excluded.exceptions, maximum = excluded.maximum, rare_count = excluded.rare_count,
  last_rare = excluded.last_rare, mask = excluded.mask, heaps = excluded.heaps, checksum = excluded.checksum, prefixes = excluded.prefixes,
  certificate = excluded.certificate, "values" = excluded."values", seconds = excluded.seconds,
  engine = excluded.engine, quotient = excluded.quotient, worker = excluded.worker, finished = now()
returning key`;

/** Bytes of a checkpoint per statement. */
const PART = 16 * 2 ** 20;

/**
 * Saves the state of a job. If it has progressed, its crash count is reset. Bytes are transferred as base64,
 * which is ten times faster in PGlite.
 */
export async function save(sql: Sql, key: string, { state, heaps }: Saved): Promise<void> {
  const parts = Math.ceil(state.length / PART);
  const [farther] = await sql.query(
    `insert into census.checkpoint as c (key, heaps, parts) values ($1, $2, $3)
     on conflict (key) do update set heaps = excluded.heaps, parts = excluded.parts, saved = now()
     where c.heaps < excluded.heaps
     returning key`,
    [key, heaps, parts],
  );
  if (farther === undefined) return;
  await sql.query("update census.job set crashes = 0 where key = $1 and crashes > 0", [key]);
  await sql.query("delete from census.checkpoint_part where key = $1", [key]);
  for (let part = 0; part < parts; part++) {
    const bytes = state.subarray(part * PART, (part + 1) * PART);
    await sql.query(
      "insert into census.checkpoint_part (key, part, state) values ($1, $2, decode($3::text, 'base64'))",
      [key, part, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")],
    );
  }
}

/**
 * Whether the previous holder of a batch was seen within `silence` seconds, or not since before the server
 * started: then an outage took the batch, not a crash.
 */
export async function wasCutOff(
  sql: Sql,
  { id, retryCount, batch }: Lease,
  silence: number = SILENCE,
): Promise<boolean> {
  const [found] = await sql.query<{ found: boolean }>(
    `select exists (
       select from census.worker w
       where (w.seen > now() - make_interval(secs => $3) or w.seen < pg_postmaster_start_time())
         and (w.taken ->> 'id' = $1 and (w.taken ->> 'retryCount')::int < $4
           or exists (select from json_array_elements(w.running) r where r ->> 'key' = any($2::text[])))
     ) as found`,
    [id, batch.keys, silence, retryCount],
  );
  return found!.found;
}

/** Counts a crash for unfinished jobs; the third crash sets a job aside, with the reason. */
export async function charge(sql: Sql, keys: readonly string[], reason: string): Promise<void> {
  await sql.query(
    `update census.job
     set crashes = crashes + 1, reason = $2, state = case when crashes + 1 >= $3 then 'failed' else state end
     where key = any($1::text[]) and state = 'waiting'`,
    [keys, reason, CRASHES],
  );
}

/** Answer of the queue with fields missing in its type declarations. */
interface Settled {
  readonly affected: number;
  readonly settled: readonly string[];
}

/** Ends a lease. Returns false when another worker holds it, or it has ended before. */
export async function end(boss: PgBoss, sql: Sql, { id, retryCount }: Lease): Promise<boolean> {
  const { affected } = (await boss.complete(QUEUE, { id, retryCount }, undefined, within(sql))) as Settled;
  return affected > 0;
}

/**
 * Puts the unfinished jobs of an ended lease back into the queue; each separately if one of them may have
 * caused a crash.
 */
export async function putBack(boss: PgBoss, sql: Sql, { batch }: Lease, apart: boolean): Promise<void> {
  const left = await sql.query<{ key: string; work: number; bytes: number }>(
    "select key, work, memory as bytes from census.job where key = any($1::text[]) and state = 'waiting'",
    [batch.keys],
  );
  const batches = apart ? left.flatMap((job) => batchesOf([job])) : batchesOf(left);
  if (batches.length > 0) await boss.insert(QUEUE, batches.map(queued), within(sql));
}

/** Sends a heartbeat for leases; returns those that were lost nevertheless. */
export async function heartbeat(boss: PgBoss, leases: readonly Lease[]): Promise<Lease[]> {
  if (leases.length === 0) return [];
  const attempts = leases.map(({ id, retryCount }) => ({ id, retryCount }));
  const { settled } = (await boss.touch(QUEUE, attempts)) as Settled;
  return leases.filter(({ id }) => !settled.includes(id));
}
