import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleCensus } from "../../scripts/bundle-census.mjs";
import { outsideBrackets, thirdLanguage } from "../../test/third-language.ts";
import { temporary } from "./census.ts";
import { ask } from "./command.ts";
import { emptyPlace } from "./places.ts";

/** Beside the census that is built, so that it finds the libraries. */
const folder = mkdtempSync(fileURLToPath(new URL("../dist/language-", import.meta.url)));

beforeAll(() => bundleCensus(folder, thirdLanguage));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names that are the same in every language, and what was given. */
const NAMES = new Set(["sets", "subtraction", "within", "period", "to", "family", "nimber", "census", "yml"]);

const bare = (text: string): readonly string[] =>
  (outsideBrackets(text).match(/[A-Za-z][A-Za-z-]+|\p{Script=Han}+/gu) ?? []).filter(
    (word) => !NAMES.has(word),
  );

test("a third language is one file for the census", async () => {
  const place = temporary();
  const data = await emptyPlace(join(place, "data"));
  const plan = join(place, "sets.yml");
  writeFileSync(plan, "name: sets\nfamily: { subtraction: { within: 4 } }\nquestion: period to 2000\n");
  const broken = join(place, "broken.yml");
  writeFileSync(broken, "name: sets\nfamily: { subtraction: { within: many } }\nquestion: period to 2000\n");
  const built = { main: pathToFileURL(join(folder, "main.js")).href, language: "zh" } as const;
  const says = async (words: readonly string[], options: Readonly<Record<string, string>> = {}) => {
    const { said } = await ask(words, { data, ...options }, built);
    expect.soft(said, words.join(" ")).toContain("⟦");
    expect.soft(bare(said.replaceAll(place, "")), words.join(" ")).toEqual([]);
  };
  const report = join(place, "sets.html");
  await says(["run", plan], { workers: "1", out: report });
  const page = readFileSync(report, "utf8").replace(/<style>.*?<\/style>/gs, "");
  expect(bare(page.replace(/<[^>]*>/g, " "))).toEqual([]);
  for (const words of [["status"], ["workers"], ["verify"], ["retry"], ["run"], ["run", broken], ["rum"], []])
    await says(words);
  await says(["export"], { out: join(place, "sets.csv") });
});
