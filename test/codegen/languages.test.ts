import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "../../src/codegen/index.ts";
import { root } from "../additions.case.ts";

/** Source files outside the languages; areas of messages have names of their own. */
const files = ["src", "web/src", "census/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/codegen\/languages\/|\/locale\//.test(path)),
);

test("no programming language is named outside its file", () => {
  const names = languages.flatMap(({ id, name, aliases }) => [id, name, ...aliases]);
  // A single letter is a name of many things elsewhere.
  const [short, long] = [1, 2].map((least) =>
    names
      .filter((name) => (least === 1 ? name.length === 1 : name.length > 1))
      .map((name) => name.replace(/\+/g, "\\+"))
      .join("|"),
  );
  const quoted = (name: string) => new RegExp(`(?<!from |import\\()(["'\`])(?:${name})\\1`);
  const found = files.filter((path) => {
    const source = readFileSync(join(root, path), "utf8").replace(/^ *(?:\*|\/\/|\/\*\*).*$/gm, "");
    const tells = /^src\/(?:codegen|cli)\/|^web\/src\/(?:program|table)\//.test(path);
    return quoted(long!).test(source) || (tells && quoted(short!).test(source));
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
