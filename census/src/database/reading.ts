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

/** Statements that only read, and the end of them. */
export interface Reading extends Sql {
  close(): Promise<void>;
}

/** A process that has just taken the folder needs some seconds to open its database. */
const LONGEST_MS = 60_000;

/** Hears what is waited for. */
export type Tell = (text: Text) => void;

/** When a process that does not answer is reported, and when nobody waits for it any longer. */
interface Patience {
  readonly tellMs: number;
  readonly longestMs: number;
  readonly tell: Tell;
}

const PATIENCE: Patience = { tellMs: 3000, longestMs: LONGEST_MS, tell: () => undefined };

/** How long a folder that nobody works on is kept open, in case another statement follows. */
const IDLE_MS = 5000;
const LOOK_MS = 200;

/**
 * Reads the census in `folder`: through the process that works on it, or else by opening it, until that is idle or
 * another process wants it. Which of them it is may change between two statements. One that does not answer, as a
 * process that is suspended, is named after a while, and not waited for without end.
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
      // PGlite finishes every statement that it has begun: it knows neither a cancel nor a timeout of statements.
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

/** Waits for an answer of the process that holds the folder; this one needs no patience with itself. */
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
