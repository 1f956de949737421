import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database/database.ts";
import { openEmbedded } from "./database/embedded.ts";
import { holderIn } from "./database/lock.ts";
import { type Reading, readFolder } from "./database/reading.ts";
import { openServer } from "./database/server.ts";
import { storedResults } from "./database/stored.ts";
import { CensusError } from "./errors.ts";
import type { Results } from "./results.ts";

const USUAL_FOLDER = "census-data";

/** A server's URL or a folder: what is named, else DATABASE_URL, else ./census-data. */
export const placeOf = (named: string | undefined): string =>
  named ?? (process.env.DATABASE_URL || USUAL_FOLDER);

export const isServer = (place: string): boolean => /^postgres(?:ql)?:/.test(place);

/** A URL without its password, to be shown. */
export const shownPlace = (place: string): string => place.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");

/** Opens a census to work on it; the embedded one for this process alone. */
export const openDatabase = async (place: string, connections: number): Promise<Database> =>
  isServer(place) ? openServer(place, connections) : await openEmbedded(place, "to work");

/**
 * Opens a census to read it, also while another process works on it.
 * @throws CensusError when there is none.
 */
export async function openReading(place: string): Promise<Reading> {
  if (isServer(place)) {
    const database = openServer(place, READERS);
    const [found] = await database.query<{ there: boolean }>(
      "select to_regclass('census.migration') is not null as there",
    );
    if (found!.there) return database;
    await database.close();
    throw noneIn(shownPlace(place));
  }
  if (holderIn(place) === undefined && !existsSync(join(place, "database.made"))) throw noneIn(place);
  return readFolder(place);
}

/** Connections for a page and a figure at the same time. */
const READERS = 4;

const noneIn = (place: string) =>
  new CensusError({
    en: `${place}: expected a census, found none; nimber census run starts one`,
    zh: `${place}：此处应有一个普查，但没有找到；可用 nimber census run 开始`,
  });

/** What a census has found: `where` is a folder or a server's URL; without it DATABASE_URL, or ./census-data. */
export async function openResults(where?: string): Promise<Results & { close(): Promise<void> }> {
  const reading = await openReading(placeOf(where));
  return { ...storedResults(reading), close: reading.close };
}
