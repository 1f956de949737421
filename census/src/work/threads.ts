import { Worker } from "node:worker_threads";
import type { Row } from "../types.ts";
import { AT, type Order, type Said, STOP, type ThreadData } from "./protocol.ts";

/** What is heard of a batch while it is computed. */
interface Listener {
  rows(rows: readonly Row[]): void;
  /** Where the job `index` stands, deflated. */
  at(index: number, heaps: number, state: Uint8Array): void;
  /** The job `index` threw, or ended its thread. */
  crashed(index: number, reason: string): void;
}

/** A thread that computes one batch at a time. */
export interface Thread {
  /**
   * Resolves to the last rows when the batch is over: done, stopped, or ended by a crash, after which the thread is
   * a new one.
   */
  run(order: Order, listener: Listener): Promise<readonly Row[]>;
  /** Asks the computation to checkpoint and return. */
  stop(): void;
  /** The place in the batch of the job that is being computed. */
  at(): number;
  end(): Promise<void>;
}

interface Current {
  readonly listener: Listener;
  over(rows: readonly Row[]): void;
  fail(error: Error): void;
}

/** The built modules that a thread runs. */
export interface Modules {
  readonly thread: URL;
  readonly compute: URL;
}

const BUILT: Modules = {
  thread: new URL("./thread.js", import.meta.url),
  compute: new URL("./compute.js", import.meta.url),
};

/** Starts a thread that computes with `modules`, those beside this one unless said. */
export function startThread(modules: Modules = BUILT): Thread {
  const control = new Int32Array(new SharedArrayBuffer(8));
  let current: Current | undefined;
  /** Why no thread can be started. */
  let broken: Error | undefined;
  const over = (rows: readonly Row[]) => {
    const { over } = current!;
    current = undefined;
    over(rows);
  };
  const start = () => {
    const data: ThreadData = { compute: modules.compute.href, control };
    const started = new Worker(modules.thread, { workerData: data });
    let ready = false;
    const crash = (reason: string) => {
      // An error is followed by an exit: the first says more.
      started.removeAllListeners("exit");
      if (!ready) {
        // It is no job's fault: the next thread would end as this one did.
        broken = new Error(`a thread that computes cannot be started: ${reason}`);
        current?.fail(broken);
        return;
      }
      worker = start();
      current?.listener.crashed(Atomics.load(control, AT), reason);
      if (current !== undefined) over([]);
    };
    started.on("message", (said: Said) => {
      if (said.kind === "ready") ready = true;
      else if (said.kind === "over") over(said.rows);
      else if (said.kind === "rows") current?.listener.rows(said.rows);
      else if (said.kind === "at") current?.listener.at(said.index, said.heaps, said.state);
      else current?.listener.crashed(said.index, said.reason);
    });
    started.on("error", (error: Error) => crash(error.message));
    started.on("exit", (code) => crash(`its thread ended with code ${code}`));
    return started;
  };
  let worker = start();
  return {
    run: (order, listener) =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        Atomics.store(control, STOP, 0);
        Atomics.store(control, AT, 0);
        current = { listener, over: resolve, fail: reject };
        worker.postMessage(order);
      }),
    stop: () => void Atomics.store(control, STOP, 1),
    at: () => Atomics.load(control, AT),
    end: async () => {
      worker.removeAllListeners();
      // It may have failed already and not be heard yet: nobody waits for it any more.
      worker.on("error", () => undefined);
      await worker.terminate();
    },
  };
}
