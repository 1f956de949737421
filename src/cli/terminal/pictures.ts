import { heapRules } from "../../encoding.ts";
import { type Points, periodLine, scatterSvg, scatterTitle } from "../../export/index.ts";
import { heightsOf } from "../../export/scatter.ts";
import { rareHeaps } from "../../solve/period/rare.ts";
import type { Period } from "../../solve/period/theorem.ts";
import type { Game } from "../../types.ts";
import type { Given, Option } from "../command.ts";
import { writeFile } from "../files.ts";
import { scatterText } from "./plot.ts";

/** Options of commands that can draw a sequence. */
export const PLOTS: readonly Option[] = [
  { name: "plot", says: { en: "draw the values in the terminal", zh: "在终端中画出散点图" } },
  { name: "svg", value: "file", says: { en: "draw the values to an SVG file", zh: "把散点图写入 SVG 文件" } },
];

/** Draws what --plot and --svg ask for, and says whether it takes the place of other output for people. */
export function drawn(
  game: Game<unknown>,
  points: Points & { readonly period?: Period | undefined },
  given: Given,
): boolean {
  const { terminal, language } = given;
  const file = given.option("svg");
  const says = points.period === undefined ? "" : periodLine(points.period)[language];
  if (file !== undefined) {
    const rules = points.from === 0 ? heapRules(game) : undefined;
    const rare = rules && rareHeaps(rules, heightsOf(points))?.has;
    const period = points.period === undefined ? undefined : { ...points.period, says };
    writeFile(
      file,
      scatterSvg(points, { title: scatterTitle({ id: game.id, ...points })[language], rare, period }),
    );
  }
  const plot = !given.json && given.option("plot") !== undefined;
  if (plot) {
    terminal.write(`  ${terminal.style("bold", scatterTitle({ id: game.id, ...points })[language])}\n`);
    terminal.write(scatterText(points, terminal.columns));
    if (says !== "") terminal.write(terminal.style("dim", `  ${says}\n`));
  }
  return plot || (file !== undefined && !given.json);
}
