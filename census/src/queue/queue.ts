import { PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";

/** The one queue; what lies in it is a batch. */
export const QUEUE = "games";

/** The queue's own tables are kept apart from other users of pg-boss in the same database. */
export const SCHEMA = "census_queue";

/**
 * A worker that is silent for `SILENCE` seconds has lost its jobs; the queue looks every `LOOK` seconds, so that
 * another worker has them within 30 seconds. Where one process has the database for itself there is no other worker,
 * and its silence was the sleep of a laptop, or a statement that took long.
 */
export const SILENCE = 10;
const LOOK = 5;

/** After this the queue gives a job to another worker, heartbeats or not; a turn ends long before. */
export const LEASE_SECONDS: number = 24 * 3600;

const NOBODY = "00000000-0000-0000-0000-000000000000";

const YEARS = 10 * 365 * 24 * 3600;

/** Starts the queue over `database`, making its tables if need be. `failed` hears what goes wrong in its upkeep. */
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
      // Crashes are counted by game, in census.job: the queue itself always tries again.
      retryLimit: 1_000_000,
      retentionSeconds: YEARS,
      deleteAfterSeconds: 60,
    });
    // Makes pg-boss look the queue up now. Within a transaction of ours it would ask another connection, and PGlite
    // has but one: they would wait for each other.
    await boss.findJobs(QUEUE, { id: NOBODY });
    return boss;
  } catch (error) {
    // Its upkeep may have begun, and would go on for ever.
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
}

/**
 * Gives back what a process that ended without a word was working on. Only for a database that nobody else has
 * open: there is no need to wait for its silence then.
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
