import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { exportRows } from "../../src/export/index.ts";
import { jobsOf, parsePlan } from "../../src/plan/index.ts";
import { inMemory, sequential } from "../../src/sequential.ts";
import { temporary } from "../census.ts";
import { run } from "../process.ts";

/*
 * Drills for failures where censuses run. Afterwards the same command continues, and the export equals, byte
 * by byte, that of an undisturbed sequential run.
 */

const GAMES = 983;
const PLAN = "name: sets\nfamily: { subtraction: { within: 10 } }\nquestion: period to 20000\n";

let random = 20_261_122;
/** Next number of a fixed sequence, below `most`. */
export const next = (most: number): number => {
  random = (random * 48_271) % 2_147_483_647;
  return random % most;
};

/** Folder for files made outside of the tests. */
export const shared: string = mkdtempSync(join(tmpdir(), "nimber-drills-"));
afterAll(() => rmSync(shared, { recursive: true, force: true }));

/** Export of an undisturbed sequential run. */
export let expected: Buffer;
beforeAll(async () => {
  const out = join(shared, "expected.csv");
  await exportRows(inMemory(sequential(jobsOf(parsePlan(PLAN, "plan.yml")))), "csv", out);
  expected = readFileSync(out);
}, 600_000);

export function planned(folder: string = temporary()): string {
  writeFileSync(join(folder, "plan.yml"), PLAN);
  return folder;
}

/** Checks that nothing is lost or duplicated and that every certificate holds. */
export async function expectAll(folder: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  expect(await run(folder, ["export", "plan.yml", "--out", "found.csv"], env)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, "found.csv")).equals(expected)).toBe(true);
  const { code, said } = await run(folder, ["verify", "plan.yml", "--export", "found.csv"], env);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(new RegExp(`${GAMES} certificates checked in .*, 0 wrong\\n .*the ${GAMES} rows`)),
  ]);
}

/** Module that sets the clock of a process and its threads wrong. */
export function skewed(how: string): string {
  const file = join(temporary(), "clock.mjs");
  const hours = { yesterday: "-24", tomorrow: "24", jumps: "5 * (Math.floor(real() / 400) % 3 - 1)" }[how];
  writeFileSync(
    file,
    `const real = Date.now.bind(Date); Date.now = () => real() + 3600_000 * Math.floor(${hours});\n`,
  );
  return `--import=${file}`;
}
