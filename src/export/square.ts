import { t } from "../locale/charts.ts";
import type { Text } from "../types.ts";
import type { SquareListing } from "./listing.ts";
import { escaped, round, ticks } from "./svg.ts";

const [SIDE, LEFT, TOP, RIGHT, BOTTOM] = [600, 56, 40, 24, 32];

/** No position is drawn smaller than this. */
const LEAST = 1.5;

/**
 * The P-positions among two heaps, `from` to `to` each, as an SVG that needs nothing else and suits a light and a
 * dark page: one heap to the right, the other upwards, a square for each position of value 0.
 */
export function squareSvg({ from, to, row }: SquareListing, title: string): string {
  const cell = SIDE / (to - from + 1);
  const at = (heap: number) => (heap - from + 0.5) * cell;
  let zeros = "";
  for (let a = from; a <= to; a++) {
    const values = row(a, to);
    for (let b = from; b <= to; b++) if (values[b] === 0) zeros += `M${a - from} ${b - from}h0`;
  }
  const marks = ticks(from, to).map(
    (heap) =>
      `<text x="${round(LEFT + at(heap))}" y="${TOP + SIDE + 20}" text-anchor="middle">${heap}</text>` +
      `<text x="${LEFT - 8}" y="${round(TOP + SIDE - at(heap) + 4)}" text-anchor="end">${heap}</text>\n`,
  );
  const [width, height] = [LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<style>
svg{background:#fff;color:#1f2328;font:12px system-ui,sans-serif}text{fill:currentColor}.title{font-size:15px;font-weight:600}
.zero{stroke:#dc2626;stroke-linecap:square;fill:none}.frame{stroke:currentColor;stroke-opacity:.4;fill:none}
@media (prefers-color-scheme:dark){svg{background:#0d1117;color:#e6edf3}.zero{stroke:#ff7b72}}
</style>
<rect width="${width}" height="${height}" fill="none"/>
<rect class="frame" x="${LEFT}" y="${TOP}" width="${SIDE}" height="${SIDE}"/>
<path class="zero" transform="translate(${LEFT + cell / 2} ${TOP + SIDE - cell / 2}) scale(${cell} ${-cell})" stroke-width="${Math.max(1, LEAST / cell)}" d="${zeros}"/>
${marks.join("")}<text class="title" x="${LEFT}" y="24">${escaped(title)}</text>
</svg>
`;
}

/** What such a picture shows, above it. */
export function squareTitle(id: string, { from, to }: SquareListing): Text {
  return t("pPositionsTwoHeapsFrom", { id, from, to });
}
