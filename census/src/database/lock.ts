import { createHash } from "node:crypto";
import { linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";

/** Purpose of opening a folder. Reading is short. */
export type Purpose = "to work" | "to read";

/** Process that holds a folder, its purpose, and the address where it answers readers. */
export interface Holder {
  readonly pid: number;
  /** Start time of the process in the system's units, if available; needed because process ids are reused. */
  readonly began?: string | undefined;
  readonly purpose: Purpose;
  readonly address: string;
  /** Time since when it holds the folder, by the clock of this machine. */
  readonly since?: string | undefined;
}

export interface Lock extends Holder {
  release(): void;
}

/** Milliseconds to wait for readers, and for processes that take the folder at the same time. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** Locks held by this process. */
const held = new Set<string>();

/** Number of attempts of this process to take a folder. */
let tries = 0;

/**
 * Makes this process the only one that opens the database in `folder`; PGlite would allow two, which would
 * destroy it. Takes over the lock of a dead process, and waits for a process that only reads.
 *
 * A process that wants the folder first announces it in its own file, and removes a dead lock only if no
 * other process has announced itself. Of two processes that check at the same time, at least one sees the
 * other, so no process removes a lock that another one has just taken.
 * @throws CensusError when a living process holds it
 */
export async function takeLock(folder: string, purpose: Purpose): Promise<Lock> {
  const path = join(resolve(folder), "lock");
  const own = `${path}.${process.pid}.${++tries}`;
  const holder: Holder = {
    ...{ pid: process.pid, began: beganOf(process.pid) },
    ...{ purpose, address: addressOf(folder) },
  };
  const text = `${JSON.stringify(holder)}\n`;
  writeFileSync(own, text);
  try {
    for (const begun = Date.now(); ; ) {
      // Unlike a write, creating a link is atomic: it fails if the file exists.
      if (linked(own, path)) break;
      const others = wantedBy(folder).filter((name) => name !== basename(own));
      const found = contentOf(path);
      if (found === undefined) continue;
      const other = holderOf(found);
      const late = Date.now() - begun > PATIENCE_MS;
      if (other !== undefined && holds(other, path)) {
        if (late || other.purpose !== "to read") throw heldBy(other.pid, folder);
        await setTimeout(LOOK_MS);
      } else if (others.length === 0) {
        rmSync(path, { force: true });
      } else {
        if (late) throw heldBy(Number(CANDIDATE.exec(others[0]!)![1]), folder);
        // One of the candidates stays; the others withdraw for random times.
        if (others.every((name) => basename(own) < name)) await setTimeout(LOOK_MS / 10);
        else {
          rmSync(own, { force: true });
          await setTimeout(LOOK_MS * (1 + Math.random()));
          writeFileSync(own, text);
        }
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  held.add(path);
  return {
    ...holder,
    release: () => {
      held.delete(path);
      if (contentOf(path) === text) rmSync(path, { force: true });
    },
  };
}

/** Process that has the database in `folder` open, if any. */
export function holderIn(folder: string): Holder | undefined {
  const path = join(resolve(folder), "lock");
  const found = holderOf(contentOf(path) ?? "");
  return found !== undefined && holds(found, path) ? { ...found, since: sinceOf(path) } : undefined;
}

/** Creation time of the lock, as 2026-01-31 12:00:00; undefined if it is gone. */
const sinceOf = (path: string): string | undefined =>
  statSync(path, { throwIfNoEntry: false })?.mtime.toLocaleString("sv");

/** Whether the holder is alive. In a container, a dead process may have had the id of this one. */
const holds = (holder: Holder, path: string): boolean =>
  holder.pid === process.pid ? held.has(path) : lives(holder);

/** Whether another process waits for the folder held by this one. */
export const isWanted = (folder: string): boolean => wantedBy(folder).length > 0;

/** Name of the announcement file of a process that wants the folder. */
const CANDIDATE = /^lock\.(\d+)(?:\.\d+)?$/;

/** Announcement files of living processes that want `folder`. */
function wantedBy(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const [, pid] = CANDIDATE.exec(name) ?? [];
    if (pid === undefined) return false;
    // The file is not yet written, or is from an older version: only the id can be checked.
    const { began } = holderOf(contentOf(join(folder, name)) ?? "") ?? {};
    return lives({ pid: Number(pid), began });
  });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (/^(?:ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid, began, purpose, address } = JSON.parse(text);
    return Number.isSafeInteger(pid) && typeof address === "string"
      ? { pid, began, purpose, address }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process is alive; a process with another start time is a different one. */
export function lives({ pid, began }: Pick<Holder, "pid" | "began">): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return began === undefined || began === beganOf(pid);
}

/**
 * Start time of a process; on Linux, field 22 of its stat file. The second field may contain spaces and
 * parentheses.
 */
function beganOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1)!.split(" ")[20];
  } catch {
    return undefined;
  }
}

/**
 * Address of a socket in the folder; in the folder for temporary files if the path is too long for a socket.
 */
function addressOf(folder: string): string {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\nimber-census-${name}`;
  const near = join(resolve(folder), "readers.sock");
  return Buffer.byteLength(near) < 100 ? near : join(tmpdir(), `nimber-census-${name}.sock`);
}

const heldBy = (pid: number, folder: string) =>
  new CensusError(t("expectedCensusNoProcessRuns", { folder, pid }));
