import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { jobsOf, parsePlan } from "../src/plan/index.ts";
import { sequential } from "../src/sequential.ts";
import type { Job } from "../src/types.ts";
import { patience } from "../src/work/patience.ts";
import { later, open, put, rowsOf } from "./census.ts";
import type { Server } from "./postgres.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

/** Worker process, as on another machine. */
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

/**
 * Computes the first `games` of a plan by four processes, while a random one of them is killed every second,
 * `kills` times, and the server is restarted in each way of `restarts`. Every game has to have one result,
 * equal to that of a sequential run.
 */
export async function survivesKills(
  server: Server,
  plan: string,
  games: number,
  kills: number,
  restarts: readonly ("fast" | "immediate")[],
): Promise<void> {
  const jobs = firstJobs(plan, games);
  const expected = new Map([...sequential(jobs)].map(({ key, checksum }) => [key, checksum]));
  const place = await server.database();
  const census = await open(place);
  later(census.close);
  await put(census, jobs);
  const workers = [1, 2, 3, 4].map(() => workerProcess(place));
  const patiently = patience(
    () => undefined,
    () => undefined,
    () => false,
  );
  const left = () =>
    patiently(async () => {
      const [row] = await census.database.query<{ left: boolean }>(
        "select exists (select from census.job where state = 'waiting') as left",
      );
      return row!.left;
    });
  const pending = [...restarts];
  let random = 20_261_120;
  for (let second = 1; await left(); second++) {
    await setTimeout(1000);
    if (second > kills) continue;
    random = (random * 48_271) % 2_147_483_647;
    const i = random % workers.length;
    workers[i]!.child.kill("SIGKILL");
    workers[i] = workerProcess(place);
    if (second % 3 === 2 && pending.length > 0) await server.restart?.(pending.shift()!);
  }
  const ends = await Promise.all(
    workers.map(async ({ child, said }) => [child.exitCode ?? (await once(child, "exit"))[0], said()]),
  );
  for (const [code, said] of ends) expect([code, said]).toEqual([0, expect.not.stringContaining("fault")]);
  const rows = await rowsOf(census);
  expect(rows).toHaveLength(games);
  expect(new Map(rows.map(({ key, checksum }) => [key, checksum]))).toEqual(expected);
}

function firstJobs(plan: string, count: number): Job[] {
  const jobs: Job[] = [];
  for (const job of jobsOf(parsePlan(plan, "plan.yml"))) if (jobs.push(job) === count) break;
  return jobs;
}
