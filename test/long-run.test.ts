import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { previousOf } from "../src/cli/files.ts";
import { main, nimber } from "./nimber.ts";
import { isQuick, slowly } from "./part.ts";

const directory = mkdtempSync(join(tmpdir(), "nimber-"));
const file = (name: string) => join(directory, name);

/** Starts a long run, and ends it by `signal` when its checkpoint is written. */
async function stopped(checkpoint: string, signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
  const args = ["period", "0.6", "--limit", "1e9", "--checkpoint", checkpoint, "--every", "1"];
  const child = spawn(process.execPath, [main, ...args], { stdio: "ignore" });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once("exit", (code, killed) => resolve(killed ?? code ?? -1));
  });
  while (!existsSync(checkpoint) || statSync(checkpoint).size < 2000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill(signal);
  return ended;
}

describe("a long run", () => {
  const killed = file("killed");

  test("that is killed goes on from its checkpoint to the same values", async () => {
    expect(await stopped(killed, "SIGKILL")).toBe("SIGKILL");
    const saved = JSON.parse(readFileSync(killed, "utf8").split("\n")[0]!);
    expect(saved.heaps).toBeGreaterThan(1000);
    const to = String(saved.heaps + 2000);
    const resumed = nimber(["values", "0.6", "--to", to, "--format", "csv", "--resume", killed]);
    const anew = nimber(["values", "0.6", "--to", to, "--format", "csv"]);
    expect(resumed.status).toBe(0);
    expect(resumed.stdout === anew.stdout).toBe(true);
    expect(JSON.parse(readFileSync(killed, "utf8").split("\n")[0]!).heaps).toBeGreaterThan(saved.heaps);
  });

  test.each(slowly([["SIGTERM", 143] as const, ["SIGHUP", 129] as const]))(
    "that %s ends saves first",
    async (signal, status) => {
      const checkpoint = file(signal);
      expect(await stopped(checkpoint, signal)).toBe(status);
      // The signal saved this file; otherwise it would be the previous one, saved by the clock.
      const [head] = readFileSync(checkpoint, "latin1").split("\n", 1);
      const before = readFileSync(previousOf(checkpoint), "latin1").split("\n", 1)[0]!;
      expect(JSON.parse(head!).heaps).toBeGreaterThanOrEqual(JSON.parse(before).heaps);
    },
  );

  test.skipIf(isQuick)("that is interrupted saves first, and says how to go on", async () => {
    const checkpoint = file("interrupted");
    expect(await stopped(checkpoint, "SIGINT")).toBe(130);
    const before = statSync(checkpoint).size;
    const previous = nimber(["period", "0.6", "--limit", "300", "--resume", previousOf(checkpoint)]);
    expect(previous).toMatchObject({ status: 3, stderr: "" });
    const limited = nimber([
      "period",
      "0.6",
      "--limit",
      "1e9",
      "--time",
      "1",
      "--resume",
      checkpoint,
      "--json",
    ]);
    expect(JSON.parse(limited.stdout)).toMatchObject({ verdict: "none", limit: "seconds" });
    expect(limited.status).toBe(3);
    expect(statSync(checkpoint).size).toBeGreaterThan(before);
  });

  test("proves from a checkpoint what it proves anew", () => {
    const checkpoint = file("kayles");
    const first = nimber(["period", "0.165", "--limit", "9000", "--checkpoint", checkpoint, "--json"]);
    expect(JSON.parse(first.stdout).verdict).not.toBe("proved");
    const certificate = file("resumed.json");
    const args = ["period", "0.165", "--json"];
    const second = nimber([...args, "--resume", checkpoint, "--certificate", certificate]);
    expect(second.stdout).toBe(nimber(args).stdout);
    expect(nimber(["check", certificate])).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(directory).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("refuses a checkpoint that is damaged, of another game, or none", () => {
    const whole = readFileSync(killed);
    const damaged = (name: string, bytes: Uint8Array | string) => {
      writeFileSync(file(name), bytes);
      const { status, stdout, stderr } = nimber(["period", "0.6", "--resume", file(name)]);
      expect(stdout).toBe("");
      expect(stderr).toMatch(/^nimber: [^\n]*(complete|checkpoint of|cannot be read)[^\n]*\n$/);
      expect(status).toBe(2);
    };
    const flipped = Buffer.from(whole);
    flipped[flipped.length - 100]! ^= 1;
    damaged("flipped", flipped);
    writeFileSync(previousOf(file("flipped")), whole);
    expect(nimber(["period", "0.6", "--resume", file("flipped")]).stderr).toContain(
      `the one before it is ${previousOf(file("flipped"))}\n`,
    );
    damaged("cut", whole.subarray(0, whole.length - 1));
    damaged("longer", Buffer.concat([whole, Buffer.from([0])]));
    damaged("empty", "");
    damaged("text", "kayles\n");
    damaged("json", '{"nimber":"checkpoint","version":1}\n');
    damaged("head", Buffer.from(whole.toString("latin1").replace('"game":"0.6"', '"game":"0.7"'), "latin1"));
    const huge = nimber(["period", "0.6", "--resume", killed, "--memory", "100"]);
    expect(huge).toMatchObject({ status: 3, stdout: "" });
    expect(huge.stderr).toContain("stopped at the limit of 100 bytes of memory, needed");
    const other = nimber(["period", "0.7", "--resume", killed]);
    expect(other).toMatchObject({ status: 2, stdout: "" });
    expect(other.stderr).toContain("expected a checkpoint of 0.7, found one of 0.6");
    expect(nimber(["period", "0.6", "--resume", file("absent")]).stderr).toContain("cannot be read (ENOENT)");
    const unwritable = nimber(["period", "0.6", "--checkpoint", join(directory, "no", "such")]);
    expect(unwritable).toMatchObject({ status: 2, stdout: "" });
    expect(unwritable.stderr).toContain("cannot be written (ENOENT)");
    const again = nimber(["period", "0.6", "--checkpoint", killed]);
    expect(again).toMatchObject({ status: 2, stdout: "" });
    expect(again.stderr).toContain("already exists");
  });

  test("goes on beyond memory, and from a checkpoint of its window", () => {
    const checkpoint = file("window");
    const run = (...args: string[]) => nimber(["period", "0.106", "--memory", "2M", ...args]);
    const first = run("--limit", "3e6", "--checkpoint", checkpoint, "--json");
    expect(first).toMatchObject({ status: 3, stderr: "" });
    expect(JSON.parse(first.stdout)).toMatchObject({ verdict: "none", heaps: 3e6, rare: { count: 15 } });
    const { slidFrom } = JSON.parse(first.stdout);
    const second = run("--limit", "4e6", "--resume", checkpoint, "--json");
    expect(JSON.parse(second.stdout)).toMatchObject({ heaps: 4e6, slidFrom });
    expect(JSON.parse(readFileSync(checkpoint, "utf8").split("\n")[0]!).heaps).toBeGreaterThanOrEqual(4e6);

    const refused = (args: string[], says: string) => {
      const { status, stdout, stderr } = nimber([...args, "--resume", checkpoint]);
      expect([status, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(says);
    };
    refused(["period", "0.106", "--recheck"], "holds only the last values");
    refused(["values", "0.106", "--to", "9"], "nimber period 0.106 --resume");
    refused(["period", "0.104"], "expected a checkpoint of 0.104, found one of 0.106");
    const text = readFileSync(checkpoint, "latin1");
    writeFileSync(checkpoint, Buffer.from(text.replace('"lookback":', '"lookback":-'), "latin1"));
    refused(["period", "0.106"], "expected a complete checkpoint");
  });

  test("proves a period beyond memory, without a certificate", () => {
    const { stdout, stderr, status } = nimber([
      ...["period", "0.56", "--memory", "500K", "--json"],
      ...["--certificate", file("none.json")],
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ theorem: "sliding-window", preperiod: 326_640, period: 144 });
    expect([status, existsSync(file("none.json"))]).toEqual([0, false]);
    expect(stderr).toContain("no certificate was written");
  });
});
