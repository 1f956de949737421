import pg from "pg";
import type { Db } from "pg-boss";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import { type Database, isOutage, type Sql, type Transaction } from "./database.ts";

/** A PostgreSQL server, at a `postgres://` URL. Many processes may use it. */
export function openServer(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: checked(url),
    max: connections,
    application_name: "nimber census",
    // A partition loses packets and says nothing: without these a query would wait for ever.
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; whoever asks next learns of it.
  pool.on("error", () => undefined);
  // The pool stops listening when it hands out a connection. One that breaks before its new owner listens would end
  // the process, so each has a listener for as long as it lives; whatever it is asked then fails.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const query = async <T>(text: string, values?: readonly unknown[], signal?: AbortSignal) =>
    signal === undefined
      ? ((await pool.query(text, values as unknown[])).rows as T[])
      : transaction(pool, (sql) => given(sql, signal).query<T>(text, values));
  /** Statements that the server cancels on `signal`. */
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
        // The cancel must not hit the next statement of the connection.
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
