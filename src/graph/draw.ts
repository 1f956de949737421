import { valueText } from "../nimber/value.ts";
import { beginSvg, END_SVG, element, escaped } from "../svg/write.ts";
import { type SolvedGraph, type SolvedVertex, vertexOf } from "./solved.ts";
import { COLOURS } from "./write.ts";

// Drawing of a solved graph as an SVG picture.

/** Arrowhead at the end of an edge. */
const ARROW = {
  id: "a",
  viewBox: "0 0 8 8",
  refX: 8,
  refY: 4,
  markerWidth: 7,
  markerHeight: 7,
  orient: "auto",
};

/** Largest number of vertices in a picture. */
export const MOST_DRAWN = 400;

/** Picture of the graph with its vertices on a circle. */
export function* graphSvg(solved: SolvedGraph): Generator<string> {
  const { graph } = solved;
  const n = solved.labels.length;
  const radius = Math.max(80, 14 * n);
  const side = 2 * radius + 120;
  const at = (v: number) => {
    const angle = (2 * Math.PI * v) / Math.max(1, n) - Math.PI / 2;
    return [side / 2 + radius * Math.cos(angle), side / 2 + radius * Math.sin(angle)] as const;
  };
  const R = 22;
  yield beginSvg(side, side, { "font-family": "sans-serif", "font-size": 11, "text-anchor": "middle" });
  yield `${element("defs", {}, element("marker", ARROW, element("path", { d: "M0 0L8 4L0 8z", fill: "#666" })))}\n`;
  for (let v = 0; v < n; v++) {
    const [x, y] = at(v);
    for (let e = graph.offsets[v]!; e < graph.offsets[v + 1]!; e++) {
      const w = graph.targets[e]!;
      const [a, b] = at(w);
      const length = Math.hypot(a - x, b - y);
      if (w === v) {
        yield edge(
          `M${px(x - 8)} ${px(y - R + 2)}C${px(x - 26)} ${px(y - 60)} ${px(x + 26)} ${px(y - 60)} ${px(x + 8)} ${px(y - R + 2)}`,
        );
        continue;
      }
      const [dx, dy] = [((a - x) / length) * R, ((b - y) / length) * R];
      // A slight bend separates a pair of opposite edges.
      const [mx, my] = [(x + a) / 2 - dy * 0.6, (y + b) / 2 + dx * 0.6];
      yield edge(`M${px(x + dx)} ${px(y + dy)}Q${px(mx)} ${px(my)} ${px(a - dx)} ${px(b - dy)}`);
    }
  }
  for (let v = 0; v < n; v++) yield circle(vertexOf(solved, v), ...at(v), R);
  yield END_SVG;
}

function circle({ id, value, outcome }: SolvedVertex, x: number, y: number, r: number): string {
  const disc = { cx: px(x), cy: px(y), r, fill: COLOURS[outcome], stroke: "#333" };
  const says = value === undefined ? outcome : valueText(value);
  return `${element("circle", disc)}${label(x, y - 2, id, { "font-weight": "bold" })}${label(x, y + 11, says)}\n`;
}

const label = (x: number, y: number, text: string, attributes = {}): string =>
  element("text", { x: px(x), y: px(y), ...attributes }, escaped(text));

const edge = (d: string): string =>
  `${element("path", { d, fill: "none", stroke: "#666", "marker-end": "url(#a)" })}\n`;

const px = (n: number) => n.toFixed(1);
