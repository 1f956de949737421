import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join, win32 } from "node:path";
import { verbatim } from "../locale/message.ts";
import { type CommandContext, FileError, UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

/** Options that name a file to be written. */
const WRITTEN = [
  "certificate",
  "svg",
  "out",
  "checkpoint",
  "resume",
  "csv",
  "dot",
  "csr",
  "database",
] as const;

/**
 * Opens the place of every file that the options name for writing, and leaves it as it was: whoever waits for an
 * hour must not learn then that it cannot be written.
 * @throws UsageError when one cannot be written, or two are one.
 */
export function openPlaces(context: CommandContext): void {
  const owners = new Map<string, string>();
  for (const name of WRITTEN) {
    const file = context.peek(name);
    if (file === undefined || (name === "resume" && context.peek("checkpoint") !== undefined)) continue;
    const path = probe(file);
    const owner = owners.get(path);
    if (owner !== undefined) throw oneFile(owner, name, file);
    owners.set(path, name);
  }
}

function probe(file: string): string {
  try {
    const place = placeOf(file);
    place.probe();
    return place.path;
  } catch (error) {
    throw unwritable(file, error);
  }
}

/**
 * Writes a whole file: beside it first, and then in its place, so that it is never there by half and outlives a loss
 * of power. With `keep` the one that it replaces stays as `file.previous`. What is no file, as `/dev/stdout`, is
 * written to as it is.
 * @throws UsageError when it cannot be written.
 */
export function writeFile(file: string, content: string | Iterable<Uint8Array>, keep = false): void {
  try {
    placeOf(file).write(typeof content === "string" ? [Buffer.from(content)] : content, keep);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** The name of the file that a later one of the same name has replaced. */
export const previousOf = (file: string): string => `${file}.previous`;

/** Where a file goes. */
interface Destination {
  readonly path: string;
  /** Learns whether it can be written, and leaves all as it was. */
  probe(): void;
  write(content: Iterable<Uint8Array>, keep: boolean): void;
}

function placeOf(file: string): Destination {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return filePlace(file);
  if (found.isDirectory()) throw Object.assign(new Error(file), { code: "EISDIR" });
  return found.isFile() && !isDevice(file, process.platform)
    ? filePlace(realpathSync(file), found)
    : streamPlace(file);
}

/** Whether a path names a device, beside which nothing can be written. */
export function isDevice(file: string, platform: NodeJS.Platform): boolean {
  if (platform !== "win32") return file.startsWith("/dev/");
  return /^(con|nul|prn|aux|conin\$|conout\$|com\d|lpt\d)\s*([.:].*)?$/i.test(win32.basename(file));
}

/** A device or a pipe: nothing may be put in its place. */
const streamPlace = (path: string): Destination => ({
  path,
  probe: () => accessSync(path, constants.W_OK),
  write(content) {
    const to = openSync(path, "a");
    try {
      writeAll(to, content);
    } finally {
      closeSync(to);
    }
  },
});

function filePlace(path: string, found?: Stats): Destination {
  const beside = `${path}.${process.pid}.part`;
  const discard = () => {
    removeStale(path);
    rmSync(beside, { force: true });
  };
  const open = () => {
    // A file that may not be written must not be replaced either, though its folder would let it.
    if (found !== undefined) accessSync(path, constants.W_OK);
    discard();
    return openSync(beside, "wx", found === undefined ? 0o666 : found.mode & 0o777);
  };
  return {
    path,
    probe() {
      closeSync(open());
      discard();
    },
    write(content, keep) {
      const to = open();
      try {
        try {
          writeAll(to, content);
          fsyncSync(to);
        } finally {
          closeSync(to);
        }
        syncFolder(path);
        if (keep && found !== undefined) keepPrevious(path);
        renameSync(beside, path);
        syncFolder(path);
      } catch (error) {
        discard();
        throw error;
      }
    },
  };
}

/** Removes what processes that are gone had begun to write beside `path`. */
function removeStale(path: string): void {
  const name = basename(path);
  for (const each of namesIn(dirname(path))) {
    const [, pid] = /^\.(\d+)\.part$/.exec(each.startsWith(name) ? each.slice(name.length) : "") ?? [];
    if (pid !== undefined && !lives(Number(pid))) rmSync(join(dirname(path), each), { force: true });
  }
}

/** The names in a folder; a folder that may be written to need not tell them. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else's lives, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The most that one write takes. */
const PIECE = 2 ** 26;

function writeAll(to: number, content: Iterable<Uint8Array>): void {
  for (const bytes of content) {
    for (let from = 0; from < bytes.length; )
      from += writeSync(to, bytes, from, Math.min(PIECE, bytes.length - from));
  }
}

/** A second name, so that there is no moment without the first; where a file can have but one, it is renamed. */
function keepPrevious(path: string): void {
  rmSync(previousOf(path), { force: true });
  try {
    linkSync(path, previousOf(path));
  } catch {
    renameSync(path, previousOf(path));
  }
}

/** Makes the names in the folder of `path` last; some systems do not let a folder be opened, and do so unasked. */
function syncFolder(path: string): void {
  let folder: number;
  try {
    folder = openSync(dirname(path), "r");
  } catch {
    return;
  }
  try {
    fsyncSync(folder);
  } catch {
    // The file itself is safe; that its name is, only the folder's file system could have promised.
  } finally {
    closeSync(folder);
  }
}

function unwritable(file: string, error: unknown): unknown {
  if (!(error instanceof Error && "code" in error)) return error;
  return new FileError(verbatim(file), t("cannotWritten"), String(error.code));
}

const oneFile = (first: string, second: string, file: string) =>
  new UsageError(t("expectedAnotherFileThanFound", { second, first, file }));
