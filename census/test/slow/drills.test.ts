import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportRows } from "../../src/export/index.ts";
import { jobsOf, parsePlan } from "../../src/plan/index.ts";
import { inMemory, sequential } from "../../src/sequential.ts";
import { later, temporary } from "../census.ts";
import { hasServer, type Server, startServer } from "../postgres.ts";

/*
 * What goes wrong where censuses run, done to one on purpose: afterwards the same command goes on, and the export is
 * equal to the byte to that of a sequential run which nothing disturbed.
 */

const main = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));
const GAMES = 983;
const PLAN = "name: sets\nfamily: { subtraction: { within: 10 } }\nquestion: period to 20000\n";

let random = 20_261_122;
/** The next of a fixed sequence of numbers below `most`. */
const next = (most: number): number => {
  random = (random * 48_271) % 2_147_483_647;
  return random % most;
};

let expected: Buffer;
beforeAll(async () => {
  const folder = temporary();
  const out = join(folder, "expected.csv");
  await exportRows(inMemory(sequential(jobsOf(parsePlan(PLAN, "plan.yml")))), "csv", out);
  expected = readFileSync(out);
}, 600_000);

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  said(): string;
}

function begin(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [main, "census", ...args], {
    cwd,
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  later(() => child.kill("SIGKILL"));
  let said = "";
  const hear = (piece: Buffer) => {
    said += piece;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const ended = once(child, "close").then(([code]) => ({ code, said }));
  return { child, ended, said: () => said };
}

const run = (cwd: string, args: readonly string[], env?: Readonly<Record<string, string>>) =>
  begin(cwd, args, env).ended;

function planned(folder: string = temporary()): string {
  writeFileSync(join(folder, "plan.yml"), PLAN);
  return folder;
}

/** Nothing is lost, nothing is there twice, and every certificate holds. */
async function expectAll(folder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  expect(await run(folder, ["export", "plan.yml", "--out", "found.csv"], env)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, "found.csv")).equals(expected)).toBe(true);
  const { code, said } = await run(folder, ["verify", "plan.yml", "--export", "found.csv"], env);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(new RegExp(`${GAMES} certificates checked in .*, 0 wrong\\n .*the ${GAMES} rows`)),
  ]);
}

/** Ended by `signal` at `times` moments, each later into the run. */
async function endedBy(signal: NodeJS.Signals, times: number): Promise<string> {
  const folder = planned();
  for (let time = 0; time < times; time++) {
    const { child, ended } = begin(folder, ["run", "plan.yml"]);
    await setTimeout(300 + next(1200 + 600 * time));
    child.kill(signal);
    const { code, said } = await ended;
    expect(said).not.toMatch(/fault|Error/);
    expect([0, 130, null]).toContain(code);
  }
  expect(await run(folder, ["run", "plan.yml"])).toMatchObject({ code: 0 });
  return folder;
}

describe("the embedded database", () => {
  test("is ended by Ctrl-C eight times", async () => expectAll(await endedBy("SIGINT", 8)));

  test("is ended by SIGTERM four times", async () => expectAll(await endedBy("SIGTERM", 4)));

  test("is killed twelve times", async () => expectAll(await endedBy("SIGKILL", 12)));

  test("is stopped for a minute, and goes on", async () => {
    const folder = planned();
    const { child, ended } = begin(folder, ["run", "plan.yml"]);
    await setTimeout(1500);
    child.kill("SIGSTOP");
    await setTimeout(60_000);
    child.kill("SIGCONT");
    expect(await ended).toMatchObject({ code: 0 });
    await expectAll(folder);
  });

  test("has a clock that jumps by hours, both ways", async () => {
    const folder = planned();
    const { child, ended } = begin(folder, ["run", "plan.yml"], { NODE_OPTIONS: skewed("jumps") });
    await setTimeout(2500);
    child.kill("SIGINT");
    await ended;
    for (const how of ["yesterday", "tomorrow"]) {
      expect(await run(folder, ["run", "plan.yml"], { NODE_OPTIONS: skewed(how) })).toMatchObject({
        code: 0,
      });
    }
    await expectAll(folder);
  });

  test("has each of its files cut short: told, or without any loss", async () => {
    const folder = planned();
    expect(await run(folder, ["run", "plan.yml"])).toMatchObject({ code: 0 });
    const base = join(folder, "census-data", "database", "base", "5");
    // Those of our tables and indexes, and of the queue's, come after PostgreSQL's own.
    const files = readdirSync(base).filter((name) => Number.parseInt(name, 10) >= 16_384);
    const large = files.filter((name) => statSync(join(base, name)).size > 8192);
    const told = { count: 0, lines: new Set<string>() };
    for (const name of large) {
      const whole = readFileSync(join(base, name));
      truncateSync(join(base, name), 8192 * Math.floor(whole.length / 16_384));
      rmSync(join(folder, "found.csv"), { force: true });
      const { code, said } = await run(folder, ["export", "plan.yml", "--out", "found.csv"]);
      if (code === 0) expect(readFileSync(join(folder, "found.csv")).equals(expected)).toBe(true);
      else {
        expect([code, said.trimEnd().split("\n").length]).toEqual([expect.toBeOneOf([1, 2]), 1]);
        expect(said).toMatch(/ expected \d+ (?:results|games), .*found \d+| is damaged | cannot be opened /);
        expect(existsSync(join(folder, "found.csv"))).toBe(false);
        told.count++;
        if (code === 1) told.lines.add(said.replace(/.*(expected)/, "$1").replace(/found \d+.*\n/, ""));
      }
      writeFileSync(join(base, name), whole);
    }
    // The tables of games and of results are among them.
    expect(told.count).toBeGreaterThan(2);
    expect([...told.lines].sort()).toEqual([
      ...["expected 983 games, one for each result, ", "expected 983 results, one for each finished game, "],
    ]);
  });
});

/** Loads a module into the process and its threads that sets its clock wrong. */
function skewed(how: string): string {
  const file = join(temporary(), "clock.mjs");
  const hours = { yesterday: "-24", tomorrow: "24", jumps: "5 * (Math.floor(real() / 400) % 3 - 1)" }[how];
  writeFileSync(
    file,
    `const real = Date.now.bind(Date); Date.now = () => real() + 3600_000 * Math.floor(${hours});\n`,
  );
  return `--import=${file}`;
}

/** A file system of our own, where that may be made. */
const canMount = (() => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  try {
    const place = temporary();
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", place], { stdio: "ignore" });
    execFileSync("umount", [place]);
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!canMount)("a disk", () => {
  const mounted = (size: string) => {
    const place = join(temporary(), "disk");
    mkdirSync(place);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", place]);
    later(() => execFileSync("umount", ["-l", place]));
    return place;
  };

  test("fills up while a census runs on it, and is emptied", async () => {
    const folder = planned(mounted("300m"));
    const { ended } = begin(folder, ["run", "plan.yml"]);
    while (!existsSync(join(folder, "census-data", "database.made"))) await setTimeout(20);
    const filling = join(folder, "filling");
    writeFileSync(filling, Buffer.alloc(180 * 2 ** 20));
    const { code, said } = await ended;
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(/expected a disk with 128 MiB left, found \d+; what is/),
    ]);
    expect(said.trimEnd().split("\n")).toHaveLength(1);
    rmSync(filling);
    expect(await run(folder, ["run", "plan.yml"])).toMatchObject({ code: 0 });
    await expectAll(folder);
  });

  test("has no room for a census, or for an export", async () => {
    const small = mounted("20m");
    const refused = await run(planned(), ["run", "plan.yml", "--data", small]);
    expect(refused).toMatchObject({
      code: 2,
      said: expect.stringContaining("expected a disk with 128 MiB left"),
    });
    const folder = planned();
    await run(folder, ["run", "plan.yml"]);
    const tiny = mounted("64k");
    const { code, said } = await run(folder, ["export", "--out", join(tiny, "x.csv")]);
    expect([code, said]).toEqual([2, `nimber: ${join(tiny, "x.csv")}: cannot be written (ENOSPC)\n`]);
    expect(readdirSync(tiny)).toEqual([]);
  });

  test("can only be read: all is read, and nothing begun", async () => {
    const folder = mounted("300m");
    planned(folder);
    expect(await run(folder, ["run", "plan.yml"])).toMatchObject({ code: 0 });
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const elsewhere = planned();
    const data = join(folder, "census-data");
    for (const command of ["status", "report"]) {
      expect(await run(elsewhere, [command, "--data", data])).toMatchObject({ code: 0 });
    }
    expect(await run(elsewhere, ["export", "plan.yml", "--out", "found.csv", "--data", data])).toMatchObject({
      code: 0,
    });
    expect(readFileSync(join(elsewhere, "found.csv")).equals(expected)).toBe(true);
    expect(await run(elsewhere, ["run", "plan.yml", "--data", data])).toEqual({
      code: 2,
      said: `nimber: ${data}: expected a folder to keep a census in, found EROFS\n`,
    });
  });
});

test("a hundred times a dead lock is found by eight processes: one at a time takes it", async () => {
  const folder = temporary();
  const script = join(folder, "taker.mjs");
  buildSync({
    stdin: {
      contents: `
        import { appendFileSync } from "node:fs";
        import { setTimeout } from "node:timers/promises";
        import { takeLock } from "./src/database/lock.ts";
        const [folder, told] = process.argv.slice(2);
        for (let times = 0; times < 100; ) {
          const lock = await takeLock(folder, "to read").catch(() => undefined);
          if (lock === undefined) continue;
          times++;
          appendFileSync(told, "(");
          await setTimeout(1);
          appendFileSync(told, ")");
          // Every other time as one who dies: the lock stays, and is of nobody.
          if (times % 2 === 0) lock.release();
          else {
            const { readFileSync, writeFileSync, renameSync } = await import("node:fs");
            const dead = { ...JSON.parse(readFileSync(folder + "/lock", "utf8")), pid: 999999999 };
            writeFileSync(folder + "/dead." + process.pid, JSON.stringify(dead));
            renameSync(folder + "/dead." + process.pid, folder + "/lock");
          }
        }`,
      resolveDir: fileURLToPath(new URL("../../", import.meta.url)),
    },
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)),
    alias: { nimber: fileURLToPath(new URL("../../../src/index.ts", import.meta.url)) },
  });
  const [data, told] = [join(folder, "data"), join(folder, "told")];
  mkdirSync(data);
  const takers = Array.from({ length: 8 }, () =>
    spawn(process.execPath, [script, data, told], { stdio: "inherit" }),
  );
  for (const taker of takers) later(() => taker.kill("SIGKILL"));
  const codes = await Promise.all(takers.map(async (taker) => (await once(taker, "exit"))[0]));
  expect(codes).toEqual(Array(8).fill(0));
  expect(readFileSync(told, "utf8")).toBe("()".repeat(800));
});

describe.skipIf(!hasServer)("a server", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.end());

  /** Four workers at a plan, to which `happens`; afterwards every result is there. */
  async function worked(happens: (env: Readonly<Record<string, string>>) => Promise<void>, clocks = [""]) {
    const folder = planned();
    const env = { DATABASE_URL: await server.database() };
    const first = begin(folder, ["run", "plan.yml", "--workers", "1"], env);
    while (!/"total|"waiting":\d/.test((await run(folder, ["status", "--json"], env)).said))
      await setTimeout(50);
    const workers = [1, 2, 3].map((i) => {
      const how = clocks[i % clocks.length];
      return begin(folder, ["worker", "--until-done", "--workers", "1"], {
        ...env,
        ...(how && { NODE_OPTIONS: skewed(how) }),
      });
    });
    await happens(env);
    for (const { ended } of [first, ...workers]) {
      const { code, said } = await ended;
      expect([code, said]).toEqual([0, expect.not.stringContaining("fault")]);
    }
    await expectAll(folder, env);
  }

  test("is stopped for a minute", async () => {
    if (server.pause === undefined) return;
    await worked(() => server.pause!(60_000));
  });

  test("is restarted by a power cut", async () => {
    if (server.restart === undefined) return;
    await worked(() => server.restart!("immediate"));
  });

  test("has workers whose clocks are a day apart", () =>
    worked(async () => undefined, ["yesterday", "tomorrow", "jumps"]));
});
