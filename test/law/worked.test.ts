import { expect, test } from "vitest";
import { holds } from "./worked.case.ts";
import { type Worked, workedIn } from "./worked.ts";

const [contests, games] = workedIn("laws.md") as [Worked[], Worked[]];

/** Those that are found at once; test/slow has them all. */
const SHORT = ["powers-of-two", "fibonacci-nim", "[n,m: n-1,m | n,m-1 | n-1,m-1]", "euclid"];

test("contest problems have the laws that the document tells, and programs that answer as judges or play", () => {
  const rows = contests.filter(({ words }) => SHORT.includes(words.at(-1)!));
  expect(rows.length).toBe(SHORT.length);
  holds(rows);
});

test("the tables are the same in both languages", () => {
  const commands = (tables: Worked[][]) => tables.map((rows) => rows.map(({ words }) => words));
  expect(commands(workedIn("laws.zh-CN.md"))).toEqual(commands([contests, games]));
});
