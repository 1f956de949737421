import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lint } from "markdownlint/sync";
import { describe, expect, test } from "vitest";
import { chinese, english } from "./prose/phrases.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const documents = ["README.md", "README.zh-CN.md"].concat(
  ["docs", "docs/certificates", "docs/commands", "docs/how-to", "docs/tutorials", "docs/theory"].flatMap(
    (folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith(".md"))
        .map((name) => `${folder}/${name}`),
  ),
);
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The text of a document without code, formulas, comments and what scripts/documents.mjs writes. */
const prose = (text: string) =>
  text
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(/^\$\$[\s\S]*?^\$\$$/gm, "")
    .replace(/^<!-- (\w+)(?: \w+)? -->\n[\s\S]*?^<!-- \/\1 -->$/gm, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\]\([^)]*\)/g, "]");

/** Paragraphs and entries of lists, each in one line; rows of tables are none. */
const paragraphs = (text: string) =>
  prose(text)
    .replace(/^\|.*$/gm, "")
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) |#)/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());

/** Columns of a terminal: a Chinese character has two. */
const columns = (text: string) => text.replace(/[⺀-鿿＀-￯　-〿]/g, "##").length;

/** Six lines of 80 columns. */
const LONGEST = 480;

const STYLE = {
  default: true,
  // Paragraphs are one line each.
  "line-length": false,
  "table-column-style": false,
  "no-hard-tabs": { code_blocks: false },
  "commands-show-output": false,
  // Theory: theorems begin with a heading that is a sentence, and figures are links with a name.
  "no-trailing-punctuation": false,
  "no-inline-html": false,
};

describe.each(documents)("%s", (path) => {
  const text = read(path);

  test("has no paragraph of more than six lines", () => {
    expect(paragraphs(text).filter((paragraph) => columns(paragraph) > LONGEST)).toEqual([]);
  });

  test("has none of the phrases to avoid", () => {
    const plain = prose(text).replace(/`[^`\n]+`/g, "`");
    const found = (path.includes("zh-CN") ? chinese : english).flatMap(({ phrase, instead }) => {
      const match = new RegExp(`.{0,30}(?:${phrase.source}).{0,30}`, phrase.flags).exec(plain);
      return match === null ? [] : [`${match[0]} → ${instead}`];
    });
    expect(found).toEqual([]);
  });

  test("is well-formed Markdown", () => {
    const { [path]: faults = [] } = lint({ strings: { [path]: text }, config: STYLE });
    expect(faults.map(({ lineNumber, ruleDescription }) => `${lineNumber}: ${ruleDescription}`)).toEqual([]);
  });
});

/** Pages that are lists of other pages, or explain. */
const WITHOUT_EXAMPLE = /^(?:README|docs\/(?:README|design|theory))(?:\.zh-CN)?\.md$|^docs\/theory\//;

test.each(documents.filter((path) => !WITHOUT_EXAMPLE.test(path)))("%s begins with an example", (path) => {
  const [beginning] = read(path).split(/^## /m);
  expect(beginning).toMatch(/^```(?!text)/m);
});

const lines = (path: string) => read(path).trimEnd().split("\n").length;

test.each(documents.filter((path) => path.startsWith("README")))("%s has at most 150 lines", (path) => {
  expect(lines(path)).toBeLessThanOrEqual(150);
});

test.each(documents.filter((path) => path.startsWith("docs/how-to/")))("%s has at most 60 lines", (path) => {
  expect(lines(path)).toBeLessThanOrEqual(60);
});

test.each(documents.filter((path) => path.startsWith("docs/commands/")))(
  "%s leads to limits, exit codes, input and files",
  (path) => {
    const anchors = [...read(path).matchAll(/\]\(\.\.\/cli(?:\.zh-CN)?\.md#([^)]+)\)/g)].map(
      ([, anchor]) => anchor,
    );
    const headings = path.includes("zh-CN")
      ? ["退出码", "限制", "输入与报错", "文件"]
      : ["exit-codes", "limits", "input-and-errors", "files"];
    expect(anchors).toEqual(expect.arrayContaining(headings));
  },
);

describe("the checks", () => {
  test("find a long paragraph, a long entry of a list and Chinese at twice the width", () => {
    const long = (text: string) =>
      paragraphs(text).filter((paragraph) => columns(paragraph) > LONGEST).length;
    expect(long("word ".repeat(90))).toBe(0);
    expect(long("word ".repeat(97))).toBe(1);
    expect(long(`- one\n- ${"word ".repeat(97)}`)).toBe(1);
    expect(long("字".repeat(241))).toBe(1);
    expect(long(`| ${"word ".repeat(97)} |`)).toBe(0);
  });

  test("find a phrase outside code alone", () => {
    expect(english.some(({ phrase }) => phrase.test("The mistake is told."))).toBe(true);
    expect(prose("a\n```text\nis told\n```\n")).not.toContain("told");
  });
});
