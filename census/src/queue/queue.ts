import { PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";

/** Name of the only queue; its items are batches. */
export const QUEUE = "games";

/** Schema of the queue's tables, separate from other users of pg-boss in the database. */
export const SCHEMA = "census_queue";

/**
 * A worker that is silent for `SILENCE` seconds loses its jobs. The queue checks every `LOOK` seconds, so
 * that another worker gets them within 30 seconds. With an exclusive database there is no other worker, and
 * silence only means that a laptop slept or a statement took long.
 */
export const SILENCE = 10;
const LOOK = 5;

/**
 * Seconds after which the queue gives a job to another worker despite heartbeats; a turn ends long before.
 */
export const LEASE_SECONDS: number = 24 * 3600;

const NOBODY = "00000000-0000-0000-0000-000000000000";

const YEARS = 10 * 365 * 24 * 3600;

/**
 * Starts the queue on `database`, creating its tables if necessary. `failed` receives errors of its
 * maintenance.
 */
export async function startQueue(database: Database, failed: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    db: database.queue,
    ...(database.exclusive && { backend: "pglite" as const }),
    schema: SCHEMA,
    createSchema: false,
    schedule: false,
    superviseIntervalSeconds: LOOK,
    monitorIntervalSeconds: LOOK,
    maintenanceIntervalSeconds: 60,
  });
  boss.on("error", failed);
  try {
    await boss.start();
    await boss.createQueue(QUEUE, {
      ...(!database.exclusive && { heartbeatSeconds: SILENCE }),
      expireInSeconds: LEASE_SECONDS,
      // Crashes are counted for each game in census.job, so the queue itself always retries.
      retryLimit: 1_000_000,
      retentionSeconds: YEARS,
      deleteAfterSeconds: 60,
    });
    // Makes pg-boss look up the queue now. Inside one of our transactions it would use another connection,
    // but PGlite has only one, so that they would wait for each other.
    await boss.findJobs(QUEUE, { id: NOBODY });
    return boss;
  } catch (error) {
    // Its maintenance may have started and would run forever.
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
}

/**
 * Releases the work of a process that ended without a message. Only for an exclusive database, for which
 * there is no need to wait.
 */
export async function recover(database: Database, boss: PgBoss): Promise<void> {
  if (!database.exclusive) return;
  await database.query("delete from census.worker");
  const left = await database.query<{ id: string }>(
    `select id from ${SCHEMA}.job where name = $1 and state = 'active'`,
    [QUEUE],
  );
  if (left.length === 0) return;
  await boss.fail(
    QUEUE,
    left.map(({ id }) => id),
    { message: "the process ended" },
  );
}
