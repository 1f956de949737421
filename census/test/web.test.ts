import { execFileSync, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { later, prepare, temporary } from "./census.ts";

const nimber = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

interface Rows {
  readonly total: number;
  readonly rows: readonly { readonly game: string; readonly period: number }[];
}

/** Starts `nimber web` over the census in `folder`, and says where it is. */
async function serve(folder: string): Promise<string> {
  const server = spawn(process.execPath, [nimber, "web", "--port", "0", "--census", folder, "--json"]);
  later(() => server.kill());
  for await (const printed of server.stdout) return (JSON.parse(`${printed}`) as { url: string }).url;
  throw new Error("nimber web printed no address");
}

test("the page's server answers about a census, and the folder is free in between", async () => {
  const folder = temporary();
  const plan = join(folder, "plan.yml");
  writeFileSync(plan, "family:\n  list: [0.77, 0.07, 0.156, 0.004, '{2,4}']\nquestion: period to 9000\n");
  const data = prepare(join(folder, "data"));
  const census = (...words: string[]) =>
    execFileSync(process.execPath, [nimber, "census", ...words, "--data", data], { encoding: "utf8" });
  census("run", plan);
  const url = await serve(data);
  const ask = async <T = unknown>(path: string) => (await (await fetch(`${url}census/${path}`)).json()) as T;
  const rowsOf = (query: string) => ask<Rows>(`rows.json?${query}`);

  expect(await ask("summary.json")).toEqual({ served: true, name: "plan" });
  expect(await ask("counts.json")).toMatchObject({ done: 5, running: 0, waiting: 0, proved: 4, open: 1 });
  const { total, rows } = await rowsOf("sort=period&descending=true&limit=2");
  expect(total).toBe(5);
  expect(rows.map(({ game, period }) => [game, period])).toEqual([
    ["0.156", 349],
    ["0.07", 34],
  ]);
  expect((await rowsOf("text=77")).rows).toMatchObject([
    { game: "0.77", verdict: "proved", preperiod: 71, period: 12 },
  ]);
  expect((await rowsOf("preperiod=71&period=12")).total).toBe(1);
  expect((await rowsOf("verdict=open")).total).toBe(1);
  expect(await ask("points.json?verdict=proved")).toContainEqual({
    preperiod: 71,
    period: 12,
    games: 1,
    first: "0.77",
  });

  // Nothing that a page may send reaches the database as anything but a value.
  expect(await rowsOf("text=%27%20or%201=1%20--&limit=99999999")).toEqual({ total: 0, rows: [] });
  for (const hostile of ["sort=key;drop%20table", "offset=-1", "period=%27", "text=%00"]) {
    expect((await fetch(`${url}census/rows.json?${hostile}`)).status).toBe(400);
  }
  expect((await fetch(`${url}census/secret.json`)).status).toBe(404);

  // A folder serves one process at a time; the page lets go of it when it is not asked.
  await expect.poll(() => census("status"), { timeout: 20_000, interval: 500 }).toContain("5");
  // While this thread waited the server may have closed its idle connection, which is noticed in a turn of its own.
  await setTimeout(100);
  expect(await ask("counts.json")).toMatchObject({ done: 5 });
});

test("a folder without a census is told at once", () => {
  const folder = temporary();
  const run = () =>
    execFileSync(process.execPath, [nimber, "web", "--port", "0", "--census", folder], {
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(run).toThrow(/expected a census, found none/);
});
