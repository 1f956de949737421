import { Worker } from "node:worker_threads";
import type { CommandContext } from "./command.ts";
import { HELPER, helpersWanted } from "./threads.ts";

/** Works on one item of a list; items do not depend on each other. */
type Work<Data, Result> = (data: Data, i: number) => Result;

/** A list of work. Helper threads find its work by its name. */
export interface List<Data, Result> {
  readonly name: "octal" | "verify";
  readonly work: Work<Data, Result>;
  readonly data: Data;
  readonly count: number;
}

/** A list as a helper thread gets it. Each thread takes the next item by adding 1 to `taken`. */
export interface ListTask extends Omit<List<unknown, unknown>, "work"> {
  readonly taken: Int32Array;
}

/** Milliseconds of work after which a thread, whose code is slow at first, makes up for its start. */
const ALONE = 2000;

/**
 * Results for the items 0 to `count` - 1, in order, computed by this thread and helpers. Helpers start once the
 * work has taken two seconds, or at once if --threads asks for them.
 * @throws the error of an item, after the results of those before it
 */
export async function* inOrder<Data, Result>(
  { name, work, data, count }: List<Data, Result>,
  context: CommandContext,
): AsyncGenerator<Result> {
  const wanted = helpersWanted(context);
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const done = new Map<number, Result>();
  const began = performance.now();
  let running = 0;
  let isStarted = false;
  let next = 0;
  let wake = () => {};

  function start(): void {
    isStarted = true;
    for (let i = 0; i < Math.min(wanted.count, count - taken[0]! - 1); i++) {
      const task: ListTask = { name, data, count, taken };
      const worker = new Worker(HELPER, { workerData: task });
      running++;
      worker.on("message", ({ i, result }) => {
        done.set(i, result);
        wake();
      });
      // This thread meets the same error at the item that the helper left.
      worker.on("error", () => {});
      worker.on("exit", () => {
        running--;
        wake();
      });
      context.atEnd(() => void worker.terminate());
    }
  }
  function* ready(): Generator<Result> {
    for (; done.has(next); next++) {
      yield done.get(next)!;
      done.delete(next);
    }
  }

  for (;;) {
    if (!isStarted && (wanted.atOnce || performance.now() - began > ALONE)) start();
    const i = Atomics.add(taken, 0, 1);
    if (i >= count) break;
    try {
      done.set(i, work(data, i));
    } catch {
      // The last loop meets the error again, after the results of the items before.
      Atomics.store(taken, 0, count);
      break;
    }
    // Lets results of helpers arrive.
    if (running > 0) await new Promise(setImmediate);
    yield* ready();
  }
  while (running > 0 && next < count) {
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    yield* ready();
  }
  for (; next < count; next++) yield done.get(next) ?? work(data, next);
}

/** Works on items of a list in a helper thread. */
export function helpWithList(
  { data, count, taken }: ListTask,
  work: Work<unknown, unknown>,
  send: (result: object) => void,
): void {
  for (let i = Atomics.add(taken, 0, 1); i < count; i = Atomics.add(taken, 0, 1))
    send({ i, result: work(data, i) });
}
