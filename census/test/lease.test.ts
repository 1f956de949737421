import { afterEach, beforeAll, expect, test } from "vitest";
import { end, heartbeat, type Lease, note, putBack, record, take, takenBy } from "../src/queue/lease.ts";
import { recover } from "../src/queue/queue.ts";
import type { Job } from "../src/types.ts";
import { type Census, empty, lying, openAside, put, rowOf, tiny, toy } from "./census.ts";

let census: Census;
beforeAll(async () => {
  census = await openAside();
  return () => census.close();
});
afterEach(() => empty(census));

const WORKER = "00000000-0000-0000-0000-000000000001";

const done = (job: Job) =>
  record(census.database, [{ row: rowOf(job), generation: 1, saved: undefined }], "me");
const taken = () => take(census.boss, census.database, []);

test("a lease ends once, and what is left of it is put back", async () => {
  const jobs = tiny(3);
  const keys = jobs.map(({ key }) => key);
  await put(census, jobs);
  const lease = (await taken())!;
  const over = (each: Lease) => end(census.boss, census.database, each);
  expect(await over({ ...lease, retryCount: 1 })).toBe(false);
  await done(jobs[1]!);
  const back = (apart: boolean) => putBack(census.boss, census.database, lease, apart);
  await back(false);
  expect(await over(lease)).toBe(true);
  expect(await over(lease)).toBe(false);
  expect(await lying(census)).toEqual([[keys[0], keys[2]]]);
  expect((await taken())?.batch).toEqual({ keys: [keys[0], keys[2]], bytes: 1000, work: 2000 });
  await back(true);
  expect(await lying(census)).toEqual([[keys[0]], [keys[2]]]);
  await done(jobs[0]!);
  await done(jobs[2]!);
  await back(true);
  expect(await lying(census)).toHaveLength(2);
});

test("a worker that lives keeps its leases, and hears which it has lost", async () => {
  await put(census, [toy("a", { work: 1e9 }), toy("b", { work: 1e9 })]);
  const [one, two] = [(await taken())!, (await taken())!];
  expect(await heartbeat(census.boss, [])).toEqual([]);
  expect(await heartbeat(census.boss, [one, two])).toEqual([]);
  await end(census.boss, census.database, one);
  expect(await heartbeat(census.boss, [one, two])).toEqual([one]);
});

test("a worker finds the lease that it noted, as long as it is its own", async () => {
  const { database, boss } = census;
  await put(census, [toy("a")]);
  await database.query(
    `insert into census.worker (id, host, pid, threads, memory, reserved, done, running) values ('${WORKER}', 'h', 1, 1, 1, 0, 0, '[]')`,
  );
  expect(await takenBy(database, WORKER)).toBeUndefined();
  const lease = (await taken())!;
  await note(database, WORKER, lease);
  expect(await takenBy(database, WORKER)).toEqual(lease);
  expect(await takenBy(database, "00000000-0000-0000-0000-000000000002")).toBeUndefined();
  await note(database, WORKER, { ...lease, retryCount: 1 });
  expect(await takenBy(database, WORKER)).toBeUndefined();
  await note(database, WORKER, lease);
  await end(boss, database, lease);
  expect(await takenBy(database, WORKER)).toBeUndefined();
});

test("what a process that ended without a word held is given back, where nobody else has the database", async () => {
  const { database, boss } = census;
  await put(census, [toy("a")]);
  await database.query(
    `insert into census.worker (id, host, pid, threads, memory, reserved, done, running) values ('${WORKER}', 'h', 1, 1, 1, 0, 0, '[]')`,
  );
  const lease = (await taken())!;
  await recover({ ...database, exclusive: false }, boss);
  expect(await taken()).toBeUndefined();
  await recover(database, boss);
  expect(await database.query("select from census.worker")).toEqual([]);
  expect(await taken()).toEqual({ ...lease, retryCount: 1 });
  expect(await end(boss, database, lease)).toBe(false);
});
