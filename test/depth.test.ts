// Every reader of text accepts a hundred levels of nesting and refuses one more with the same message.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkCertificate } from "../src/checker/index.ts";
import { readRule, Unread } from "../src/checker/rule.ts";
import { parseRead } from "../src/codegen/index.ts";
import { InputError, NotationError } from "../src/errors.ts";
import { readFormula } from "../src/formula/read.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import { readDot } from "../src/graph/dot.ts";
import { statedLaw } from "../src/law/stated.ts";
import { localizedIn, say } from "../src/locale/message.ts";
import { parseRule } from "../src/rules/parse.ts";
import { ownGame } from "../src/user-rules/index.ts";
import { nimber } from "./nimber.ts";
import { dice } from "./oracle.ts";

const DEEPEST = 100;
const SENTENCE = { en: "expected at most 100 levels of nesting", zh: "至多 100 层嵌套" };

const around = (open: string, inner: string, close: string) => (depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

const rule = (inside: (depth: number) => string) => (depth: number) => `[n: ${inside(depth)}]`;
const law = (inside: (depth: number) => string) => (depth: number) => `P iff ${inside(depth)}`;

type Row = readonly [
  name: string,
  read: (text: string) => unknown,
  text: (depth: number) => string,
  /** Number of levels besides the repeated ones. */
  beside?: number,
];

const rows: readonly Row[] = [
  ["brackets of a rule", parseRule, rule(around("(", "n", ")"))],
  ["minus signs", parseRule, rule(around("-", "n", ""))],
  ["powers", parseRule, rule(around("n**", "n", ""))],
  ["signs in a row", parseRule, rule((depth) => `n${"-1".repeat(depth)}`)],
  ["signs in a row of a condition", parseRule, rule((depth) => `n-1 if n > 0${"+1".repeat(depth)}`)],
  ["calls", parseRule, rule(around("min(n,", "n", ")"))],
  ["not", parseRule, rule((depth) => `n-1 if ${around("not ", "n > 0", "")(depth)}`)],
  ["brackets of a condition", parseRule, rule((depth) => `n-1 if ${around("(", "n > 0", ")")(depth)}`)],
  ["brackets of a set", parseRule, rule((depth) => `n-1 if n in {${around("(", "n", ")")(depth)}}`), 1],
  ["brackets of an end", parseRule, rule((depth) => `n-1 ; lost: ${around("(", "n = 0", ")")(depth)}`)],
  ["brackets of a split", parseRule, rule((depth) => `split(${around("(", "n", ")")(depth)})`), 1],
  ["a rule in a game", parseGame, rule(around("(", "n", ")"))],
  ["a rule in a sum", (text) => parseSum(`kayles 3 + ${text} 2`), rule(around("(", "n", ")"))],
  ["a base of ordinal sums", parseGame, around("ordinal(", "kayles", ":nim)")],
  ["a top of ordinal sums", parseGame, around("ordinal(nim:", "kayles", ")")],
  ["ordinal sums in a sum", (text) => parseSum(`${text} 1`), around("ordinal(", "kayles", ":nim)")],
  ["coins of a rule", (text) => parseGame(`coins(${text})`), rule(around("(", "n-1", ")"))],
  ["laws", (text) => statedLaw(text, ["n"]), law(around("(", "n = 0", ")")), 1],
  [
    "floors",
    (text) => statedLaw(text, ["n"]),
    law((depth) => `n = floor(${around("(", "phi*k", ")")(depth)})`),
    2,
  ],
  ["forms of an input", parseRead, around("(", "a", ")*2")],
  ["formulas", readFormula, around("(", "1", ")")],
  ["roots of nimbers", readFormula, around("√", "1", "")],
  ["calls of nimbers", readFormula, around("sqrt(", "1", ")")],
  ["graphs", (text) => readDot(`digraph {${text}}`), around("{", "a->b", "}")],
];

const isDeep = (error: unknown) =>
  (error instanceof NotationError || error instanceof InputError) &&
  say(error.text, "en").includes(SENTENCE.en) &&
  say(error.text, "zh").includes(SENTENCE.zh);

function refused(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch (error) {
    if (error instanceof NotationError || error instanceof InputError) return isDeep(error);
    throw error;
  }
}

for (const [name, read, text, beside = 0] of rows)
  test(name, () => {
    const most = DEEPEST - beside;
    const at = (depth: number) => refused(() => read(text(depth)));
    expect([1, most - 1, most, most + 1, most + 2].map(at)).toEqual([false, false, false, true, true]);
    // A rule has at most 4000 characters, so its row is not read to the end.
    if (!name.includes("in a row")) expect(at(100_000)).toBe(true);
  });

test("the reader of the checker takes what the prover's takes, and no more", () => {
  const roll = dice(261);
  const counts = [0, 0];
  const wraps = ["(_)", "-_", "n**_", "min(_,n)", "max(n,_,2)", "abs(_)", "_-1", "_+n", "2*_", "gcd(_,n)"];
  for (let i = 0; i < 400; i++) {
    let inner = "n";
    const levels = 60 + roll(80);
    for (let level = 0; level < levels; level++) inner = wraps[roll(wraps.length)]!.replace("_", () => inner);
    const not = "not ".repeat(roll(3) * 45);
    const text = `[n: n-1 if ${not}(${inner}) > 0 | ${roll(2) === 0 ? "n-2" : inner} ; lost: n = 0]`;
    const bySelf = (() => {
      try {
        readRule(text);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(Unread);
        return false;
      }
    })();
    expect(localizedIn([text, bySelf])).toEqual([text, !refused(() => parseRule(text))]);
    counts[Number(bySelf)]!++;
  }
  expect(Math.min(...counts)).toBeGreaterThan(50);
});

const folder = mkdtempSync(join(tmpdir(), "nimber-depth-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe("on the command line", () => {
  const deep = 20_000;
  const brackets = around("(", "n", ")")(deep);
  test.each([
    ["solve", "-"],
    ["test", "-"],
  ])("%s %s", (command, dash) => {
    for (const text of [around("ordinal(", "kayles", ":nim)")(deep), `[n: ${brackets}]`]) {
      const input = command === "test" ? `${text} 3 = 0\n` : `${text} 3\n`;
      const { status, stderr, stdout } = nimber([command, dash], input);
      expect(`${stderr}${stdout}`).toContain("at most 100 levels of nesting");
      expect(status).toBe(2);
    }
  });

  test.each([
    ["solve", [`[n: ${brackets}]`, "3"]],
    ["law", [`P iff ${around("(", "n = 0", ")")(deep)}`, "--game", "nim"]],
    ["nim", [around("(", "1", ")")(deep)]],
    ["template", ["nim", "--read", around("(", "a", ")*2")(deep)]],
    ["graph", [file("deep.dot", `digraph {${around("{", "a->b", "}")(deep)}}`)]],
  ])("%s", (command, args) => {
    const { status, stderr } = nimber([command, ...args]);
    expect(stderr).toContain("at most 100 levels of nesting");
    expect(status).toBe(2);
    expect(nimber([command, ...args, "--lang", "zh"]).stderr).toContain("至多 100 层嵌套");
  });

  test("a chain of a hundred thousand edges in DOT is read", () => {
    const path = file("chain.dot", `digraph {${Array.from({ length: 100_000 }, (_, i) => i).join("->")}}`);
    expect(nimber(["graph", path]).status).toBe(0);
  });

  test.each([
    ["brackets", `const x = ${around("(", "1", ")")(deep)};`],
    ["lists", `const x = ${around("[", "", "]")(deep)};`],
    ["signs in a row", `const x = 1${"+1".repeat(deep)};`],
    ["conditions", `${"if (1) ".repeat(deep)};`],
    ["types", `type T = ${around("Array<", "1", ">")(deep)};`],
    ["not", `const x = ${"! ".repeat(deep)}1;`],
  ])("a file of rules with %s", (name, line) => {
    const path = file(
      `${name.replaceAll(" ", "-")}.ts`,
      `export const start = 3;\nexport function* moves() {}\n${line}\n`,
    );
    const { status, stderr } = nimber(["solve", "--rules", path]);
    expect(stderr).toMatch(/\.ts:3:\d+: the code nests too deeply: split this statement/);
    expect(stderr.split("\n")).toHaveLength(4);
    expect(status).toBe(2);
  });
});

test("a certificate", () => {
  for (const kind of ["period", "law", "quotient", "board", "outcomes"]) {
    const text = `{"certificate":"nimber-${kind}","version":1,"game":${around("[", "", "]")(200_000)}}`;
    expect(localizedIn(checkCertificate(text))).toMatchObject({
      verdict: "malformed",
      says: { en: "more than 100 levels of nesting", zh: "嵌套超过 100 层" },
    });
  }
});

test("a position of a file of rules", () => {
  let start: unknown = [1];
  for (let i = 0; i < 100_000; i++) start = [start];
  const moves = () => [];
  expect(() => ownGame({ start, moves }, "deep")).toThrow("a position has lists deeper than 500 levels");
  const game = ownGame({ start: [[3]], moves }, "flat");
  const text = around("[", "3", "]")(100_000);
  expect(() => game.key(game.parse(text))).toThrow("a position nests deeper than 500 levels");
  let tail: unknown;
  for (let i = 0; i < 100_000; i++) tail = { tail };
  const listed = ownGame({ start: {}, moves, key: () => 0, format: () => "" }, "listed");
  expect([...listed.moves(tail)]).toEqual([]);
});
