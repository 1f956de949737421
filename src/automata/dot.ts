import { columnDigits } from "./columns.ts";
import { type Dfa, stateAfter, statesOf } from "./dfa.ts";

/** An automaton as a graph in the language DOT of Graphviz, transitions between the same states drawn as one. */
export function dot(dfa: Dfa): string {
  const { system, tracks, classOf } = dfa;
  const lines = [
    "digraph {",
    "  rankdir=LR;",
    `  label=${JSON.stringify(`${system.id}: ${tracks.join(", ")}`)};`,
    '  start [shape=none, label=""];',
    "  start -> 0;",
  ];
  for (let state = 0; state < statesOf(dfa); state++) {
    lines.push(`  ${state} [shape=${dfa.accepting[state] === 1 ? "doublecircle" : "circle"}];`);
    const labels = new Map<number, string[]>();
    for (let column = 0; column < classOf.length; column++) {
      const to = stateAfter(dfa, state, column);
      if (to < 0) continue;
      const label = columnDigits(system, tracks.length, column).join(",");
      labels.set(to, [...(labels.get(to) ?? []), label]);
    }
    for (const [to, all] of labels)
      lines.push(`  ${state} -> ${to} [label=${JSON.stringify(all.join(" "))}];`);
  }
  return `${[...lines, "}"].join("\n")}\n`;
}
