import { describe, expect, test } from "vitest";
import { jobsOf, type Plan, parsePlan } from "../src/plan/index.ts";
import { report } from "../src/report/index.ts";
import { twinsIn } from "../src/report/twins.ts";
import { inMemory, sequential } from "../src/sequential.ts";
import type { PeriodRow, Row } from "../src/types.ts";

function run(text: string): { plan: Plan; rows: Row[] } {
  const plan = parsePlan(text, "small.yml");
  return { plan, rows: [...sequential(jobsOf(plan))] };
}

const octal = run("family: { octal: { digits: 2, d0: [0, 4] } }\nquestion: period to 1000");
const sets = run("family: { subtraction: { within: 9 } }\nquestion: distinct to 1000");
const CHINESE = /[\u4e00-\u9fff]/;

describe.each([
  ["octal codes", octal],
  ["subtraction sets", sets],
])("of %s", (_, { plan, rows }) => {
  test("tells the same of rows in another order, found in other times", async () => {
    for (const format of ["md", "html"] as const) {
      const options = { format, language: "en" } as const;
      const other = rows.toReversed().map((row, i) => ({ ...row, seconds: i }));
      expect(await report(inMemory(other), plan, options)).toBe(await report(inMemory(rows), plan, options));
    }
  });

  test("has the same parts in both languages", async () => {
    const [en, zh] = await Promise.all(
      (["en", "zh"] as const).map((language) =>
        report(inMemory(rows), plan, { format: "md", language, place: () => "x.svg" }),
      ),
    );
    const shape = (text: string) => text.split("\n").map((line) => line.replace(/[^#|]/g, "").slice(0, 3));
    expect(shape(zh!)).toEqual(shape(en!));
    expect(en).not.toMatch(CHINESE);
    const prose = zh!.replace(/`[^`]*`/g, "");
    expect(prose.match(/[\u4e00-\u9fff][,;:!?()]|[,;!?()][\u4e00-\u9fff]/g) ?? []).toEqual([]);
  });

  test("is a page that needs nothing else", async () => {
    const page = await report(inMemory(rows), plan, { format: "html", language: "zh" });
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).toContain("<svg");
    expect(page).not.toMatch(/<script|<link|src=|url\(|undefined|NaN/);
    expect(page.match(/href="[^"]*"/g) ?? []).toEqual([]);
  });
});

test("counts, shares and figures are those of the rows", async () => {
  let svg = "";
  const text = await report(inMemory(octal.rows), octal.plan, {
    format: "md",
    language: "en",
    place(each) {
      svg = each;
      return "figure.svg";
    },
  });
  const proved = octal.rows.filter(({ verdict }) => verdict === "proved").length;
  expect(text).toMatch(new RegExp(`^\\| ${octal.rows.length} \\| 128 \\| ${proved} \\|`, "m"));
  expect(text).toContain(
    "![Preperiod against period, logarithmic axes; a larger dot is more games](figure.svg)",
  );
  expect(text).toMatch(/^\| `d0` \| \d+ % \|/m);
  for (const game of ["0.6", "0.14", "0.36"])
    expect(text).toMatch(new RegExp(`^\\| \`${game}\` \\| 1001 \\|`, "m"));
  expect(text).toMatch(/^\| `0\.44` \| 143 \| 24 \|/m);
  expect(text).toMatch(/^\| `0\.4` \| proved \| 54 \| 34 \| 9 \| `0\.07\(−1\) 0\.42` \|/m);
  expect(svg).toMatch(/^<svg .*>[\s\S]*<\/svg>\n$/);
  expect(svg.match(/<circle/g)!.length).toBeGreaterThan(10);
  expect(svg).toContain("0.44");
});

test("sets that are not purely periodic are listed", async () => {
  const late = (sets.rows as PeriodRow[]).filter(({ preperiod }) => preperiod! > 0);
  const text = await report(inMemory(sets.rows), sets.plan, { format: "md", language: "en" });
  expect(text).toContain(`Of ${sets.rows.length} subtraction games ${late.length} are not periodic`);
  expect(late.length).toBeGreaterThan(5);
  for (const { game } of late) expect(text).toContain(`| \`${game}\` |`);
});

test("twins part where they are known to", () => {
  const { rows } = run("family: { list: [0.161, 0.36, 0.77, 0.4] }\nquestion: period to 2000");
  expect(twinsIn(rows as PeriodRow[])).toEqual({
    twins: [{ games: ["0.161", "0.36"], heap: 519, values: expect.any(Array) }],
    undecided: [],
  });
  const close = run("family: { list: [0.161, 0.36] }\nquestion: period to 400");
  expect(twinsIn(close.rows as PeriodRow[])).toEqual({
    twins: [],
    undecided: [{ games: ["0.161", "0.36"], heaps: 401 }],
  });
});

test("sequences that games share are told, as is what failed", async () => {
  const { plan, rows } = run(
    'family: { list: ["{1,2}", "{1,2,4}", "{1,2,5}", 0.77] }\nquestion: distinct to 500',
  );
  const failing = {
    ...inMemory(rows),
    async *failures() {
      yield { key: "distinct 0.F", game: "0.F", question: "distinct", reason: "out of memory" } as const;
    },
  };
  const text = await report(failing, plan, { format: "md", language: "en" });
  expect(text).toContain("The 4 games proved periodic have 2 different sequences; 1 of these belong");
  expect(text).toContain("| 3 | 0 | 3 | `{1,2} {1,2,4} {1,2,5}` |");
  expect(text).toContain("| `0.F` | out of memory |");
});

test("misere outcomes are shown", async () => {
  const { plan, rows } = run("family: { list: [nim, 0.77] }\nquestion: misere outcomes to 8");
  const text = await report(inMemory(rows), plan, { format: "md", language: "en" });
  expect(text).toContain("| `nim` | 9 | 1 | `NPNNNNNNN` |");
});

test("misere quotients are told by their orders, proved ones and partial ones apart", async () => {
  const { plan, rows } = run("family: { list: [0.123, 0.3, 0.07] }\nquestion: misere quotient to 23");
  const text = await report(inMemory(rows), plan, { format: "md", language: "en" });
  expect(text).toContain("Of the 2 games with a proved quotient, 1 are tame");
  expect(text).toMatch(/^\| `0\.123` \| 20 \| 5 \| 5 \| 5 \| wild \|/m);
  expect(text).toMatch(/^\| `0\.07` \| 23 \| \d+ \| \d+ \| wild \| heaps \|/m);
  const chinese = await report(inMemory(rows), plan, { format: "md", language: "zh" });
  expect(chinese).toMatch(/^\| `0\.07` \| 23 \| \d+ \| \d+ \| 野性 \| 堆数 \|/m);
  expect(text).not.toContain("Preperiods and periods");
});
