import { createHash } from "node:crypto";
import { linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { CensusError } from "../errors.ts";
import { t } from "../locale/census.ts";

/** Purpose for which a process opens a folder. A reader is soon done. */
export type Purpose = "to work" | "to read";

/** Who holds a folder, what for, and where it answers readers. */
export interface Holder {
  readonly pid: number;
  /** When the process began, as the system counts, where it tells: its number is given to others after its death. */
  readonly began?: string | undefined;
  readonly purpose: Purpose;
  readonly address: string;
  /** Since when it holds the folder, on the clocks of this machine. */
  readonly since?: string | undefined;
}

export interface Lock extends Holder {
  release(): void;
}

/** How long those who only read are waited for, and those who take the folder at the same time. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

/** The locks that this process holds. */
const held = new Set<string>();

/** How often this process has tried to take a folder. */
let tries = 0;

/**
 * Makes this process the only one that opens the database in `folder`: PGlite would let two in, and they would
 * destroy it. A lock whose process has died is taken over, and one of a process that only reads is waited for.
 *
 * Who wants the folder says so in a file of its own before it looks, and removes a dead lock only when it sees nobody
 * else who wants it: of two that look at the same time at least one sees the other, so that no lock is removed that
 * another process has just taken.
 * @throws CensusError when a process that lives holds it.
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
      // A link, unlike a write, either makes the whole file or fails because it is there.
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
        // One of them stays; the others make room, each for another while.
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

/** The process that has the database in `folder` open, if one has. */
export function holderIn(folder: string): Holder | undefined {
  const path = join(resolve(folder), "lock");
  const found = holderOf(contentOf(path) ?? "");
  return found !== undefined && holds(found, path) ? { ...found, since: sinceOf(path) } : undefined;
}

/** When the lock was made, as 2026-01-31 12:00:00; it may be gone by now. */
const sinceOf = (path: string): string | undefined =>
  statSync(path, { throwIfNoEntry: false })?.mtime.toLocaleString("sv");

/** In a container the number of a process that died may well be ours. */
const holds = (holder: Holder, path: string): boolean =>
  holder.pid === process.pid ? held.has(path) : lives(holder);

/** Whether another process waits for the folder that this one holds. */
export const isWanted = (folder: string): boolean => wantedBy(folder).length > 0;

/** The file of a process that wants the folder. */
const CANDIDATE = /^lock\.(\d+)(?:\.\d+)?$/;

/** The files of the processes that want `folder` and live. */
function wantedBy(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const [, pid] = CANDIDATE.exec(name) ?? [];
    if (pid === undefined) return false;
    // Not yet written, or written by an older version: its number has to do.
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

/** Whether a process is there; one that began at another time than was noted is another. */
export function lives({ pid, began }: Pick<Holder, "pid" | "began">): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return began === undefined || began === beganOf(pid);
}

/** Linux tells it in the twenty-second field; the second may hold spaces and brackets. */
function beganOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1)!.split(" ")[20];
  } catch {
    return undefined;
  }
}

/** A socket in the folder; where its path is too long for one, in the folder for temporary files. */
function addressOf(folder: string): string {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\nimber-census-${name}`;
  const near = join(resolve(folder), "readers.sock");
  return Buffer.byteLength(near) < 100 ? near : join(tmpdir(), `nimber-census-${name}.sock`);
}

const heldBy = (pid: number, folder: string) =>
  new CensusError(t("expectedCensusNoProcessRuns", { folder, pid }));
