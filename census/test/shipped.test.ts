import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { canonical, heapRules, heapTable, random } from "nimber";
import { parseGame } from "nimber/games";
import { describe, expect, test } from "vitest";
import { csv } from "../src/export/csv.ts";
import { bytesDifference, planPrint, readManifest } from "../src/export/manifest.ts";
import { jobsOf, parsePlan } from "../src/plan/index.ts";
import { inMemory, sequential } from "../src/sequential.ts";
import type { Job } from "../src/types.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The lines of a shipped table, by game, and its columns. */
function shipped(name: string): {
  columns: string[];
  lines: Map<string, string>;
  field(game: string, column: string): string;
} {
  const [head, ...rest] = read(`docs/census/${name}.csv`).trimEnd().split("\n");
  const columns = head!.split(",");
  const cells = (line: string) =>
    [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? "",
    );
  const lines = new Map(rest.map((line) => [cells(line)[columns.indexOf("game")]!, line]));
  return { columns, lines, field: (game, column) => cells(lines.get(game)!)[columns.indexOf(column)]! };
}

const jobsIn = (name: string): Job[] => [...jobsOf(parsePlan(read(`examples/${name}.yml`), `${name}.yml`))];
const octalJobs = jobsIn("octal-3");
const octal = shipped("octal-3");
const sets = shipped("subtraction-14");
const quotients = shipped("misere-octal-3");

/** Picks `count` of the items, the same ones each time. */
function sample<T>(items: readonly T[], count: number): T[] {
  const next = random(14);
  return Array.from({ length: count }, () => items[Math.floor(next() * items.length)]!);
}

describe.each([
  ["octal-3", octal, octalJobs],
  ["subtraction-14", sets, jobsIn("subtraction-14")],
  ["misere-octal-3", quotients, jobsIn("misere-octal-3")],
] as const)("%s", (name, table, jobs) => {
  test("has every game of its plan, and no other", () => {
    expect([...table.lines.keys()].sort()).toEqual(jobs.map(({ game }) => game).sort());
    expect(Buffer.byteLength(read(`docs/census/${name}.csv`))).toBeLessThan(1_000_000);
  });

  test("has what is computed again, for a sample", async () => {
    // What a quotient takes is not told by its heaps: those that are proved take little.
    const quick = jobs.filter(
      ({ game, question }) =>
        Number(table.field(game, "heaps")) < 20_000 &&
        (question !== "quotient" || table.field(game, "verdict") === "proved"),
    );
    const open =
      name === "octal-3" ? jobs.filter(({ game }) => ["0.106", "0.104", "0.324"].includes(game)) : [];
    const chosen = [...new Set([...sample(quick, name === "misere-octal-3" ? 20 : 60), ...open])];
    const lines: string[] = [];
    const columns = table.columns as Parameters<typeof csv>[1]["columns"];
    const rows = inMemory(sequential(chosen)).rows();
    for await (const line of csv(rows, { columns: columns! })) lines.push(line.trimEnd());
    for (const line of lines.slice(1)) expect([...table.lines.values()]).toContain(line);
    expect(lines).toHaveLength(chosen.length + 1);
  });
});

test.each([
  ["octal-3", octal],
  ["subtraction-14", sets],
] as const)("the table %s is as it was exported, of the plan that is shipped", async (name, table) => {
  const out = fileURLToPath(new URL(`../../docs/census/${name}.csv`, import.meta.url));
  const manifest = await readManifest(out);
  expect(await bytesDifference(out, manifest)).toBeUndefined();
  expect(manifest.rows).toBe(table.lines.size);
  expect(manifest.plans).toEqual([planPrint(name, read(`examples/${name}.yml`))]);
});

/** What the table says of a code, which may stand under another one with its heaps shifted. */
function periodOfCode(code: string): [preperiod: number, period: number] {
  const { game } = octalJobs.find(({ stands }) => stands.includes(code))!;
  const shift = canonical(heapRules(parseGame(code))!)!.shift - canonical(heapRules(parseGame(game))!)!.shift;
  return [Number(octal.field(game, "preperiod")) + shift, Number(octal.field(game, "period"))];
}

describe("what is published", () => {
  const { games } = JSON.parse(read("docs/census/octal-periods.json"));
  test.each<{ code: string; preperiod: number; period: number }>(games)(
    "$code",
    ({ code, preperiod, period }) => {
      expect(periodOfCode(code)).toEqual([preperiod, period]);
    },
  );

  const { periods } = JSON.parse(read("test/known/octal-oeis.json"));
  test.each<{ oeis: string; game: string; shift: number; period: number; lastException: number }>(periods)(
    "$oeis, $game",
    ({ oeis, game, shift, period, lastException }) => {
      // A071436 gives 326637 for .56; other tables, and the checker, have 326639.
      const last = oeis === "A071436" ? 326_639 : lastException;
      expect(periodOfCode(game)).toEqual([last + 1 + shift, period]);
    },
  );

  const { sequences } = JSON.parse(read("test/known/octal-sequences.json"));
  test.each<{ oeis: string; code: string; offset: number; terms: number[] }>(sequences)(
    "$oeis, the values of $code",
    ({ code, offset, terms }) => {
      const values = heapTable(heapRules(parseGame(code))!).values(offset + terms.length - 1);
      expect([...values.subarray(offset)]).toEqual(terms);
    },
  );
});

test("the pages tell the differences that there are", () => {
  const page = read("docs/census/octal-3.md");
  const no = page.split("\n").filter((line) => line.endsWith("| no |"));
  expect(no).toHaveLength(1);
  expect(no[0]).toMatch(/^\| `0\.56` \| A071436 \| 326638 \| 144 \| 326640 \| 144 \|/);
  expect(page).toMatch(/^\| `0\.161` \| `0\.36` \| 519 \|/m);
  expect(octal.field("4.344", "verdict")).toBe("proved");
  expect(octal.field("4.364", "verdict")).toBe("proved");
});

describe("published misère quotients", () => {
  const known = JSON.parse(read("test/known/misere-quotients.json"));
  const page = read("docs/census/misere-octal-3.md");
  const jobs = jobsIn("misere-octal-3");
  interface Known {
    readonly code: string;
    readonly to?: number;
    readonly order: number;
    readonly p?: number;
    readonly period?: number;
  }
  test.each<Known>(known.quotients)("$code $to", ({ code, to, order, p, period }) => {
    if (to !== undefined) {
      expect(page).toMatch(
        new RegExp(`^\\| \`${code} to ${to}\` \\|[^|]*\\| ${order} \\|.*\\| yes \\|$`, "m"),
      );
      return;
    }
    const { game } = jobs.find(({ stands }) => stands.includes(code))!;
    expect(quotients.field(game, "verdict")).toBe("proved");
    expect(quotients.field(game, "order")).toBe(`${order}`);
    if (p !== undefined) expect(quotients.field(game, "pPortion")).toBe(`${p}`);
    if (period !== undefined) expect(quotients.field(game, "period")).toBe(`${period}`);
  });

  test("none of them differs, nor what is published in other forms", () => {
    expect(page).not.toMatch(/\| no \|$/m);
    expect(page.match(/^\|.*\| (?:64|10) \| none \|$/gm)).toHaveLength(3);
    for (const code of known.infinite.codes) {
      const { game } = jobs.find(({ stands }) => stands.includes(code))!;
      expect([code, quotients.field(game, "verdict")]).toEqual([code, "open"]);
    }
  });
});
