import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../src/database/migrate.ts";
import { openServer } from "../src/database/server.ts";
import { jobsOf, parsePlan } from "../src/plan/index.ts";
import { sequential } from "../src/sequential.ts";
import type { Job } from "../src/types.ts";
import { patience } from "../src/work/patience.ts";
import {
  type Census,
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
import { holdsOn } from "./engine.case.ts";
import { hasServer, type Server, startServer } from "./postgres.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

describe.skipIf(!hasServer)("with a server", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.end());

  holdsOn("PostgreSQL", () => server.database());

  /** A census that is closed when the test is over. */
  async function opened(place: string): Promise<Census> {
    const census = await open(place);
    later(census.close);
    return census;
  }

  /** A worker process, as on another machine. */
  function workerProcess(place: string): { readonly child: ChildProcess; said(): string } {
    const child = spawn(process.execPath, [main, "census", "worker", "--until-done", "--workers", "1"], {
      env: { PATH: process.env.PATH, LANG: "C.UTF-8", DATABASE_URL: place },
      stdio: ["ignore", "ignore", "pipe"],
    });
    later(() => child.kill("SIGKILL"));
    let said = "";
    child.stderr!.on("data", (piece) => {
      said += piece;
    });
    return { child, said: () => said };
  }

  test("several starters at once make the tables once", async () => {
    const place = await server.database();
    const all = await Promise.all([1, 2, 3, 4].map(() => opened(place)));
    const applied = await all[0]!.database.query("select number from census.migration");
    expect(applied).toEqual([{ number: 1 }]);
    await Promise.all(all.map((census) => put(census, tiny(50))));
    await Promise.all(all.map((census) => start(census, { threads: 1 }).over));
    expect(await rowsOf(all[0]!)).toHaveLength(50);
  });

  test("a server that is restarted is waited for, with one warning", async () => {
    if (server.restart === undefined) return;
    const database = openServer(await server.database(), 4);
    later(() => database.close());
    await migrate(database);
    const said: string[] = [];
    const patiently = patience(
      () => said.push("away"),
      () => said.push("back"),
      () => false,
    );
    const asking = async () => {
      for (let i = 0; i < 40; i++) {
        await patiently(() => database.query("select count(*) from census.job"));
        await setTimeout(50);
      }
    };
    await Promise.all([asking(), asking(), server.restart("immediate")]);
    expect(said).toEqual(["away", "back"]);
  });

  test("a game that kills its process three times is set aside, and the others are done", async () => {
    const place = await server.database();
    const census = await opened(place);
    await put(census, [toy("kill me"), ...tiny(30)]);
    const script = join(temporary(), "worker.mjs");
    buildSync({
      entryPoints: [fileURLToPath(new URL("./toy-worker.ts", import.meta.url))],
      outfile: script,
      bundle: true,
      platform: "node",
      format: "esm",
      // CommonJS within: pg.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      external: ["@electric-sql/pglite", "pg-native"],
    });
    const ends: unknown[] = [];
    for (let run = 0; run < 4; run++) {
      const child = spawn(process.execPath, [script, place, toys.thread.href, toys.compute.href]);
      later(() => child.kill("SIGKILL"));
      const [code, signal] = await once(child, "exit");
      ends.push(signal ?? code);
      // What the queue does when it has heard nothing of them for ten seconds.
      const left = await census.database.query<{ id: string }>(
        "select id from census_queue.job where name = 'games' and state = 'active'",
      );
      if (left.length > 0)
        await census.boss.fail(
          "games",
          left.map(({ id }) => id),
        );
    }
    expect(ends).toEqual(["SIGKILL", "SIGKILL", "SIGKILL", 0]);
    expect(await stateOf(census, "kill me")).toEqual({
      ...{ state: "failed", crashes: 3, reason: "its worker ended without a word" },
    });
    expect(await rowsOf(census)).toHaveLength(30);
  });

  test("ten thousand games, workers that are killed and a server that is restarted: each game once", async () => {
    const jobs = firstJobs(
      "name: sets\nfamily: { subtraction: { within: 14 } }\nquestion: period to 4000\n",
      10_000,
    );
    const expected = new Map([...sequential(jobs)].map(({ key, checksum }) => [key, checksum]));
    const place = await server.database();
    const census = await opened(place);
    await put(census, jobs);
    const workers = [1, 2, 3, 4].map(() => workerProcess(place));
    let random = 20_261_120;
    const waiting = async () => {
      const [row] = await census.database.query<{ count: number }>(
        "select count(*)::float8 as count from census.job where state = 'waiting'",
      );
      return row!.count;
    };
    let kills = 0;
    const patiently = patience(
      () => undefined,
      () => undefined,
      () => false,
    );
    while ((await patiently(waiting)) > 0) {
      await setTimeout(1000);
      random = (random * 48_271) % 2_147_483_647;
      if (kills < 8) {
        const i = random % workers.length;
        workers[i]!.child.kill("SIGKILL");
        workers[i] = workerProcess(place);
        kills++;
      }
      if (kills === 2) await server.restart?.("fast");
    }
    const codes = await Promise.all(
      workers.map(async ({ child, said }) => [child.exitCode ?? (await once(child, "exit"))[0], said()]),
    );
    for (const [code, said] of codes) expect([code, said]).toEqual([0, expect.not.stringContaining("fault")]);
    const rows = await rowsOf(census);
    expect(rows).toHaveLength(10_000);
    expect(new Map(rows.map(({ key, checksum }) => [key, checksum]))).toEqual(expected);
  });
});

function firstJobs(plan: string, count: number): Job[] {
  const jobs: Job[] = [];
  for (const job of jobsOf(parsePlan(plan, "plan.yml"))) if (jobs.push(job) === count) break;
  return jobs;
}
