import { valueText } from "../nimber/value.ts";
import { type SolvedGraph, type SolvedVertex, vertexOf } from "./solved.ts";
import { COLOURS } from "./write.ts";

/** A picture has at most so many vertices. */
export const MOST_DRAWN = 400;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The graph as a picture, its vertices on a circle. */
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
  yield `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" font-family="sans-serif" font-size="11" text-anchor="middle">\n`;
  yield '<defs><marker id="a" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#666"/></marker></defs>\n';
  for (let v = 0; v < n; v++) {
    const [x, y] = at(v);
    for (let e = graph.offsets[v]!; e < graph.offsets[v + 1]!; e++) {
      const w = graph.targets[e]!;
      const [a, b] = at(w);
      const length = Math.hypot(a - x, b - y);
      const stroke = 'fill="none" stroke="#666" marker-end="url(#a)"';
      if (w === v) {
        yield `<path d="M${px(x - 8)} ${px(y - R + 2)}C${px(x - 26)} ${px(y - 60)} ${px(x + 26)} ${px(y - 60)} ${px(x + 8)} ${px(y - R + 2)}" ${stroke}/>\n`;
        continue;
      }
      const [dx, dy] = [((a - x) / length) * R, ((b - y) / length) * R];
      // A slight bend keeps a pair of opposite edges apart.
      const [mx, my] = [(x + a) / 2 - dy * 0.6, (y + b) / 2 + dx * 0.6];
      yield `<path d="M${px(x + dx)} ${px(y + dy)}Q${px(mx)} ${px(my)} ${px(a - dx)} ${px(b - dy)}" ${stroke}/>\n`;
    }
  }
  for (let v = 0; v < n; v++) yield circle(vertexOf(solved, v), ...at(v), R);
  yield "</svg>\n";
}

function circle({ id, value, outcome }: SolvedVertex, x: number, y: number, r: number): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${r}" fill="${COLOURS[outcome]}" stroke="#333"/><text x="${px(x)}" y="${px(y - 2)}" font-weight="bold">${escaped(id)}</text><text x="${px(x)}" y="${px(y + 11)}">${escaped(value === undefined ? outcome : valueText(value))}</text>\n`;
}

const px = (n: number) => n.toFixed(1);
