import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import { commandList, commandReference } from "../scripts/command-reference.mjs";
import { areNoneOfJudge, programTable, slowIn } from "../scripts/program-table.mjs";
import { folder, run, setsUp } from "../scripts/session.mjs";
import { commands } from "../src/cli/commands/index.ts";
import { placeholder, usageText } from "../src/cli/usage.ts";
import { contestPrograms, problemNamed } from "../src/games/problems/index.ts";
import { say } from "../src/locale/message.ts";
import { nimber, wordsOf } from "./nimber.ts";
import { isQuick, oneIn } from "./part.ts";
import measured from "./slow/largest-programs.json" with { type: "json" };
import timeLimits from "./slow/time-limits.json" with { type: "json" };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = (ending: string, folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending) && !path.includes("assembly"))
    .map((path) => join(folder, path));

/** Entry points of the package, by the name after `nimber`. */
const doors = new Map<string, Record<string, unknown>>();
for (const [door, { "nimber-source": source }] of Object.entries(
  JSON.parse(read("package.json")).exports as object,
))
  if (source !== undefined) doors.set(door.slice(1), await import(/* @vite-ignore */ join(root, source)));

/** Names that examples may use: all exports. */
const api = Object.assign({}, ...[...doors.values()].reverse());

/** Commands of a pipe: calls of `nimber` run in a persistent thread, others in a shell. */
function piped(line: string, LANG: string): { stdout: string; stderr: string } | undefined {
  let said = { stdout: "", stderr: "" };
  // Files of a session are written and read in its folder.
  if (/ -- | > | --certificate /.test(line)) return undefined;
  const own = (word: string) => existsSync(join(folder, word)) && !existsSync(join(root, word));
  if (line.split(/\s+/).some(own)) return undefined;
  for (const stage of line.split(/ \| (?=(?:nimber|cut|head|sed) )/)) {
    const words = wordsOf(stage);
    if (words === undefined ? /nimber|[;&>]/.test(stage) : words[0] === "census") return undefined;
    const { stdout, stderr } =
      words === undefined
        ? spawnSync("sh", ["-c", stage], { cwd: root, encoding: "utf8", input: said.stdout })
        : nimber(words, said.stdout, { LANG });
    said = { stdout, stderr: said.stderr + stderr };
  }
  return said;
}

/** Code of an example; `expression; // value` states the value of the expression. */
async function evaluate(code: string): Promise<number> {
  let checks = 0;
  const check = (got: unknown, wanted: unknown) => {
    checks++;
    expect(got).toEqual(wanted);
  };
  for (const [, names, door] of code.matchAll(/^import \{([^}]*)\} from "nimber((?:\/\w+)?)";$/gm))
    for (const name of names!.split(",")) expect(doors.get(door!), door).toHaveProperty(name.trim());
  const body = code
    .replace(/^import .*$/gm, "")
    .replace(
      /^(?!const |let )(.+?);\s*\/\/ (.+)$/gm,
      (_, expression, value) => `check(${expression}, ${value});`,
    );
  const { code: plain } = transformSync(`(async () => {${body}\n})`, { loader: "ts" });
  const scope = { ...api, check };
  await new Function(...Object.keys(scope), `return ${plain}`)(...Object.values(scope))();
  return checks;
}

describe("examples of the doc comments", () => {
  const examples = files(".ts", "src").flatMap((path) =>
    [...read(path).matchAll(/^( *)\/\*\*[\s\S]*?\*\//gm)].flatMap(([comment]) =>
      [...comment.matchAll(/@example\n([\s\S]*?)(?=\n\s*\* @|\n?\s*\*\/)/g)].map(
        ([, code]) => [path, code!.replace(/^\s*\* ?/gm, "")] as const,
      ),
    ),
  );

  test("there are some", () => expect(examples.length).toBeGreaterThan(8));

  test.each(examples)("%s: %s", async (_, code) => {
    expect(await evaluate(code)).toBeGreaterThan(0);
  });
});

// A test worker may end without the event that removes the folder elsewhere.
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("documents", () => {
  const documents = [
    "README.md",
    "README.zh-CN.md",
    "CONTRIBUTING.md",
    "CONTRIBUTING.zh-CN.md",
    "census/README.md",
    "census/README.zh-CN.md",
    ...files(".md", "docs"),
  ];

  describe.each(documents)("%s", (path) => {
    const text = read(path);
    const chinese = path.includes("zh");
    const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ([, kind, code]) => [kind!, code!] as const,
    );

    const sessions = blocks
      .filter(([kind]) => kind === "console")
      .flatMap(([, code]) => {
        // A block that writes files runs in the folder of the session, like the lines that read them.
        const writes = / > |--(?:certificate|checkpoint|out|svg) /.test(code);
        const lines = code.split(/^\$ /m).slice(1);
        return lines.map((session) => ({ session: session.trimEnd(), writes }));
      });
    // Chinese documents have the same commands as the English ones; another test checks that their output is
    // current.
    const writing =
      chinese && isQuick
        ? []
        : oneIn(
            2,
            sessions.filter(({ writes }) => writes),
          );
    const others = oneIn(
      chinese ? 16 : 8,
      sessions.filter(({ writes }) => !writes),
    );
    test.each([...writing, ...others])("$ $session", ({ session, writes }) => {
      const [command, ...shown] = session.split("\n");
      if (setsUp(command!)) return;
      const inThread = writes ? undefined : piped(command!, chinese ? "zh_CN.UTF-8" : "C.UTF-8");
      const { stdout, stderr } = inThread ?? run(command!, chinese ? "zh" : "en");
      if (shown.length > 0) expect((stdout + stderr).trimEnd()).toBe(shown.join("\n"));
      else expect(stderr).toBe("");
    });

    const codes = blocks.filter(([kind]) => kind === "ts").map(([, code]) => code);
    test.each(codes)("%s", async (code) => {
      expect(await evaluate(code)).toBeGreaterThan(0);
    });

    test("links to files that exist", () => {
      const shown = text.replace(/^ {4}.*$/gm, "");
      for (const [, target] of shown.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)) {
        expect(() => read(join(dirname(path), target!))).not.toThrow();
      }
    });

    test("has its counterpart in the other language", () => {
      const other = chinese ? path.replace(".zh-CN.md", ".md") : path.replace(/(\.zh-CN)?\.md$/, ".zh-CN.md");
      if (path.startsWith("CONTRIBUTING") || path.includes("census/")) return;
      expect(() => read(other)).not.toThrow();
    });

    if (chinese) {
      test("has Chinese punctuation", () => {
        const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, "");
        expect(
          prose.match(/.{0,12}(?:[\u4e00-\u9fff][,;:!?()]|[,;!?()][\u4e00-\u9fff]).{0,12}/g) ?? [],
        ).toEqual([]);
      });
    }
  });
});

describe("commands", () => {
  const words = { say, usageText, placeholder };
  const languages = [
    { language: "en", ending: ".md" },
    { language: "zh", ending: ".zh-CN.md" },
  ] as const;

  test.each(languages)("are all in the index, in $language", ({ language, ending }) => {
    expect(read(`docs/cli${ending}`)).toContain(
      `<!-- commands -->\n${commandList(commands, language, words)}<!-- /commands -->\n`,
    );
  });

  test.each(languages)(
    "print programs for the problems of the table, in $language",
    ({ language, ending }) => {
      expect(read(`docs/problems${ending}`)).toContain(
        `<!-- programs -->\n${programTable(contestPrograms, problemNamed, measured.seconds, timeLimits, language)}<!-- /programs -->\n`,
      );
    },
  );

  test("nine of ten problems have programs in half of the judge's time, in its languages, and the others a reason", () => {
    const seconds: Readonly<Record<string, Readonly<Record<string, number>>>> = measured.seconds;
    const slow = Object.keys(seconds).filter((id) => slowIn(id, seconds[id]!, timeLimits).length > 0);
    const late = slow.filter((id) => !areNoneOfJudge(id, slowIn(id, seconds[id]!, timeLimits), timeLimits));
    expect(late.length).toBeLessThan(Object.keys(seconds).length / 10);
    for (const id of Object.keys(timeLimits.reasons)) expect(slow, id).toContain(id);
  });

  test.each(commands)("$name has a page with its usage and options", async ({ name, load }) => {
    const command = await load();
    for (const { language, ending } of languages)
      expect(read(`docs/commands/${name}${ending}`)).toContain(
        `<!-- command ${name} -->\n${commandReference(command, language, words)}<!-- /command -->\n`,
      );
  });
});
