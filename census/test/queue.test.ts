import { deflateRawSync } from "node:zlib";
import { afterEach, beforeAll, expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import { enqueue, retry } from "../src/queue/enqueue.ts";
import {
  charge,
  type Finished,
  type Lease,
  record,
  save,
  type Task,
  take,
  tasksOf,
  wasCutOff,
} from "../src/queue/lease.ts";
import { LEASE_SECONDS, QUEUE } from "../src/queue/queue.ts";
import type { Job, JobLimits, PeriodRow, QuotientRow } from "../src/types.ts";
import { type Census, empty, lying, openAside, put, rowOf, rowsOf, stateOf, tiny, toy } from "./census.ts";

let census: Census;
beforeAll(async () => {
  census = await openAside();
  return () => census.close();
});
afterEach(() => empty(census));

const LIMITS: JobLimits = { heaps: 1000, seconds: 60, bytes: 1e9 };
const MIB = 2 ** 20;

const taken = (without: readonly string[] = []) => take(census.boss, census.database, without);
const tasks = (lease: Lease) => census.database.transaction((sql) => tasksOf(sql, lease));
const write = (finished: readonly Finished[]) => record(census.database, finished, "me");
const done = (job: Job, more: Partial<PeriodRow> = {}, generation = 1): Promise<number> =>
  write([{ row: rowOf(job, more), generation, saved: undefined }]);
const saved = (text: string, heaps: number) => ({ state: deflateRawSync(Buffer.from(text)), heaps });
const standing = ({ from }: Task) => from && Buffer.from(from).toString();

test("what is put in is what a worker takes, the longest first, and what fits", async () => {
  const large = toy("large", { work: 2e9, bytes: 2 ** 30 });
  const [long, longer] = [
    toy("b", { work: 5e7 }),
    toy("a", { work: 6e7, stands: ["a", "A"], limits: LIMITS }),
  ];
  expect(await taken()).toBeUndefined();
  expect(await put(census, [long, large, longer, ...tiny(3)])).toBe(6);
  const all = await lying(census);
  expect(await put(census, [long, large])).toBe(0);
  expect(await put(census, [...tiny(4)])).toBe(1);
  expect(await lying(census)).toEqual([...all, [tiny(4)[3]!.key]]);
  expect((await taken(["120"]))?.batch).toEqual({ keys: [longer.key], bytes: 1000, work: 6e7 });
  const lease = await taken();
  expect(lease).toEqual({
    id: expect.any(String),
    retryCount: 0,
    batch: { keys: [large.key], bytes: 2 ** 30, work: 2e9 },
  });
  expect(await tasks(lease!)).toEqual([{ job: large, generation: 1, from: undefined }]);
  expect((await taken())?.batch.keys).toEqual([long.key]);
  expect(await tasks((await taken())!)).toHaveLength(3);
  expect(await tasks((await taken())!)).toHaveLength(1);
  expect(await taken()).toBeUndefined();
});

test("the queue tries again for ever, keeps what waits for years, and waits for no heartbeat where nobody else is", async () => {
  const { boss } = census;
  expect(await boss.getQueue(QUEUE)).toMatchObject({
    ...{
      retryLimit: 1_000_000,
      expireInSeconds: LEASE_SECONDS,
      deleteAfterSeconds: 60,
      heartbeatSeconds: null,
    },
    retentionSeconds: 10 * 365 * 24 * 3600,
  });
});

test("the jobs of a batch are done the longest first, and equal ones by name", async () => {
  const jobs = [toy("c", { work: 2 }), toy("b", { work: 1 }), toy("a", { work: 1 }), toy("d", { work: 3 })];
  await put(census, jobs);
  const games = (await tasks((await taken())!)).map(({ job }) => job.game);
  expect(games).toEqual(["d", "c", "a", "b"]);
});

test("two thousand jobs are a transaction, and none begins once it was stopped", async () => {
  const put = async (jobs: Iterable<Job>, most = Number.POSITIVE_INFINITY) => {
    const counts: number[] = [];
    const patiently = async <T>(run: () => Promise<T>) => {
      const result = await run();
      counts.push(result as number);
      return result;
    };
    let seen = 0;
    const count = await enqueue(census.database, census.boss, jobs, {
      patiently,
      stopped: () => ++seen >= most,
    });
    return { count, counts };
  };
  expect(await put([])).toEqual({ count: 0, counts: [] });
  expect(await put(tiny(4001), 2001)).toEqual({ count: 2000, counts: [2000] });
  expect(await put(tiny(4000))).toEqual({ count: 2000, counts: [0, 2000] });
  expect(await put(tiny(4001))).toEqual({ count: 1, counts: [0, 0, 1] });
});

test("limits that are raised put a job in again where they may change its result", async () => {
  const raised = (job: Job, limits: Partial<JobLimits>) =>
    put(census, [{ ...job, limits: { ...LIMITS, ...limits } }]);
  const more = { heaps: { heaps: 2000 }, seconds: { seconds: 61 }, bytes: { bytes: 2e9 } };
  const names = ["heaps", "seconds", "bytes"] as const;
  for (const by of [...names, null]) {
    const job = toy(`stopped by ${by}`);
    await put(census, [job]);
    expect(await done(job, { stoppedBy: by })).toBe(1);
    for (const name of names) {
      const helps = name === by || (by === null && name === "heaps");
      expect([by, name, await raised(job, more[name])]).toEqual([by, name, helps ? 1 : 0]);
      if (!helps) continue;
      // Each limit is the larger one, and a result of before does not count any more.
      expect(await done(job, { heaps: 7 })).toBe(0);
      expect(await raised(job, { ...more[name], heaps: 1 })).toBe(0);
      const [{ generation, ...now }] = (await census.database.query<JobLimits & { generation: number }>(
        "select heaps, seconds, bytes, generation from census.job where key = $1",
        [job.key],
      )) as [JobLimits & { generation: number }];
      expect([now, generation]).toEqual([{ ...LIMITS, ...more[name] }, 2]);
      break;
    }
  }
  const proved = toy("proved");
  await put(census, [proved]);
  await done(proved, { verdict: "proved" });
  expect(await raised(proved, { heaps: 2000 })).toBe(0);
  for (const name of names) {
    const waiting = toy(`waits for ${name}`);
    await put(census, [waiting]);
    expect(await raised(waiting, more[name])).toBe(1);
  }
  const failed = toy("failed");
  await put(census, [failed]);
  for (let i = 0; i < 3; i++) await charge(census.database, [failed.key], "why");
  // The same plan again takes it up.
  expect(await raised(failed, {})).toBe(1);
  expect(await stateOf(census, "failed")).toEqual({ state: "waiting", crashes: 0, reason: null });
});

test("whoever was cut off has not died: a worker that is seen, or that the server has not seen since it started", async () => {
  await put(census, [toy("a")]);
  const lease = { ...(await taken())!, retryCount: 1 };
  const worker = async (
    seen: string,
    holds: { taken?: string; retryCount?: number; running?: readonly { key: string }[] },
  ) => {
    await census.database.query("delete from census.worker");
    await census.database.query(
      `insert into census.worker (id, host, pid, threads, memory, taken, running, seen)
       values (gen_random_uuid(), 'here', 1, 1, 1, $1::text::json, $2::text::json, ${seen})`,
      [
        JSON.stringify({ id: holds.taken ?? null, retryCount: holds.retryCount ?? 0 }),
        JSON.stringify(holds.running ?? []),
      ],
    );
    return wasCutOff(census.database, lease, 0);
  };
  const running = lease.batch.keys.map((key) => ({ key }));
  for (const holds of [{ taken: lease.id }, { running }]) {
    expect(await worker("now() + interval '1 minute'", holds)).toBe(true);
    expect(await worker("now()", holds)).toBe(false);
    expect(await worker("pg_postmaster_start_time() - interval '1 second'", holds)).toBe(true);
  }
  expect(await worker("now() + interval '1 minute'", { running: [{ key: "another" }] })).toBe(false);
  // Who holds it now is no witness.
  expect(await worker("now() + interval '1 minute'", { taken: lease.id, retryCount: 1 })).toBe(false);
});

test("no limit is a limit like another", async () => {
  const endless = toy("endless", { limits: { ...LIMITS, heaps: Number.POSITIVE_INFINITY } });
  await put(census, [endless]);
  expect((await tasks((await taken())!))[0]?.job).toEqual(endless);
});

test("a result is written once, with all that it has", async () => {
  const [job, other, misere] = [toy("a"), toy("b"), toy("q", { question: "quotient", key: "quotient q" })];
  await put(census, [job, other, misere]);
  const full = rowOf(job, {
    ...{ verdict: "proved", preperiod: 1, period: 2, saltus: 3, exceptions: [4], maximum: 5, rareCount: 6 },
    ...{ lastRare: 7, mask: "0x8", values: new Uint8Array([0, 255]) },
    certificate: { kind: "any", n: 1 } as never,
  });
  const quotient: QuotientRow = {
    ...{
      key: misere.key,
      game: "q",
      stands: ["q"],
      question: "quotient",
      verdict: "proved",
      stoppedBy: null,
    },
    ...{ heaps: 9, checksum: "c", prefixes: "", certificate: null, values: null, seconds: 0, engine: "0" },
    ...{
      order: 6,
      pPortion: 2,
      preperiod: 3,
      period: 4,
      tame: null,
      kernel: 5,
      regular: true,
      normal: false,
    },
    generators: [1, 2],
  };
  expect(await write([])).toBe(0);
  const finished = [full, rowOf(other), quotient].map((row) => ({ row, generation: 1, saved: undefined }));
  expect(await write(finished)).toBe(3);
  expect(await write(finished)).toBe(0);
  expect(await rowsOf(census)).toEqual([full, rowOf(other), quotient]);
  const unknown = await census.database.query(
    "select from census.result where certificate is null and values is null and quotient is null and worker = 'me'",
  );
  expect(unknown).toHaveLength(1);
  expect(await stateOf(census, "a")).toEqual({ state: "done", crashes: 0, reason: null });
  expect(await tasks({ id: "", retryCount: 0, batch: { keys: [job.key], bytes: 0, work: 0 } })).toEqual([]);
});

test("where a job stands is kept while larger limits could go on from it", async () => {
  const job = toy("a");
  await put(census, [job]);
  const lease = (await taken())!;
  const stands = async () => standing((await tasks(lease))[0]!);
  expect(await stands()).toBeUndefined();
  await charge(census.database, [job.key], "why");
  await save(census.database, job.key, saved("at five", 5));
  expect(await stands()).toBe("at five");
  // It came farther, so what crashed is behind it.
  expect(await stateOf(census, "a")).toMatchObject({ crashes: 0 });
  await charge(census.database, [job.key], "why");
  await save(census.database, job.key, saved("again", 5));
  expect(await stands()).toBe("at five");
  expect(await stateOf(census, "a")).toMatchObject({ crashes: 1 });
  const kept = async () =>
    (await census.database.query<{ heaps: number }>("select heaps::float8 from census.checkpoint")).map(
      ({ heaps }) => heaps,
    );
  await write([{ row: rowOf(job, { stoppedBy: "heaps" }), generation: 1, saved: saved("at nine", 9) }]);
  expect(await kept()).toEqual([9]);
  await write([{ row: rowOf(job, { stoppedBy: "heaps" }), generation: 1, saved: undefined }]);
  expect(await kept()).toEqual([9]);
  await put(census, [{ ...job, limits: { ...LIMITS, heaps: 2000 } }]);
  expect(await stands()).toBe("at nine");
  await write([{ row: rowOf(job), generation: 2, saved: saved("done", 99) }]);
  expect(await kept()).toEqual([]);
  expect(await census.database.query("select from census.checkpoint_part")).toEqual([]);
});

test.skipIf(isQuick)("a checkpoint is read back from all its parts", async () => {
  const job = toy("a");
  await put(census, [job]);
  const state = Buffer.alloc(17 * MIB, "nim");
  // Stored as it is: what is deflated without being made smaller has more than one part.
  await save(census.database, job.key, { state: deflateRawSync(state, { level: 0 }), heaps: 1 });
  expect(await census.database.query("select part from census.checkpoint_part order by part")).toEqual([
    { part: 0 },
    { part: 1 },
  ]);
  const [task] = await tasks((await taken())!);
  expect(Buffer.compare(Buffer.from(task!.from!), state)).toBe(0);
});

test("the third crash sets a job aside with its reason, and it can be put back", async () => {
  const jobs = [toy("a"), toy("b"), toy("c")];
  const keys = jobs.map(({ key }) => key);
  await put(census, jobs);
  await done(jobs[2]!);
  for (let i = 1; i <= 2; i++) {
    await charge(census.database, keys, `crash ${i}`);
    expect(await stateOf(census, "a")).toEqual({ state: "waiting", crashes: i, reason: `crash ${i}` });
  }
  await charge(census.database, [keys[0]!, keys[2]!], "crash 3");
  expect(await stateOf(census, "a")).toEqual({ state: "failed", crashes: 3, reason: "crash 3" });
  expect(await stateOf(census, "c")).toEqual({ state: "done", crashes: 0, reason: null });
  await charge(census.database, keys, "crash 4");
  expect(await stateOf(census, "a")).toMatchObject({ crashes: 3, reason: "crash 3" });
  await taken();
  expect(await retry(census.database, census.boss, [])).toBe(0);
  expect(await retry(census.database, census.boss, ["b", keys[2]!])).toBe(1);
  expect(await stateOf(census, "b")).toEqual({ state: "waiting", crashes: 0, reason: null });
  expect(await lying(census)).toEqual([[keys[1]]]);
  expect(await retry(census.database, census.boss)).toBe(1);
  expect(await retry(census.database, census.boss)).toBe(0);
  expect((await taken())?.batch).toEqual({ keys: [keys[1]], bytes: 1000, work: 1000 });
  expect((await taken())?.batch).toEqual({ keys: [keys[0]], bytes: 1000, work: 1000 });
});
