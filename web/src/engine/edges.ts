import {
  type Exploration,
  endedOutcomes,
  type GameGraph,
  type GraphValues,
  graphValues,
  InputError,
  misereGraphValues,
  type Play,
} from "nimber";
import type { Answering } from "nimber/session";
import { parseEdgeList } from "../graph/edge-list.ts";
import type { PageAsks } from "./asks.ts";
import type { Fault } from "./protocol.ts";

/** Graph of an edge list; play begins at the first node without incoming edges. */
export function exploreEdges(text: string, play: Play): Exploration | Fault {
  try {
    const { names, options, won } = parseEdgeList(text);
    const numbers = new Map(names.map((name, i) => [name, i]));
    const offsets = [0];
    const targets: number[] = [];
    const reached = new Set<number>();
    for (const name of names) {
      for (const to of options.get(name)!) {
        const number = numbers.get(to)!;
        targets.push(number);
        if (to !== name) reached.add(number);
      }
      offsets.push(targets.length);
    }
    const none = new Uint8Array(names.length);
    const graph: GameGraph = {
      start: Math.max(
        0,
        names.findIndex((_, i) => !reached.has(i)),
      ),
      labels: names,
      notations: [],
      sums: none,
      partial: none,
      offsets: Uint32Array.from(offsets),
      targets: Uint32Array.from(targets),
      moves: [],
      whole: true,
      splits: false,
    };
    return {
      graph,
      known:
        won.size > 0
          ? endedValues(graph, won, play)
          : play === "misere"
            ? misereGraphValues(graph)
            : graphValues(graph),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { text, line, column } = error;
    return { text, line, column };
  }
}

/** Outcomes when the player to move has won at some nodes; such a graph has no values. */
function endedValues(graph: GameGraph, won: ReadonlySet<string>, play: Play): GraphValues {
  const ends = Uint8Array.from(graph.labels, (name, v) =>
    won.has(name) || (play === "misere" && graph.offsets[v] === graph.offsets[v + 1]) ? 2 : 0,
  );
  const { outcomes, moves } = endedOutcomes(graph, ends);
  const remoteness = outcomes.map((outcome, v) => (outcome === "D" ? Number.POSITIVE_INFINITY : moves[v]!));
  return { ...misereGraphValues(graph), play, outcomes, remoteness, ended: true };
}

export const edges: Answering<Pick<PageAsks, "edges">> = {
  edges: ({ text, play }) => exploreEdges(text, play),
};
