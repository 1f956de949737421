import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import type { Database } from "../src/database/database.ts";
import { migrate } from "../src/database/migrate.ts";
import { storedResults, workersOf } from "../src/database/stored.ts";
import { retry } from "../src/queue/enqueue.ts";
import type { JobLimits } from "../src/types.ts";
import { patience } from "../src/work/patience.ts";
import {
  type Census,
  changed,
  empty,
  later,
  open,
  put,
  rowsOf,
  start,
  stateOf,
  temporary,
  tiny,
  toy,
  toys,
} from "./census.ts";

/** Starts a worker, and stops it when its game has created the file `begun`. */
async function startAndStop(census: Census, begun: string): Promise<void> {
  const worker = start(census);
  while (!existsSync(begun)) await setTimeout(20);
  worker.stop();
  await worker.over;
}

/**
 * Tests for every database; `place` names an empty one. With `isShort`, the tests of the queue are left to
 * another database, since its statements do not depend on the database.
 */
export function holdsOn(name: string, place: () => Promise<string>, isShort = false): void {
  const testOfQueue = test.skipIf(isShort);
  const longTest = test.skipIf(isShort || isQuick);
  describe(`on ${name}`, () => {
    let census: Census;
    beforeAll(async () => {
      census = await open(await place());
    });
    afterEach(() => empty(census));
    afterAll(() => census.close());

    test("migrations may run twice, and an edited one is refused", async () => {
      const { database } = census;
      await migrate(database);
      const applied = () => database.query("select number, applied from census.migration");
      const before = await applied();
      await Promise.all([migrate(database), migrate(database)]);
      expect(await applied()).toEqual(before);
      await expect(migrate(database, ["select 1", "select 2", "select 3"])).rejects.toThrow(
        "migration 1: expected",
      );
      await expect(migrate(database, [])).rejects.toThrow("newer nimber");
    });

    test("a game that is put in twice is computed once, and its row is whole", async () => {
      const jobs = [...tiny(300), toy("a 'quoted' name, ⊕", { stands: ["x", "y"] })];
      expect(await put(census, jobs)).toBe(301);
      expect(await put(census, jobs)).toBe(0);
      let done = 0;
      const count = (games: number) => {
        done += games;
      };
      await start(census, { done: count }).over;
      expect(done).toBe(301);
      expect(await put(census, jobs)).toBe(0);
      const rows = await rowsOf(census);
      expect(rows.map(({ key }) => key)).toEqual(jobs.map(({ key }) => key).sort());
      expect(rows[0]).toEqual({
        ...{ key: "period a 'quoted' name, ⊕", game: "a 'quoted' name, ⊕", stands: ["x", "y"] },
        ...{ question: "period", verdict: "proved", stoppedBy: null, preperiod: 1, period: 18, saltus: 0 },
        ...{ exceptions: [3], maximum: null, rareCount: null, lastRare: null, mask: null, heaps: 10 },
        ...{ checksum: "sum of a 'quoted' name, ⊕", prefixes: "", seconds: 0, engine: "toy" },
        certificate: { game: "a 'quoted' name, ⊕", window: [1, 2] },
        values: new Uint8Array([1, 2, 3]),
      });
      expect(await workersOf(census.database)).toEqual([]);
    });

    testOfQueue(
      "a job that throws or ends its thread three times is set aside, and can be put back",
      async () => {
        await put(census, [...tiny(20), toy("throw 1"), toy("exit 1")]);
        await start(census).over;
        expect(await stateOf(census, "throw 1")).toEqual({
          ...{ state: "failed", crashes: 3, reason: "it cannot be computed" },
        });
        expect(await stateOf(census, "exit 1")).toEqual({
          ...{ state: "failed", crashes: 3, reason: "its thread ended with code 7" },
        });
        expect(await storedResults(census.database).counts()).toMatchObject({
          done: 20,
          failed: 2,
          waiting: 0,
        });
        expect(await retry(census.database, census.boss, ["throw 1"])).toBe(1);
        expect(await stateOf(census, "throw 1")).toMatchObject({ state: "waiting", crashes: 0 });
        expect(await retry(census.database, census.boss)).toBe(1);
      },
    );

    testOfQueue(
      "a job that is stopped goes on elsewhere from where it stood, and farther with larger limits",
      async () => {
        const begun = join(temporary(), "begun");
        const limited = (limits: Partial<JobLimits>) =>
          toy(`long ${begun}`, { limits: { heaps: 200, seconds: 60, bytes: 1e9, ...limits } });
        await put(census, [limited({})]);
        await startAndStop(census, begun);
        const stood = async () => {
          const [row] = await census.database.query<{ heaps: number }>(
            "select heaps::float8 from census.checkpoint",
          );
          return row!.heaps;
        };
        expect(await stood()).toBe(5);
        expect(await rowsOf(census)).toEqual([]);
        await start(census).over;
        expect(await rowsOf(census)).toMatchObject([{ heaps: 200, stoppedBy: "heaps" }]);
        expect(await stood()).toBe(200);
        expect(await put(census, [limited({ seconds: 99 })])).toBe(0);
        expect(await put(census, [limited({ heaps: 230 })])).toBe(1);
        await start(census).over;
        expect(await rowsOf(census)).toMatchObject([{ heaps: 230, stoppedBy: "heaps" }]);
      },
    );

    longTest("a checkpoint of many megabytes comes back as it was", async () => {
      const begun = join(temporary(), "begun");
      await put(census, [toy(`heavy ${begun}`)]);
      await startAndStop(census, begun);
      const parts = await census.database.query("select from census.checkpoint_part");
      expect(parts).toHaveLength(2);
      await start(census).over;
      expect(await rowsOf(census)).toMatchObject([{ heaps: 20_000_000 }]);
      expect(await census.database.query("select from census.checkpoint_part")).toEqual([]);
    });

    testOfQueue("a thread that cannot be started ends the work, and no game is blamed", async () => {
      await put(census, tiny(3));
      const missing = { ...toys, compute: new URL("./none.mjs", import.meta.url) };
      await expect(start(census, { modules: missing }).over).rejects.toThrow("cannot be started");
      expect(await stateOf(census, "tiny 1")).toMatchObject({ state: "waiting", crashes: 0 });
    });

    longTest("two games that need much memory do not meet", async () => {
      const large = { bytes: 700 * 2 ** 20, work: 1e9 };
      const told = join(temporary(), "told");
      await put(census, [...[1, 2, 3].map((each) => toy(`nap ${told} ${each}`, large)), ...tiny(500)]);
      // With late reports of workers, which may have taken another game by then.
      const late = changed(census, async (text) => {
        if (text.includes("insert into census.worker")) await setTimeout(100);
      });
      // The embedded database allows one process; on a server two may run on one machine.
      const processes = census.database.exclusive ? [4] : [2, 2];
      const begin = (threads: number) => start(late, { threads, host: "one machine" });
      await Promise.all(processes.map((threads) => begin(threads).over));
      expect(readFileSync(told, "utf8")).toBe("()()()");
      expect(await rowsOf(census)).toHaveLength(503);
    });

    longTest("no game is taken ahead of a long one", async () => {
      const begun = [1, 2, 3].map((each) => join(temporary(), `${each}`));
      await put(
        census,
        begun.map((file) => toy(`long ${file}`, { work: 1e9 })),
      );
      const worker = start(census);
      while (begun.filter((file) => existsSync(file)).length < 2) await setTimeout(20);
      worker.stop();
      await worker.over;
      const taken = await census.database.query(
        "select from census_queue.job where name = 'games' and started_on is not null",
      );
      expect(taken).toHaveLength(2);
    });

    testOfQueue("what cannot be written down ends the work, and is told once", async () => {
      const unheard: unknown[] = [];
      const hear = (error: unknown) => unheard.push(error);
      process.on("unhandledRejection", hear);
      later(() => process.off("unhandledRejection", hear));
      // A batch that takes longer than results wait, so they are written while it is computed.
      await put(
        census,
        Array.from({ length: 12 }, (_, i) => toy(`nap ${i}`)),
      );
      const broken = changed(census, async (text) => {
        if (text.includes("insert into census.result")) throw new Error("the disk is broken");
      });
      await expect(start(broken, { threads: 1 }).over).rejects.toThrow("the disk is broken");
      expect(unheard).toEqual([]);
    });

    test("a worker that cannot even begin starts no thread", async () => {
      let begun = 0;
      const count = () => begun++;
      process.on("worker", count);
      later(() => process.off("worker", count));
      const broken = changed(census, async (text) => {
        if (text.includes("census.worker")) throw new Error("it is gone");
      });
      await expect(start(broken, { threads: 1 }).over).rejects.toThrow("it is gone");
      expect(begun).toBe(0);
    });

    testOfQueue("crashes are counted once though the answer to a commit is lost", async () => {
      await put(census, [toy("throw 1")]);
      // As if a worker that took the job before had died.
      const [taken] = await census.boss.fetch("games");
      await census.boss.fail("games", taken!.id);
      let lost = 0;
      const patiently = patience(
        () => lost++,
        () => undefined,
        () => false,
      );
      const { database } = census;
      const deaf: Database = {
        ...database,
        transaction: async (work) => {
          let charged = false;
          const result = await database.transaction((sql) =>
            work({
              ...sql,
              query: (text, values) => {
                charged ||= text.includes("set crashes = crashes + 1");
                return sql.query(text, values);
              },
            }),
          );
          if (charged) throw Object.assign(new Error("reset"), { code: "ECONNRESET" });
          return result;
        },
      };
      await start({ ...census, database: deaf }, { patiently }).over;
      expect(lost).toBe(3);
      expect(await stateOf(census, "throw 1")).toMatchObject({ state: "failed", crashes: 3 });
    });

    testOfQueue("the longest games come first", async () => {
      await put(
        census,
        [1e9, 3e9, 2e9].map((work, i) => toy(`tiny ${i}`, { work })),
      );
      await start(census, { threads: 1 }).over;
      const order = await census.database.query<{ key: string }>(
        "select data -> 'keys' ->> 0 as key from census_queue.job where name = 'games' order by started_on",
      );
      expect(order.map(({ key }) => key)).toEqual([1, 2, 0].map((i) => `period tiny ${i}`));
    });

    test("pages, points and counts say what rows say", async () => {
      await put(census, [...tiny(120), toy("throw 5")]);
      await start(census).over;
      const results = storedResults(census.database);
      const query = { sort: "period", descending: true, offset: 0, limit: 10 } as const;
      const all = await results.page(query);
      expect(all.total).toBe(121);
      expect(all.rows).toHaveLength(10);
      expect(all.rows[0]).toMatchObject({ game: "tiny 100", period: 8, verdict: "proved", reason: null });
      expect(await results.page({ ...query, verdict: "failed" })).toMatchObject({
        total: 1,
        rows: [{ game: "throw 5", verdict: "failed", reason: "it cannot be computed", period: null }],
      });
      expect((await results.page({ ...query, text: "TINY 7" })).total).toBe(11);
      expect(await results.points({})).toEqual([
        { preperiod: 1, period: 6, games: 10, first: "tiny 0" },
        { preperiod: 1, period: 7, games: 90, first: "tiny 10" },
        { preperiod: 1, period: 8, games: 20, first: "tiny 100" },
      ]);
      const wrong = { ...query, sort: "key; drop schema census" as "key" };
      await expect(results.page(wrong)).rejects.toThrow("sort: expected one of key");
      expect(await results.page(query, new AbortController().signal)).toEqual(all);
      const light = [];
      for await (const row of results.rows({ light: true, keys: new Set(["period tiny 4"]) }))
        light.push(row);
      expect(light).toMatchObject([{ game: "tiny 4", certificate: null, values: null }]);
    });
  });
}
