import { parentPort, Worker } from "node:worker_threads";
import { verbatim } from "nimber/locale";
import type { Channel, Start } from "nimber/worker";

/** Starts a Node thread that runs the built module `url`. */
export const threadOf =
  (url: URL, workerData?: unknown): Start =>
  (said, failed) => {
    const worker = new Worker(url, { workerData });
    const because = (reason: string) => failed(verbatim(reason));
    worker.on("message", said);
    // An error is followed by an exit; only the first one is reported.
    worker.on("error", ({ message }) => because(message));
    worker.on("exit", (code) => because(`its thread ended with code ${code}`));
    return {
      send: (message, handOver = []) => worker.postMessage(message, [...handOver]),
      end: () => worker.terminate(),
    };
  };

/** Channel of such a thread to its client. */
export const line: Channel = {
  hear: (listener) => parentPort!.on("message", listener),
  say: (said, handOver = []) => parentPort!.postMessage(said, [...handOver]),
};
