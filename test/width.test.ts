import { describe, expect, test } from "vitest";
import type { Terminal } from "../src/cli/command.ts";
import { type CommandContext, NOT_OWN } from "../src/cli/command.ts";
import { commands } from "../src/cli/commands/index.ts";
import { helpFor, overview } from "../src/cli/help.ts";
import { tour } from "../src/cli/tour.ts";
import { catalogue } from "../src/games/catalogue.ts";
import { parseGame } from "../src/games/notation.ts";
import type { Language } from "../src/types.ts";
import { oneIn, slowly } from "./part.ts";

const loaded = await Promise.all(
  commands.map(async (listed) => [listed.name, listed, await listed.load()] as const),
);

/** Terminal that keeps its output, and reads `input`. */
function recorder(columns: number, input = ""): Terminal & { readonly said: () => string } {
  let said = "";
  let bytes = new TextEncoder().encode(input);
  const keep = (text: string) => {
    said += text;
  };
  return {
    write: keep,
    warn: keep,
    progress: () => undefined,
    style: (_, text) => text,
    interactive: false,
    columns,
    read: (buffer) => {
      const written = Math.min(bytes.length, buffer.length);
      buffer.set(bytes.subarray(0, written));
      bytes = bytes.subarray(written);
      return written;
    },
    said: () => said,
  };
}

interface Asked {
  readonly command: string;
  readonly words: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly input?: string;
}

async function run({ command, words, options = {}, input }: Asked, language: Language): Promise<string> {
  const terminal = recorder(80, input);
  const given: CommandContext = {
    args: words,
    option: (name) => options[name],
    peek: (name) => options[name],
    language,
    json: false,
    terminal,
    userRules: NOT_OWN,
    atEnd() {},
  };
  const [, , { run }] = loaded.find(([name]) => name === command)!;
  await run(given);
  return terminal.said();
}

/** Measured by the Unicode tables of a terminal configured for Chinese. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const columnsOf = (line: string) =>
  [...line].reduce((sum, sign) => sum + (/\p{M}/u.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);

const tooWide = (text: string) => text.split("\n").filter((line) => columnsOf(line) > 80);

const entries = catalogue.map(({ id }) => {
  const game = parseGame(id);
  return { id, start: game.start.map((position) => game.format(position)) };
});

const asked: readonly Asked[] = [
  { command: "games", words: [] },
  { command: "judge", words: [], options: { list: "" } },
  { command: "octal", words: [], options: { all: "", digits: "2", to: "200" } },
  { command: "octal", words: ["0.07", "0.4", "0.137"], options: { to: "1000" } },
  ...["kayles", "0.07", "0.16", "0.6", "{2,5,7}", "!{2,3}", "{primes}"].flatMap((id) => [
    { command: "period", words: [id], options: { limit: "3000" } },
    { command: "period", words: [id], options: { limit: "3000", plot: "" } },
    { command: "values", words: [id], options: { to: "400" } },
    { command: "value", words: [id, "9", "99"] },
    { command: "games", words: [id] },
  ]),
  { command: "values", words: ["{1}"], options: { from: "999990", to: "1000020" } },
  { command: "same", words: ["kayles", "0.07"] },
  { command: "same", words: ["0.161", "0.36"] },
  { command: "same", words: ["0.07", "0.4"], options: { shift: "" } },
  { command: "verify", words: [], options: { all: "", budget: "20" } },
  ...["1000000000000000000", "9".repeat(400)].map((heap) => ({
    command: "solve",
    words: ["nim", heap, "5", "7"],
  })),
  { command: "solve", words: ["kayles", "60", "50"] },
  {
    command: "solve",
    words: ["hackenbush", Array.from({ length: 300 }, (_, i) => `${i}-${i + 1}`).join(",")],
  },
  { command: "explain", words: ["{1..400}", "400"] },
  { command: "value", words: ["nim", "9".repeat(400)] },
  ...entries.flatMap(({ id, start }) => [
    { command: "games", words: [id] },
    { command: "solve", words: [id, ...start] },
    { command: "solve", words: [id, ...start], options: { misere: "", positions: "200000" } },
    { command: "explain", words: [id, ...start] },
    {
      command: "play",
      words: [id, ...start],
      options: { seed: "1", first: "computer" },
      input: `moves\nhint\nwhy\nundo\n${"走".repeat(500)}\n\u001b[2J\nquit\n`,
    },
  ]),
];

const LANGUAGES = ["en", "zh"] as const;

describe.each(LANGUAGES)("no line is wider than 80 columns, in %s:", (language) => {
  test.each(loaded)("help %s", (_, listed, command) => {
    expect(tooWide(helpFor(listed, command, language, recorder(80)))).toEqual([]);
  });

  test("the overview and the tour", async () => {
    const terminal = recorder(80);
    await tour(terminal, language, commands);
    expect(tooWide(terminal.said() + overview(commands, language, terminal))).toEqual([]);
  });

  // Commands alternate between the languages, one in six of them; the slow tests run all in both.
  const turn = asked.filter((_, i) => LANGUAGES[i % 2] === language);
  const both = [...oneIn(12, turn), ...slowly(asked.filter((each) => !turn.includes(each)))];
  test.each(both.map((each) => [`${each.command} ${each.words.join(" ")}`.slice(0, 60), each] as const))(
    "%s",
    async (_, each) => {
      const said = await run(each, language);
      expect(tooWide(said)).toEqual([]);
      expect(said.length).toBeGreaterThan(0);
      expect(said).not.toContain("\u001b");
    },
  );
});

describe("in Chinese", () => {
  test.each(loaded)("help %s is in Chinese", (_, listed, command) => {
    const help = helpFor(listed, command, "zh", recorder(80));
    const [, usage, options] = help.split(/\n {2}(?:用法|选项|例子)\n/);
    for (const [, word] of usage!.matchAll(/<(\w+)>/g)) expect(word).not.toMatch(/^[a-z]/);
    // A value is a letter, a list of words to choose from, or Chinese.
    for (const [, value] of options!.matchAll(/^ {4}--[\w-]+ (\S+)/gm)) {
      expect(value).toMatch(/^[A-Z]$|[|.]|[\u4e00-\u9fff]/);
    }
  });
});
