import { LimitError } from "../errors.ts";
import { parseGame } from "../games/notation.ts";
import { plus } from "../nimber/natural.ts";
import { languageNamed, languages, type Sequence, type Syntax, sequenceOf } from "../program/index.ts";
import { MOST_VALUES } from "../program/table.ts";
import { nearest } from "../say/nearest.ts";
import type { Limits } from "../solve/limits.ts";
import { lawInPlaceOfPeriod, valuesBy } from "../solve/period/law.ts";
import { heapTable } from "../solve/period/table.ts";
import type { Game } from "../types.ts";
import { type Given, type Option, UsageError } from "./command.ts";
import { heapValues } from "./commands/values.ts";
import { writeFile } from "./files.ts";
import { jsonLine } from "./input.ts";

/** Options of commands that print source code. */
export const CODE: readonly Option[] = [
  {
    name: "lang",
    value: languages.map(({ id }) => id).join("|"),
    says: { en: "programming language (cpp)", zh: "编程语言（cpp）" },
  },
  { name: "out", value: "FILE", says: { en: "write the code to a file", zh: "把代码写入文件" } },
];

/** Prints the code, or what JSON says of it, or writes it to the file of --out. */
export function put(given: Given, source: string, json: object): void {
  const file = given.option("out");
  if (file !== undefined) {
    writeFile(file, source);
  }
  if (given.json) given.terminal.write(jsonLine(json));
  else if (file === undefined) given.terminal.write(source);
}

/** The game of `notation`, whose position must be one heap. */
export function oneHeapGame(notation: string, command: string): Game<unknown> {
  const game = parseGame(notation);
  if (game.heap !== undefined || typeof game.start[0] === "number") return game;
  throw new UsageError({
    en: `${command}: expected a game whose position is one heap, found ${game.id}`,
    zh: `${command}：只适用于局面为单堆的游戏，但读到 ${game.id}`,
  });
}

/** Periods to here are written down whole, however short a table is wanted. */
const SHORT = 4096;

/** The values of heaps 0 to `to`, and the law they are proved to obey; no more values than such a law needs. */
export function sequenceTo(game: Game<unknown>, to: number, limits: Limits): Sequence {
  const { id, heap } = game;
  const law = lawInPlaceOfPeriod(game);
  const repeats = law?.repeats;
  if (law !== undefined && repeats !== undefined && plus(repeats.preperiod, repeats.period) <= SHORT) {
    const [preperiod, period, saltus] = [repeats.preperiod, repeats.period, repeats.saltus].map(Number);
    const values = valuesBy(law, 0, preperiod! + period! - 1, limits);
    return {
      id,
      values,
      law: { preperiod: preperiod!, period: period!, saltus: saltus!, theorem: law.source },
    };
  }
  if (heap !== undefined) return sequenceOf(id, heapTable(heap, limits), to, limits);
  if (to >= MOST_VALUES) throw new LimitError("heap", MOST_VALUES - 1, to);
  return { id, values: heapValues(game, to, limits) };
}

/** The programming language of --lang. */
export function syntaxOf(given: Given): Syntax {
  const asked = given.option("lang") ?? "cpp";
  const found = languageNamed(asked.toLowerCase());
  if (found !== undefined) return found;
  const ids = languages.map(({ id }) => id);
  const meant = nearest(
    asked,
    languages.flatMap(({ id, aliases }) => [id, ...aliases]),
  );
  const ui = asked === "en" || asked === "zh";
  const hint = ui
    ? { en: `; the language of the text is --text ${asked}`, zh: `；文字语言请用 --text ${asked}` }
    : meant === undefined
      ? { en: "", zh: "" }
      : { en: `; did you mean ${meant}?`, zh: `；是否想写 ${meant}？` };
  throw new UsageError({
    en: `--lang: expected one of ${ids.join(", ")}, found \`${asked}\`${hint.en}`,
    zh: `--lang：此处应为 ${ids.join("、")} 之一，但读到 \`${asked}\`${hint.zh}`,
  });
}
