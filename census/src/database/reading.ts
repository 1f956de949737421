import { setTimeout as wait } from "node:timers/promises";
import { isOutage, type Sql } from "./database.ts";
import { openCopy, openEmbedded } from "./embedded.ts";
import { canChange } from "./folder.ts";
import { holderIn, isWanted } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { connectReader } from "./readers.ts";

/** Statements that only read, and the end of them. */
export interface Reading extends Sql {
  close(): Promise<void>;
}

/** A process that has just taken the folder needs some seconds to open its database. */
const LONGEST_MS = 60_000;

/** How long a folder that nobody works on is kept open, in case another statement follows. */
const IDLE_MS = 5000;
const LOOK_MS = 200;

/**
 * Reads the census in `folder`: through the process that works on it, or else by opening it, until that is idle or
 * another process wants it. Which of them it is may change between two statements.
 */
export function readFolder(folder: string): Reading {
  let source: Promise<Reading> | undefined;
  let reading = 0;
  let last = 0;
  const release = async () => {
    const ending = source;
    source = undefined;
    await (await ending?.catch(() => undefined))?.close();
  };
  const look = setInterval(() => {
    if (source === undefined || reading > 0) return;
    if (Date.now() - last > IDLE_MS || isWanted(folder)) void release();
  }, LOOK_MS).unref();
  return {
    query: async <T>(text: string, values: readonly unknown[] = [], signal?: AbortSignal) => {
      // What PGlite has begun it ends: it knows neither a cancel nor a timeout of statements.
      signal?.throwIfAborted();
      reading++;
      try {
        for (;;) {
          source ??= opened(folder);
          const asked = source;
          try {
            return await (await asked).query<T>(text, values);
          } catch (error) {
            if (source === asked) source = undefined;
            // The process that answered has ended: whoever has the folder now will answer.
            if (!isOutage(error)) throw error;
          }
        }
      } finally {
        reading--;
        last = Date.now();
      }
    },
    close: async () => {
      clearInterval(look);
      await release();
    },
  };
}

async function opened(folder: string): Promise<Reading> {
  for (const begun = Date.now(); ; await wait(100)) {
    const holder = holderIn(folder);
    try {
      if (holder !== undefined) return await connectReader(holder.address);
      return await openedHere(folder);
    } catch (error) {
      // It was not open yet, or somebody else was faster.
      const passing = holder !== undefined ? isOutage(error) : holderIn(folder) !== undefined;
      if (!passing || Date.now() - begun > LONGEST_MS) throw error;
    }
  }
}

async function openedHere(folder: string): Promise<Reading> {
  const database = await (canChange(folder) ? openEmbedded(folder, "to read") : openCopy(folder));
  try {
    await migrate(database);
    // Whoever worked on it is gone.
    await database.query("delete from census.worker");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
