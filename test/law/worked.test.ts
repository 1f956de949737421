import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { provePeriod } from "../../src/law/index.ts";
import type { Game } from "../../src/types.ts";
import { nimber } from "../nimber.ts";
import { dice } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";
import { plainValues } from "./play.ts";
import { holds } from "./worked.case.ts";
import { type Worked, workedIn } from "./worked.ts";

const [contests, games] = workedIn("laws.md") as [Worked[], Worked[]];

/** Laws that are found at once; the slow tests have all. */
const SHORT = [
  "powers-of-two",
  "fibonacci-nim",
  "[n,m: n-1,m | n,m-1 | n-1,m-1]",
  "[n,m: n-k,m if k <= m]",
  "[n,b: n-k,b if k in powers(b)]",
  "euclid",
];

test("contest problems have the laws that the document tells, and programs that answer as judges or play", () => {
  const rows = contests.filter(({ words }) => SHORT.includes(words.at(-1)!));
  expect(rows.length).toBe(SHORT.length);
  holds(oneIn(4, rows));
});

test("the tables are the same in both languages", () => {
  const commands = (tables: Worked[][]) => tables.map((rows) => rows.map(({ words }) => words));
  expect(commands(workedIn("laws.zh-CN.md"))).toEqual(commands([contests, games]));
  expect(commands(workedIn("laws-tried.zh-CN.md"))).toEqual(commands(workedIn("laws-tried.md")));
});

test.skipIf(isQuick)(
  "laws that were tried are counted in the document, and some of them are found again",
  () => {
    const text = readFileSync(new URL("../../docs/laws-tried.md", import.meta.url), "utf8");
    const [asked, near] = workedIn("laws-tried.md") as [Worked[], Worked[]];
    const formulas = (rows: Worked[]) => rows.filter(({ law }) => !law.includes("by an automaton")).length;
    const [lost] = text.match(/^\| `\[[\s\S]*?\n\n## /m)!;
    const without = lost.match(/^\| `/gm)!.length;
    expect(text).toContain(`a law for ${asked.length} of ${asked.length + without} rules`);
    expect(text).toContain(`prints ${formulas(asked)} of them as a formula`);
    expect(text).toContain(`${formulas(near)} of ${near.length} laws are formulas`);
    const roll = dice(40);
    const rows = [...asked, ...near].filter(({ proof }) => proof === "theorem");
    for (let i = 0; i < 3; i++) {
      const { words, law } = rows[roll(rows.length)]!;
      const found = JSON.parse(nimber([...words, "--json"]).stdout);
      expect([words, found.verdict, found.formula]).toEqual([words, "proved", law]);
    }
  },
);

test("the counts of the results are those of their files, and some of them are found again", () => {
  const text = readFileSync(new URL("../../docs/results.md", import.meta.url), "utf8");
  const counts = [
    ...text.matchAll(/^\| \[`([\w-]+)`\]\(results\/[\w.-]+\) \| (\d+) \/ \d+ \| (\d+) \| (\d+) \|/gm),
  ];
  expect(counts.length).toBe(5);
  for (const [, name, looked, finite, machine] of counts) {
    const file = readFileSync(new URL(`../../docs/results/${name}.csv`, import.meta.url), "utf8");
    const rows = file.trim().split("\n").slice(1);
    const are = (by: string) => rows.filter((row) => row.includes(`,proved,${by},`)).length;
    expect([name, rows.length, are("finite"), are("automaton")]).toEqual([
      name,
      +looked!,
      +finite!,
      +machine!,
    ]);
  }
  const codes = [2, 3].flatMap((digits) =>
    readFileSync(new URL(`../../docs/results/hexadecimal-${digits}.csv`, import.meta.url), "utf8")
      .split("\n")
      .map((row) => row.split(","))
      .filter((row) => row[2] === "automaton")
      .filter((_, i) => i % (digits === 2 ? 110 : 500) === 0),
  );
  for (const [id, , , n0, p, saltus, states] of codes) {
    const game = parseGame(id!);
    const repeats = { preperiod: Number(n0), period: Number(p), saltus: Number(saltus) };
    const values = plainValues((game as Game<number>).moves);
    const first = Array.from({ length: repeats.preperiod + repeats.period }, (_, n) => values(n));
    expect([id, provePeriod(game, first, repeats)?.states]).toEqual([id, Number(states)]);
  }
});
