import pg from "pg";
import type { Db } from "pg-boss";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import { type Database, isOutage, type Sql, type Transaction } from "./database.ts";

/** PostgreSQL server at a `postgres://` URL, which many processes may share. */
export function openServer(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: checked(url),
    max: connections,
    application_name: "nimber census",
    // A network partition drops packets silently; without these timeouts a query could wait forever.
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    keepAlive: true,
  });
  // The pool replaces idle connections that break; the next query reports lasting problems.
  pool.on("error", () => undefined);
  // The pool stops listening for errors when it hands out a connection, and one that breaks before its new
  // owner listens would end the process. So every connection has a permanent listener; later queries on it
  // fail.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const query = async <T>(text: string, values?: readonly unknown[], signal?: AbortSignal) =>
    signal === undefined
      ? ((await pool.query(text, values as unknown[])).rows as T[])
      : transaction(pool, (sql) => given(sql, signal).query<T>(text, values));
  /** Wraps a connection so that the server cancels its statements on `signal`. */
  const given = (sql: Sql, signal: AbortSignal): Sql => ({
    query: async <T>(text: string, values?: readonly unknown[]) => {
      const [connection] = await sql.query<{ pid: number }>("select pg_backend_pid() as pid");
      let cancelled: Promise<unknown> | undefined;
      const cancel = () => {
        cancelled = pool.query("select pg_cancel_backend($1)", [connection!.pid]).catch(() => undefined);
      };
      signal.throwIfAborted();
      signal.addEventListener("abort", cancel);
      try {
        return await sql.query<T>(text, values);
      } finally {
        signal.removeEventListener("abort", cancel);
        // The cancellation must not hit the next statement of the connection.
        await cancelled;
      }
    },
  });
  const queue: Db = {
    executeSql: (text, values) => pool.query(text, values as unknown[]),
  };
  return {
    exclusive: false,
    query,
    queue,
    transaction: (work) => transaction(pool, work),
    close: () => pool.end(),
  };
}

function checked(url: string): string {
  if (/^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url)) return url;
  const shown = url.replace(/:[^:@/]*@/, ":…@");
  throw new CensusError(t("databaseUrlExpectedPostgresUser", { shown }));
}

async function transaction<T>(pool: pg.Pool, work: (sql: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({
      query: async <T>(text: string, values?: readonly unknown[]) =>
        (await client.query(text, values as unknown[])).rows as T[],
      script: async (text) => void (await client.query(text)),
    });
    await client.query("commit");
    return result;
  } catch (error) {
    if (isOutage(error)) broken = error as Error;
    else await client.query("rollback").catch((late) => (broken = late));
    throw error;
  } finally {
    client.release(broken);
  }
}
