import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openReading } from "../src/open.ts";
import { later, open, temporary } from "./census.ts";
import { hasServer, startServer } from "./postgres.ts";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Starts `nimber census` in the folder `cwd`. */
function begin(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child: ChildProcess = spawn(process.execPath, [main, "census", ...args], {
    cwd,
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  later(() => child.kill("SIGKILL"));
  let said = "";
  const hear = (piece: Buffer) => {
    said += piece;
  };
  child.stdout!.on("data", hear);
  child.stderr!.on("data", hear);
  const ended: Promise<Ended> = once(child, "close").then(([code]) => ({ code, said }));
  return { child, ended, said: () => said };
}

const run = (cwd: string, args: readonly string[], env?: Readonly<Record<string, string>>) =>
  begin(cwd, args, env).ended;

/** Many processes open the database one after the other, each for seconds where others keep the machine busy. */
const LONG = { timeout: 900_000 };

const SETS = "name: sets\nfamily: { subtraction: { within: 10 } }\nquestion: period to 20000\n";

function folderWith(plan: string): string {
  const folder = temporary();
  writeFileSync(join(folder, "plan.yml"), plan);
  return folder;
}

test("a census that is killed again and again ends as one on a server: equal to the byte", LONG, async () => {
  const folder = folderWith(SETS);
  for (const after of [900, 2200]) {
    const { child, ended } = begin(folder, ["run", "plan.yml"]);
    await setTimeout(after);
    child.kill("SIGKILL");
    await ended;
  }
  const { code, said } = await run(folder, ["run", "plan.yml"]);
  expect([code, said]).toEqual([0, expect.stringContaining("983")]);
  expect(said).toContain("the report is in census-data/sets.html");
  expect(readFileSync(join(folder, "census-data", "sets.html"), "utf8")).toContain("sets");
  expect(await run(folder, ["verify"])).toMatchObject({
    code: 0,
    said: expect.stringContaining(", 0 wrong"),
  });
  await run(folder, ["export", "--out", "here.csv"]);
  expect(readFileSync(join(folder, "here.csv"), "utf8").trimEnd().split("\n")).toHaveLength(984);
  if (!hasServer) return;
  const server = await startServer();
  later(server.end);
  const env = { DATABASE_URL: await server.database() };
  const together = await Promise.all([
    run(folder, ["run", "plan.yml", "--workers", "1"], env),
    run(folder, ["run", "plan.yml", "--workers", "2"], env),
  ]);
  expect(together.map(({ code }) => code)).toEqual([0, 0]);
  await run(folder, ["export", "plan.yml", "--out", "there.csv"], env);
  expect(readFileSync(join(folder, "there.csv"))).toEqual(readFileSync(join(folder, "here.csv")));
});

test(
  "Ctrl-C saves what runs, and the same command goes on; status and workers see it run",
  LONG,
  async () => {
    const folder = folderWith(
      "name: long\nfamily: { list: ['0.106', '{1,2}'] }\nquestion: period to 4e8\nlimits: { seconds: 600 }\n",
    );
    const status = async () => JSON.parse((await run(folder, ["status", "--json"])).said);
    const untilItRuns = async () => {
      while (((await status().catch(() => ({}))).running ?? 0) === 0) await setTimeout(100);
    };
    const begun = () => begin(folder, ["run", "plan.yml", "--workers", "1"]);
    const stood = async () => {
      const reading = await openReading(join(folder, "census-data"));
      const rows = await reading.query<{ heaps: number }>(
        "select heaps::float8 as heaps from census.checkpoint",
      );
      await reading.close();
      return rows[0]?.heaps ?? 0;
    };
    const stopped = {
      code: 130,
      said: "nimber: stopping: what runs is saved; Ctrl-C again stops at once\nnimber: stopped; the same command goes on from here\n",
    };

    const first = begun();
    await untilItRuns();
    const { pid } = first.child;
    expect(await run(folder, ["workers"])).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${pid}`),
    });
    expect(await run(folder, ["run", "plan.yml"])).toMatchObject({
      code: 2,
      said: expect.stringContaining(`found it held by process ${pid}`),
    });
    first.child.kill("SIGINT");
    expect(await first.ended).toEqual(stopped);
    expect(await status()).toMatchObject({ running: 0, waiting: 2, done: 0, failed: 0 });
    const heaps = await stood();
    expect(heaps).toBeGreaterThan(0);

    const second = begun();
    await untilItRuns();
    second.child.kill("SIGINT");
    expect(await second.ended).toEqual(stopped);
    expect(await stood()).toBeGreaterThanOrEqual(heaps);
  },
);

test("what failed is named when a run ends, and what can be done", async () => {
  const folder = folderWith("family: { list: [0.77, 0.07, 0.4, 0.2, 0.5] }\nquestion: period to 500\n");
  await run(folder, ["run", "plan.yml"]);
  const census = await open(join(folder, "census-data"));
  await census.database.query("update census.job set state = 'failed', reason = 'it was ended'");
  await census.close();
  const { code, said } = await run(folder, ["run", "plan.yml", "--lang", "en"]);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^nimber: failed: \S+, \S+, \S+, …; nimber census status says why, nimber census retry puts back$/m,
  );
});

test.skipIf(!hasServer)("Ctrl-C ends a wait for a server too", async () => {
  const folder = folderWith("name: long\nfamily: { list: ['0.106'] }\nquestion: period to 4e8\n");
  const server = await startServer();
  later(server.end);
  if (server.restart === undefined) return;
  const env = { DATABASE_URL: await server.database() };
  const { child, ended, said } = begin(folder, ["run", "plan.yml", "--workers", "1"], env);
  while (!/"running":[1-9]/.test((await run(folder, ["status", "--json"], env)).said)) await setTimeout(100);
  await server.restart("immediate", async () => {
    while (!said().includes("does not answer: waiting for it")) await setTimeout(20);
    child.kill("SIGINT");
    const { code, said: all } = await ended;
    expect([code, all.split("\n").slice(1)]).toEqual([
      130,
      [
        "nimber: stopping: what runs is saved; Ctrl-C again stops at once",
        "nimber: stopped; the same command goes on from here",
        "",
      ],
    ]);
  });
});

test("what is wrong is said in one line", async () => {
  const folder = folderWith(`${SETS}limts: { seconds: 3 }\n`);
  const wrong = async (...args: readonly string[]) => {
    const { code, said } = await run(folder, args);
    expect(code).toBe(2);
    return said;
  };
  expect(await wrong()).toMatch(/^nimber: census: expected one of run, status, .*, found nothing\n$/);
  expect(await wrong("stauts")).toMatch(/^nimber: census: .* found `stauts`; did you mean status\?\n$/);
  expect(await wrong("run")).toMatch(/^nimber: census run: expected a plan file, found nothing; .*\n$/);
  expect(await wrong("run", "none.yml")).toBe("nimber: none.yml: cannot be read (ENOENT)\n");
  expect(await wrong("run", "plan.yml")).toMatch(
    /^nimber: plan.yml:4:1: expected .* did you mean limits\?\n {2}limts: .*\n {2}\^\n$/,
  );
  expect(await wrong("run", "plan.yml", "--workers", "0")).toMatch(
    /--workers: expected a number|plan.yml:4:1/,
  );
  expect(await wrong("status", "extra")).toBe(
    "nimber: census status: expected nothing more, found `extra`\n",
  );
  expect(await wrong("status")).toMatch(/^nimber: census-data: expected a census, found none; .*\n$/);
  expect(await wrong("retry")).toMatch(/^nimber: census-data: expected a census, found none; .*\n$/);
  expect(existsSync(join(folder, "census-data"))).toBe(false);
  // A file is where a folder should be.
  expect(await wrong("status", "--data", "plan.yml")).toMatch(
    /^nimber: plan.yml: expected a census, found none; .*\n$/,
  );
  writeFileSync(join(folder, "right.yml"), SETS);
  expect(await wrong("run", "right.yml", "--data", "plan.yml")).toBe(
    "nimber: plan.yml: expected a folder to keep a census in, found EEXIST\n",
  );
  expect(await wrong("status", "--data", "")).toMatch(
    /^nimber: --data: expected a folder .*, found nothing\n$/,
  );
  expect(await wrong("worker")).toMatch(
    /^nimber: census worker: expected DATABASE_URL=postgres:\/\/…, found none.*\n$/,
  );
  expect(await wrong("export", "--format", "cvs")).toMatch(
    /^nimber: --format: expected csv, .* did you mean csv\?\n$/,
  );
  const password = await run(folder, ["status"], { DATABASE_URL: "postgres:/me:secret@host/x" });
  expect(password).toMatchObject({ code: 2, said: expect.stringContaining("expected postgres://") });
  expect(password.said).not.toContain("secret");
  // Port 1 has no server.
  const away = await run(folder, ["status"], { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/x" });
  expect(away).toEqual({
    code: 2,
    said: "nimber: postgres://me@127.0.0.1:1/x: expected a server that lets this user in, found: connect ECONNREFUSED 127.0.0.1:1\n",
  });
});
