import { createHash } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { CensusError } from "../errors.ts";

/** What a process opens a folder for. One that only reads is soon done. */
export type Purpose = "to work" | "to read";

/** Who holds a folder, what for, and where it answers readers. */
export interface Holder {
  readonly pid: number;
  /** When the process began, as the system counts, where it tells: its number is given to others after its death. */
  readonly began?: string | undefined;
  readonly purpose: Purpose;
  readonly address: string;
}

export interface Lock extends Holder {
  release(): void;
}

/** How long those who only read are waited for. */
const READERS_MS = 20_000;

/** The locks that this process holds. */
const held = new Set<string>();

/**
 * Makes this process the only one that opens the database in `folder`: PGlite would let two in, and they would
 * destroy it. A lock whose process has died is taken over, and one of a process that only reads is waited for.
 * @throws CensusError when a process that lives holds it.
 */
export async function takeLock(folder: string, purpose: Purpose): Promise<Lock> {
  const path = join(resolve(folder), "lock");
  const own = join(folder, `lock.${process.pid}`);
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
      const found = contentOf(path);
      if (found === undefined) continue;
      const other = holderOf(found);
      // In a container the number of a process that died may well be ours.
      const ours = other?.pid === process.pid;
      if (other !== undefined && (ours ? held.has(path) : lives(other))) {
        const brief = other.purpose === "to read" && Date.now() - begun < READERS_MS;
        if (!brief) throw heldBy(other.pid, folder);
        await setTimeout(100);
        continue;
      }
      removeStale(path, found);
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
  if (found === undefined) return undefined;
  const there = found.pid === process.pid ? held.has(path) : lives(found);
  return there ? found : undefined;
}

/** Whether another process waits for the folder that this one holds. */
export const isWanted = (folder: string): boolean =>
  readdirSync(folder).some((name) => {
    const [, pid] = /^lock\.(\d+)$/.exec(name) ?? [];
    return pid !== undefined && lives({ pid: Number(pid) });
  });

/** Sets aside the lock that said `stale`; one that another process has taken meanwhile is put back. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (contentOf(aside) !== stale) linked(aside, path);
  rmSync(aside, { force: true });
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

function lives({ pid, began }: Pick<Holder, "pid" | "began">): boolean {
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
  new CensusError({
    en: `${folder}: expected a census that no process runs, found it held by process ${pid}; wait for it, or choose another folder with --data`,
    zh: `${folder}：此处应为未在运行的普查，但进程 ${pid} 正在使用；请等待其结束，或用 --data 另选文件夹`,
  });
