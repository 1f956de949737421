import type { Db } from "pg-boss";

/** Database or transaction that executes statements. */
export interface Sql {
  /** Executes a statement. Once `signal` is aborted, it is not started, and a server cancels it. */
  query<T>(text: string, values?: readonly unknown[], signal?: AbortSignal): Promise<T[]>;
}

/** PostgreSQL: a server, or the embedded one of this process. */
export interface Database extends Sql {
  /**
   * Set if no other process can have it open; then all work marked as running is left over from an earlier
   * process.
   */
  readonly exclusive: boolean;
  /** Connection for the statements of the queue. */
  readonly queue: Db;
  /** Runs `work` in one transaction. */
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Transaction extends Sql {
  /** Executes several statements without values. */
  script(text: string): Promise<void>;
}

/**
 * Adapter that lets the queue run in our transaction, so that its changes and ours are committed together.
 */
export const within = (sql: Sql): { db: Db } => ({
  db: { executeSql: async (text, values) => ({ rows: await sql.query(text, values ?? []) }) },
});

/** Whether the server is away, restarting, or out of connections, so that the statement can be retried. */
export function isOutage(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return OUTAGE_CODES.test(code) || OUTAGE_MESSAGES.test(message);
}

/** Socket errors; SQLSTATE classes 08 (connection), 57P0x (shut down, starting up) and 53300 (no slot free). */
const OUTAGE_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT|08...|57P0[123]|53300)$/;
const OUTAGE_MESSAGES =
  /connection terminated|terminating connection|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error/i;
