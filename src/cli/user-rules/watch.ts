import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { LimitError } from "../../errors.ts";
import { type Limits, USUAL } from "../../solve/limits.ts";
import type { Text } from "../../types.ts";
import { UserCodeError } from "../../user-rules/user-code-error.ts";
import type { ExitCode } from "../exit.ts";
import { t } from "../locale/cli.ts";
import type { Screen } from "../terminal/terminal.ts";
import { type At, placeOf } from "./place.ts";
import type { Watch } from "./program.ts";

// Code of a file may never return or may fill the memory, and nothing in its thread could stop it. So a
// command with a rules file runs in a separate thread, and the main thread only watches it.

/** Default limit in seconds for one call of a file's code; --time changes it. */
const PATIENCE = 10;

/** Milliseconds between checks by the main thread. */
const EVERY = 50;

/** Bytes of a process without any game. */
const BARE = 2 ** 28;

/** Data of the thread: the counter of its calls, odd during a call, and the properties of the terminal. */
interface Watched {
  readonly calls: Int32Array;
  readonly screen: Screen;
}

interface Allowed {
  readonly seconds: number;
  readonly bytes: number;
}

/** Counts calls in memory shared with the main thread, and sends it the limits for one call. */
export function watchedBy({ seconds = PATIENCE, bytes = USUAL.bytes }: Limits): Watch {
  const calls = isMainThread ? undefined : (workerData as Partial<Watched> | null)?.calls;
  if (calls === undefined) return { enter: () => undefined, leave: () => undefined };
  parentPort!.postMessage({ seconds, bytes } satisfies Allowed);
  return { enter: () => void Atomics.add(calls, 0, 1), leave: () => void Atomics.add(calls, 0, 1) };
}

/** Limit reached by the code of a file, with the line that was running. */
class StoppedAt extends LimitError {
  override readonly text: Text;
  readonly file: string;
  readonly line: number;
  constructor({ limit, allowed, text }: LimitError, at: At) {
    super(limit, allowed);
    this.file = at.file.startsWith("file:") ? fileURLToPath(at.file) : at.file;
    this.line = at.line;
    const place = `${this.file}:${at.line}`;
    this.text = t("placed", { place, text });
  }
}

/**
 * Runs the command line in a thread and returns its exit code.
 * @throws LimitError when one call of a file's code, or the memory, exceeded its limit; the thread has ended
 * then
 */
export function inThread(thread: URL, args: readonly string[], screen: Screen): Promise<ExitCode> {
  const calls = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(thread, { argv: [...args], workerData: { calls, screen } satisfies Watched });
  let allowed: Allowed = { seconds: PATIENCE, bytes: USUAL.bytes };
  let [seen, since] = [0, performance.now()];
  return new Promise((resolve, reject) => {
    const stop = async (error: LimitError) => {
      clearInterval(clock);
      const at = await placeOf(worker, new URL("../", thread).href);
      reject(at === undefined ? error : new StoppedAt(error, at));
      void worker.terminate();
    };
    const clock = setInterval(() => {
      const count = Atomics.load(calls, 0);
      if (count !== seen || count % 2 === 0) [seen, since] = [count, performance.now()];
      if (performance.now() - since > 1000 * allowed.seconds)
        void stop(new LimitError("seconds", allowed.seconds));
      else if (process.memoryUsage.rss() > 2 * allowed.bytes + BARE)
        void stop(new LimitError("bytes", allowed.bytes));
    }, EVERY);
    worker.on("message", (told: Allowed) => {
      allowed = told;
    });
    worker.on("error", (error) => {
      const full = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      clearInterval(clock);
      reject(full ? new LimitError("bytes", allowed.bytes) : error);
    });
    worker.on("exit", (code) => {
      clearInterval(clock);
      // Nimber itself ends the thread only between calls.
      if (Atomics.load(calls, 0) % 2 === 0) resolve(code as ExitCode);
      else reject(ENDED);
    });
  });
}

const ENDED = new UserCodeError(t("codeFileEndedThreadProcess"));
