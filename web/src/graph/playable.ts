import type { Exploration } from "nimber";
import { targetsOf } from "./model.ts";

const LONGEST = 1500;

/** Sum to play from these tokens: of the game, or tokens on the graph, which may have cycles. */
export function playable({ graph, known }: Exploration, tokens: readonly number[]): string | undefined {
  if (known.ended) return undefined;
  const sum =
    graph.notations.length > 0
      ? tokens
          .map((token) => graph.notations[token]!)
          .filter((notation) => notation !== "")
          .join(" + ")
      : tokenOn(graph, tokens[0]!);
  return sum === "" || sum.length > LONGEST ? undefined : sum;
}

/**
 * Name of a token's vertex as a number, for the catalogued game: its label if all labels are numbers, else
 * its index.
 */
function tokenOn(graph: Exploration["graph"], token: number): string {
  const numbered = graph.labels.every((label) => /^(?:0|[1-9]\d{0,5})$/.test(label));
  const name = (v: number) => (numbered ? graph.labels[v]! : `${v}`);
  const edges = [...graph.labels.keys()].flatMap((v) =>
    targetsOf(graph, v).map((w) => `${name(v)}>${name(w)}`),
  );
  return `dag ${edges.join(",")}@${name(token)}`;
}
