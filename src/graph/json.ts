import { InputError } from "../errors.ts";
import { t } from "../locale/graph.ts";
import type { Text } from "../types.ts";
import type { NamedGraph } from "./named.ts";
import { Names } from "./names.ts";

const EXPECTED: Text = t("expected");

/**
 * Reads a graph as JSON: a list of edges, optionally with lists of the vertices and of those at which the
 * player to move has won; or the options of each vertex. Names are texts or numbers.
 * @throws InputError
 */
export function readJson(text: string): NamedGraph {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw wrong(text, error instanceof Error ? error.message : "");
  }
  const names = new Names();
  if (typeof json !== "object" || json === null) throw wrong(text, "");
  const { edges, vertices, won } = Array.isArray(json) ? { edges: json } : (json as Partial<GraphLists>);
  if (!Array.isArray(edges)) {
    for (const [from, options] of Object.entries(json)) {
      if (!Array.isArray(options)) throw wrong(text, "");
      names.vertex(from);
      for (const to of options) names.edge(from, nameOf(to, text));
    }
    return names.done();
  }
  for (const list of [vertices, won]) if (list !== undefined && !Array.isArray(list)) throw wrong(text, "");
  for (const v of vertices ?? []) names.vertex(nameOf(v, text));
  for (const edge of edges) {
    if (!Array.isArray(edge) || edge.length !== 2) throw wrong(text, "");
    names.edge(nameOf(edge[0], text), nameOf(edge[1], text));
  }
  for (const v of won ?? []) names.won(nameOf(v, text));
  return names.done();
}

interface GraphLists {
  readonly edges: unknown;
  readonly vertices: readonly unknown[];
  readonly won: readonly unknown[];
}

function nameOf(value: unknown, text: string): string {
  if (typeof value === "string" || Number.isSafeInteger(value)) return `${value}`;
  throw wrong(text, "");
}

/** Error at the place where the JSON parser stopped. Engines describe it differently. */
function wrong(text: string, message: string): InputError {
  const place = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  const before = text.slice(0, place).split("\n");
  const found: Text = message === "" ? t("otherJson") : t("whatNoJson");
  return new InputError(EXPECTED, found, before.length, before.at(-1)!.length + 1);
}
