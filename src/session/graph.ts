import { explore } from "../solve/graph/explore.ts";
import type { Answering, Asks } from "./question.ts";
import { componentsOf } from "./source.ts";

/** Answers the question about the graph of a sum, without the code of other questions. */
export const answeringGraph: Answering<Pick<Asks, "graph">> = {
  graph: ({ games, play = "normal", whole = false }, budget) =>
    explore(componentsOf(games[0]), { play, whole }, budget),
};
