import { type ChildProcess, spawn } from "node:child_process";
import type { Referee } from "../judge/referee.ts";
import type { Ran } from "../stress/stress.ts";
import { UsageError } from "./command.ts";
import { t } from "./locale/cli.ts";
import { startOf, treeEnd } from "./starting.ts";

/** Most bytes of output of a correct program. */
export const MOST_OUTPUT: number = 2 ** 24;

/**
 * Runs a program with an input, for at most `seconds`. `referee` replies to each line of its output; the time that it
 * takes does not count.
 * @throws UsageError when it cannot be started
 */
export function runProgram(
  words: readonly string[],
  input: string,
  seconds: number,
  referee?: Referee,
): Promise<Ran> {
  const start = startOf(words, process);
  if ("unsafe" in start) throw new UsageError(t("unsafeWord", start));
  const { command, args, ...more } = start;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"], ...more });
    const pieces: Buffer[] = [];
    let size = 0;
    let ended: "time" | "output" | "refuted" | undefined;
    let left = seconds * 1000;
    let since = 0;
    let timer: NodeJS.Timeout;
    const resume = () => {
      since = performance.now();
      timer = setTimeout(() => {
        ended ??= "time";
        end(child);
      }, left);
    };
    resume();
    /** Output after the last line. */
    let begun = "";
    const answer = (by: Referee, piece: string) => {
      clearTimeout(timer);
      left -= performance.now() - since;
      const lines = (begun + piece).split("\n");
      begun = lines.pop()!;
      for (const line of lines) child.stdin.write(by.reply(line));
      if (by.fault(false) !== undefined) {
        ended ??= "refuted";
        end(child);
      } else if (by.isOver() && !child.stdin.writableEnded) child.stdin.end();
      resume();
    };
    child.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new UsageError(t("cannotRun", { command, code: error.code })));
    });
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size <= MOST_OUTPUT) pieces.push(piece);
      else ended ??= "output";
      if (ended === "output") end(child);
      else if (referee !== undefined && ended === undefined) answer(referee, piece.toString("latin1"));
    });
    // A program need not read all of its input.
    child.stdin.on("error", () => {});
    if (referee === undefined) child.stdin.end(input);
    else child.stdin.write(input);
    child.on("close", (status, signal) => {
      clearTimeout(timer);
      const output = Buffer.concat(pieces).toString();
      if (ended === "refuted") resolve({ output });
      else if (ended !== undefined) resolve({ output, ended });
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
