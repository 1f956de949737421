import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { crew, MOST_THREADS } from "../solve/kernel/crew.ts";
import type { Threads } from "../solve/kernel/threads.ts";
import type { CommandContext } from "./command.ts";
import { numberOf } from "./input.ts";

// Number of threads that search one question, and how they start.

/** Default number of threads; more have not been measured. */
const USUAL = 2;

/** Module that a helper thread runs. */
const HELPER = new URL("../cli/helper.js", import.meta.url);

/** Threads from --threads, including this one; helpers end with the command. */
export function threadsOf(context: CommandContext): Threads {
  const most = numberOf(context, "threads", Math.min(USUAL, availableParallelism()), 1, MOST_THREADS);
  return {
    most,
    open: (setting) =>
      crew(setting, most, (task) => {
        const worker = new Worker(HELPER, { workerData: task });
        // Helper threads do not keep the command running.
        worker.unref();
        context.atEnd(() => void worker.terminate());
      }),
  };
}
