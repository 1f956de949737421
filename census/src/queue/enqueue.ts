import type { PgBoss } from "pg-boss";
import { type Database, type Sql, within } from "../database/database.ts";
import type { Job } from "../types.ts";
import type { Patiently } from "../work/patience.ts";
import { batchesOf, queued } from "./batch.ts";
import { QUEUE } from "./queue.ts";

/** Jobs per transaction. */
const CHUNK = 2000;

/**
 * Puts `jobs` into the queue, except those already there that have not failed and whose limits have not been
 * raised. Returns the number of new and continued jobs. Can be stopped between transactions.
 */
export async function enqueue(
  database: Database,
  boss: PgBoss,
  jobs: Iterable<Job>,
  { patiently, stopped }: { readonly patiently: Patiently; readonly stopped: () => boolean },
): Promise<number> {
  let count = 0;
  let chunk: Job[] = [];
  const flush = async () => {
    count += await patiently(() => enqueueChunk(database, boss, chunk));
    chunk = [];
  };
  for (const job of jobs) {
    chunk.push(job);
    if (chunk.length === CHUNK) await flush();
    if (stopped()) return count;
  }
  if (chunk.length > 0) await flush();
  return count;
}

function enqueueChunk(database: Database, boss: PgBoss, jobs: readonly Job[]): Promise<number> {
  return database.transaction(async (sql) => {
    const keys = new Set(await taken(sql, jobs));
    const batches = batchesOf(jobs.filter(({ key }) => keys.has(key)));
    if (batches.length > 0) await boss.insert(QUEUE, batches.map(queued), within(sql));
    return keys.size;
  });
}

/**
 * Stores the jobs and returns the keys of those to be computed: new ones, failed ones, and those whose limits
 * were raised so that the result may change. The latter get a new generation, so that a late result of the
 * old one does not count.
 */
async function taken(sql: Sql, jobs: readonly Job[]): Promise<string[]> {
  const given = JSON.stringify(
    jobs.map(({ key, game, stands, question, limits, work, bytes }) => ({
      ...{ key, game, stands, question, work },
      memory: bytes,
      // JSON has no infinity; PostgreSQL parses the word.
      heaps: `${limits.heaps}`,
      seconds: `${limits.seconds}`,
      bytes: `${limits.bytes}`,
    })),
  );
  const rows = await sql.query<{ key: string }>(TAKE, [given]);
  return rows.map(({ key }) => key);
}

const TAKE = `
with given as (
  select * from json_to_recordset($1::text::json) as x (
    key text, game text, stands json, question text, work double precision, memory double precision,
    heaps double precision, seconds double precision, bytes double precision
  )
),
raised as (
  select g.key
  from given g
  join census.job j using (key)
  left join census.result r using (key)
  where case
    when j.state = 'failed' then true
    when j.state = 'waiting' then g.heaps > j.heaps or g.seconds > j.seconds or g.bytes > j.bytes
    when r.stopped_by = 'heaps' then g.heaps > j.heaps
    when r.stopped_by = 'seconds' then g.seconds > j.seconds
    when r.stopped_by = 'bytes' then g.bytes > j.bytes
    else r.verdict <> 'proved' and g.heaps > j.heaps
  end
),
continued as (
  update census.job j
  set heaps = greatest(j.heaps, g.heaps),
    seconds = greatest(j.seconds, g.seconds),
    bytes = greatest(j.bytes, g.bytes),
    work = g.work,
    memory = g.memory,
    state = 'waiting',
    generation = j.generation + 1,
    crashes = 0,
    reason = null
  from given g
  join raised using (key)
  where j.key = g.key
  returning j.key
),
added as (
  insert into census.job (key, game, stands, question, heaps, seconds, bytes, work, memory)
  select key, game, stands, question, heaps, seconds, bytes, work, memory from given order by key
  on conflict (key) do nothing
  returning key
)
select key from continued union all select key from added`;

/**
 * Puts failed jobs back into the queue and resets their crash counts: all of them, or those of `games`.
 * Returns their number.
 */
export function retry(database: Database, boss: PgBoss, games?: readonly string[]): Promise<number> {
  return database.transaction(async (sql) => {
    const jobs = await sql.query<{ key: string; work: number; bytes: number }>(
      `update census.job set state = 'waiting', crashes = 0, reason = null
       where state = 'failed' and ($1::text[] is null or game = any($1::text[]) or key = any($1::text[]))
       returning key, work, memory as bytes`,
      [games ?? null],
    );
    if (jobs.length > 0) await boss.insert(QUEUE, batchesOf(jobs).map(queued), within(sql));
    return jobs.length;
  });
}
