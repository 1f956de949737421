import { localized } from "nimber/locale";
import { type Database, isOutage } from "./database/database.ts";
import { openEmbedded } from "./database/embedded.ts";
import { hasCensus, isNoSpace, noSpace } from "./database/folder.ts";
import { holderIn } from "./database/lock.ts";
import { type Reading, readFolder, type Tell } from "./database/reading.ts";
import { openServer } from "./database/server.ts";
import { storedResults } from "./database/stored.ts";
import { expectResults } from "./database/whole.ts";
import { CensusError } from "./errors.ts";
import { t } from "./locale/census.ts";
import type { Results } from "./results.ts";

const USUAL_FOLDER = "census-data";

/** A server's URL or a folder: what is named, else DATABASE_URL, else ./census-data. */
export function placeOf(named: string | undefined): string {
  if (named !== "") return named ?? (process.env.DATABASE_URL || USUAL_FOLDER);
  throw new CensusError(t("dataExpectedFolderUrlServer"));
}

export const isServer = (place: string): boolean => /^postgres(?:ql)?:/.test(place);

/** A URL without its password, to be shown. */
export const shownPlace = (place: string): string => place.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");

/** Opens a census to work on it; the embedded one for this process alone. */
export const openDatabase = async (place: string, connections: number): Promise<Database> =>
  isServer(place) ? openServer(place, connections) : await openEmbedded(place, "to work");

/**
 * Opens a census to read it, also while another process works on it; `tell` hears of one that does not answer.
 * @throws CensusError when there is none.
 */
export async function openReading(place: string, tell?: Tell): Promise<Reading> {
  if (isServer(place)) {
    const database = openServer(place, READERS);
    try {
      const [found] = await database.query<{ there: boolean }>(
        "select to_regclass('census.migration') is not null as there",
      );
      if (!found!.there) throw noneIn(shownPlace(place));
      await expectResults(database, shownPlace(place));
      return database;
    } catch (error) {
      await database.close();
      throw refusal(place, error);
    }
  }
  if (!hasCensus(place) && holderIn(place) === undefined) throw noneIn(place);
  return readFolder(place, tell === undefined ? {} : { tell });
}

/** Connections for what the page's server asks at once, and one to give it up. */
const READERS = 5;

/** A host without an address; SQLSTATE class 28 (who one is), 3D000 (no such database), 42501 (not allowed). */
const REFUSALS = /^(?:ENOTFOUND|28...|3D000|42501)$/;

/** SQLSTATE classes XX (damaged data or index) and 58 (a file that cannot be read). */
const DAMAGE = /^(?:XX|58)...$/;

/** Why the database at `place` cannot be used, in one line; any other error as it is. */
export function refusal(place: string, error: unknown): unknown {
  if (error instanceof CensusError) return error;
  if (!isServer(place) && isNoSpace(error)) return noSpace(place);
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const shown = shownPlace(place);
  // The second is what PGlite ends with when it cannot go on.
  if (DAMAGE.test(code) || (error as Error | undefined)?.name === "RuntimeError") {
    return new CensusError(t("databaseDamagedGoCopyAnew", { shown, message }));
  }
  if (!isServer(place) || !(isOutage(error) || REFUSALS.test(code))) return error;
  const why = message || code;
  return new CensusError(t("expectedServerLetsUserFound", { shown, why }));
}

const noneIn = (place: string) => new CensusError(t("expectedCensusFoundNoneNimber", { place }));

/** Results of a census: `where` is a folder or a server's URL; without it DATABASE_URL, or ./census-data. */
export async function openResults(
  where?: string,
  tell?: Tell,
): Promise<Results & { close(): Promise<void> }> {
  const reading = await openReading(placeOf(where), tell && ((text) => tell(localized(text))));
  return { ...storedResults(reading), close: reading.close };
}
