import { lineOf, type Texts } from "../../codegen/index.ts";
import type { Game } from "../../types.ts";
import type { CommandContext } from "../command.ts";
import { hasNumbers, reachedFrom } from "../positions-reached.ts";
import type { FileGame } from "./program.ts";

/** Whether the rules of a file say that whoever cannot move wins. */
export const isMisere = (game: Game<unknown>): boolean => (game as Partial<FileGame>).misere === true;

/** The positions that are named beside a file of rules. */
const wordsBeside = ({ userRules: { rules }, args: words }: CommandContext) =>
  rules === undefined ? words.slice(1) : words;

/** Whether positions are named beside a file of rules: a table is to have what can be reached from them. */
export const hasPositions = (context: CommandContext): boolean => wordsBeside(context).length > 0;

/** The file of rules whose positions are no numbers, or several that are named, if a command has one. */
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
