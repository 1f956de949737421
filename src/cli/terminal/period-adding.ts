import { encodedAs } from "../../encoding.ts";
import { say } from "../../locale/message.ts";
import { valueText } from "../../nimber/value.ts";
import { type Adding, addingOf, type Repeating } from "../../solve/adding/values.ts";
import type { Budget } from "../../solve/limits.ts";
import type { Game, Text } from "../../types.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitCode } from "../exit.ts";
import { t } from "../locale/terminal.ts";
import { jsonLine } from "./json.ts";
import { columns, wrap } from "./layout.ts";
import { TEXT } from "./period.ts";

/** Options for games whose values are numbers. */
const OF_NUMBERS = ["certificate", "checkpoint", "resume", "recheck", "plot", "svg", "limit"];

/**
 * Prints the period of the values of heaps to which moves may add tokens. Returns the exit code; undefined
 * for other games.
 */
export function toldAdding(
  game: Game<unknown>,
  context: CommandContext,
  budget: () => Budget,
): ExitCode | undefined {
  const rules = encodedAs(game, "adding");
  if (rules === undefined) return undefined;
  const useless = OF_NUMBERS.find((name) => context.option(name) !== undefined);
  if (useless !== undefined) throw new UsageError(refusal(useless, game.id));
  const adding: Adding = addingOf(rules);
  const found = adding.repeats(budget());
  context.terminal.write(
    context.json ? jsonLine(toJson(game, found, adding)) : text(game, found, adding, context),
  );
  return found === undefined ? EXIT.undecided : EXIT.answered;
}

const refusal = (option: string, game: string): Text => t("expectedGameWhoseValuesNumbers", { option, game });

const toJson = (game: Game<unknown>, found: Repeating | undefined, { explored }: Adding): object =>
  found === undefined
    ? { game: game.id, verdict: "none", heaps: explored() }
    : {
        game: game.id,
        verdict: "proved",
        preperiod: found.preperiod,
        period: found.period,
        saltus: 0,
        theorem: "adding",
        values: found.values,
        heaps: explored(),
      };

function text(
  game: Game<unknown>,
  found: Repeating | undefined,
  { explored }: Adding,
  { terminal, language }: CommandContext,
): string {
  const [told, colour] = found === undefined ? (["none", "yellow"] as const) : (["proved", "green"] as const);
  const title = `  ${terminal.style("bold", game.id)}: ${terminal.style(colour, say(TEXT[told], language))}\n`;
  if (found === undefined) return title + wrap(say(NONE(explored()), language), terminal.columns, "  ");
  const { preperiod, period, values } = found;
  const rows = [
    [`${say(TEXT.preperiod, language)} n0`, `${preperiod}`],
    [`${say(TEXT.period, language)} p`, `${period}`],
  ];
  const first = wrap(`${say(VALUES, language)}${values.map(valueText).join(" ")} …`, terminal.columns, "  ");
  return `${title}${columns(rows)}\n${first}\n${terminal.style("dim", wrap(say(BY, language), terminal.columns, "  "))}`;
}

const VALUES: Text = t("values");

const BY: Text = t("by");

const NONE = (heaps: number): Text => t("noneNoPeriodProvedFromHeaps", { heaps });
