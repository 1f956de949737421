import { readNatural } from "../nimber/read-natural.ts";
import { type KnownLaw, languageNamed, languages, type Syntax } from "../program/index.ts";
import { lawClaim } from "../say/law.ts";
import { nearest } from "../say/nearest.ts";
import type { Game } from "../types.ts";
import { type Given, type Option, UsageError } from "./command.ts";
import { writeFile } from "./files.ts";
import { numberOf } from "./input.ts";
import { hasNumbers } from "./reached.ts";
import { jsonLine } from "./terminal/json.ts";

/** Options of commands that print source code. */
export const CODE: readonly Option[] = [
  {
    name: "code",
    value: languages.map(({ id }) => id).join("|"),
    says: { en: "programming language (cpp)", zh: "编程语言（cpp）" },
  },
  { name: "out", value: "FILE", says: { en: "write the code to a file", zh: "把代码写入文件" } },
];

/** The law in place of rules or a table. */
export const BY_LAW: Option = {
  name: "law",
  says: {
    en: "prove the law first, as `nimber law` does, and write that in place of a table",
    zh: "先像 `nimber law` 那样证明规律，再以规律代替表",
  },
};

/** What JSON says of a law that a program is made of. */
export const lawTold = ({ law, by }: KnownLaw): object => ({ sentence: lawClaim(law).en, by: by.en });

/** Prints the code, or what JSON says of it, or writes it to the file of --out. */
export function put(given: Given, source: string, json: object): void {
  const file = given.option("out");
  if (file !== undefined) {
    writeFile(file, source);
  }
  if (given.json) given.terminal.write(jsonLine(json));
  else if (file === undefined) given.terminal.write(source);
}

/** The game, whose positions must be numbers, one or several. */
export function numbersGame(game: Game<unknown>, command: string): Game<unknown> {
  if (hasNumbers(game)) return game;
  throw new UsageError({
    en: `${command}: expected a game whose positions are numbers, found ${game.id}`,
    zh: `${command}：只适用于局面为数的游戏，但读到 ${game.id}`,
  });
}

/** The largest heap of a program that reads its set, unless said; and of any: a table of four bytes a position. */
export const USUAL = 10_000;
export const LARGEST = 9_999_999;

/** The largest coordinates, by --to: one number for all, or one for each; else the usual ones. */
export function boxOf(given: Given, usual: readonly number[], most: number = LARGEST): number[] {
  const text = given.option("to");
  const size = usual.length;
  if (size === 1 || text === undefined || !text.includes(",")) {
    return Array<number>(size).fill(numberOf(given, "to", usual[0]!, 1, most));
  }
  const words = text.split(",");
  const box = words.map((word) => readNatural(word.trim()));
  const fits = box.every((each) => typeof each === "number" && each >= 1 && each <= most);
  if (fits && box.length === size) return box.map(Number);
  throw new UsageError({
    en: `--to: expected a number from 1 to ${most}, or ${size} of them between commas, found \`${text}\``,
    zh: `--to：此处应为 1 到 ${most} 之间的数，或以逗号分隔的 ${size} 个这样的数，但读到 \`${text}\``,
  });
}

/** The programming language of --code. */
export function syntaxOf(given: Given): Syntax {
  const asked = given.option("code") ?? "cpp";
  const found = languageNamed(asked.toLowerCase());
  if (found !== undefined) return found;
  const ids = languages.map(({ id }) => id);
  const meant = nearest(
    asked,
    languages.flatMap(({ id, aliases }) => [id, ...aliases]),
  );
  const ui = asked === "en" || asked === "zh";
  const hint = ui
    ? { en: `; the language of the text is --lang ${asked}`, zh: `；文字语言请用 --lang ${asked}` }
    : meant === undefined
      ? { en: "", zh: "" }
      : { en: `; did you mean ${meant}?`, zh: `；是否想写 ${meant}？` };
  throw new UsageError({
    en: `--code: expected one of ${ids.join(", ")}, found \`${asked}\`${hint.en}`,
    zh: `--code：此处应为 ${ids.join("、")} 之一，但读到 \`${asked}\`${hint.zh}`,
  });
}

/** The law that --law asks for. */
export async function provedFor(
  game: Game<unknown>,
  alone: boolean,
  given: Given,
): Promise<KnownLaw | undefined> {
  if (given.option("law") === undefined) return undefined;
  const { provedLaw } = await import("./proved.ts");
  return provedLaw(game, alone, given);
}
