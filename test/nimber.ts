import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const main: string = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line, in English, without colour, unless `env` says otherwise. */
export function nimber(args: readonly string[], input = "", env: Record<string, string> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: "utf8",
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}
