import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { rules } from "../engine/client.ts";
import type { Exploration } from "../engine/exploring.ts";
import { query } from "../shell/url.ts";
import { GraphView } from "./view.tsx";

const found = signal<Exploration | undefined>(undefined);

export function Graph(): JSX.Element {
  useEffect(() => {
    void rules.ask("read", query().get("sum") ?? "kayles 7").then(async ({ sum }) => {
      found.value = await rules.ask("explore", sum, query().get("view") === "whole");
    });
  }, []);
  const now = found.value;
  const data = useMemo(() => {
    if (now === undefined) return { nodes: [], edges: [] };
    const { graph, known } = now;
    const nodes = graph.labels.map((label, i) => ({
      id: `${i}`,
      label,
      value: `${known.values[i]}`.replace("Infinity", "∞"),
      outcome: known.outcomes[i],
      sum: graph.sums[i] === 1,
    }));
    const edges = graph.labels.flatMap((_, i) =>
      [...new Set(graph.targets.subarray(graph.offsets[i], graph.offsets[i + 1]))].map((to) => ({
        from: `${i}`,
        to: `${to}`,
        label: "x",
      })),
    );
    return { nodes, edges };
  }, [now]);
  return (
    <main class="graphplace">
      <header class="heading">
        <div>
          <h1>G</h1>
        </div>
      </header>
      <GraphView
        label="g"
        nodes={data.nodes}
        edges={data.edges}
        focus={now && `${now.graph.start}`}
        onPick={() => undefined}
      />
    </main>
  );
}
