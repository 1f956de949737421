import { existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { say } from "nimber/locale";
import { expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import { verdictsOf } from "../src/cli/verdicts.ts";
import { holderIn } from "../src/database/lock.ts";
import { openReading } from "../src/open.ts";
import { later, open, prepare, temporary } from "./census.ts";
import { ask } from "./command.ts";
import { emptyPlace, hasServer, startServer } from "./places.ts";
import { begin, run } from "./process.ts";

/** Many processes open the database one after the other, each for seconds where others keep the machine busy. */
const LONG = { timeout: 900_000 };

const SETS = "name: sets\nfamily: { subtraction: { within: 9 } }\nquestion: period to 20000\n";

/** With an empty census in it. */
async function preparedWith(plan: string): Promise<string> {
  const folder = folderWith(plan);
  prepare(join(folder, "census-data"));
  return folder;
}

function folderWith(plan: string): string {
  const folder = temporary();
  writeFileSync(join(folder, "plan.yml"), plan);
  return folder;
}

test.skipIf(isQuick)("a census that is killed ends as one on a server: equal to the byte", LONG, async () => {
  const folder = await preparedWith(SETS);
  // A dozen kills are a drill of the slow tests.
  const { child, ended } = begin(folder, ["run", "plan.yml"]);
  await setTimeout(1500);
  child.kill("SIGKILL");
  await ended;
  const { code, said } = await run(folder, ["run", "plan.yml"]);
  expect([code, said]).toEqual([0, expect.stringContaining("488")]);
  expect(said).toContain("wrote the report to census-data/sets.html");
  expect(readFileSync(join(folder, "census-data", "sets.html"), "utf8")).toContain("sets");
  expect(await run(folder, ["verify"])).toMatchObject({
    code: 0,
    said: expect.stringContaining(", 0 wrong"),
  });
  await run(folder, ["export", "--out", "here.csv"]);
  expect(readFileSync(join(folder, "here.csv"), "utf8").trimEnd().split("\n")).toHaveLength(489);
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

test.skipIf(isQuick)(
  "Ctrl-C saves what runs, and the same command goes on; status and workers see it run",
  LONG,
  async () => {
    const folder = await preparedWith(
      "name: long\nfamily: { list: ['0.106', '{1,2}'] }\nquestion: period to 4e8\nlimits: { seconds: 600 }\n",
    );
    const data = join(folder, "census-data");
    // Before the answer it may be said that a busy process is waited for.
    const status = async () =>
      JSON.parse((await ask(["status"], { data, json: "" })).said.trimEnd().split("\n").at(-1)!);
    const untilItRuns = async ({ child }: ReturnType<typeof begin>) => {
      // Who asks earlier opens the database itself, and the run waits.
      while (holderIn(data)?.pid !== child.pid) await setTimeout(20);
      while (((await status().catch(() => ({}))).running ?? 0) === 0) await setTimeout(100);
    };
    const begun = () => begin(folder, ["run", "plan.yml", "--workers", "1"]);
    const stood = async () => {
      const reading = await openReading(data);
      const rows = await reading.query<{ heaps: number }>(
        "select heaps::float8 as heaps from census.checkpoint",
      );
      await reading.close();
      return rows[0]?.heaps ?? 0;
    };
    const stopped = {
      code: 130,
      said: "nimber: stopping: saving the running games; press Ctrl-C again to stop at once\nnimber: stopped; the same command continues from here\n",
    };

    const first = begun();
    await untilItRuns(first);
    const { pid } = first.child;
    expect(await run(folder, ["workers"])).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${pid}`),
    });
    expect(await run(folder, ["run", "plan.yml"])).toMatchObject({
      code: 2,
      said: expect.stringContaining(`found process ${pid}`),
    });
    first.child.kill("SIGINT");
    expect(await first.ended).toEqual(stopped);
    expect(await status()).toMatchObject({ running: 0, waiting: 2, done: 0, failed: 0 });
    const heaps = await stood();
    expect(heaps).toBeGreaterThan(0);

    const second = begun();
    while (holderIn(data)?.pid !== second.child.pid) await setTimeout(20);
    await status();
    second.child.kill("SIGINT");
    expect(await second.ended).toEqual(stopped);
    expect(await stood()).toBeGreaterThanOrEqual(heaps);
  },
);

test.skipIf(isQuick)("what failed is named when a run ends, and what can be done", async () => {
  const folder = await preparedWith(
    "family: { list: [0.77, 0.07, 0.4, 0.2, 0.5] }\nquestion: period to 500\n",
  );
  const data = join(folder, "census-data");
  const running = ["run", join(folder, "plan.yml")];
  await makeAll(data, "failed");
  const { code, said } = await ask(running, { data });
  expect(code).toBe(1);
  expect(said).toMatch(
    /^nimber: failed: \S+, \S+, \S+, …; nimber census status gives the reasons, and the same command computes them again$/m,
  );
  // An export says what it lacks; the same plan again takes up what failed.
  const out = join(folder, "rows.csv");
  const exported = await ask(["export"], { data, out });
  expect(exported.code).toBe(3);
  expect(exported.said).toMatch(/unfinished games: 4, 4 of them failed; nimber census run computes them$/m);
  await makeAll(data, "done");
  expect((await ask(running, { data })).code).toBe(0);
  expect(await ask(["export"], { data, out })).toMatchObject({
    ...{ code: 0, said: expect.stringContaining("4 rows") },
  });
});

/** From now on each game that is done ends in `state`. */
async function makeAll(data: string, state: "done" | "failed"): Promise<void> {
  const census = await open(data);
  await census.database.query(
    `create or replace function census.ending() returns trigger language plpgsql as $$ begin
       if new.state = 'done' then new.state := '${state}'; new.reason := 'it was ended'; end if;
       return new;
     end $$`,
  );
  await census.database.query(
    "create or replace trigger ending before update on census.job for each row execute function census.ending()",
  );
  await census.close();
}

test.skipIf(isQuick)(
  "verdicts on quotients are told in their own words, and in neutral ones beside others",
  async () => {
    const folder = await preparedWith("family: { list: [0.3, 0.07] }\nquestion: misere quotient to 20\n");
    const [plan, data] = [join(folder, "plan.yml"), join(folder, "census-data")];
    const told = /quotient proved 1\n *partial quotient 1\n/;
    expect((await ask(["run", plan], { data })).said).toMatch(told);
    expect((await ask(["status"], { data })).said).toMatch(told);
    expect(say(verdictsOf(["period", "values"]).open, "zh")).toBe("未发现周期");
    expect(say(verdictsOf(["period", "quotient"]).open, "zh")).toBe("未定");
  },
);

test("run and status count the plan that is named; exports are checked", async () => {
  const folder = temporary();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("one.yml"), "family: { list: [0.77, 0.07, '{1,2}'] }\nquestion: period to 500\n");
  writeFileSync(at("two.yml"), "family: { list: [0.77, 0.4] }\nquestion: distinct to 500\n");
  const data = await emptyPlace(at("data"));
  const json = async (...words: string[]) =>
    JSON.parse((await ask(words, { data, json: "" })).said.split("\n")[0]!);
  expect(await json("run", at("one.yml"))).toMatchObject({ plan: "one", done: 3, proved: 3, waiting: 0 });
  expect(await json("run", at("two.yml"))).toMatchObject({ plan: "two", done: 2, proved: 2, waiting: 0 });
  expect(await json("status")).toMatchObject({ done: 5 });
  expect(await json("status", at("two.yml"))).toMatchObject({ done: 2, workers: [], failures: [] });
  const census = await open(data);
  await census.database.query(
    "update census.job set state = 'failed', reason = 'x' where key = 'distinct 0.4'",
  );
  await census.close();
  expect(await json("status", at("one.yml"))).toMatchObject({ done: 3, failed: 0, failures: [] });
  expect(await json("status", at("two.yml"))).toMatchObject({ failed: 1, failures: [{ game: "0.4" }] });
  expect((await ask(["run", at("one.yml")], { data })).code).toBe(0);
  expect((await ask(["run", at("two.yml")], { data })).code).toBe(0);

  const out = at("one.csv");
  expect((await ask(["export", at("one.yml")], { data, out })).code).toBe(0);
  const verified = (...words: string[]) => ask(["verify", ...words], { data, export: out });
  expect(await verified()).toMatchObject({
    code: 0,
    said: expect.stringMatching(
      /^ {2}3 certificates checked .*, 0 wrong\n {2}the 3 rows of the export match/,
    ),
  });
  expect(await verified(at("two.yml"))).toMatchObject({
    code: 1,
    said: expect.stringContaining("it was exported for another plan"),
  });
  const alone = { data: at("nowhere"), export: out };
  expect(await ask(["verify"], alone)).toEqual({
    code: 0,
    said: `  ${out}: its 3 rows are unchanged since the export; there is no census here to compare them with\n`,
  });
  truncateSync(out, 300);
  for (const options of [alone, { data, export: out }]) {
    expect(await ask(["verify"], options)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${out}: its content has changed since the export`),
    });
  }
});

test.skipIf(isQuick || !hasServer)("Ctrl-C ends a wait for a server too", async () => {
  const folder = folderWith("name: long\nfamily: { list: ['0.106'] }\nquestion: period to 4e8\n");
  const server = await startServer();
  later(server.end);
  if (server.restart === undefined) return;
  const env = { DATABASE_URL: await server.database() };
  const { child, ended, said } = begin(folder, ["run", "plan.yml", "--workers", "1"], env);
  const status = () => ask(["status"], { data: env.DATABASE_URL, json: "" });
  while (!/"running":[1-9]/.test((await status()).said)) await setTimeout(100);
  await server.restart("immediate", async () => {
    while (!said().includes("does not answer: waiting for it")) await setTimeout(20);
    child.kill("SIGINT");
    const { code, said: all } = await ended;
    expect([code, all.split("\n").slice(1)]).toEqual([
      130,
      [
        "nimber: stopping: saving the running games; press Ctrl-C again to stop at once",
        "nimber: stopped; the same command continues from here",
        "",
      ],
    ]);
  });
});

test.skipIf(isQuick)("what is wrong is said in one line", async () => {
  const folder = temporary();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("plan.yml"), `${SETS}limts: { seconds: 3 }\n`);
  writeFileSync(at("right.yml"), SETS);
  const data = at("none");
  const wrong = async (words: readonly string[], options: Readonly<Record<string, string>> = { data }) => {
    const { code, said } = await ask(words, options);
    expect(code).toBe(2);
    return said;
  };
  expect(await wrong([])).toMatch(/^nimber: census: expected one of run, status, .*, found nothing\n$/);
  expect(await wrong(["stauts"])).toMatch(/^nimber: census: .* found `stauts`. Did you mean status\?\n$/);
  expect(await wrong(["run"])).toMatch(/^nimber: census run: expected a plan file, found nothing; .*\n$/);
  expect(await wrong(["run", at("none.yml")])).toBe(`nimber: ${at("none.yml")}: cannot be read (ENOENT)\n`);
  expect(await wrong(["run", at("right.yml")], { data, workers: "0" })).toMatch(
    /--workers: expected a number/,
  );
  expect(await wrong(["status", at("right.yml"), "extra"])).toBe(
    "nimber: census status: expected nothing more, found `extra`\n",
  );
  expect(await wrong(["status"])).toBe(
    `nimber: ${data}: expected a census, found none; nimber census run starts one\n`,
  );
  expect(await wrong(["retry"])).toMatch(/: expected a census, found none; .*\n$/);
  expect(existsSync(data)).toBe(false);
  expect(await wrong(["status"], { data: "" })).toMatch(
    /^nimber: --data: expected a folder .*, found nothing\n$/,
  );
  expect(await wrong(["worker"])).toMatch(
    /^nimber: census worker: expected DATABASE_URL=postgres:\/\/…, found none.*\n$/,
  );
  expect(await wrong(["export"], { data, format: "cvs" })).toMatch(
    /^nimber: --format: expected csv, .* Did you mean csv\?\n$/,
  );
  const password = await wrong(["status"], { data: "postgres:/me:secret@host/x" });
  expect(password).toContain("expected postgres://");
  expect(password).not.toContain("secret");
  // What a shell sees: the place in the plan, and a server that the environment names; port 1 has none.
  expect(await run(folder, ["run", "plan.yml"])).toEqual({
    code: 2,
    said: expect.stringMatching(
      /^nimber: plan.yml:4:1: expected .* Did you mean limits\?\n {2}limts: .*\n {2}\^\n$/,
    ),
  });
  expect(await run(folder, ["status"])).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^nimber: census-data: expected a census, found none/),
  });
  const away = await run(folder, ["status"], { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/x" });
  expect(away).toEqual({
    code: 2,
    said: "nimber: postgres://me@127.0.0.1:1/x: expected a server that lets this user in, found: connect ECONNREFUSED 127.0.0.1:1\n",
  });
});
