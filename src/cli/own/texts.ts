import { lineOf, type Texts, textsOf } from "../../program/index.ts";
import type { Game } from "../../types.ts";
import { type Given, UsageError } from "../command.ts";
import { limitsOf } from "../input.ts";
import type { FileGame } from "./program.ts";

/** Whether tables see its positions as numbers. */
export const hasNumbers = ({ space }: FileGame): boolean => space !== "other" && space !== "tuple";

/** Whether the rules of a file say that whoever cannot move wins. */
export const isMisere = (game: Game<unknown>): boolean => (game as Partial<FileGame>).misere === true;

/** The positions that are named beside a file of rules. */
const namedIn = ({ own: { rules }, words }: Given) => (rules === undefined ? words.slice(1) : words);

/** Whether positions are named beside a file of rules: a table is to have what can be reached from them. */
export const hasPositions = (given: Given): boolean => namedIn(given).length > 0;

/** The file of rules whose positions are no numbers, or several that are named, if a command has one. */
export function textFile(given: Given): FileGame | undefined {
  const file = given.own.rules ?? given.own.games.get(given.words[0] ?? "");
  if (file === undefined || file.space === "heap") return undefined;
  return hasNumbers(file) && !hasPositions(given) ? undefined : file;
}

/** What is known of the positions that can be reached from those that are named, or from the start. */
export function textsIn(given: Given, file: FileGame): Texts {
  const named = namedIn(given);
  const to = given.option("to");
  if (to !== undefined) {
    throw new UsageError({
      en: `--to: expected none, because a table of ${file.id} by texts has all positions that can be reached from those that are named, or from the start; found ${to}`,
      zh: `--to：${file.id} 的按写法列出的表包含从给出的局面（或起始局面）可到达的所有局面，不应给出上限，但读到 ${to}`,
    });
  }
  const starts = named.length === 0 ? [lineOf(file, file.first)] : named;
  return textsOf(file, starts, file.misere ? "misere" : "normal", limitsOf(given));
}
