import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { startThread } from "../src/work/threads.ts";
import { later, toys } from "./census.ts";

const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test("a thread that has failed before it is ended, and is heard after, does not end the process", async () => {
  const uncaught: Error[] = [];
  const hear = (error: Error) => uncaught.push(error);
  process.on("uncaughtExceptionMonitor", hear);
  later(() => process.off("uncaughtExceptionMonitor", hear));
  const thread = startThread({ ...toys, compute: new URL("./none.mjs", import.meta.url) });
  block(500);
  await thread.end();
  await setTimeout(50);
  expect(uncaught).toEqual([]);
});
