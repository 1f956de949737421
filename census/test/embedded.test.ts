import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { storedResults } from "../src/database/stored.ts";
import { openReading, openResults } from "../src/open.ts";
import { type Census, later, open, put, rowsOf, start, stateOf, temporary, tiny, toy } from "./census.ts";
import { holdsOn } from "./engine.case.ts";

holdsOn("PGlite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-census-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
});

/** A census that is closed when the test is over. */
async function opened(folder: string): Promise<Census> {
  const census = await open(folder);
  later(census.close);
  return census;
}

test("a folder that a process holds is refused, and one whose process has died is taken over", async () => {
  const folder = temporary();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  later(() => child.kill("SIGKILL"));
  writeFileSync(join(folder, "lock"), `${JSON.stringify({ pid: child.pid, address: "nowhere" })}\n`);
  await expect(open(folder)).rejects.toThrow(
    `${folder}: expected a census that no process runs, found it held by process ${child.pid}`,
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  const census = await opened(folder);
  await expect(open(folder)).rejects.toThrow(`process ${process.pid}`);
  await census.close();
});

test("others read while a process works, and cannot write", async () => {
  const folder = temporary();
  await expect(openResults(folder)).rejects.toThrow("expected a census, found none");
  const census = await opened(folder);
  await put(census, tiny(10));
  await start(census).over;
  const reading = await openReading(folder);
  await expect(reading.query("delete from census.result")).rejects.toThrow("read-only transaction");
  for await (const row of storedResults(reading).rows())
    expect(row.values).toEqual(new Uint8Array([1, 2, 3]));
  await reading.close();
  const results = await openResults(folder);
  expect(await results.counts()).toMatchObject({ done: 10, proved: 10 });
  await results.close();
  await census.close();
  const after = await openResults(folder);
  expect(await after.counts()).toMatchObject({ done: 10 });
  await after.close();
});

test("who only reads makes way, and finds the census again when it has another owner", async () => {
  const folder = temporary();
  const first = await opened(folder);
  await put(first, tiny(3));
  const results = await openResults(folder);
  later(results.close);
  expect(await results.counts()).toMatchObject({ waiting: 3 });
  await first.close();
  expect(await results.counts()).toMatchObject({ waiting: 3 });
  // The reader has it open now.
  const second = await opened(folder);
  await start(second).over;
  expect(await results.counts()).toMatchObject({ waiting: 0, done: 3 });
});

test("what a process that died was computing is charged to it at the next start, and goes on", async () => {
  const folder = temporary();
  const census = await opened(folder);
  await put(census, [toy("kill 1"), ...tiny(5)]);
  // Takes the batch and ends without a word, as a process that was killed.
  const [batch] = await census.boss.fetch("games");
  expect(batch).toBeDefined();
  await census.close();
  const again = await opened(folder);
  await again.database.query("update census.job set game = 'tiny 9' where game = 'kill 1'");
  await start(again).over;
  expect(await rowsOf(again)).toHaveLength(6);
  expect(await stateOf(again, "tiny 1")).toEqual({ state: "done", crashes: 0, reason: null });
});
