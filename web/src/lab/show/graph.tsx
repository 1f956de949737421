import { effect, signal, untracked } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type EdgeMark, GraphView, type NodeMark } from "../../graph/view.tsx";
import { say } from "../../shell/language.ts";
import { resource } from "../../shell/resource.ts";
import { ask, running, status } from "../run.ts";
import type { Graph as Drawn } from "../sandbox/protocol.ts";
import { beginning } from "../state.ts";
import { texts } from "../text.ts";

// Graph of the positions of the Lab's program, with the moves between them.

const drawn = resource(() => ask<Drawn>({ ask: "graph", ...beginning.value }));
const picked = signal<string | undefined>(undefined);

function begin(): () => void {
  const stop = effect(() => {
    [beginning.value, running.value];
    // The program answers questions only after the run is over.
    if (status.value !== "running") void untracked(() => drawn.ask(undefined));
  });
  return () => {
    drawn.cancel();
    stop();
  };
}

/** Positions reachable from the start, or from a position chosen in the table, with the moves. */
export function Graph(): JSX.Element {
  useEffect(begin, []);
  const { value: now, why } = drawn.now.value;
  if (why !== undefined) return <p class="trouble">{say(why.text)}</p>;
  if (now === undefined) return <p class="quiet">{say(texts.starting)}</p>;
  return (
    <>
      <Picture graph={now} />
      <p class="quiet">{say(texts.graphPick)}</p>
      {now.nodes.some(({ sum }) => sum) && <p class="quiet">{say(texts.graphSplit)}</p>}
      {now.cut && <p class="quiet">{say(texts.graphCut)}</p>}
    </>
  );
}

function Picture({ graph }: { readonly graph: Drawn }): JSX.Element {
  const at = picked.value;
  const marks = useMemo(() => {
    const nodes = new Map<string, ReadonlySet<NodeMark>>();
    const edges = new Map<number, ReadonlySet<EdgeMark>>();
    if (at === undefined || !graph.nodes.some(({ id }) => id === at)) return { nodes, edges };
    nodes.set(at, new Set(["picked"]));
    for (const [i, edge] of graph.edges.entries()) {
      if (edge.from !== at) continue;
      edges.set(i, new Set(["option"]));
      nodes.set(edge.to, new Set(["option"]));
    }
    return { nodes, edges };
  }, [graph, at]);
  return (
    <GraphView
      label={say(texts.views.graph)}
      nodes={graph.nodes}
      edges={graph.edges}
      nodeMarks={marks.nodes}
      edgeMarks={marks.edges}
      onPick={(id) => {
        picked.value = id === at ? undefined : id;
      }}
    />
  );
}
