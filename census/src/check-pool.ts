import { Worker } from "node:worker_threads";
import type { Finding } from "nimber";
import type { Checker } from "./verify.ts";

/** Threads that check certificates, to be closed when there are no more. */
export interface CheckPool {
  readonly check: Checker;
  close(): Promise<void>;
}

/** A pool of `size` threads that run `thread`, the built check-thread.ts; each checks one certificate at a time. */
export function checkPool(thread: URL, size: number): CheckPool {
  const workers = Array.from({ length: size }, () => new Worker(thread));
  const idle = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];

  const free = (worker: Worker) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(worker);
    else next(worker);
  };

  return {
    async check(certificate) {
      const worker = idle.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
      // A thread that fails has ended, and checks no more.
      const finding = await answer(worker, certificate);
      free(worker);
      return finding;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function answer(worker: Worker, certificate: string): Promise<Finding> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off("message", found);
      worker.off("error", failed);
    };
    const found = (finding: Finding) => {
      settle();
      resolve(finding);
    };
    const failed = (error: Error) => {
      settle();
      reject(error);
    };
    worker.on("message", found);
    worker.on("error", failed);
    worker.postMessage(certificate);
  });
}
