import { totalmem } from "node:os";
import type { Sql } from "../database/database.ts";
import { GONE_SECONDS } from "../database/stored.ts";

/** Default memory for jobs in bytes: three quarters of the machine's or container's memory. */
export function usualMemory(): number {
  // Without a limit, this is 0 or exceeds the machine's memory.
  const limit = process.constrainedMemory() ?? 0;
  return 0.75 * (limit > 0 ? Math.min(limit, totalmem()) : totalmem());
}

/** Serializes the decisions of processes on one machine until the transaction ends. */
export const decideAlone = (sql: Sql, host: string): Promise<unknown> =>
  sql.query("select pg_advisory_xact_lock(hashtext('census memory of ' || $1))", [host]);

/** Memory that other processes on the machine `host` have reserved for their jobs. */
export async function promisedByOthers(sql: Sql, host: string, worker: string): Promise<number> {
  const [row] = await sql.query<{ bytes: number }>(
    `select coalesce(sum(reserved), 0) as bytes from census.worker
     where host = $1 and id <> $2 and seen > now() - make_interval(secs => $3)`,
    [host, worker, GONE_SECONDS],
  );
  return row!.bytes;
}
