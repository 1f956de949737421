import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCheckpoint, saveCheckpoint } from "../src/cli/checkpoint.ts";
import { previousOf, writeFile } from "../src/cli/files.ts";
import { begin } from "../src/solve/limits.ts";
import { main, nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const directory = mkdtempSync(join(tmpdir(), "nimber-"));
const file = (name: string) => join(directory, name);

describe("a file to be written", () => {
  /** Work that would take days. */
  const endless = ["period", "0.6", "--limit", "1e12", "--memory", "100G"];

  test.each([
    [...endless, "--certificate"],
    [...endless, "--svg"],
    [...endless, "--checkpoint"],
    ["values", "0.6", "--to", "1e9", "--svg"],
    ["values", "0.6", "--to", "1e9", "--checkpoint"],
    ["table", "0.6", "--to", "1e9", "--out"],
    ["template", "grundys-game", "--to", "9999999", "--out"],
    ["period", "{1,2}", "--outcomes", "--certificate"],
  ])("%s %s … is opened before the work begins", (...args) => {
    for (const [place, code] of [
      [join(directory, "no", "such"), "ENOENT"],
      [directory, "EISDIR"],
    ] as const) {
      const { status, stdout, stderr } = nimber([...args, place]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toBe(`nimber: ${place}: cannot be written (${code})\n`);
    }
  });

  test("leaves nothing beside it of a process that was killed", () => {
    const { pid } = spawnSync("true");
    const [dead, mine, other] = [`again.${pid}.part`, `again.${process.ppid}.part`, `again.csv.${pid}.part`];
    for (const name of [dead, mine, other]) writeFileSync(file(name), "half");
    writeFile(file("again"), "whole");
    expect(readFileSync(file("again"), "utf8")).toBe("whole");
    expect(readdirSync(directory).sort()).toEqual(["again", mine, other].sort());
    for (const name of ["again", mine, other]) rmSync(file(name));
  });

  test("is not two files", () => {
    const both = file("both");
    const { status, stderr } = nimber([...endless, "--certificate", both, "--svg", both]);
    expect(status).toBe(2);
    expect(stderr).toBe(
      `nimber: --svg: expected a different file from --certificate, found ${both} for both\n`,
    );
    expect(existsSync(both)).toBe(false);
  });

  test("stays as it was when there is nothing to write, and is not begun", () => {
    const kept = file("kept.json");
    writeFileSync(kept, "kept");
    for (const name of [kept, file("none.json")]) {
      expect(nimber(["period", "0.6", "--limit", "300", "--certificate", name]).status).toBe(3);
    }
    expect(nimber(["table", "{primes}", "--to", "500", "--max-bytes", "9", "--out", kept]).status).toBe(3);
    expect(readFileSync(kept, "utf8")).toBe("kept");
    expect(readdirSync(directory)).toEqual(["kept.json"]);
  });

  test("keeps its mode, and a link to it stays one", () => {
    const target = file("target.json");
    writeFileSync(target, "old");
    chmodSync(target, 0o640);
    symlinkSync(target, file("link.json"));
    expect(nimber(["period", "0.77", "--certificate", file("link.json")]).status).toBe(0);
    expect(lstatSync(file("link.json")).isSymbolicLink()).toBe(true);
    expect(JSON.parse(readFileSync(target, "utf8"))).toMatchObject({ game: "0.77" });
    expect(statSync(target).mode & 0o777).toBe(0o640);
  });

  test.skipIf(process.platform !== "linux")("may be a device or a pipe, which stays what it is", () => {
    const line = `"${process.execPath}" "${main}" table nim --to 9 --code c --out /dev/stdout | cat`;
    expect(spawnSync("sh", ["-c", line], { encoding: "utf8" }).stdout).toContain("return heap;");
    expect(nimber(["period", "0.77", "--certificate", "/dev/null"]).status).toBe(0);
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
    const full = nimber(["period", "0.77", "--certificate", "/dev/full"]);
    expect(full).toMatchObject({ status: 2, stderr: "nimber: /dev/full: cannot be written (ENOSPC)\n" });
  });

  test("that fails half-way leaves the one before it, and nothing beside", () => {
    const whole = file("whole");
    writeFileSync(whole, "whole");
    function* broken(): Generator<Uint8Array> {
      yield Buffer.from("half");
      throw new RangeError("no more");
    }
    expect(() => writeFile(whole, broken(), true)).toThrow("no more");
    expect(readFileSync(whole, "utf8")).toBe("whole");
    expect(readdirSync(directory).filter((name) => name.startsWith("whole"))).toEqual(["whole"]);
    writeFile(whole, "new", true);
    writeFile(whole, "newer", true);
    expect(readFileSync(whole, "utf8")).toBe("newer");
    expect(readFileSync(previousOf(whole), "utf8")).toBe("new");
  });
});

test.skipIf(isQuick)("a checkpoint of several pieces comes back as it was", () => {
  for (const Cells of [Uint8Array, Uint16Array, Uint32Array]) {
    const heaps = 2 ** 26 / Cells.BYTES_PER_ELEMENT + 12_345;
    const values = new Cells(heaps + 2).subarray(2);
    for (let n = 0; n < heaps; n += 97) values[n] = n;
    const saved = file(Cells.name);
    saveCheckpoint(saved, "0.6", values);
    const back = readCheckpoint(saved, "0.6", begin({ bytes: 2 ** 30 }));
    expect(back.constructor).toBe(Cells);
    expect(Buffer.from(back.buffer).equals(Buffer.from(values.buffer, values.byteOffset))).toBe(true);
  }
});
