import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { checkPool } from "../src/check-pool.ts";
import { jobsOf, parsePlan } from "../src/plan/index.ts";
import { inMemory, sequential } from "../src/sequential.ts";
import type { PeriodRow, QuotientRow, Row } from "../src/types.ts";
import { verify } from "../src/verify.ts";
import { later } from "./census.ts";

const rows: Row[] = [
  ...sequential(
    jobsOf(
      parsePlan(
        'family: { list: [kayles, 0.6, "{2,5,7}", "!{2,3}", "{1..4}"] }\nquestion: period to 1000',
        "x.yml",
      ),
    ),
  ),
];
const changed = (key: string, change: (row: PeriodRow) => Partial<PeriodRow>) =>
  inMemory(rows.map((row) => (row.key === key ? ({ ...row, ...change(row as PeriodRow) } as Row) : row)));

const folder = mkdtempSync(join(tmpdir(), "nimber-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("certificates of proved rows hold", async () => {
  const seen: number[] = [];
  const found = await verify(inMemory(rows), { progress: (checked) => seen.push(checked) });
  expect(found).toEqual({ proved: 4, checked: 4, partial: 0, failures: [] });
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(await verify(inMemory(rows), { keys: new Set(["period kayles"]) })).toMatchObject({ checked: 1 });
});

test("rows without a certificate are counted apart", async () => {
  const found = await verify(changed("period kayles", () => ({ certificate: null })));
  expect(found).toEqual({ proved: 4, checked: 3, partial: 0, failures: [] });
});

test.each([
  ["the row", () => ({ preperiod: 70 }), /the row has preperiod 70, its certificate 71/],
  ["the maximum", () => ({ maximum: 9 }), /maximum 9/],
  ["the game", () => ({ game: "0.07" }), /game 0\.07, its certificate 0\.77/],
  [
    "a value",
    ({ certificate }: PeriodRow) => ({
      certificate: { ...certificate!, cycle: certificate!.cycle.replace("1", "2") },
    }),
    /heap/,
  ],
])("a change of %s is found", async (_, change, says) => {
  const { failures } = await verify(changed("period kayles", change));
  expect(failures).toHaveLength(1);
  expect(failures[0]!.key).toBe("period kayles");
  expect(failures[0]!.reason).toMatch(says);
});

test("a check that fails ends it, while rows are still on their way", async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on("unhandledRejection", hear);
  later(() => process.off("unhandledRejection", hear));
  const slowly = {
    async *rows() {
      for (const row of rows) {
        // A turn of the loop of events, after which a rejection that nobody hears is told.
        for (let turn = 0; turn < 3; turn++) await setImmediate();
        yield row;
      }
    },
  };
  const check = () => Promise.reject(new Error("out of memory"));
  await expect(verify(slowly, { check, atOnce: 9 })).rejects.toThrow("out of memory");
  expect(unheard).toEqual([]);
});

test("threads find the same, and it can be stopped", async () => {
  const outfile = join(folder, "check-thread.mjs");
  const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  buildSync({
    entryPoints: [at("census/src/check-thread.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    alias: { nimber: at("src") },
  });
  const pool = checkPool(pathToFileURL(outfile), 2);
  try {
    const broken = changed("period {1..4}", ({ certificate }) => ({
      certificate: { ...certificate!, checksum: "0" },
    }));
    const options = { check: pool.check, atOnce: 3 };
    expect(await verify(broken, options)).toEqual(await verify(broken));
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(verify(inMemory(rows), { ...options, signal })).rejects.toThrow("enough");
  } finally {
    await pool.close();
  }
});

test("quotients, partial ones too, are checked, and compared with their rows", async () => {
  const plan = parsePlan("family: { list: [0.123, 0.07] }\nquestion: misere quotient to 23", "x.yml");
  const quotients = [...sequential(jobsOf(plan))];
  expect(await verify(inMemory(quotients))).toEqual({ proved: 1, checked: 1, partial: 1, failures: [] });
  const [proved, partial] = quotients as QuotientRow[];
  for (const wrong of [
    { ...proved!, order: 21 },
    { ...proved!, pPortion: 4 },
    { ...proved!, period: 10 },
    { ...partial!, heaps: 25 },
    { ...partial!, verdict: "proved" as const },
    { ...partial!, game: "0.77" },
  ]) {
    expect((await verify(inMemory([wrong]))).failures, JSON.stringify(wrong)).toHaveLength(1);
  }
});
