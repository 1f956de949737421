import { type Input, inputs, templateCode, writable } from "../code/index.ts";
import { lawOf } from "../code/law.ts";
import { nearest } from "../games/nearest.ts";
import { parseGame } from "../games/notation.ts";
import { heapTable } from "../solve/heap/table.ts";
import type { Text } from "../types.ts";
import { CODE, oneHeapGame, put, sequenceOf, syntaxOf } from "./code.ts";
import { type Command, type Given, SEARCH, UsageError } from "./command.ts";
import { firstWord, limitsOf, numberOf } from "./input.ts";

const USAGE = "nimber template <game> --lang cpp [--input heaps|single]";

/** A table in memory of four bytes a heap. */
const LARGEST = 9_999_999;

const names = Object.keys(inputs) as Input[];

export const template: Command = {
  name: "template",
  summary: { en: "a complete contest program for a rule set", zh: "竞赛模板：某个规则的完整程序" },
  usage: [USAGE, "nimber template --input s-nim --lang cpp"],
  options: [
    {
      name: "input",
      value: names.join("|"),
      says: { en: "the form of its input (heaps)", zh: "读入格式（heaps）" },
    },
    { name: "to", value: "N", says: { en: "the largest heap (10000)", zh: "最大的堆（10000）" } },
    ...CODE,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber template '{2,5}' --lang cpp",
    "nimber template kayles --lang java --input single",
    "nimber template --input s-nim --lang python",
    "nimber template '{primes}' --to 1000 --lang rust --text zh",
  ],
  run(given) {
    const syntax = syntaxOf(given);
    const input = inputOf(given);
    const largest = numberOf(given, "to", 10_000, 1, LARGEST);
    if (input === "s-nim") {
      if (given.words.length > 0) finiteSet(firstWord(given, A_GAME, USAGE));
      const source = templateCode({ input, largest }, syntax, given.language);
      put(given, source, { language: syntax.id, input, source });
      return 0;
    }
    const game = oneHeapGame(firstWord(given, A_GAME, USAGE), "template");
    const limits = limitsOf(given);
    const { law, values } = writable(game)
      ? { law: game.heap && lawOf(heapTable(game.heap, limits), largest, limits), values: undefined }
      : sequenceOf(game, largest, limits);
    const source = templateCode({ game, input, largest, law, values }, syntax, given.language);
    put(given, source, { game: game.id, language: syntax.id, input, ...(law && { law }), source });
    return 0;
  },
};

const A_GAME = { en: "a game", zh: "游戏" } satisfies Text;

/** A program for S-Nim reads its set, so that a game can only be an example of one. */
function finiteSet(notation: string): void {
  const { id, heap } = parseGame(notation);
  if (heap?.kind === "take" && "set" in heap) return;
  throw new UsageError({
    en: `--input s-nim: expected no game, or a finite set as {2,5}, because the program reads its set; found ${id}`,
    zh: `--input s-nim：这种程序自行读入减集，无需游戏，或此处应为有限集（如 {2,5}），但读到 ${id}`,
  });
}

function inputOf(given: Given): Input {
  const asked = given.option("input") ?? "heaps";
  const input = names.find((name) => name === asked);
  if (input !== undefined) return input;
  const meant = nearest(asked, names);
  throw new UsageError({
    en: `--input: expected one of ${names.join(", ")}, found \`${asked}\`${meant === undefined ? "" : `; did you mean ${meant}?`}`,
    zh: `--input：此处应为 ${names.join("、")} 之一，但读到 \`${asked}\`${meant === undefined ? "" : `；是否想写 ${meant}？`}`,
  });
}
