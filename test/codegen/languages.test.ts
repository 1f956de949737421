import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

test("ids, aliases and extensions are each of one language", () => {
  for (const names of [
    languages.flatMap(({ id, aliases }) => [id, ...aliases]),
    languages.map(({ name }) => name),
    languages.map(({ extension }) => extension),
  ])
    expect(new Set(names).size).toBe(names.length);
});
