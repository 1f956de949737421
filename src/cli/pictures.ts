import { rareHeaps } from "../solve/period/rare.ts";
import type { Period, Proved } from "../solve/period/theorem.ts";
import type { Game, Text } from "../types.ts";
import type { Given, Option } from "./command.ts";
import { writeFile } from "./files.ts";
import { type Points, scatterText } from "./plot.ts";
import { scatterSvg } from "./svg.ts";

/** Options of commands that can draw a sequence. */
export const PLOTS: readonly Option[] = [
  { name: "plot", says: { en: "draw the values in the terminal", zh: "在终端中画出散点图" } },
  { name: "svg", value: "file", says: { en: "draw the values to an SVG file", zh: "把散点图写入 SVG 文件" } },
];

/** A period in one line, proved or not. */
export function periodText(period: Period | Proved): Text {
  const { preperiod, saltus } = period;
  const grows: Text =
    saltus === 0 ? { en: "", zh: "" } : { en: `, saltus ${saltus}`, zh: `，跃差 ${saltus}` };
  const by: Text =
    "theorem" in period
      ? { en: `, proved (${period.theorem})`, zh: `，已证明（${period.theorem}）` }
      : { en: ", observed", zh: "，已观察" };
  return {
    en: `period ${period.period} from heap ${preperiod}${grows.en}${by.en}`,
    zh: `从 ${preperiod} 起，周期为 ${period.period}${grows.zh}${by.zh}`,
  };
}

/** Draws what --plot and --svg ask for, and says whether it takes the place of other output for people. */
export function drawn(
  game: Game<unknown>,
  points: Points & { readonly period?: Period | undefined },
  given: Given,
): boolean {
  const { terminal, language } = given;
  const file = given.option("svg");
  const says = points.period === undefined ? "" : periodText(points.period)[language];
  if (file !== undefined) {
    const whole = points.from === 0 && game.heap !== undefined;
    const rare = whole ? rareHeaps(game.heap, points.values)?.has : undefined;
    const period = points.period === undefined ? undefined : { ...points.period, says };
    writeFile(file, scatterSvg(points, { title: titleOf(game, points)[language], rare, period }));
  }
  const plot = given.option("plot") !== undefined && !given.json;
  if (plot) {
    terminal.write(`  ${terminal.style("bold", titleOf(game, points)[language])}\n`);
    terminal.write(scatterText(points, terminal.columns));
    if (says !== "") terminal.write(terminal.style("dim", `  ${says}\n`));
  }
  return plot || (file !== undefined && !given.json);
}

function titleOf({ id }: Game<unknown>, { from, values }: Points): Text {
  const to = from + values.length - 1;
  return { en: `${id}, heaps ${from} to ${to}`, zh: `${id}，堆 ${from} 到 ${to}` };
}
