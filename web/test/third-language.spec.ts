import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Theorem } from "nimber";
import { languages } from "nimber/codegen";
import { catalogue } from "nimber/games";
import { problems } from "nimber/judge";
import { build, type InlineConfig, type Plugin, type PreviewServer, preview } from "vite";
import { outsideBrackets, thirdLanguage } from "../../test/third-language.ts";
import { configured } from "../vite.config.ts";
import { expect, test } from "./page.ts";
import { scenes } from "./scenes.ts";

// A third language needs one file of messages for the library and one for the page. The page is built with
// such files in place of the Chinese ones, with each English sentence in brackets. Text that it shows
// outside brackets comes from the code, and would be English or Chinese in any other language.

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Sources with texts of one game, problem or chapter, which readers of another language see in English. */
const OWN: readonly (readonly [source: RegExp, reason: string])[] = [
  [/^src\/(games|known)\//, "names, rules and theorems of one game"],
  [/^src\/judge\//, "names, statements and reasons of one problem"],
  [/^web\/src\/judge\/statements\//, "the statement of one problem"],
  [/^web\/src\/lab\/examples\//, "the name of one example"],
  [/^web\/src\/theory\/figures\//, "the figure of one chapter"],
  [/virtual:/, "names of games and chapters, written down when the page is built"],
];

/** Places whose words are no sentences of the page, or belong to one chapter. */
const PLACES: readonly (readonly [selector: string, reason: string])[] = [
  ["script, style, [hidden]", "not shown"],
  ["noscript", "stands in the file of the page, in every language"],
  ["code, pre, .cm-editor, kbd, .code a", "notation, code, keys and addresses"],
  [".katex", "formulas"],
  [".preferences label", "languages are called by their own names"],
  [".brand", "the name of the page"],
  [".chapter .prose > section:not(.checks), .chapter :is(h2, p, li)", "the text of one chapter"],
  [".path .prose > section", "the text of one chapter, in a lesson"],
  ["details.class textarea, .results tbody th", "results and names that pupils send"],
  [".document .prose > div:not(.session)", "the text of one document"],
  [".problems li, .judge dd", "problems of contests, by name and number"],
  [".judge td", "what programs print"],
];

/** Texts of one thing, also in brackets. */
const own = (): Plugin => ({
  name: "own",
  enforce: "pre",
  transform(code, id) {
    if (!OWN.some(([source]) => source.test(relative(root, id.split("?")[0]!)))) return;
    return code.replace(
      /\b(zh"?: ?)("(?:[^"\\]|\\.)*"|`(?:[^`\\$]|\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|\$(?!\{))*`)/g,
      (_, key: string, text: string) => `${key}"⟦" + (${text}) + "⟧"`,
    );
  },
});

const folder = mkdtempSync(join(tmpdir(), "nimber-page-"));
let server: PreviewServer;

test.beforeAll(async () => {
  // A build of the whole page, while other tests run.
  const { plugins, worker, ...config } = configured(thirdLanguage);
  const inline: InlineConfig = {
    ...config,
    configFile: false,
    logLevel: "silent",
    plugins: [own(), plugins],
    worker: { ...worker, plugins: () => [own(), ...worker!.plugins!()] },
    build: { ...config.build, outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
  };
  await build(inline);
  server = await preview(inline);
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("a third language is one file for the page", { tag: "@slow" }, async ({ page }) => {
  for (const [name, { address, act }] of Object.entries(scenes)) {
    await page.goto("about:blank");
    await page.goto(`${server.resolvedUrls!.local[0]}#zh/${address}`);
    await expect(page.locator("main .heading h1")).not.toHaveText(/^(⟦Play⟧)?$/);
    await act?.(page);
    await expect(page.getByText("Computing")).toHaveCount(0);
    const texts = await page.evaluate(textsOf, PLACES.map(([selector]) => selector).join());
    expect.soft(texts.join(""), name).toContain("⟦");
    expect.soft(texts.flatMap(bare), name).toEqual([]);
  }
});

/** Texts of a page in document order, attributes separately. */
function textsOf(skipped: string): readonly string[] {
  const attributes: string[] = [];
  const within = (element: Element): string => {
    if (element.matches(skipped)) return "";
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      attributes.push(element.getAttribute(name) ?? "");
    return [...element.childNodes]
      .map((node) => (node instanceof Element ? within(node) : node instanceof Text ? node.data : ""))
      .join(" ");
  };
  return [within(document.body), ...attributes];
}

/** Words outside all brackets that are not names. */
const bare = (text: string): readonly string[] =>
  wordsIn(outsideBrackets(text)).filter((word) => !NAMES.has(word));

/** Latin words, and runs of Chinese with punctuation. */
function wordsIn(text: string): readonly string[] {
  return text.match(/[A-Za-z][\w-]+|[\p{Script=Han}，：；。、]+/gu) ?? [];
}

const sourceOf = ({ source }: Pick<Theorem<unknown>, "source">) => source;

/**
 * Names of games, problems, programming languages and formats, references, words of laws and of program
 * output.
 */
const NAMES = new Set(["SG", "CSV", "PNG", "iff", "First", "Second"]);
for (const { id, name, ...entry } of [...catalogue, ...problems, ...languages])
  for (const word of wordsIn(JSON.stringify([id, name, "theorems" in entry && entry.theorems.map(sourceOf)])))
    NAMES.add(word);
