import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Text } from "nimber";
import { say } from "nimber/locale";
import { afterAll, expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import { holderIn, isWanted, takeLock } from "../src/database/lock.ts";
import { readFolder } from "../src/database/reading.ts";
import { storedResults } from "../src/database/stored.ts";
import { openReading, openResults } from "../src/open.ts";
import { type Census, later, open, put, rowsOf, start, stateOf, temporary, tiny, toy } from "./census.ts";
import { holdsOn } from "./engine.case.ts";
import { hasServer } from "./places.ts";

holdsOn(
  "PGlite",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "nimber-census-"));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  },
  isQuick && hasServer,
);

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
    `${folder}: expected a census that no process runs, found process ${child.pid} using it`,
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  const census = await opened(folder);
  await expect(open(folder)).rejects.toThrow(`process ${process.pid}`);
  await census.close();
});

test.skipIf(isQuick)(
  "a lock whose process has died is taken over, though another has its number by now",
  async () => {
    const folder = temporary();
    // Only there does the system tell when a process began.
    if (!existsSync("/proc/self/stat")) return;
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    later(() => child.kill("SIGKILL"));
    const old = { pid: child.pid, began: "1", purpose: "to work", address: "nowhere" };
    writeFileSync(join(folder, "lock"), `${JSON.stringify(old)}\n`);
    expect(holderIn(folder)).toBeUndefined();
    const census = await opened(folder);
    expect(holderIn(folder)).toMatchObject({ pid: process.pid });
    // Who waited for the folder and died left a file; who waits and lives wants it.
    writeFileSync(join(folder, "lock.999999999"), "");
    expect(isWanted(folder)).toBe(false);
    writeFileSync(join(folder, `lock.${child.pid}`), "");
    expect(isWanted(folder)).toBe(true);
    await census.close();
  },
);

test("a dead lock is removed by one process only: not while another wants the folder", async () => {
  const folder = temporary();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  later(() => child.kill("SIGKILL"));
  const dead = `${JSON.stringify({ pid: 999_999_999, purpose: "to work", address: "nowhere" })}\n`;
  writeFileSync(join(folder, "lock"), dead);
  // It has looked at the dead lock, say, and is about to remove it.
  const wanting = join(folder, `lock.${child.pid}.1`);
  writeFileSync(wanting, "");
  const taking = takeLock(folder, "to work");
  await setTimeout(300);
  expect(readFileSync(join(folder, "lock"), "utf8")).toBe(dead);
  child.kill("SIGKILL");
  await once(child, "exit");
  const lock = await taking;
  expect(holderIn(folder)).toMatchObject({ pid: process.pid });
  expect(readdirSync(folder).sort()).toEqual(["lock", `lock.${child.pid}.1`]);
  lock.release();
  expect(holderIn(folder)).toBeUndefined();
});

test.skipIf(isQuick)("a damaged database is told in one line, and the folder let go", async () => {
  const folder = temporary();
  await (await opened(folder)).close();
  rmSync(join(folder, "database", "global"), { recursive: true });
  await expect(open(folder)).rejects.toThrow(`${folder}: its database cannot be opened (`);
  expect(holderIn(folder)).toBeUndefined();
});

test.skipIf(isQuick)("others read while a process works, and cannot write", async () => {
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

/** A process that takes the folder for itself and is suspended before it answers anybody. */
async function suspendedIn(folder: string): Promise<number> {
  const address = join(folder, "readers.sock");
  const code = `require("net").createServer().listen(${JSON.stringify(address)}, () => {
    require("fs").writeSync(1, "open");
    process.kill(process.pid, "SIGSTOP");
  })`;
  const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "inherit"] });
  later(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  writeFileSync(join(folder, "lock"), `${JSON.stringify({ pid: child.pid, purpose: "to work", address })}\n`);
  return child.pid!;
}

test.skipIf(isQuick)(
  "a process that holds the folder and is suspended is named, and not waited for without end",
  async () => {
    const folder = temporary();
    const pid = await suspendedIn(folder);
    const told: Text[] = [];
    const reading = readFolder(folder, { tellMs: 50, longestMs: 500, tell: (text) => told.push(text) });
    const counted = reading.query("select 1");
    await expect(counted).rejects.toThrow(`process ${pid}, which has used it since 20`);
    await expect(counted).rejects.toMatchObject({
      exit: "undecided",
      text: { zh: expect.stringContaining("kill -CONT") },
    });
    expect(told).toHaveLength(1);
    expect(say(told[0]!, "en")).toContain(`waiting for process ${pid}, which has used it since 20`);
    await reading.close();
  },
);

test.skipIf(isQuick)("nothing is said of a process that answers", async () => {
  const folder = temporary();
  const census = await opened(folder);
  const told: Text[] = [];
  const reading = readFolder(folder, { tellMs: 60_000, longestMs: 90_000, tell: (text) => told.push(text) });
  expect(await reading.query("select 1 as one")).toEqual([{ one: 1 }]);
  expect(told).toEqual([]);
  await reading.close();
  await census.close();
});

test.skipIf(isQuick)("between two transactions the process hears who asks, and Ctrl-C", async () => {
  const { database } = await opened(temporary());
  let heard = false;
  const clock = setTimeout(1).then(() => {
    heard = true;
  });
  for (let i = 0; i < 50; i++) await database.transaction((sql) => sql.query("select 1"));
  expect(heard).toBe(true);
  await clock;
});

test.skipIf(isQuick)(
  "who only reads makes way, and finds the census again when it has another owner",
  async () => {
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
  },
);

test.skipIf(isQuick)(
  "what a process that died was computing is charged to it at the next start, and goes on",
  async () => {
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
  },
);

test.skipIf(isQuick)("a process that has the database for itself loses no game by its silence", async () => {
  const folder = temporary();
  const census = await opened(folder);
  const begun = join(folder, "begun");
  await put(census, [toy(`long ${begun}`)]);
  const worker = start(census);
  while (!existsSync(begun)) await setTimeout(20);
  // As after the sleep of a laptop.
  await census.database.query(
    "update census_queue.job set heartbeat_on = now() - interval '1 hour' where state = 'active'",
  );
  await census.database.query("update census_queue.queue set monitor_claim_on = null, monitor_on = null");
  await census.boss.supervise("games");
  const held = () => census.database.query("select state, retry_count from census_queue.job");
  expect(await held()).toEqual([{ state: "active", retry_count: 0 }]);
  worker.stop();
  await worker.over;
  expect(await stateOf(census, `long ${begun}`)).toMatchObject({ state: "waiting", crashes: 0 });
});
