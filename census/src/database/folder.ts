import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";

/** Where the database of the census in `folder` is. */
export const databaseIn = (folder: string): string => join(folder, "database");

/** Says that the database was made to its end. */
export const madeIn = (folder: string): string => join(folder, "database.made");

/**
 * Makes `folder` and those above it, one after the other: asked to make all, Node tries for ever where the system
 * says of a folder that is there that it is not, as of /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  // Faults of the whole path, such as its length, are reported before anything is made.
  statSync(folder, { throwIfNoEntry: false });
  for (let path = resolve(folder); !existsSync(path) && !isLink(path); path = dirname(path))
    missing.push(path);
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path);
    } catch (error) {
      // Another process may make it at the same time.
      if (codeOf(error) !== "EEXIST" || !statSync(path).isDirectory()) throw error;
    }
  }
  if (missing.length === 0 && !statSync(folder).isDirectory())
    throw Object.assign(new Error(), { code: "ENOTDIR" });
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/**
 * Whether a census was made in `folder`.
 * @throws CensusError when that cannot be determined.
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

/** Why no census can be kept in `folder`, in one line; any other error as it is. */
export function noFolder(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof CensusError) return error;
  if (isNoSpace(error)) return noSpace(folder);
  if (code === "") return error;
  return new CensusError(t("expectedFolderKeepCensusFound", { folder: shortened(folder), code }));
}

/** Whether the system lets the census in `folder` be changed. */
export function canChange(folder: string): boolean {
  try {
    for (const path of [folder, databaseIn(folder)]) accessSync(path, constants.W_OK);
    return true;
  } catch (error) {
    // The code that opens it reports any other fault.
    return !/^(?:EROFS|EACCES|EPERM)$/.test(codeOf(error));
  }
}

/** Numbers that PGlite's file system has for ENOSPC and EDQUOT. */
const NO_SPACE: readonly unknown[] = [51, 19];

/** Whether the disk, or what of it the user may have, is full: PGlite's file system tells it by a number alone. */
export function isNoSpace(error: unknown): boolean {
  const { name, errno } = (error ?? {}) as { name?: string; errno?: number };
  return /^(?:ENOSPC|EDQUOT)$/.test(codeOf(error)) || (name === "ErrnoError" && NO_SPACE.includes(errno));
}

export const noSpace = (folder: string): CensusError =>
  new CensusError(t("diskFullMakeRoomRun", { folder: shortened(folder) }));

const codeOf = (error: unknown): string => (error as { code?: string } | undefined)?.code ?? "";

const MOST_SHOWN = 200;

/** A path may be of any length; what is said of it is one line. */
const shortened = (path: string) => (path.length > MOST_SHOWN ? `${path.slice(0, MOST_SHOWN)}…` : path);
