import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EXIT, type ExitCode } from "../../src/cli/exit.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("a number that is none of the table is no exit code to the compiler", () => {
  // @ts-expect-error: this is how `tsc` sees a bare number that a command returns.
  const bare: ExitCode = 3;
  expect(bare).toBe(EXIT.undecided);
});

test.each(["src/cli", "census/src"])("%s ends the process with no bare number", (folder) => {
  const sources = readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" });
  const ends = sources
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => readFileSync(`${root}${folder}/${path}`, "utf8").split("\n"))
    .filter((line) => /\bexitCode = |\bprocess\.exit\(/.test(line));
  expect(ends.length).toBeGreaterThan(0);
  // Older versions of Node read only this line, so the compiler compares its number with the table.
  expect(ends.filter((line) => /(?:exitCode = |exit\()\d+(?! satisfies Codes\[)/.test(line))).toEqual([]);
});

test.each(["docs/cli.md", "docs/cli.zh-CN.md"])("%s has the whole table", (path) => {
  const rows = readFileSync(`${root}${path}`, "utf8").matchAll(/^\| ([\d, 、]+) \|/gm);
  const told = [...rows].flatMap(([, codes]) => codes!.match(/\d+/g)!.map(Number));
  expect(told.sort((a, b) => a - b)).toEqual(Object.values(EXIT).sort((a, b) => a - b));
});
