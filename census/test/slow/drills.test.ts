import { execFileSync } from "node:child_process";
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
import { describe, expect, test } from "vitest";
import { later, temporary } from "../census.ts";
import { begin, run } from "../process.ts";
import { expectAll, expected, next, planned, shared, skewed } from "./drill.ts";

/** The run is ended by `signal` at `times` moments, each later than the one before. */
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
    // PostgreSQL's own objects have the lowest numbers; our tables and indexes, and those of the queue, come
    // after them.
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

/** A separate file system, where the machine allows one. */
const canMount = (() => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  try {
    const place = join(shared, "mounted");
    mkdirSync(place);
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
      said: `nimber: ${data}: expected a folder for a census, found EROFS\n`,
    });
  });
});
