import type { Db } from "pg-boss";

/** Where statements go: a database, or a transaction of it. */
export interface Sql {
  /** Not asked any more once `signal` is aborted; a server gives up what it works on. */
  query<T>(text: string, values?: readonly unknown[], signal?: AbortSignal): Promise<T[]>;
}

/** PostgreSQL: a server, or the one that runs inside this process. */
export interface Database extends Sql {
  /** Nobody else has it open, so whatever it says is being worked on is left from before. */
  readonly exclusive: boolean;
  /** Connection on which the queue runs its own statements. */
  readonly queue: Db;
  /** Runs several statements that take no values, in one transaction with what `work` does. */
  transaction<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Transaction extends Sql {
  /** Several statements without values. */
  script(text: string): Promise<void>;
}

/** A transaction as the queue takes it, so that its changes and ours are committed together. */
export const within = (sql: Sql): { db: Db } => ({
  db: { executeSql: async (text, values) => ({ rows: await sql.query(text, values ?? []) }) },
});

/** The server went away, restarts, or has no room: what was asked can be asked again. */
export function isOutage(error: unknown): boolean {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  return OUTAGE_CODES.test(code) || OUTAGE_MESSAGES.test(message);
}

/** Socket errors; SQLSTATE classes 08 (connection), 57P0x (shut down, starting up) and 53300 (no slot free). */
const OUTAGE_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOENT|08...|57P0[123]|53300)$/;
const OUTAGE_MESSAGES =
  /connection terminated|terminating connection|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error/i;
