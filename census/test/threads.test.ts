import { setTimeout } from "node:timers/promises";
import { Refusal } from "nimber/worker";
import { expect, test } from "vitest";
import { startThread } from "../src/work/worker.ts";
import { later, toys } from "./census.ts";

const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("a thread that has failed before it is ended, and is heard after, does not end the process", async () => {
  const uncaught: Error[] = [];
  const hear = (error: Error) => uncaught.push(error);
  process.on("uncaughtExceptionMonitor", hear);
  later(() => process.off("uncaughtExceptionMonitor", hear));
  const thread = startThread({ ...toys, compute: new URL("./none.mjs", import.meta.url) });
  const asked = thread.ask({ jobs: [], at: new Int32Array(new SharedArrayBuffer(4)) });
  const refused = expect(asked).rejects.toThrow(Refusal);
  block(500);
  await thread.close();
  await refused;
  await setTimeout(50);
  expect(uncaught).toEqual([]);
});
