import { heapRules } from "../../encoding.ts";
import { type Points, periodLine, scatterSvg, scatterTitle } from "../../export/index.ts";
import { heightsOf } from "../../export/scatter.ts";
import { say } from "../../locale/message.ts";
import { plus } from "../../nimber/natural.ts";
import { rareHeaps } from "../../solve/period/rare.ts";
import type { Period } from "../../solve/period/theorem.ts";
import type { Game } from "../../types.ts";
import type { CommandContext, Option } from "../command.ts";
import { writeFile } from "../files.ts";
import { t } from "../locale/terminal.ts";

/** Bits of a braille character for its dots, by column and row. */
const DOTS = [
  [0x01, 0x02, 0x04, 0x40],
  [0x08, 0x10, 0x20, 0x80],
] as const;

/** Scatter plot of value against heap in braille dots with axes, at most `columns` wide. */
function scatterText(points: Points, columns: number, rows = 16): string {
  const { from } = points;
  const values = heightsOf(points);
  let most = 1;
  for (const value of values) most = Math.max(most, value);
  const label = `${most}`.length;
  const width = Math.max(10, Math.min(columns - label - 5, Math.ceil(values.length / 2)));
  const cells = Array.from({ length: rows }, () => new Uint8Array(width));
  for (let i = 0; i < values.length; i++) {
    const x = Math.floor((i * 2 * width) / Math.max(values.length, 2 * width));
    const y = 4 * rows - 1 - Math.round((values[i]! * (4 * rows - 1)) / most);
    cells[y >> 2]![x >> 1]! |= DOTS[(x & 1) as 0 | 1][(y & 3) as 0 | 1 | 2 | 3];
  }
  const lines = cells.map((row, i) => {
    const name = i === 0 ? `${most}` : i === rows - 1 ? "0" : "";
    const dots = Array.from(row, (bits) => (bits === 0 ? " " : String.fromCharCode(0x2800 + bits))).join("");
    return `  ${name.padStart(label)} ┤${dots.trimEnd()}\n`;
  });
  const last = `${plus(from, values.length - 1)}`;
  const axis = `  ${" ".repeat(label)} └${"─".repeat(width)}\n`;
  const names = `${from}`.padEnd(Math.max(width - last.length, `${from}`.length + 1)) + last;
  return `${lines.join("")}${axis}  ${" ".repeat(label + 2)}${names}\n`;
}

/** Options of commands that can plot a sequence. */
export const PLOTS: readonly Option[] = [
  { name: "plot", says: t("drawValuesTerminal") },
  { name: "svg", value: "FILE", says: t("drawValuesSvgFile") },
];

/** Draws the plots of --plot and --svg. Returns whether a plot replaces other text output. */
export function drawn(
  game: Game<unknown>,
  points: Points & { readonly period?: Period | undefined },
  context: CommandContext,
): boolean {
  const { terminal, language } = context;
  const file = context.option("svg");
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
  const plot = !context.json && context.option("plot") !== undefined;
  if (plot) {
    terminal.write(`  ${terminal.style("bold", say(scatterTitle({ id: game.id, ...points }), language))}\n`);
    terminal.write(scatterText(points, terminal.columns));
    if (says !== "") terminal.write(terminal.style("dim", `  ${says}\n`));
  }
  return plot || (file !== undefined && !context.json);
}
