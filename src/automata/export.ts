import { t } from "../locale/automata.ts";
import { columnDigits } from "./columns.ts";
import { type Dfa, stateAfter, statesOf } from "./dfa.ts";
import type { System } from "./system.ts";
import { Undefinable } from "./undefinable.ts";

/** Automaton as a Graphviz graph in DOT, with one edge for all transitions between the same states. */
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

/** Name of a system in Walnut, if it has one. */
function walnutSystem({ id, carry, quotients }: System): string {
  if (carry === 0) return `msd_${quotients[0]}`;
  if (quotients.length > 1)
    throw new Undefinable(t("walnutNoSystemPlacesOne", { quotients: quotients.length, id }));
  return quotients[0] === 1 ? "msd_fib" : `msd_ostrowski${quotients[0]}`;
}

/**
 * Automaton in the text format of Walnut: the system of each track, then each state with its output and its
 * transitions, without those to the dead state. The system [1; a, a, …] must be defined there as `msd_ostrowskia`,
 * except Zeckendorf's, which is `msd_fib`. Source: Mousavi, Automatic theorem proving in Walnut, arXiv 1603.06017.
 */
export function walnut(dfa: Dfa): string {
  const { system, tracks, classOf } = dfa;
  const lines = [tracks.map(() => walnutSystem(system)).join(" ")];
  for (let state = 0; state < statesOf(dfa); state++) {
    lines.push("", `${state} ${dfa.accepting[state]}`);
    for (let column = 0; column < classOf.length; column++) {
      const to = stateAfter(dfa, state, column);
      if (to >= 0) lines.push(`${columnDigits(system, tracks.length, column).join(" ")} -> ${to}`);
    }
  }
  return `${lines.join("\n")}\n`;
}
