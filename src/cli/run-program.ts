import { spawn } from "node:child_process";
import type { Ran } from "../stress/stress.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";

/** A program that prints more bytes than this has gone wrong. */
export const MOST_OUTPUT: number = 2 ** 24;

/**
 * Runs a program on an input, for `seconds` at most.
 * @throws UsageError when it cannot be run.
 */
export function runProgram(
  [command, ...args]: readonly string[],
  input: string,
  seconds: number,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command!, args, { stdio: ["pipe", "pipe", "ignore"] });
    const pieces: Buffer[] = [];
    let size = 0;
    let ended: "time" | "output" | undefined;
    const timer = setTimeout(() => {
      ended = "time";
      child.kill("SIGKILL");
    }, seconds * 1000);
    child.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new UsageError(t("cannotRun", { command, code: error.code })));
    });
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size <= MOST_OUTPUT) pieces.push(piece);
      else ended ??= "output";
      if (ended === "output") child.kill("SIGKILL");
    });
    // A program need not read all that it is given.
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
