import { readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { lives } from "../database/lock.ts";

const ENDINGS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Writes a file to a temporary path next to `path`, and moves it there when it is complete. The temporary
 * file is removed after an error or a signal; one left by a kill is removed by the next writer.
 */
export async function writeBeside(path: string, write: (beside: string) => Promise<unknown>): Promise<void> {
  removeStale(path);
  const beside = `${path}.${process.pid}.part`;
  const discard = () => rmSync(beside, { force: true });
  const end = (signal: NodeJS.Signals) => {
    discard();
    hear("off");
    // Without a listener, the signal ends the process as usual.
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

/** Names in a folder; none if the folder can be written but not read. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
