import { type ChildProcess, spawn } from "node:child_process";
import type { Ran } from "../stress/stress.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";
import { startOf, treeEnd } from "./starting.ts";

/** Most bytes of output of a correct program. */
export const MOST_OUTPUT: number = 2 ** 24;

/**
 * Runs a program with an input, for at most `seconds`.
 * @throws UsageError when it cannot be started
 */
export function runProgram(words: readonly string[], input: string, seconds: number): Promise<Ran> {
  const start = startOf(words, process);
  if ("unsafe" in start) throw new UsageError(t("unsafeWord", start));
  const { command, args, ...more } = start;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"], ...more });
    const pieces: Buffer[] = [];
    let size = 0;
    let ended: "time" | "output" | undefined;
    const timer = setTimeout(() => {
      ended = "time";
      end(child);
    }, seconds * 1000);
    child.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new UsageError(t("cannotRun", { command, code: error.code })));
    });
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size <= MOST_OUTPUT) pieces.push(piece);
      else ended ??= "output";
      if (ended === "output") end(child);
    });
    // A program need not read all of its input.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("close", (status, signal) => {
      clearTimeout(timer);
      const output = Buffer.concat(pieces).toString();
      if (ended !== undefined) resolve({ output, ended });
      else if (signal !== null) resolve({ output, ended: { by: signal } });
      else if (status !== 0) resolve({ output, ended: { by: `exit ${status}` } });
      else resolve({ output });
    });
  });
}

/** Ends a program and, if the platform has a command for it, all processes that it started. */
function end(child: ChildProcess): void {
  const ending = child.pid === undefined ? undefined : treeEnd(child.pid, process.platform);
  if (ending === undefined) child.kill("SIGKILL");
  else spawn(ending.command, ending.args, { stdio: "ignore" }).on("error", () => child.kill("SIGKILL"));
}
