import { setTimeout as wait } from "node:timers/promises";
import type { Text } from "nimber";
import { WaitError } from "../errors.ts";
import { t } from "../locale/census.ts";
import { isOutage, type Sql } from "./database.ts";
import { openCopy, openEmbedded } from "./embedded.ts";
import { canChange } from "./folder.ts";
import { type Holder, holderIn, isWanted } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { connectReader } from "./readers.ts";

/** Read-only access, to be closed. */
export interface Reading extends Sql {
  close(): Promise<void>;
}

/** Milliseconds that a process may need to open its database after taking the folder. */
const LONGEST_MS = 60_000;

/** Receives messages about waiting. */
export type Tell = (text: Text) => void;

/** Times after which a process that does not answer is reported, and given up. */
interface Patience {
  readonly tellMs: number;
  readonly longestMs: number;
  readonly tell: Tell;
}

const PATIENCE: Patience = { tellMs: 3000, longestMs: LONGEST_MS, tell: () => undefined };

/** Milliseconds for which an idle folder is kept open, in case another statement follows. */
const IDLE_MS = 5000;
const LOOK_MS = 200;

/**
 * Reads the census in `folder`: through the process that works on it, or else by opening it until it is idle
 * or another process wants it. The source may change between two statements. A process that does not answer,
 * for example a suspended one, is reported after a while and then given up.
 */
export function readFolder(folder: string, patience: Partial<Patience> = {}): Reading {
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
      // PGlite supports neither cancelling nor timeouts, so it finishes every statement.
      signal?.throwIfAborted();
      reading++;
      try {
        for (;;) {
          source ??= opened(folder);
          const asked = source;
          try {
            const answer = asked.then((reading) => reading.query<T>(text, values));
            return await awaited(answer, folder, { ...PATIENCE, ...patience });
          } catch (error) {
            if (source === asked) source = undefined;
            if (error instanceof WaitError)
              void asked.then((reading) => reading.close()).catch(() => undefined);
            // The process that answered has ended; the next holder of the folder will answer.
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

/** Waits for an answer of the process that holds the folder. Waits for this process itself without limit. */
async function awaited<T>(answer: Promise<T>, folder: string, patience: Patience): Promise<T> {
  const { tellMs, longestMs, tell } = patience;
  const over = new AbortController();
  const { signal } = over;
  const late = async (): Promise<T> => {
    await wait(tellMs, undefined, { signal });
    const first = otherIn(folder);
    if (first !== undefined) tell(waitsFor(folder, first));
    await wait(longestMs - tellMs, undefined, { signal });
    const last = otherIn(folder);
    return last === undefined ? answer : Promise.reject(new WaitError(waitedFor(folder, last, longestMs)));
  };
  try {
    return await Promise.race([answer, late()]);
  } finally {
    over.abort();
  }
}

const otherIn = (folder: string): Holder | undefined => {
  const holder = holderIn(folder);
  return holder?.pid === process.pid ? undefined : holder;
};

const waitsFor = (folder: string, { pid, since }: Holder): Text =>
  t("waitingProcessHeldDoesNot", { folder, pid, since });

const waitedFor = (folder: string, { pid, since }: Holder, ms: number): Text =>
  t("processHeldNotAnsweredSeconds", { folder, pid, since, ms });

async function opened(folder: string): Promise<Reading> {
  for (const begun = Date.now(); ; await wait(100)) {
    const holder = holderIn(folder);
    try {
      if (holder !== undefined) return await connectReader(holder.address);
      return await openedHere(folder);
    } catch (error) {
      // The holder was not open yet, or another process took the folder first.
      const passing = holder !== undefined ? isOutage(error) : holderIn(folder) !== undefined;
      if (!passing || Date.now() - begun > LONGEST_MS) throw error;
    }
  }
}

async function openedHere(folder: string): Promise<Reading> {
  const database = await (canChange(folder) ? openEmbedded(folder, "to read") : openCopy(folder));
  try {
    await migrate(database);
    // Workers recorded in a database that no process held are gone.
    await database.query("delete from census.worker");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
