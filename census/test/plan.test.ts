import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { say } from "nimber/locale";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { jobsOf, PlanError, parsePlan } from "../src/plan/index.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const fits = new Ajv({ strict: false }).compile(JSON.parse(read("docs/schema/census-plan.json")));

const plans = [
  "family: { octal: { digits: 2 } }\nquestion: period to 10^4",
  "family: { octal: { digits: 3, d0: [4, 0, 4] } }\nquestion: period   to 1e5\nlimits: { seconds: 1.5 h, bytes: 64MiB }",
  "family: { hexadecimal: { digits: 2, d0: [0, C] } }\nquestion: values to 1_000",
  'name: sets-of-four\nfamily: { subtraction: { within: 20, size: "<=4" } }\nquestion: distinct to 5*10^3',
  "family: { subtraction: { within: 6, size: 2..3 } }\nquestion: period to 100\nlimits: { seconds: 30 }",
  'family: { all-but: { within: 5, size: ">=2" } }\nquestion: period to 2000',
  'family: { list: [0.77, 4.0, "{1,3,4}", kayles] }\nquestion: period to 100\nfurther: [{ games: [0.16], heaps: 10^6, bytes: 1 GiB }]',
  "family:\n  list: [0.77+0.07, nim]\nquestion: misere outcomes to 12",
  '{ "family": { "list": ["0.77", "!{2,3}"] }, "question": "values to 50", "limits": { "bytes": "40 MB" } }',
];

test.each(plans)("%s", (text) => {
  const plan = parsePlan(text, "plan.yml");
  expect(fits(parse(text)), JSON.stringify(fits.errors)).toBe(true);
  expect([...jobsOf(plan)].length).toBeGreaterThan(0);
});

test.each(readdirSync(new URL("examples", root)).filter((name) => /\.ya?ml$/.test(name)))(
  "examples/%s",
  (name) => {
    const text = read(`examples/${name}`);
    expect(fits(parse(text)), JSON.stringify(fits.errors)).toBe(true);
    expect(parsePlan(text, name).name).toBe(name.replace(/\.\w+$/, ""));
  },
);

test("quantities and their units", () => {
  const { limits } = parsePlan(plans[1]!, "x.yml");
  expect(limits).toEqual({ heaps: 100_001, seconds: 5400, bytes: 2 ** 26 });
  expect(parsePlan(plans[2]!, "x.yml").limits.heaps).toBe(1001);
  expect(parsePlan(plans[3]!, "x.yml").limits.heaps).toBe(5001);
});

describe("what is wrong is told by line and column", () => {
  // What only the reader knows, and not the schema, is marked.
  const cases: [text: string, at: string, says: RegExp, inSchema?: boolean][] = [
    ["famly: { octal: { digits: 2 } }\nquestion: period to 9", "1:1", /found `famly`. Did you mean family\?/],
    ["question: period to 9", "1:1", /expected the field `family`, found only `question`/],
    [
      "family: { octal: { digits: 9 } }\nquestion: period to 9",
      "1:28",
      /a whole number from 1 to 7, found `9`/,
    ],
    ["family: { octl: { digits: 2 } }\nquestion: period to 9", "1:11", /Did you mean octal\?/],
    [
      "family: { octal: { digits: 2 }, list: [0.7] }\nquestion: period to 9",
      "1:33",
      /a family alone, found `list`/,
    ],
    [
      "family: { octal: { digits: 2, d0: [3] } }\nquestion: period to 9",
      "1:36",
      /chosen from 0, 4, found `3`/,
    ],
    ["family:\n  octal: { digits: 2 }\nquestion: perod to 9", "3:11", /Did you mean period\?/],
    ["family: { octal: { digits: 2 } }\nquestion: period", "2:11", /expected a question, such as/],
    [
      "family: { octal: { digits: 2 } }\nquestion: period to 9\nlimits: { bytes: 5 MX }",
      "3:18",
      /found `5 MX`/,
      true,
    ],
    [
      "family: { list: [0.77, kaylse] }\nquestion: period to 9",
      "1:24",
      /found `kaylse`. Did you mean kayles\?/,
      true,
    ],
    ["family: { list: ['{1,x}'] }\nquestion: period to 9", "1:22", /a number from 1 .*found `x`/, true],
    ["family: { list: [{1,3}] }\nquestion: period to 9", "1:18", /expected a game.*found a mapping/],
    ["family: { list: [chomp] }\nquestion: period to 9", "1:18", /a game of one heap/, true],
    ["family: { list: [0.7+0.3] }\nquestion: period to 9", "1:18", /a game of one heap/, true],
    [
      "family: { subtraction: { within: 40 } }\nquestion: period to 9",
      "1:24",
      /1 to 20000000 sets, found 1099511627775/,
      true,
    ],
    ["family: { octal: { digits: 2 }\nquestion: period to 9", "2:1", /expected YAML or JSON/],
    ["family: { list: &a [0.77] }\nquestion: *a", "2:11", /expected a question.*found an alias/],
    ["", "1:1", /expected a plan.*found nothing/],
  ];
  test.each(cases)("%j at %s", (text, at, says, inSchema = false) => {
    let thrown: unknown;
    try {
      parsePlan(text, "plan.yml");
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(PlanError);
    const error = thrown as PlanError;
    expect(error.message).toMatch(says);
    expect(say(error.text, "en")).toContain(`plan.yml:${at}: `);
    expect(say(error.text, "zh")).toContain(`plan.yml:${at}`);
    expect(say(error.text, "zh")).toMatch(/\uff1a此处应为.*，但读到/);
    expect(error.excerpt).toMatch(/\n *\^$/);
    if (/: \{|^question/.test(text) && !error.message.includes("YAML"))
      expect(fits(parse(text))).toBe(inSchema);
  });
});

test("a plan that nests too deeply is told so, and not what the parser ran out of", () => {
  const text = `family: ${"[".repeat(3000)}${"]".repeat(3000)}\nquestion: period to 9`;
  expect(() => parsePlan(text, "plan.yml")).toThrow(
    /^plan\.yml:1:\d+: expected YAML or JSON .*, found lists or mappings that nest too deeply$/,
  );
});

test("a family is counted without going through it", () => {
  const count = (family: string) => {
    const plan = parsePlan(`family: ${family}\nquestion: period to 9`, "x.yml");
    return { ...plan.family.count, jobs: BigInt([...jobsOf(plan)].length) };
  };
  for (const family of [
    "{ subtraction: { within: 10 } }",
    '{ subtraction: { within: 13, size: "3..5" } }',
    "{ all-but: { within: 7, size: 3 } }",
  ]) {
    const { games, jobs, exact } = count(family);
    expect(exact).toBe(true);
    expect(jobs).toBe(games);
  }
  const octal = count("{ octal: { digits: 2, d0: [0, 4] } }");
  expect(octal).toMatchObject({ notations: 128n, games: 128n, exact: false });
  expect(octal.jobs).toBeLessThan(128n);
});

test("games with limits of their own take them, and are added where they are missing", () => {
  const plan = parsePlan(
    "family: { octal: { digits: 2 } }\nquestion: period to 100\nfurther: [{ games: [0.37, 0.354], heaps: 10^3 }]",
    "x.yml",
  );
  const jobs = [...jobsOf(plan)];
  const deeper = jobs.filter(({ limits }) => limits.heaps === 1001);
  expect(deeper.map(({ key }) => key)).toEqual(["period 0.6", "period 0.354"]);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
});
