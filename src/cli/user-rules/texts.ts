import { hasNumbers, lineOf, type Texts } from "../../codegen/index.ts";
import type { Game } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { reachedFrom } from "../positions-reached.ts";
import type { FileGame } from "./program.ts";

/** Whether a rules file defines misère play. */
export const isMisere = (game: Game<unknown>): boolean => (game as Partial<FileGame>).misere === true;

/** Positions in the arguments after a rules file. */
const wordsBeside = ({ userRules: { rules }, args: words }: CommandContext) =>
  rules === undefined ? words.slice(1) : words;

/** Whether positions follow a rules file; then a table contains the positions reachable from them. */
export const hasPositions = (context: CommandContext): boolean => wordsBeside(context).length > 0;

/** Rules file of a command if its positions are not numbers, or if positions are given. */
export function textFile(context: CommandContext): FileGame | undefined {
  const file = context.userRules.rules ?? context.userRules.games.get(context.args[0] ?? "");
  if (file === undefined || file.space === "heap") return undefined;
  return hasNumbers(file) && !hasPositions(context) ? undefined : file;
}

/** Values of the positions reachable from the given ones, or from the start. */
export function textsIn(context: CommandContext, file: FileGame): Texts {
  const named = wordsBeside(context);
  const from = named.length === 0 ? [lineOf(file, file.first)] : named;
  return reachedFrom(context, { game: file, from, play: file.misere ? "misere" : "normal" });
}
