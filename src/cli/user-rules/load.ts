import { begin, USUAL } from "../../solve/limits.ts";
import { type CommandContext, NOT_OWN, type Own, UsageError } from "../command.ts";
import { limitsOf } from "../input.ts";
import { t } from "../locale/cli.ts";
import { allLines, decoded, shortBytesOf } from "../reader.ts";
import { watchedBy } from "./watch.ts";

/** Most bytes of a rules file. */
const MOST_BYTES = 2 ** 20;

/** Game of a rules file, as written in a sum. */
const NAMED = /file:\S+/g;

/** Games of rules files named in the arguments and options. */
export async function ownGames(context: CommandContext, args: readonly string[]): Promise<Own> {
  const file = context.option("rules");
  const named = [...new Set(args.flatMap((arg) => arg.match(NAMED) ?? []))];
  if (file === undefined && named.length === 0) return NOT_OWN;
  const { gameOfFile } = await import("./program.ts");
  const { eraser } = await import("./eraser.ts");
  const tools = { erase: eraser(), watch: watchedBy(limitsOf(context)) };
  const loaded = (path: string) => {
    const id = `file:${path}`;
    return gameOfFile(path === "-" ? "rules.ts" : path, codeOf(path, context), id, tools);
  };
  const games = new Map(named.map((id) => [id, loaded(id.slice("file:".length))]));
  if (file === undefined) return { games, rules: undefined };
  const rules = games.get(`file:${file}`) ?? loaded(file);
  return { games: games.set(rules.id, rules), rules };
}

function codeOf(path: string, context: CommandContext): string {
  if (path !== "-") return decoded(path, shortBytesOf(path, MOST_BYTES), USUAL);
  if (context.args.at(-1) === "-") {
    throw new UsageError(t("rulesExpectedFileFoundStandard"));
  }
  return allLines(context.terminal, begin({ ...limitsOf(context), bytes: 16 * MOST_BYTES })).join("\n");
}
