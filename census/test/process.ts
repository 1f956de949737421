import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { later } from "./census.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  said(): string;
}

/** Starts `nimber census` in the folder `cwd`, in a process that ends with its test. */
export function begin(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(process.execPath, [main, "census", ...args], {
    cwd,
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  later(() => child.kill("SIGKILL"));
  let said = "";
  const hear = (piece: Buffer) => {
    said += piece;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = once(child, "close").then(([code]) => ({ code, said }));
  return { child, ended, said: () => said };
}

/** The same, run to its end. */
export const run = (
  cwd: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Running["ended"] => begin(cwd, args, env).ended;
