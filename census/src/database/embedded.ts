import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { fromPglite } from "pg-boss";
import type { Database, Sql } from "./database.ts";
import { type Purpose, takeLock } from "./lock.ts";
import { serveReaders } from "./readers.ts";

/** Opens the database in `folder`, and makes it if there is none. One whose making was cut short is made again. */
async function opened(folder: string): Promise<PGlite> {
  const path = join(folder, "database");
  const made = join(folder, "database.made");
  if (existsSync(made)) return PGlite.create(path);
  rmSync(path, { recursive: true, force: true });
  const database = await PGlite.create(path);
  writeFileSync(made, "");
  return database;
}

/** PostgreSQL in this process, its files in `folder`. Only one process may have it open; others read through it. */
export async function openEmbedded(folder: string, purpose: Purpose): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const lock = await takeLock(folder, purpose);
  try {
    const database = await opened(folder);
    const readers = await serveReaders(lock.address, (text, values) =>
      database.transaction(async (sql) => {
        await sql.exec("set transaction read only");
        return (await sql.query(text, [...values])).rows;
      }),
    );
    const over = (sql: Pick<PGlite, "query">): Sql => ({
      query: async <T>(text: string, values?: readonly unknown[]) =>
        (await sql.query<T>(text, values && [...values])).rows,
    });
    return {
      exclusive: true,
      ...over(database),
      queue: fromPglite(database),
      transaction: (work) =>
        database.transaction((sql) =>
          work({ ...over(sql as unknown as PGlite), script: async (text) => void (await sql.exec(text)) }),
        ) as never,
      close: async () => {
        await readers.close();
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
