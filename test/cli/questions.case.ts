import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect } from "vitest";
import type { Command } from "../../src/cli/command.ts";
import { commands } from "../../src/cli/commands/index.ts";
import { nimber, type Run, wordsOf } from "../nimber.ts";
import { fits } from "./schema.case.ts";

/** Command with its help. */
export interface Told extends Command {
  readonly name: string;
}

/** All commands but two: `web` does not end, and `census` needs a database. */
export const told: readonly Told[] = await Promise.all(
  commands
    .filter(({ name }) => name !== "web" && name !== "census")
    .map(async ({ name, load }) => ({ ...(await load()), name })),
);

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Question as a shell would pass it: the words after `nimber`, and standard input. */
export interface Asking {
  readonly words: readonly string[];
  readonly input: string;
}

const problems: readonly { readonly id: string; readonly samples?: readonly { readonly input: string }[] }[] =
  JSON.parse(nimber(["judge", "--list", "--json"]).stdout);

/** Input for a contest problem, or facts. */
const inputOf = (words: readonly string[]): string =>
  problems.find(({ id }) => words.includes(id))?.samples?.[0]?.input ??
  readFileSync(join(root, "examples/facts.txt"), "utf8");

/**
 * Question of a shell line to nimber, after running its pipe up to that point; `undefined` if the line needs
 * other features of a shell.
 */
export function askingOf(line: string): Asking | undefined {
  let input = "";
  const stages = line.split(" | ");
  for (const [i, stage] of stages.entries()) {
    const [, command = "", file] = /^(.*?)(?: < (\S+))?$/.exec(stage)!;
    const [, printed] = /^printf '([^']*)'$/.exec(command) ?? [];
    // A program that prints its input stands in for a contestant's.
    const words = wordsOf(command)?.map((word) => (word === "./a.out" ? "cat" : word));
    if (printed === undefined && words === undefined) return undefined;
    if (file !== undefined) input = inputOf(words ?? []);
    if (printed !== undefined) input = printed.replaceAll("\\n", "\n");
    else if (i < stages.length - 1) input = nimber(words!, input).stdout;
    else return { words: words!, input };
  }
  return undefined;
}

/** Runs the tests of a file in a folder of their own, with a link to the examples. */
export function aside(): void {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "nimber-questions-"));
  beforeAll(() => {
    process.chdir(folder);
    symlinkSync(join(root, "examples"), "examples");
  });
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
}

/** Schemas of each command, as listed in the document on JSON. */
const SCHEMAS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(root, "docs/json.md"), "utf8")
    .split(/^## /m)
    .flatMap((section) => {
      const names = [...section.matchAll(/schema\/([\w-]+)\.json/g)].map(([, name]) => name!);
      return section
        .split("\n")[0]!
        .split(", ")
        .map((command) => [command, names] as const);
    }),
);

/**
 * Checks a run with --json: the output has only documents that fit a schema of the command (any schema if
 * none is listed), with either an answer or one error.
 */
export function expectDocuments(command: string, { stdout, stderr, status }: Run): void {
  const schemas = SCHEMAS.get(command) ?? [...SCHEMAS.values()].flat();
  const [answers, others] = [stdout, stderr].map((text) => text.split("\n").slice(0, -1));
  expect(`${stdout}${stderr}`).toMatch(/\n$/);
  for (const line of answers!)
    expect(
      schemas.some((name) => fits(name, line)),
      line,
    ).toBe(true);
  const errors = others!.filter((line) => !fits("warning", line));
  for (const line of errors) expect(fits("error", line), line).toBe(true);
  expect(errors.length, stderr).toBeLessThanOrEqual(1);
  expect(answers!.length + errors.length, stderr).toBeGreaterThan(0);
  expect([0, 1, 2, 3]).toContain(status);
}

/** Runs a question with --json, and a short time limit if the command takes one. */
export function askedForJson({ name, options }: Told, { words, input }: Asking, seconds = "1"): Run {
  const takesTime = options.some((option) => option.name === "time") && !words.includes("--time");
  const end = words.indexOf("--") < 0 ? words.length : words.indexOf("--");
  const more = ["--json", ...(takesTime && name !== "stress" ? ["--time", seconds] : [])];
  return nimber([...words.slice(0, end), ...more, ...words.slice(end)], input);
}
