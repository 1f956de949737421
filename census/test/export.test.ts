import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Text } from "nimber";
import { say } from "nimber/locale";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dice } from "../../test/oracle.ts";
import { isQuick, oneIn, partOf } from "../../test/part.ts";
import type { Format } from "../src/export/columns.ts";
import { rowDifference } from "../src/export/compare.ts";
import { columnsFor, exportRows } from "../src/export/index.ts";
import { bytesDifference, planPrint, readManifest, rowsDifference } from "../src/export/manifest.ts";
import { jobsOf, parsePlan } from "../src/plan/index.ts";
import { inMemory, sequential } from "../src/sequential.ts";
import type { PeriodRow, Row } from "../src/types.ts";

const english = (text: Text | undefined): string | undefined => text && say(text, "en");

const folder = mkdtempSync(join(tmpdir(), "nimber-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = (text: string): Row[] => [...sequential(jobsOf(parsePlan(text, "x.yml")))];
const rows = [
  ...rowsOf("family: { octal: { digits: 1, d0: [0, 4] } }\nquestion: period to 1000"),
  ...rowsOf("family: { subtraction: { within: 5 } }\nquestion: period to 1000"),
  ...rowsOf('family: { list: [0.77, "!{2,3}"] }\nquestion: values to 300'),
  ...rowsOf("family: { list: [0.77+0.77] }\nquestion: misere outcomes to 4"),
];
const out = (name: string) => join(folder, name);
const written = async (format: Format, name: string, from: readonly Row[] = rows) => {
  expect(await exportRows(inMemory(from), format, out(name))).toBe(from.length);
  expect((await readManifest(out(name))).rows).toBe(from.length);
  return readFileSync(out(name));
};

describe.each(["csv", "jsonl", "parquet"] as const)("%s", (format) => {
  test("is byte for byte the same in whatever order and time the rows were found", async () => {
    const shuffled = rows.toReversed().map((row, i) => ({ ...row, seconds: i }));
    expect((await written(format, "a")).equals(await written(format, "b", shuffled))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

test("CSV has the fields of a row, the seconds only when they are asked for", async () => {
  const lines = (await written("csv", "plain.csv")).toString().trimEnd().split("\n");
  expect(lines).toHaveLength(rows.length + 1);
  expect(lines[0]).toBe(
    "key,game,stands,question,verdict,stoppedBy,preperiod,period,saltus,exceptions,maximum,rareCount,lastRare,mask,heaps,checksum,engine",
  );
  const kayles = lines.find((line) => line.startsWith("values 0.77,"))!;
  expect(kayles).toMatch(
    /^values 0\.77,0\.77,0\.77,values,proved,,71,12,0,0 3 6 9 11 15 18 21 22 28 34 39 57 70,8,/,
  );
  expect(lines.find((line) => line.includes('"period {1,2}"'))).toContain('"{1,2} {2,4}"');
  await exportRows(inMemory(rows), "csv", out("all.csv"), { volatile: true });
  expect(readFileSync(out("all.csv"), "utf8").split("\n")[0]).toBe(columnsFor(["period"]).join());
  await exportRows(inMemory(rows), "csv", out("few.csv"), {
    columns: ["game", "period"],
    keys: new Set(["period 0.7"]),
  });
  expect(readFileSync(out("few.csv"), "utf8")).toBe("game,period\n0.7,2\n");
});

test("JSON lines have certificates and values", async () => {
  const lines = (await written("jsonl", "x.jsonl"))
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const kayles = lines.find(({ key }) => key === "values 0.77");
  expect(kayles.certificate).toMatchObject({ certificate: "nimber-period", preperiod: 71 });
  expect(
    Buffer.from(kayles.values, "base64").equals(
      Buffer.from(rows.find(({ key }) => key === "values 0.77")!.values!),
    ),
  ).toBe(true);
  expect(kayles).not.toHaveProperty("seconds");
});

describe("Parquet, read back with DuckDB", () => {
  let ask: (sql: string) => Promise<Record<string, unknown>[]>;
  beforeAll(async () => {
    await written("parquet", "x.parquet");
    const database = await (await DuckDBInstance.create(":memory:")).connect();
    ask = async (sql) =>
      (
        await database.runAndReadAll(sql.replace("FILE", `'${out("x.parquet")}'`))
      ).getRowObjectsJson() as Record<string, unknown>[];
  });

  test("has every row, in order", async () => {
    const read = await ask(
      "select key, game, verdict, preperiod, period, maximum, heaps, checksum from FILE",
    );
    const absent = { preperiod: null, period: null, maximum: null };
    const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const wide = sorted.map((row) => ({ ...absent, ...row }) as PeriodRow);
    expect(read).toEqual(
      wide.map(({ key, game, verdict, preperiod, period, maximum, heaps, checksum }) => ({
        key,
        game,
        verdict,
        preperiod: preperiod === null ? null : `${preperiod}`,
        period: period === null ? null : `${period}`,
        maximum: maximum === null ? null : `${maximum}`,
        heaps: `${heaps}`,
        checksum,
      })),
    );
  });

  test("has lists as lists, nothing as null, certificates as JSON and values as bytes", async () => {
    const [answer] = await ask(
      "select len(stands) stands, exceptions[2] exception, stoppedBy, certificate->>'$.theorem' theorem from FILE where key = 'period {1}'",
    );
    expect(answer).toEqual({ stands: "5", exception: null, stoppedBy: null, theorem: "subtraction-state" });
    const [kayles] = await ask(
      "select exceptions[2] exception, octet_length(values) bytes from FILE where key = 'values 0.77'",
    );
    expect(kayles!.exception).toBe("3");
    expect(Number(kayles!.bytes)).toBe(rows.find(({ key }) => key === "values 0.77")!.values!.length);
  });
});

test("b-files have an index and a value to a line", async () => {
  expect(
    await exportRows(inMemory(rows.filter(({ question }) => question !== "values")), "bfile", out("bfiles")),
  ).toBe(rows.length - 2);
  const lines = readFileSync(join(out("bfiles"), "{1,2}.txt"), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.slice(0, 5)).toEqual([
    `# {1,2}: Grundy values, by nimber ${rows[0]!.engine}`,
    "0 0",
    "1 1",
    "2 2",
    "3 0",
  ]);
  expect(lines.at(-1)).toBe("9999 0");
  const misere = readFileSync(join(out("bfiles"), "0.77+0.77.txt"), "utf8");
  expect(misere).toContain("misere outcomes");
  const kept = rows.filter(({ key }) => key === "values 0.77");
  await exportRows(inMemory(kept), "bfile", out("c"));
  expect(
    readFileSync(join(out("c"), "0.77.txt"), "utf8")
      .trimEnd()
      .split("\n"),
  ).toHaveLength(302);
});

describe("a manifest", () => {
  const plans = [planPrint("x", "question: period to 1000")];
  const exported = async (format: Format, name: string, from: readonly Row[] = rows) => {
    await exportRows(inMemory(from), format, out(name), { plans });
    return readManifest(out(name));
  };

  test("has the same rows in every format, and another hash when one differs", async () => {
    const all = await Promise.all(
      (["csv", "jsonl", "parquet", "bfile"] as const).map((format) => exported(format, `m-${format}`)),
    );
    for (const each of all) {
      expect(each).toMatchObject({
        rows: rows.length,
        hash: all[0]!.hash,
        plans,
        engines: [rows[0]!.engine],
      });
      expect(await bytesDifference(out(`m-${each.format}`), each)).toBeUndefined();
    }
    const canonical = createHash("sha256")
      .update(readFileSync(out("m-jsonl")))
      .digest("hex");
    expect([all[1]!.hash, all[1]!.bytes]).toEqual([canonical, canonical]);
    const other = rows.map((row, i) => (i === 3 ? { ...row, lastRare: 77 } : row));
    const { hash } = await exported("csv", "other", other);
    expect(hash).not.toBe(all[0]!.hash);
    expect(english(rowsDifference("other", all[0]!, { rows: rows.length, hash }))).toMatch(
      "its rows differ from those of the census",
    );
    expect(english(rowsDifference("other", all[0]!, { rows: 3, hash }))).toBe(
      `other: it has ${rows.length} rows, the census 3`,
    );
  });

  test.each(["csv", "jsonl", "parquet"] as const)("tells that a %s file was cut short", async (format) => {
    const manifest = await exported(format, "cut");
    truncateSync(out("cut"), statSync(out("cut")).size - 1);
    expect(english(await bytesDifference(out("cut"), manifest))).toBe(
      `${out("cut")}: its content has changed since the export`,
    );
  });

  test("tells which b-file is not as it was, or is gone", async () => {
    const manifest = await exported("bfile", "many");
    appendFileSync(join(out("many"), "0.7.txt"), "1\n");
    expect(english(await bytesDifference(out("many"), manifest))).toContain(
      "0.7.txt: its content has changed",
    );
    rmSync(join(out("many"), "0.7.txt"));
    expect(english(await bytesDifference(out("many"), manifest))).toContain(
      "0.7.txt: its content has changed",
    );
  });

  test("is refused when it is none, and comes only with a whole export", async () => {
    await exported("csv", "short");
    await expect(exportRows(inMemory(rows), "csv", out("short"), { least: rows.length + 1 })).rejects.toThrow(
      `expected ${rows.length + 1} rows, one for each finished game, found ${rows.length}; it was not written`,
    );
    await expect(readManifest(out("short"))).rejects.toThrow(
      "expected the manifest of an export, found no readable one",
    );
    await expect(readManifest(out("none"))).rejects.toThrow("expected an export, found ENOENT");
    writeFileSync(`${out("short")}.manifest.json`, '{"manifest": "nimber-census", "version": 2}');
    await expect(readManifest(out("short"))).rejects.toThrow("found no readable one");
  });
});

test("b-files of one game that was asked several questions are all there", async () => {
  const both = rowsOf("family: { list: [0.77] }\nquestion: period to 300").concat(
    rowsOf("family: { list: [0.77] }\nquestion: values to 300"),
  );
  await exportRows(inMemory(both), "bfile", out("both"));
  expect(readdirSync(out("both")).sort()).toEqual([
    ...["0.77.txt", "SHA256SUMS", "manifest.json", "values 0.77.txt"],
  ]);
});

describe("the rows of an export are read, whatever its manifest says", () => {
  const formats = ["csv", "jsonl", "parquet", "bfile"] as const;
  const text = async (name: string, format: Format, from: readonly Row[] = rows, volatile = false) =>
    english(await rowDifference(out(name), format, inMemory(from).rows(), { volatile }))?.replace(
      `${folder}/`,
      "",
    );
  const exported = async (name: string, format: Format, from: readonly Row[] = rows) => {
    rmSync(out(name), { recursive: true, force: true });
    await exportRows(inMemory(from), format, out(name));
  };

  test.each(formats)("%s: one that is right, with another time, and timings that differ", async (format) => {
    await exported("r", format);
    expect(await text("r", format)).toBeUndefined();
    if (format === "bfile") return;
    await exportRows(inMemory(rows), format, out("t"), { volatile: true });
    expect(
      await text(
        "t",
        format,
        rows.map((row) => ({ ...row, seconds: row.seconds + 1.25 })),
      ),
    ).toBeUndefined();
  });

  test.each(oneIn(2, formats))("%s: a row that is another one, is missing or is too many", async (format) => {
    const roll = dice(format.length);
    const ofValues = rows.filter(({ question }) => question !== "misere") as PeriodRow[];
    ofValues.sort((a, b) => (a.key < b.key ? -1 : 1));
    for (let tried = 0; tried < partOf(32); tried++) {
      const at = roll(ofValues.length);
      const row = ofValues[at]!;
      const other = [
        { ...row, period: (row.period ?? 0) + 1 + roll(5) },
        { ...row, verdict: row.verdict === "open" ? "proved" : "open" },
        { ...row, heaps: row.heaps + 1 },
        { ...row, checksum: row.checksum.replace(/.$/, (last) => (last === "0" ? "1" : "0")) },
        { ...row, stands: [...row.stands, "0.7"] },
      ][roll(5)] as PeriodRow;
      const changed = roll(3);
      const forged =
        changed === 0
          ? ofValues.with(at, other)
          : changed === 1
            ? ofValues.toSpliced(at, 1)
            : [...ofValues, { ...row, key: "z", game: "0.01" }];
      if (format === "bfile" && changed === 0) continue;
      await exported("f", format, forged);
      expect(await text("f", format, ofValues)).toMatch(
        changed === 0
          ? `f: row ${at + 1} (${row.key}) differs from the census`
          : changed === 1
            ? /differs from the census$|is missing$/
            : /it has more rows/,
      );
    }
  });

  test.each(["csv", "jsonl"] as const)("%s: a file with any letter changed, cut or added", async (format) => {
    await exported("b", format);
    const right = readFileSync(out("b"));
    const roll = dice(5);
    for (let tried = 0; tried < partOf(400); tried++) {
      const place = roll(right.length);
      const bytes = [...right];
      bytes.splice(place, roll(3), ...[97 + roll(20)].slice(roll(2)));
      if (Buffer.from(bytes).equals(right)) continue;
      writeFileSync(out("b"), Buffer.from(bytes));
      expect([place, await text("b", format)]).toEqual([place, expect.any(String)]);
    }
  });

  test.each(formats.slice(0, 3))("%s: what is no export at all", async (format) => {
    for (const content of ["", "hello", "PAR1", "PAR1PAR1", "\n\n\n", "x".repeat(10_000)]) {
      writeFileSync(out("n"), content);
      expect(await text("n", format)).toMatch(
        /is missing|differs from the census|its columns|cannot be read as Parquet/,
      );
    }
  });

  test.skipIf(isQuick)("bfile: a value that is another one, a line more, a file more", async () => {
    await exported("v", "bfile");
    const file = join(out("v"), "0.77.txt");
    const right = readFileSync(file, "utf8");
    for (const wrong of [right.replace("5 4\n", "5 5\n"), `${right}1 1\n`, right.slice(0, -3), ""]) {
      writeFileSync(file, wrong);
      expect(await text("v", "bfile")).toMatch(
        /0\.77\.txt: row \d+ \(values 0\.77\) differs from the census/,
      );
    }
    writeFileSync(file, right);
    writeFileSync(join(out("v"), "0.8.txt"), right);
    expect(await text("v", "bfile")).toMatch("0.8.txt: it has more rows than");
  });
});
