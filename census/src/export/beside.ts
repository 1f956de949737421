import { readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { lives } from "../database/lock.ts";

const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Has a file written beside `path` first, and put in its place once it is whole. Nothing is left of one that fails or
 * that a signal ends; what a kill left is removed by whoever writes there next.
 */
export async function writeBeside(path: string, write: (beside: string) => Promise<unknown>): Promise<void> {
  removeStale(path);
  const beside = `${path}.${process.pid}.part`;
  const discard = () => rmSync(beside, { force: true });
  const end = (signal: NodeJS.Signals) => {
    discard();
    hear("off");
    // Without a listener it ends the process, as it would have done.
    process.kill(process.pid, signal);
  };
  const hear = (how: "on" | "off") => {
    for (const signal of ENDINGS) process[how](signal, end);
  };
  hear("on");
  try {
    await write(beside);
    await rename(beside, path);
  } catch (error) {
    discard();
    throw error;
  } finally {
    hear("off");
  }
}

function removeStale(path: string): void {
  const name = basename(path);
  for (const each of namesIn(dirname(path))) {
    const [, pid] = /^\.(\d+)\.part$/.exec(each.startsWith(name) ? each.slice(name.length) : "") ?? [];
    if (pid !== undefined && !lives({ pid: Number(pid) })) rmSync(join(dirname(path), each), { force: true });
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
