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

/** URL of a server or path of a folder: the given one, else DATABASE_URL, else ./census-data. */
export function placeOf(named: string | undefined): string {
  if (named !== "") return named ?? (process.env.DATABASE_URL || USUAL_FOLDER);
  throw new CensusError(t("dataExpectedFolderUrlServer"));
}

export const isServer = (place: string): boolean => /^postgres(?:ql)?:/.test(place);

/** URL without its password, for messages. */
export const shownPlace = (place: string): string => place.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");

/** Opens a census to work on it; an embedded one exclusively. */
export const openDatabase = async (place: string, connections: number): Promise<Database> =>
  isServer(place) ? openServer(place, connections) : await openEmbedded(place, "to work");

/**
 * Opens a census to read it, also while another process works on it; `tell` receives messages about a process
 * that does not answer.
 * @throws CensusError when there is none
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

/** Connections for the concurrent queries of the page's server, and one to cancel them. */
const READERS = 5;

/**
 * Errors that refuse access: a host without an address; SQLSTATE class 28 (authorization), 3D000 (no such
 * database), 42501 (no permission).
 */
const REFUSALS = /^(?:ENOTFOUND|28...|3D000|42501)$/;

/** Errors from damage: SQLSTATE classes XX (damaged data or index) and 58 (unreadable file). */
const DAMAGE = /^(?:XX|58)...$/;

/** Reason why the database at `place` cannot be used, on one line; any other error unchanged. */
export function refusal(place: string, error: unknown): unknown {
  if (error instanceof CensusError) return error;
  if (!isServer(place) && isNoSpace(error)) return noSpace(place);
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const shown = shownPlace(place);
  // PGlite ends with a RuntimeError when it cannot continue.
  if (DAMAGE.test(code) || (error as Error | undefined)?.name === "RuntimeError") {
    return new CensusError(t("databaseDamagedGoCopyAnew", { shown, message }));
  }
  if (!isServer(place) || !(isOutage(error) || REFUSALS.test(code))) return error;
  const why = message || code;
  return new CensusError(t("expectedServerLetsUserFound", { shown, why }));
}

const noneIn = (place: string) => new CensusError(t("expectedCensusFoundNoneNimber", { place }));

/**
 * Opens the results of a census. `where` is a folder or the URL of a server; default: DATABASE_URL, or
 * ./census-data.
 */
export async function openResults(
  where?: string,
  tell?: Tell,
): Promise<Results & { close(): Promise<void> }> {
  const reading = await openReading(placeOf(where), tell && ((text) => tell(localized(text))));
  return { ...storedResults(reading), close: reading.close };
}
