import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";

/** Folder of the database of the census in `folder`. */
export const databaseIn = (folder: string): string => join(folder, "database");

/** File that exists when the database was created completely. */
export const madeIn = (folder: string): string => join(folder, "database.made");

/**
 * Creates `folder` and its parents one after another. Node's recursive option loops forever where the system
 * reports an existing folder as missing, as in /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  // Reports errors of the whole path, such as its length, before anything is created.
  statSync(folder, { throwIfNoEntry: false });
  for (let path = resolve(folder); !existsSync(path) && !isLink(path); path = dirname(path))
    missing.push(path);
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path);
    } catch (error) {
      // Another process may create it at the same time.
      if (codeOf(error) !== "EEXIST" || !statSync(path).isDirectory()) throw error;
    }
  }
  if (missing.length === 0 && !statSync(folder).isDirectory())
    throw Object.assign(new Error(), { code: "ENOTDIR" });
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Whether `folder` contains a census.
 * @throws CensusError when that cannot be determined
 */
export function hasCensus(folder: string): boolean {
  try {
    readFileSync(madeIn(folder));
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (/^(?:ENOENT|ENOTDIR)$/.test(code)) return false;
    throw new CensusError(t("expectedFolderCensusFound", { folder: shortened(folder), code }));
  }
}

/** Reason why `folder` cannot hold a census, on one line; any other error unchanged. */
export function noFolder(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof CensusError) return error;
  if (isNoSpace(error)) return noSpace(folder);
  if (code === "") return error;
  return new CensusError(t("expectedFolderKeepCensusFound", { folder: shortened(folder), code }));
}

/** Whether the census in `folder` can be changed. */
export function canChange(folder: string): boolean {
  try {
    for (const path of [folder, databaseIn(folder)]) accessSync(path, constants.W_OK);
    return true;
  } catch (error) {
    // The code that opens it reports any other error.
    return !/^(?:EROFS|EACCES|EPERM)$/.test(codeOf(error));
  }
}

/** Error numbers of PGlite's file system for ENOSPC and EDQUOT. */
const NO_SPACE: readonly unknown[] = [51, 19];

/** Whether the disk or the user's quota is full; PGlite's file system reports this only by a number. */
export function isNoSpace(error: unknown): boolean {
  const { name, errno } = (error ?? {}) as { name?: string; errno?: number };
  return /^(?:ENOSPC|EDQUOT)$/.test(codeOf(error)) || (name === "ErrnoError" && NO_SPACE.includes(errno));
}

export const noSpace = (folder: string): CensusError =>
  new CensusError(t("diskFullMakeRoomRun", { folder: shortened(folder) }));

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? "";

const MOST_SHOWN = 200;

/** Shortens a path of any length so that messages stay on one line. */
const shortened = (path: string) => (path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path);
