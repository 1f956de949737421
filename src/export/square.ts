import { t } from "../locale/charts.ts";
import { ticks } from "../svg/ticks.ts";
import { beginSvg, END_SVG, element, round, textAt, titleAt } from "../svg/write.ts";
import type { Text } from "../types.ts";
import type { SquareListing } from "./listing.ts";

// Picture of the P-positions of two heaps.

const [SIDE, LEFT, TOP, RIGHT, BOTTOM] = [600, 56, 40, 24, 32];

/** Approximate number of marks on an axis. */
const TICKS = 6;

/** Least size of a drawn position. */
const LEAST = 1.5;

/**
 * P-positions of two heaps from `from` to `to` each as a self-contained SVG for light and dark pages. One
 * heap grows to the right, the other upwards; each position of value 0 is a square.
 */
export function squareSvg({ from, to, row }: SquareListing, title: string): string {
  const cell = SIDE / (to - from + 1);
  const at = (heap: number) => (heap - from + 0.5) * cell;
  let zeros = "";
  for (let a = from; a <= to; a++) {
    const values = row(a, to);
    for (let b = from; b <= to; b++) if (values[b] === 0) zeros += `M${a - from} ${b - from}h0`;
  }
  const marks = ticks(from, to, TICKS).map(
    (heap) =>
      textAt(round(LEFT + at(heap)), TOP + SIDE + 20, `${heap}`, "middle") +
      `${textAt(LEFT - 8, round(TOP + SIDE - at(heap) + 4), `${heap}`, "end")}\n`,
  );
  const [width, height] = [LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM];
  const squares = {
    class: "zero",
    transform: `translate(${LEFT + cell / 2} ${TOP + SIDE - cell / 2}) scale(${cell} ${-cell})`,
    "stroke-width": Math.max(1, LEAST / cell),
    d: zeros,
  };
  return `${beginSvg(width, height, { role: "img", "aria-label": title })}<style>
svg{background:#fff;color:#1f2328;font:12px system-ui,sans-serif}text{fill:currentColor}.title{font-size:15px;font-weight:600}
.zero{stroke:#dc2626;stroke-linecap:square;fill:none}.frame{stroke:currentColor;stroke-opacity:.4;fill:none}
@media (prefers-color-scheme:dark){svg{background:#0d1117;color:#e6edf3}.zero{stroke:#ff7b72}}
</style>
${element("rect", { width, height, fill: "none" })}
${element("rect", { class: "frame", x: LEFT, y: TOP, width: SIDE, height: SIDE })}
${element("path", squares)}
${marks.join("")}${titleAt(LEFT, 24, title)}
${END_SVG}`;
}

/** Title above the picture. */
export function squareTitle(id: string, { from, to }: SquareListing): Text {
  return t("pPositionsTwoHeapsFrom", { id, from, to });
}
