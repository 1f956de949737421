import { type Value, valueText } from "../nimber/value.ts";
import { type SolvedGraph, type SolvedVertex, vertexOf } from "./solved.ts";

/** A value as it is written, nothing where the graph has none. */
const shown = (value: Value | undefined): string => (value === undefined ? "" : valueText(value));

/** A field of CSV, in quotes where it needs them. */
const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The vertices as CSV, a line each. */
export function* graphCsv(solved: SolvedGraph): Generator<string> {
  yield "id,value,outcome,remoteness\n";
  for (let v = 0; v < solved.labels.length; v++) {
    const { id, value, outcome, remoteness } = vertexOf(solved, v);
    yield `${[field(id), field(shown(value)), outcome, remoteness ?? ""].join(",")}\n`;
  }
}

/** Colours of P, N and D. */
const COLOURS = { P: "#d5e8d4", N: "#dae8fc", D: "#f5f5f5" };

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** The graph in the language of Graphviz, each vertex with its value, coloured by its outcome. */
export function* graphDot(solved: SolvedGraph): Generator<string> {
  const { graph, name } = solved;
  const won = new Set(solved.won);
  yield "digraph {\n";
  for (let v = 0; v < solved.labels.length; v++) {
    const { id, value, outcome } = vertexOf(solved, v);
    yield `  ${quoted(id)} [label=${quoted(value === undefined ? id : `${id}: ${valueText(value)}`)}, style=filled, fillcolor="${COLOURS[outcome]}"${won.has(v) ? ", won=true" : ""}];\n`;
  }
  for (let v = 0; v < solved.labels.length; v++)
    for (let e = graph.offsets[v]!; e < graph.offsets[v + 1]!; e++)
      yield `  ${quoted(name(v))} -> ${quoted(name(graph.targets[e]!))};\n`;
  yield "}\n";
}

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
