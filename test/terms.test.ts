import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { TERMS, type Term } from "./terms.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Lines with another word than the project's term, with the right term. */
const faults = (text: string, terms: readonly Term[] = TERMS): string[] =>
  text
    .split("\n")
    .flatMap((line, i) =>
      terms.filter(([wrong]) => wrong.test(line)).map(([, right]) => `${i + 1}: ${right}: ${line.trim()}`),
    );

test("a word that is not the term is found", () => {
  expect(faults("a\n记数系统与连通分量\n数系与分量")).toEqual([
    "3: 记数系统: 数系与分量",
    "3: 子游戏: 数系与分量",
  ]);
});

test.each(["src", "src/cli", "census/src", "web/src"])("%s has one Chinese term for one thing", (folder) => {
  expect(faults(readFileSync(join(root, folder, "locale/zh.ts"), "utf8"))).toEqual([]);
});

const DOCUMENTS = ["README.zh-CN.md", "CONTRIBUTING.zh-CN.md"].concat(
  readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".zh-CN.md"))
    .map((path) => join("docs", path)),
);

test.each(DOCUMENTS)("%s has none of the words that are wrong everywhere", (path) => {
  const everywhere = TERMS.filter(([, , where]) => where === "everywhere");
  expect(faults(readFileSync(join(root, path), "utf8"), everywhere)).toEqual([]);
});
