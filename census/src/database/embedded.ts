import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { fromPglite } from "pg-boss";
import { CensusError } from "../errors.ts";
import type { Database, Sql } from "./database.ts";
import { type Lock, type Purpose, takeLock } from "./lock.ts";
import { serveReaders } from "./readers.ts";

/** Opens the database in `folder`, and makes it if there is none. One whose making was cut short is made again. */
async function opened(folder: string): Promise<PGlite> {
  const path = join(folder, "database");
  const made = join(folder, "database.made");
  const whole = existsSync(made);
  if (!whole) rmSync(path, { recursive: true, force: true });
  try {
    const database = await PGlite.create(path);
    if (!whole) writeFileSync(made, "");
    return database;
  } catch (error) {
    // What its file system throws is no Error.
    const why = error instanceof Error ? error.message : JSON.stringify(error);
    throw new CensusError({
      en: `${folder}: its database cannot be opened (${why})`,
      zh: `${folder}：其中的数据库无法打开（${why}）`,
    });
  }
}

/** Where no room is left for its log, PGlite waits for ever, and the process with it: work ends before that. */
const LEAST_ROOM = 128 * 2 ** 20;

/** @throws CensusError when the disk of `folder` is almost full. */
function expectRoom(folder: string): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not tell.
  if (blocks === 0 || bavail * bsize >= LEAST_ROOM) return;
  const [least, found] = [LEAST_ROOM, bavail * bsize].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new CensusError({
    en: `${folder}: expected a disk with ${least} MiB left, found ${found}; what is done is kept, and the same command goes on once there is room`,
    zh: `${folder}：磁盘应至少剩余 ${least} MiB，但只剩 ${found} MiB；已完成的都已保存，腾出空间后再次运行同一命令即可继续`,
  });
}

/** Makes `folder` and takes its lock. */
async function taken(folder: string, purpose: Purpose): Promise<Lock> {
  try {
    mkdirSync(folder, { recursive: true });
    return await takeLock(folder, purpose);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CensusError({
      en: `${folder}: expected a folder to keep a census in, found ${code}`,
      zh: `${folder}：此处应为可存放普查的文件夹，但得到 ${code}`,
    });
  }
}

/** PostgreSQL in this process, its files in `folder`. Only one process may have it open; others read through it. */
export async function openEmbedded(folder: string, purpose: Purpose): Promise<Database> {
  const lock = await taken(folder, purpose);
  try {
    expectRoom(folder);
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
      transaction: async (work) => {
        expectRoom(folder);
        // PGlite answers without a turn of the event loop: one transaction after the other would keep all else out.
        await setImmediate();
        return database.transaction((sql) =>
          work({ ...over(sql as unknown as PGlite), script: async (text) => void (await sql.exec(text)) }),
        ) as never;
      },
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
