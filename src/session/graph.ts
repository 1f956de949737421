import { explore } from "../solve/graph/explore.ts";
import type { Answering, Asks } from "./question.ts";
import { componentsOf } from "./source.ts";

/** How the graph of a sum is answered, without what else can be asked. */
export const answeringGraph: Answering<Pick<Asks, "graph">> = {
  graph: ({ games, play = "normal", whole = false }, budget) =>
    explore(componentsOf(games[0]), { play, whole }, budget),
};
