import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sentences, withSentences } from "../scripts/sentences.mjs";
import { COMMON } from "../src/cli/command.ts";
import { commands } from "../src/cli/commands/index.ts";
import { catalogue } from "../src/games/catalogue.ts";
import { say } from "../src/locale/message.ts";
import { sourceText } from "../src/messages/proof.ts";
import { oneIn } from "./part.ts";
import { outsideBrackets, thirdLanguage } from "./third-language.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const PACKAGES = ["src", "src/cli", "census/src", "web/src"] as const;

/** Modules of a package with messages, with their text and area. */
const modulesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("/locale/"))
    .filter((path) => path.startsWith("src/cli/") === (folder === "src/cli"))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      const [, door] = /import \{ t \} from "[^"]*\/locale\/([\w-]+)\.ts";/.exec(text) ?? [];
      const area = door?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return area === undefined ? [] : [{ path, text, area }];
    });

describe.each(PACKAGES)("the messages of %s", (folder) => {
  test("are all said somewhere", async () => {
    const said = new Map<string, Set<string>>();
    for (const { text, area } of modulesOf(folder)) {
      const codes = said.get(area) ?? new Set();
      for (const [, code] of text.matchAll(/(?<![\w.])t\(\s*"([^"]+)"/g)) codes.add(code!);
      said.set(area, codes);
    }
    const url = pathToFileURL(join(root, folder, "locale/en.ts")).href;
    const english = (await import(/* @vite-ignore */ url)) as Record<string, object>;
    for (const [area, codes] of Object.entries(english))
      expect([area, [...(said.get(area) ?? [])].sort()]).toEqual([area, Object.keys(codes).sort()]);
  });

  test("stand in what is built where they are said", () => {
    for (const { path, text } of modulesOf(folder))
      expect(withSentences(text, join(root, path))).not.toMatch(/(?<![\w.])t\(/);
  });
});

describe("a third language is one file for the command line", () => {
  const folder = mkdtempSync(join(tmpdir(), "nimber-language-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    const bundle = await rolldown({
      cwd: root,
      input: { main: "src/cli/main.ts", run: "src/cli/run.ts" },
      platform: "node",
      plugins: [sentences(thirdLanguage)],
    });
    await bundle.write({ dir: folder, format: "esm" });
    await bundle.close();
  });

  const printed = (args: readonly string[], input = ""): string => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, "main.js"), ...args, "--lang", "zh"],
      {
        input,
        encoding: "utf8",
        env: { PATH: process.env.PATH, COLUMNS: "10000" },
      },
    );
    return stdout + stderr;
  };

  /** Words and Chinese signs outside all brackets that the user did not type. */
  function bare(text: string, asked: string): readonly string[] {
    const outside = outsideBrackets(text.replaceAll(/`[^`]*`/g, ""));
    const words = wordsIn(outside).filter((word) => !asked.includes(word) && !NAMES.has(word));
    // Lines may be torn within a text of a game.
    const line = outside.replaceAll(/\s/g, "");
    const rest = OF_GAMES.reduce((left, text) => left.replaceAll(text, " "), line);
    return [...new Set([...words, ...(rest.match(CHINESE) ?? [])])];
  }

  const asked = [
    "solve kayles 5",
    "solve kayles 5 + nim 3",
    "solve kayles 9 --misere",
    "solve wythoff 3,5",
    "value kayles 5",
    "explain nim 3 + nim 5",
    "values kayles --to 20",
    "period kayles",
    "period {1,3} --misere --outcomes",
    "law kayles",
    "law {2,5}",
    "quotient kayles --to 5",
    "genus kayles --to 9",
    "octal 0.77",
    "same kayles 0.77",
    "identify 0 1 2 3 1 4 3 2 1 4 2 6",
    "count nim 5 --total 9",
    "games nim",
    "verify nim",
    "redundant wythoff",
    "solve nim -5",
    "solve kayle 5",
    "solv kayles 5",
    "solve",
    "solve kayles 5 --misre",
    "values kayles --to x",
    "judge hdu-184",
    "judge hdu-1846",
    "nim 3 5 9",
    "graph",
    "help",
    "solve --help",
    "period --help",
  ];
  test.each(oneIn(6, asked))("nimber %s", (line) => {
    expect(bare(printed(line.split(" ")), line)).toEqual([]);
  });
});

/** Names that are equal in all languages: words of formulas, and words that help and games quote. */
const NAMES = new Set([
  "nimber",
  "SG",
  "mex",
  "sg",
  "iff",
  "for",
  "floor",
  "phi",
  "if",
  "digitsum",
  "ostrowski",
  "ab",
  "ac",
  "x-k",
  "y-k",
  "n-a",
]);
/** Chinese characters and full-width punctuation, which no sentence of a third language has. */
const CHINESE = /[\u3000-\u303f\p{Script=Han}\uff00-\uffef]+/gu;

/** Chinese texts in a value. */
const chineseIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  if ("zh" in value && typeof value.zh === "string") return [value.zh];
  return Object.values(value).flatMap(chineseIn);
};

/** Chinese texts that stand with the games, without spaces, the longest first. */
const OF_GAMES = [...new Set(chineseIn(catalogue).map((text) => text.replaceAll(/\s/g, "")))].sort(
  (a, b) => b.length - a.length,
);

const wordsIn = (text: string) => [...text.matchAll(/[A-Za-z][A-Za-z-]+/g)].map(([word]) => word);
for (const { name, load } of commands) {
  NAMES.add(name);
  const { usage, options, examples } = await load();
  for (const each of [...usage, ...examples]) for (const word of wordsIn(each)) NAMES.add(word);
  for (const option of options ?? [])
    for (const word of wordsIn(`${option.name} ${option.value ?? ""}`)) NAMES.add(word);
}
for (const { name, value = "" } of COMMON) for (const word of wordsIn(`${name} ${value}`)) NAMES.add(word);
for (const { id, name, ...entry } of catalogue)
  for (const each of [
    id,
    say(name, "zh"),
    ...("theorems" in entry ? entry.theorems.map(({ source }) => say(sourceText(source), "zh")) : []),
  ])
    for (const word of wordsIn(each)) NAMES.add(word);
