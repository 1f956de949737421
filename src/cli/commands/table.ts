import { LimitError } from "../../errors.ts";
import { coordinatesOf, type Sequence, sequenceOf, tableCode } from "../../program/index.ts";
import type { Game } from "../../types.ts";
import { boxOf, boxValues, CODE, numbersGame, put, syntaxOf } from "../code.ts";
import { type Command, type Given, RULES, SEARCH, UsageError } from "../command.ts";
import { openPlaces } from "../files.ts";
import { gameOf, limitsOf, numberOf } from "../input.ts";

const USAGE = "nimber table <game> --to N --code cpp";

/** Source files that judges take: most of them 64 KB, Luogu 50 KB. */
const JUDGES = [
  { bytes: 65_536, name: { en: "64 KB of most judges", zh: "多数 OJ 的 64 KB" } },
  { bytes: 51_200, name: { en: "50 KB of Luogu", zh: "洛谷的 50 KB" } },
] as const;

export const table: Command = {
  usage: [USAGE],
  options: [
    {
      name: "to",
      value: "N",
      says: { en: "the largest heap, or numbers as 30,40", zh: "最大的堆，或形如 30,40 的各数上限" },
    },
    {
      name: "max-bytes",
      value: "B",
      says: { en: "fail when the code is longer", zh: "代码超过此长度则失败" },
    },
    ...CODE,
    RULES,
    ...SEARCH.filter(({ name }) => name !== "misere"),
  ],
  examples: [
    "nimber table kayles --to 1e6 --code cpp",
    "nimber table '{2,5,7}' --to 10000 --code python",
    "nimber table grundys-game --to 5000 --code java --max-bytes 51200",
    "nimber table '[x,y: x-k,y | x,y-k | x-k,y-k]' --to 40,40 --code python",
    "nimber table 0.16 --to 5000 --code pascal --lang zh",
  ],
  run(given) {
    const game = numbersGame(gameOf(given, USAGE), "table");
    const syntax = syntaxOf(given);
    if (given.option("to") === undefined) {
      throw new UsageError({
        en: `table: expected --to N, the largest heap; usage: ${USAGE}`,
        zh: `table：需要 --to N，即最大的堆；用法：${USAGE}`,
      });
    }
    const size = coordinatesOf(game).length;
    const most = numberOf(given, "max-bytes", Number.POSITIVE_INFINITY, 1);
    openPlaces(given);
    const sequence =
      size === 1 ? sequenceOf(game, numberOf(given, "to", 0), limitsOf(given)) : inBox(game, given);
    const source = tableCode(sequence, syntax, given.language);
    const bytes = Buffer.byteLength(source);
    if (bytes > most) throw new LimitError("source", most, bytes);
    put(given, source, {
      game: game.id,
      language: syntax.id,
      bytes,
      ...(sequence.law && { law: sequence.law }),
      source,
    });
    if (!given.json) given.terminal.warn(sizeLine(bytes, given));
    return 0;
  },
};

/** The values of positions of several numbers. */
function inBox(game: Game<unknown>, given: Given): Sequence {
  const box = boxOf(given, coordinatesOf(game).length);
  return { id: game.id, values: boxValues(game, box, limitsOf(given)), box };
}

function sizeLine(bytes: number, { language }: Given): string {
  const parts = JUDGES.map(({ bytes: most, name }) => {
    const fits = bytes <= most;
    return { en: `${fits ? "within" : "above"} the ${name.en}`, zh: `${fits ? "未超" : "超出"}${name.zh}` }[
      language
    ];
  });
  return { en: `${bytes} bytes: ${parts.join(", ")}\n`, zh: `${bytes} 字节：${parts.join("，")}\n` }[
    language
  ];
}
