import type { LoopyLabels } from "../solve/graph/labels.ts";
import { INFINITE } from "../solve/graph/smith-labels.ts";
import type { NamedGraph } from "./named.ts";

const MAGIC = "nimber-graph 1\n\n";

/**
 * What proves the values of a solved graph, as `checkGraphCertificate` reads it; vertices are numbered as in the binary
 * form. Cost: linear, 8 bytes for each vertex besides the graph.
 */
export function* graphCertificate({
  graph,
  labels,
  counters,
}: NamedGraph & LoopyLabels): Generator<Uint8Array> {
  const { offsets, targets } = graph;
  yield Uint8Array.from(MAGIC, (letter) => letter.charCodeAt(0));
  const proving = counters.map((counter, v) => (labels[v] === INFINITE ? 0 : counter));
  for (const each of [Uint32Array.of(labels.length, targets.length), offsets, targets, labels, proving])
    yield new Uint8Array(each.buffer, each.byteOffset, each.byteLength);
}
