import { availableParallelism, loadavg } from "node:os";
import { Worker } from "node:worker_threads";
import { crew, MOST_THREADS } from "../solve/kernel/crew.ts";
import { markers } from "../solve/kernel/markers.ts";
import { stripCrew } from "../solve/kernel/strip-crew.ts";
import type { MarkTask, StripTask, Task, Threads } from "../solve/kernel/threads.ts";
import type { CommandContext } from "./command.ts";
import { numberOf } from "./input.ts";

// Number of threads that search one question, and how they start.

/** Default number of threads; more have not been measured. */
const USUAL = 2;

/** Whether half a processor was free in the last minute; otherwise a second thread slows the first. */
const isIdle = () => loadavg()[0]! < availableParallelism() - 0.5;

/** Module that a helper thread runs. */
export const HELPER: URL = new URL("../cli/helper.js", import.meta.url);

/** Number of threads from --threads, including this one. */
const mostOf = (context: CommandContext): number =>
  numberOf(context, "threads", Math.min(USUAL, availableParallelism()), 1, MOST_THREADS);

/** Number of helpers for a list of work, and whether --threads asks for them, however short the list. */
export function helpersWanted(context: CommandContext): { readonly count: number; readonly atOnce: boolean } {
  const atOnce = context.peek("threads") !== undefined;
  const most = mostOf(context);
  return { count: atOnce || isIdle() ? most - 1 : 0, atOnce };
}

/** Threads from --threads, including this one; helpers end with the command. */
export function threadsOf(context: CommandContext): Threads {
  const most = mostOf(context);
  const isAsked = context.peek("threads") !== undefined;
  const isFree = () => isAsked || isIdle();
  function start(task: Task | MarkTask | StripTask): void {
    const worker = new Worker(HELPER, { workerData: task });
    // The command does not wait for those that help it, and goes on without one that fails.
    worker.unref();
    worker.on("error", () => {});
    context.atEnd(() => void worker.terminate());
  }
  return {
    most,
    open: (setting) => crew(setting, most, start),
    mark: (table, moves) => (isFree() ? markers(table, moves, most, start) : undefined),
    strips: (table) => stripCrew(table, most, start, isFree),
  };
}
