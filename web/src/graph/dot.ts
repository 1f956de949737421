import type { Exploration, Outcome } from "nimber";
import { hasValues, targetsOf, valueText } from "./model.ts";

const COLOURS = { P: "#b23a2e", N: "#1b7a46", D: "#4a5c9b" } satisfies Record<Outcome, string>;

/** Graph in the language of Graphviz: positions with their values, coloured by outcome, and named moves. */
export function dotOf({ graph, known }: Exploration): string {
  const quoted = (text: string) => JSON.stringify(text);
  const nodes = graph.labels.map((label, v) => {
    const outcome = known.outcomes[v];
    const value = hasValues(known) ? `\n${valueText(graph, known, v)}` : "";
    const colour = outcome === undefined ? "" : `, color="${COLOURS[outcome]}"`;
    const shape = graph.sums[v] === 1 ? ", style=dashed" : "";
    return `  ${v} [label=${quoted(`${label}${value}`)}${colour}${shape}];`;
  });
  const edges = graph.labels.flatMap((_, v) =>
    Array.from(targetsOf(graph, v), (to, i) => {
      const name = graph.moves[graph.offsets[v]! + i];
      return `  ${v} -> ${to}${name ? ` [label=${quoted(name)}]` : ""};`;
    }),
  );
  return ["digraph {", "  node [shape=box, style=rounded];", ...nodes, ...edges, "}", ""].join("\n");
}
