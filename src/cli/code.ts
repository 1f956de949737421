import { parseGame } from "../games/notation.ts";
import { languageNamed, languages, type Syntax } from "../program/index.ts";
import { nearest } from "../say/nearest.ts";
import type { Game } from "../types.ts";
import { type Given, type Option, UsageError } from "./command.ts";
import { writeFile } from "./files.ts";
import { jsonLine } from "./terminal/json.ts";

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
  if (game.heap !== undefined || game.space === "heap") return game;
  throw new UsageError({
    en: `${command}: expected a game whose position is one heap, found ${game.id}`,
    zh: `${command}：只适用于局面为单堆的游戏，但读到 ${game.id}`,
  });
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
