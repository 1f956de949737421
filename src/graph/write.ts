import { type Value, valueText } from "../nimber/value.ts";
import { type SolvedGraph, vertexOf } from "./solved.ts";

/** Written form of a value; empty if there is none. */
const shown = (value: Value | undefined): string => (value === undefined ? "" : valueText(value));

/** Field of CSV, in quotes if necessary. */
const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Vertices as CSV, one line each. */
export function* graphCsv(solved: SolvedGraph): Generator<string> {
  yield "id,value,outcome,remoteness\n";
  for (let v = 0; v < solved.labels.length; v++) {
    const { id, value, outcome, remoteness } = vertexOf(solved, v);
    yield `${[field(id), field(shown(value)), outcome, remoteness ?? ""].join(",")}\n`;
  }
}

/** Colours of the outcomes. */
export const COLOURS = { P: "#d5e8d4", N: "#dae8fc", D: "#f5f5f5" };

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** Graph in DOT, each vertex with its value and the colour of its outcome. */
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
