import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { languages } from "../../src/codegen/index.ts";
import { root } from "../additions.case.ts";

/** Sources outside the folder of languages. Areas of messages may have the same names. */
const files = ["src", "web/src", "census/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/codegen\/languages\/|\/locale\//.test(path)),
);

const names = languages.flatMap(({ id, name, aliases }) => [id, name, ...aliases]);

/** A string with the name of a language that is not a module path. */
const quoted = (some: readonly string[]) =>
  new RegExp(
    `(?<!from |import\\()(["'\`])(?:${some.map((name) => name.replace(/\+/g, "\\+")).join("|")})\\1`,
  );

test("no programming language is named outside its file", () => {
  const usual = quoted(names.filter(({ length }) => length > 1));
  // Single letters name many other things, except where programs are requested.
  const letters = quoted(names.filter(({ length }) => length === 1));
  const found = files.filter((path) => {
    const source = readFileSync(join(root, path), "utf8").replace(/^ *(?:\/\*\*|\*|\/\/).*$/gm, "");
    const isAsking = /^src\/(?:codegen|cli)\/|^web\/src\/(?:program|table)\//.test(path);
    return usual.test(source) || (isAsking && letters.test(source));
  });
  expect(found).toEqual([]);
});

/** Beginnings of functions, loops and files in the languages of programs, which the small language does not have. */
const CODE =
  /\bfunction \w+\(|\bdef \w+\(|#include|public static|import sys|\bfor \(|=> \{|\bconst \w+(: \w+)? = /;

test("code in a programming language is text in the folder of languages only", () => {
  const texts = (path: string): string[] => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest));
    return found;
  };
  const printing = files.filter((path) => /^src\/(?:codegen|cli|judge)\//.test(path));
  expect(printing.length).toBeGreaterThan(100);
  expect(printing.filter((path) => texts(path).some((text) => CODE.test(text)))).toEqual([]);
  expect(texts("src/codegen/languages/typescript-rules.ts").some((text) => CODE.test(text))).toBe(true);
});

test("ids, aliases and extensions are each of one language", () => {
  for (const names of [
    languages.flatMap(({ id, aliases }) => [id, ...aliases]),
    languages.map(({ name }) => name),
    languages.map(({ extension }) => extension),
  ])
    expect(new Set(names).size).toBe(names.length);
});
