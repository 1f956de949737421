import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { fromPglite } from "pg-boss";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";
import type { Database, Sql } from "./database.ts";
import { databaseIn, hasCensus, isNoSpace, madeIn, makeFolder, noFolder, noSpace } from "./folder.ts";
import { type Lock, type Purpose, takeLock } from "./lock.ts";
import { serveReaders } from "./readers.ts";
import { expectWhole } from "./whole.ts";

/**
 * Empty database, created when the census is built: creating one takes four seconds, copying it a tenth of a
 * second.
 */
const EMPTY = fileURLToPath(new URL("./empty", import.meta.url));

/** Opens the database in `folder`, or creates it. An incomplete one is created again. */
async function opened(folder: string): Promise<PGlite> {
  const path = databaseIn(folder);
  const whole = hasCensus(folder);
  // Otherwise PGlite would silently create a new database in its place.
  if (whole && !existsSync(join(path, "PG_VERSION"))) throw unopenable(folder, "no PG_VERSION");
  if (!whole) rmSync(path, { recursive: true, force: true });
  try {
    // A source tree without a build has no empty database; then PGlite creates one.
    if (!whole && existsSync(EMPTY)) cpSync(EMPTY, path, { recursive: true });
    // Optimized code pays off only after some 30,000 games; before that, the second compilation would take
    // most of the time.
    setFlagsFromString("--liftoff-only");
    const database = await PGlite.create(path).finally(() => setFlagsFromString("--no-liftoff-only"));
    if (!whole) writeFileSync(madeIn(folder), "");
    return database;
  } catch (error) {
    if (isNoSpace(error)) throw noSpace(folder);
    // PGlite's file system throws objects that are not Errors.
    throw unopenable(folder, error instanceof Error ? error.message : JSON.stringify(error));
  }
}

const unopenable = (folder: string, why: string) =>
  new CensusError(t("databaseCannotOpened", { folder, why }));

/**
 * Least free bytes for work. Without space for its log, PGlite waits forever and blocks the process, so work
 * must end earlier.
 */
const LEAST_ROOM = 128 * 2 ** 20;

/**
 * Checks the free space. @throws CensusError when the disk of `folder` is almost full, or would be with
 * `bytes` more
 */
function expectRoom(folder: string, bytes = 0): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not report it.
  if (blocks === 0 || bavail * bsize >= LEAST_ROOM + bytes) return;
  const [least, found] = [LEAST_ROOM + bytes, bavail * bsize].map((each) => Math.floor(each / 2 ** 20));
  throw new CensusError(t("expectedDiskMibLeftFound", { folder, least, found }));
}

/** Creates `folder` and takes its lock. */
async function taken(folder: string, purpose: Purpose): Promise<Lock> {
  try {
    makeFolder(folder);
    return await takeLock(folder, purpose);
  } catch (error) {
    throw noFolder(folder, error);
  }
}

/** Temporary copies to be removed also when a signal ends the process. */
const copies = new Set<string>();
process.on("exit", () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/**
 * Opens a copy of the database in a `folder` that cannot be written. The copy is in the folder for temporary
 * files and is removed when it is closed. PostgreSQL writes even when it only reads.
 */
export async function openCopy(folder: string): Promise<Database> {
  const copy = mkdtempSync(join(tmpdir(), "nimber-census-"));
  copies.add(copy);
  const end = () => {
    rmSync(copy, { recursive: true, force: true });
    copies.delete(copy);
  };
  try {
    expectRoom(copy, sizeOf(databaseIn(folder)));
    cpSync(databaseIn(folder), databaseIn(copy), { recursive: true });
    writeFileSync(madeIn(copy), "");
    makeWritable(copy);
    const pglite = await opened(copy);
    const database = databaseOver(pglite, copy);
    await expectWhole(pglite, folder).catch(async (error) => {
      await database.close();
      throw error;
    });
    return {
      ...database,
      close: async () => {
        await database.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw noFolder(folder, error);
  }
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));

const sizeOf = (folder: string) => filesUnder(folder).reduce((sum, path) => sum + statSync(path).size, 0);

/** Makes a copy writable; it has the permissions of the original. */
function makeWritable(folder: string): void {
  for (const path of filesUnder(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o700 : 0o600);
}

/**
 * PostgreSQL in this process, with its files in `folder`. Only one process may have it open; others read
 * through it.
 */
export async function openEmbedded(folder: string, purpose: Purpose): Promise<Database> {
  const lock = await taken(folder, purpose);
  try {
    expectRoom(folder);
    const pglite = await opened(folder);
    const database = databaseOver(pglite, folder);
    await expectWhole(pglite, folder).catch(async (error) => {
      await database.close();
      throw error;
    });
    const readers = await serveReaders(lock.address, (text, values) =>
      pglite.transaction(async (sql) => {
        await sql.exec("set transaction read only");
        return (await sql.query(text, [...values])).rows;
      }),
    );
    return {
      ...database,
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

function databaseOver(database: PGlite, folder: string): Database {
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
      // PGlite answers without a turn of the event loop; consecutive transactions would block everything
      // else.
      await setImmediate();
      return database.transaction((sql) =>
        work({ ...over(sql as unknown as PGlite), script: async (text) => void (await sql.exec(text)) }),
      ) as never;
    },
    close: () => database.close(),
  };
}
