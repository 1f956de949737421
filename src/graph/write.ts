import { type Value, valueText } from "../nimber/value.ts";
import { type SolvedGraph, vertexOf } from "./solved.ts";

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
export const COLOURS = { P: "#d5e8d4", N: "#dae8fc", D: "#f5f5f5" };

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
