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

/** Options that name an output file. */
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
 * Opens each output file named by an option for writing, and leaves it unchanged. So a long run does not fail
 * at its end because a file cannot be written.
 * @throws UsageError when a file cannot be written, or two options name the same one
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
 * Writes a file. Regular files are written to a temporary file next to the target and then renamed, so that
 * they are never incomplete, even after a power failure. With `keep`, the replaced file remains as
 * `file.previous`. Devices and pipes such as `/dev/stdout` are written directly.
 * @throws UsageError when the file cannot be written
 */
export function writeFile(file: string, content: string | Iterable<Uint8Array>, keep = false): void {
  try {
    placeOf(file).write(typeof content === "string" ? [Buffer.from(content)] : content, keep);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** Name of the replaced version of a file. */
export const previousOf = (file: string): string => `${file}.previous`;

/** Destination of a file. */
interface Destination {
  readonly path: string;
  /** Checks that it can be written, without changing anything. */
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

/** Whether a path is a device, which cannot be replaced by a file. */
export function isDevice(file: string, platform: NodeJS.Platform): boolean {
  if (platform !== "win32") return file.startsWith("/dev/");
  return /^(con|nul|prn|aux|conin\$|conout\$|com\d|lpt\d)\s*([.:].*)?$/i.test(win32.basename(file));
}

/** Destination for devices and pipes, which are written directly. */
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
    // A read-only file must not be replaced, even if its folder is writable.
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

/** Removes temporary files for `path` that belong to ended processes. */
function removeStale(path: string): void {
  const name = basename(path);
  for (const each of namesIn(dirname(path))) {
    const [, pid] = /^\.(\d+)\.part$/.exec(each.startsWith(name) ? each.slice(name.length) : "") ?? [];
    if (pid !== undefined && !lives(Number(pid))) rmSync(join(dirname(path), each), { force: true });
  }
}

/** Names in a folder; none if the folder can be written but not read. */
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
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Most bytes per write call. */
const PIECE = 2 ** 26;

function writeAll(to: number, content: Iterable<Uint8Array>): void {
  for (const bytes of content) {
    for (let from = 0; from < bytes.length; )
      from += writeSync(to, bytes, from, Math.min(PIECE, bytes.length - from));
  }
}

/**
 * Adds a second name, so that the file always exists under the first one. On file systems without links it
 * renames the file.
 */
function keepPrevious(path: string): void {
  rmSync(previousOf(path), { force: true });
  try {
    linkSync(path, previousOf(path));
  } catch {
    renameSync(path, previousOf(path));
  }
}

/** Flushes the folder of `path` to disk. Systems that cannot open folders do this themselves. */
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
    // The content is on disk; only the file system could have guaranteed the name.
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
