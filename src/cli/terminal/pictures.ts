import { heapRules } from "../../encoding.ts";
import { type Points, periodLine, scatterSvg, scatterTitle } from "../../export/index.ts";
import { heightsOf } from "../../export/scatter.ts";
import { say } from "../../locale/message.ts";
import { rareHeaps } from "../../solve/period/rare.ts";
import type { Period } from "../../solve/period/theorem.ts";
import type { Game } from "../../types.ts";
import type { CommandContext, Option } from "../command.ts";
import { writeFile } from "../files.ts";
import { t } from "../locale/terminal.ts";
import { scatterText } from "./plot.ts";

/** Options of commands that can draw a sequence. */
export const PLOTS: readonly Option[] = [
  { name: "plot", says: t("drawValuesTerminal") },
  { name: "svg", value: "file", says: t("drawValuesSvgFile") },
];

/** Draws what --plot and --svg ask for, and says whether it takes the place of other output for people. */
export function drawn(
  game: Game<unknown>,
  points: Points & { readonly period?: Period | undefined },
  given: CommandContext,
): boolean {
  const { terminal, language } = given;
  const file = given.option("svg");
  const says = points.period === undefined ? "" : say(periodLine(points.period), language);
  if (file !== undefined) {
    const rules = points.from === 0 ? heapRules(game) : undefined;
    const rare = rules && rareHeaps(rules, heightsOf(points))?.has;
    const period = points.period === undefined ? undefined : { ...points.period, says };
    writeFile(
      file,
      scatterSvg(points, { title: say(scatterTitle({ id: game.id, ...points }), language), rare, period }),
    );
  }
  const plot = !given.json && given.option("plot") !== undefined;
  if (plot) {
    terminal.write(`  ${terminal.style("bold", say(scatterTitle({ id: game.id, ...points }), language))}\n`);
    terminal.write(scatterText(points, terminal.columns));
    if (says !== "") terminal.write(terminal.style("dim", `  ${says}\n`));
  }
  return plot || (file !== undefined && !given.json);
}
