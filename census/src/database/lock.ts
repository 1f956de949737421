import { createHash } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { CensusError } from "../errors.ts";

/** Who holds a folder, and where it answers readers. */
export interface Holder {
  readonly pid: number;
  readonly address: string;
}

interface Lock extends Holder {
  release(): void;
}

/** The locks that this process holds. */
const held = new Set<string>();

/**
 * Makes this process the only one that opens the database in `folder`: PGlite would let two in, and they would
 * destroy it. A lock whose process has died is taken over.
 * @throws CensusError when a process that lives holds it.
 */
export function takeLock(folder: string): Lock {
  const path = join(resolve(folder), "lock");
  const own = join(folder, `lock.${process.pid}`);
  const holder: Holder = { pid: process.pid, address: addressOf(folder) };
  const text = `${JSON.stringify(holder)}\n`;
  writeFileSync(own, text);
  try {
    for (;;) {
      // A link, unlike a write, either makes the whole file or fails because it is there.
      if (linked(own, path)) break;
      const found = contentOf(path);
      if (found === undefined) continue;
      const other = holderOf(found);
      // In a container the number of a process that died may well be ours.
      const ours = other?.pid === process.pid;
      if (other !== undefined && (ours ? held.has(path) : lives(other.pid))) throw heldBy(other.pid, folder);
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
  const found = holderOf(contentOf(join(folder, "lock")) ?? "");
  return found !== undefined && lives(found.pid) ? found : undefined;
}

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
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid, address } = JSON.parse(text);
    return Number.isSafeInteger(pid) && typeof address === "string" ? { pid, address } : undefined;
  } catch {
    return undefined;
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
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
