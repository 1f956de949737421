import { execFileSync } from "node:child_process";
import {
  accessSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isQuick, oneIn, slowly } from "../../test/part.ts";
import { readCheckpoint } from "../src/compute/period.ts";
import { makeFolder } from "../src/database/folder.ts";
import { storedResults } from "../src/database/stored.ts";
import { lineOf } from "../src/export/jsonl.ts";
import { openReading, openResults } from "../src/open.ts";
import { tasksOf } from "../src/queue/lease.ts";
import { later, open, rowsOf, start, temporary } from "./census.ts";
import { ask } from "./command.ts";

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  return { ...fs, accessSync: vi.fn(fs.accessSync) };
});

const fixture = (name: string) => new URL(`./databases/${name}`, import.meta.url);

/*
 * databases/0.1.0.tar.br was written by version 0.1.0, which ran plans of every question in it: 13 games are done, one
 * of them stopped by its limit of seconds, one waits with a checkpoint, and one has failed. 0.1.0.jsonl is what that
 * version exported of it. Never made anew: every later version must open it.
 */
let first: string;
beforeAll(() => {
  first = mkdtempSync(join(tmpdir(), "nimber-first-"));
  const options = { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } };
  const input = brotliDecompressSync(readFileSync(fixture("0.1.0.tar.br")), options);
  execFileSync("tar", ["-x", "-C", first], { input, maxBuffer: 1 });
});
afterAll(() => rmSync(first, { recursive: true, force: true }));

/** A copy of the census of version 0.1.0. */
function ofFirst(): string {
  const folder = join(temporary(), "data");
  cpSync(join(first, "census-data"), folder, { recursive: true });
  return folder;
}

/** The files of its tables, as its catalog names them. */
const FILES = { result: "16432", job: "16408" } as const;
const fileOf = (folder: string, table: keyof typeof FILES) =>
  join(folder, "database", "base", "5", FILES[table]);

describe("a census of version 0.1.0", () => {
  test("is opened and migrated, with every row to the byte, and goes on", async () => {
    const folder = ofFirst();
    const census = await open(folder);
    later(census.close);
    const rows = await rowsOf(census);
    expect(rows.map((row) => lineOf(row, false)).join("")).toBe(readFileSync(fixture("0.1.0.jsonl"), "utf8"));
    const results = storedResults(census.database);
    expect(await results.counts()).toEqual({
      ...{ waiting: 1, running: 0, done: 13, failed: 1, proved: 10, observed: 1, open: 2 },
    });
    expect((await results.plans()).map(({ name }) => name).sort()).toEqual([
      ...["first", "kept", "killed", "more", "slow", "waiting"],
    ]);
    const applied = await census.database.query<{ number: number }>(
      "select number from census.migration order by number",
    );
    expect(applied.map(({ number }) => number)).toEqual([1, 2, 3]);
    const lease = {
      ...{ id: "", retryCount: 0 },
      batch: { keys: ["period 0.8A8"], bytes: 0, work: 0 },
    };
    const [task] = await census.database.transaction((sql) => tasksOf(sql, lease));
    expect(readCheckpoint(task!.from!, "0.8A8").values).toHaveLength(14_254);
    await start(census).over;
    expect(await results.counts()).toMatchObject({ waiting: 0, done: 14 });
  });

  test.skipIf(isQuick)("is read where nothing can be written, and nothing is", async () => {
    const folder = ofFirst();
    const access = vi.mocked(accessSync).mockImplementation(() => {
      throw Object.assign(new Error("EROFS"), { code: "EROFS" });
    });
    later(() => access.mockReset());
    const before = readFileSync(fileOf(folder, "result"));
    const results = await openResults(folder);
    expect(await results.counts()).toMatchObject({ done: 13 });
    await results.close();
    expect(existsSync(join(folder, "lock"))).toBe(false);
    expect(readFileSync(fileOf(folder, "result"))).toEqual(before);
  });
});

describe("what is lost is told, with the count and exit code 1", () => {
  const COPY = "the database has lost data; continue with a copy of it, or start again in another\n";

  test.skipIf(isQuick)("results", async () => {
    const folder = ofFirst();
    truncateSync(fileOf(folder, "result"), 0);
    const out = join(temporary(), "x.csv");
    const plan = join(folder, "plan.yml");
    writeFileSync(plan, "family: { list: [0.77] }\nquestion: period to 100\n");
    const lost = {
      code: 1,
      said: `nimber: ${folder}: expected 13 results, one for each finished game, found 0: ${COPY}`,
    };
    for (const words of oneIn(4, [["export"], ["verify"], ["status"], ["run", plan]])) {
      expect(await ask(words, { data: folder, out })).toEqual(lost);
    }
    expect(existsSync(out)).toBe(false);
  });

  test.skipIf(isQuick)("games", async () => {
    const folder = ofFirst();
    truncateSync(fileOf(folder, "job"), 0);
    expect(await ask(["status"], { data: folder })).toEqual({
      code: 1,
      said: `nimber: ${folder}: expected 13 games, one for each result, found 0: ${COPY}`,
    });
  });

  test.skipIf(isQuick)("a row that is gone", async () => {
    const folder = ofFirst();
    const census = await open(folder);
    await census.database.query("delete from census.result where key = 'period kayles'");
    await census.close();
    expect(await ask(["verify"], { data: folder })).toMatchObject({
      code: 1,
      said: expect.stringContaining("expected 13 results, one for each finished game, found 12"),
    });
  });
});

describe("what is damaged is told in one line, with exit code 2", () => {
  const damaged = async (folder: string) => {
    const { code, said } = await ask(["status"], { data: folder });
    expect(code).toBe(2);
    expect(said.trimEnd().split("\n")).toHaveLength(1);
    return said;
  };

  test.each(slowly(["result", "job"] as const))("a page of the table of %ss", async (table) => {
    const folder = ofFirst();
    writeSync(openSync(fileOf(folder, table), "r+"), "DAMAGE", 4000);
    expect(await damaged(folder)).toMatch(/its database is damaged \(invalid page in block 0 of relation /);
  });

  test.skipIf(isQuick)("by a process that has it open too", async () => {
    const folder = ofFirst();
    const census = await open(folder);
    later(census.close);
    const reading = await openReading(folder);
    later(reading.close);
    await expect(reading.query("select 1 / 0")).rejects.toMatchObject({ code: "22012" });
  });

  test.skipIf(isQuick)("a database that is not there, though it was made", async () => {
    const folder = ofFirst();
    rmSync(join(folder, "database"), { recursive: true });
    expect(await damaged(folder)).toMatch(/its database cannot be opened \(/);
    expect(existsSync(join(folder, "database", "base"))).toBe(false);
  });

  test.skipIf(isQuick)("its control file", async () => {
    const folder = ofFirst();
    truncateSync(join(folder, "database", "global", "pg_control"), 10);
    expect(await damaged(folder)).toMatch(/its database cannot be opened \(/);
  });
});

describe("what is no folder is told in one line, with exit code 2", () => {
  const plan = join(tmpdir(), `nimber-plan-${process.pid}.yml`);
  beforeAll(() => writeFileSync(plan, "family: { list: [0.77] }\nquestion: period to 100\n"));
  afterAll(() => rmSync(plan));
  const run = (data: string) => ask(["run", plan], { data });

  test.skipIf(!existsSync("/proc/self")).each(["/proc/x", "/proc/x/y"])("%s", async (data) => {
    const none = { code: 2, said: `nimber: ${data}: expected a folder for a census, found ENOENT\n` };
    expect(await run(data)).toEqual(none);
    expect(() => makeFolder(data)).toThrow();
  });

  const found = (code: string) => new RegExp(`: expected a folder for a census, found ${code}\n$`);
  test.each([
    ["a device", "/dev/null", found("ENOTDIR")],
    ["in a device", "/dev/null/x", found("ENOTDIR")],
    ["a file", plan, found("ENOTDIR")],
    ["a long name", "x".repeat(5000), /^nimber: x{200}…: .*, found ENAMETOOLONG\n$/],
    ["a long path", `/tmp/${"y/".repeat(4000)}`, /^nimber: \/tmp\/[y/]+…: .*, found ENAMETOOLONG\n$/],
  ])("%s", async (_, data, says) => {
    expect(await run(data)).toEqual({ code: 2, said: expect.stringMatching(says) });
    expect(existsSync("/tmp/y")).toBe(false);
    const { code, said } = await ask(["status"], { data });
    expect([code, said.trimEnd().split("\n").length]).toEqual([2, 1]);
  });

  test("a link to nowhere, and one to itself", async () => {
    const data = join(temporary(), "link");
    symlinkSync("nowhere", data);
    expect(await run(data)).toMatchObject({ code: 2, said: expect.stringMatching(/expected a folder/) });
    const loop = join(temporary(), "loop");
    symlinkSync(loop, loop);
    expect(await run(loop)).toMatchObject({ code: 2, said: expect.stringMatching(/found ELOOP\n$/) });
  });
});
