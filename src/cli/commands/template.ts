import { parseGame } from "../../games/notation.ts";
import { type Input, inputs, sequenceOf, startCost, templateCode, writable } from "../../program/index.ts";
import { lawOf } from "../../program/law.ts";
import { nearest } from "../../say/nearest.ts";
import { heapTable } from "../../solve/period/table.ts";
import type { Text } from "../../types.ts";
import { CODE, oneHeapGame, put, syntaxOf } from "../code.ts";
import { type Command, type Given, SEARCH, UsageError } from "../command.ts";
import { openPlaces } from "../files.ts";
import { firstWord, limitsOf, numberOf } from "../input.ts";

const USAGE = "nimber template <game> --lang cpp [--input heaps|single]";

/** A table in memory of four bytes a heap. */
const LARGEST = 9_999_999;

/** Options that a program looks at in a fraction of a second, or of a minute in slow languages. */
const MANY = 100_000_000;

const names = Object.keys(inputs) as Input[];

export const template: Command = {
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
    openPlaces(given);
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
    const wanted = { game, input, largest, law, values };
    const source = templateCode(wanted, syntax, given.language);
    put(given, source, { game: game.id, language: syntax.id, input, ...(law && { law }), source });
    const options = startCost(wanted);
    if (options > MANY && !given.json) given.terminal.warn(slowLine(options, game.id, given));
    return 0;
  },
};

function slowLine(options: number, id: string, { language }: Given): string {
  const about = options.toExponential(0).replace("e+", "·10^");
  return {
    en: `The program looks at about ${about} options when it starts; a smaller --to, or nimber table '${id}', is faster.\n`,
    zh: `该程序启动时要检查约 ${about} 个后继局面；减小 --to 或使用 nimber table '${id}' 会更快。\n`,
  }[language];
}

const A_GAME = { en: "a game", zh: "游戏" } satisfies Text;

/** A program for S-Nim reads its set, so that a game can only be an example of one. */
function finiteSet(notation: string): void {
  const { id, heap } = parseGame(notation);
  if (heap?.kind === "take" && "set" in heap) return;
  throw new UsageError({
    en: `--input s-nim: expected no game, or a finite set as {2,5}, because the program reads its set; found ${id}`,
    zh: `--input s-nim：这种程序自行读入可取集合，无需游戏，或此处应为有限集（如 {2,5}），但读到 ${id}`,
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
