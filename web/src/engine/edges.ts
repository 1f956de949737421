import {
  type Exploration,
  type GameGraph,
  graphValues,
  InputError,
  misereGraphValues,
  type Play,
  type Text,
} from "nimber";
import type { Answering } from "nimber/ask";
import { parseEdgeList } from "../graph/edge-list.ts";
import type { PageAsks } from "./asks.ts";

/** What is wrong with an edge list, and where. */
export interface Fault {
  readonly text: Text;
  readonly line: number;
  readonly column: number;
}

/** The graph of an edge list; play begins at the first node that no edge leads to. */
export function exploreEdges(text: string, play: Play): Exploration | Fault {
  try {
    const { names, options } = parseEdgeList(text);
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
    return { graph, known: play === "misere" ? misereGraphValues(graph) : graphValues(graph) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { text, line, column } = error;
    return { text, line, column };
  }
}

export const edges: Answering<Pick<PageAsks, "edges">> = {
  edges: ({ text, play }) => exploreEdges(text, play),
};
