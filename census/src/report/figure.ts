import type { Language, Text } from "nimber";
import { say } from "nimber/locale";
import { beginSvg, decades, decadeText, END_SVG, element, escaped, round, textAt } from "nimber/svg";
import { t } from "../locale/census.ts";
import { largest } from "./digest.ts";

/** Point of the figure: preperiod, period, the number of games that have both, and the first of them. */
export interface Point {
  readonly preperiod: number;
  readonly period: number;
  readonly games: number;
  readonly first: string;
}

const WIDTH = 720;
const HEIGHT = 440;
const LEFT = 64;
const RIGHT = 24;
const TOP = 24;
const BOTTOM = 56;
/** Space to the left of preperiod 0, where most points are. */
const INSET = 24;
/** Number of outermost points with names. */
const NAMED = 10;
/** Number of points from which dots are smaller. */
const CROWD = 200;
const LETTER = 6.7;
const LINE = 14;

const STYLE = `
text{font:12px system-ui,sans-serif;fill:#59636e}
.name{fill:#1f2328}
.grid{stroke:#d1d9e0;stroke-width:1}
.point{fill:#0969da;fill-opacity:.55;stroke:#0969da}
@media (prefers-color-scheme:dark){text{fill:#9198a1}.name{fill:#f0f6fc}.grid{stroke:#3d444d}.point{fill:#4493f8;stroke:#4493f8}}`;

/** SVG of preperiod against period, both on logarithmic axes; preperiod 0 is to the left of 1. */
export function figure(points: readonly Point[], language: Language): string {
  const text = (each: Text) => say(each, language);
  const farthest = largest(
    points.map(({ preperiod }) => preperiod),
    10,
  );
  const longest = largest(
    points.map(({ period }) => period),
    10,
  );
  const x = (preperiod: number) =>
    LEFT + INSET + ((WIDTH - LEFT - INSET - RIGHT) * along(preperiod)) / Math.ceil(along(farthest));
  const y = (period: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * Math.log10(period)) / Math.ceil(Math.log10(longest));
  const scale = points.length > CROWD ? 0.6 : 1;
  const axes: string[] = [];
  for (const tick of [0, ...powersTo(farthest)]) {
    axes.push(line(x(tick), TOP, x(tick), HEIGHT - BOTTOM));
    axes.push(textAt(round(x(tick)), HEIGHT - BOTTOM + 18, decadeText(tick), "middle"));
  }
  for (const tick of powersTo(longest)) {
    axes.push(line(LEFT, y(tick), WIDTH - RIGHT, y(tick)));
    axes.push(textAt(LEFT - 8, round(y(tick) + 4), decadeText(tick), "end"));
  }
  const circles = points.map((point) => {
    const { preperiod, period, games, first } = point;
    const radius = scale * Math.min(14, 2.5 + 1.5 * Math.log2(games));
    const title = `${first}${games > 1 ? text(t("more", { games })) : ""}: ${preperiod}, ${period}`;
    const disc = { class: "point", cx: round(x(preperiod)), cy: round(y(period)), r: round(radius) };
    return element("circle", disc, element("title", {}, escaped(title)));
  });
  const middle = { x: LEFT + (WIDTH - LEFT - RIGHT) / 2, y: TOP + (HEIGHT - TOP - BOTTOM) / 2 };
  const upwards = { transform: `translate(16 ${middle.y}) rotate(-90)` };
  return `${beginSvg(WIDTH, HEIGHT, { role: "img", "aria-label": text(CAPTION) })}${element("style", {}, STYLE)}
${axes.join("\n")}
${textAt(middle.x, HEIGHT - 14, text(PREPERIOD), "middle")}
${element("g", upwards, textAt(0, 0, text(PERIOD), "middle"))}
${circles.join("\n")}
${names(points, x, y).join("\n")}
${END_SVG}`;
}

export const CAPTION: Text = t("caption");
const PREPERIOD: Text = t("preperiod");
const PERIOD: Text = t("period");

/** Coordinate of a preperiod: 0 at the axis, then one unit per power of ten. */
const along = (preperiod: number) => (preperiod === 0 ? 0 : 1 + Math.log10(preperiod));

/** Powers of ten from 1 to the first one that is not below `most`. */
const powersTo = (most: number) => decades(10 ** Math.ceil(Math.log10(most)));

/**
 * Names of points far from the corner, above and to the right or left of them, where they overlap neither
 * names nor points.
 */
function names(
  points: readonly Point[],
  x: (preperiod: number) => number,
  y: (period: number) => number,
): string[] {
  const far = points
    .map(({ preperiod, period, first }) => ({ name: first, x: x(preperiod), y: y(period) - 8 }))
    .sort((a, b) => b.x - b.y - (a.x - a.y));
  const taken: { from: number; to: number; y: number }[] = [];
  const labels: string[] = [];
  for (const point of far) {
    if (labels.length === NAMED) break;
    const width = LETTER * point.name.length;
    for (const [anchor, from] of [
      ["start", point.x + 6],
      ["end", point.x - 6 - width],
    ] as const) {
      const to = from + width;
      const free =
        taken.every((box) => to < box.from || from > box.to || Math.abs(box.y - point.y) >= LINE) &&
        far.every((dot) => dot.x < from || dot.x > to || Math.abs(dot.y + 12 - point.y) >= LINE / 2 + 2);
      if (!free || to > WIDTH || from < LEFT) continue;
      taken.push({ from, to, y: point.y });
      const at = round(anchor === "start" ? from : to);
      labels.push(textAt(at, round(point.y), point.name, anchor, { class: "name" }));
      break;
    }
  }
  return labels;
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  element("line", { class: "grid", x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2) });
