// Values of graphs with and without cycles, the latter compared with a native program.
import { digraphValues, loopyLabels } from "../dist/solve/index.js";
import { dice } from "./random.mjs";

/** Random graph. Without cycles, edges lead from higher to lower ranks in a random order of the vertices. */
function randomGraph(vertices, edges, cycles) {
  const roll = dice(20_261_122);
  const order = Uint32Array.from({ length: vertices }, (_, i) => i);
  for (let i = vertices - 1; i > 0; i--) {
    const j = roll(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  const rank = new Uint32Array(vertices);
  order.forEach((v, i) => {
    rank[v] = i;
  });
  const most = 2 * Math.round(edges / vertices) + 1;
  const offsets = new Uint32Array(vertices + 1);
  for (let v = 0; v < vertices; v++) offsets[v + 1] = offsets[v] + (cycles || rank[v] > 0 ? roll(most) : 0);
  const targets = new Uint32Array(offsets[vertices]);
  for (let v = 0, e = 0; v < vertices; v++)
    for (; e < offsets[v + 1]; e++) targets[e] = cycles ? roll(vertices) : order[roll(rank[v])];
  return { offsets, targets };
}

/** Input of dag.cpp: the counts, the offsets, the targets. */
function packed({ offsets, targets }) {
  const words = new Uint32Array(2 + offsets.length + targets.length);
  words.set([offsets.length - 1, targets.length]);
  words.set(offsets, 2);
  words.set(targets, 2 + offsets.length);
  return words;
}

/** Checksum as in dag.cpp. */
function checksum(values) {
  let sum = 0;
  for (const value of values) sum = (Math.imul(sum, 31) + value) >>> 0;
  return sum.toString(16);
}

function workload(name, vertices, edges, cycles, values) {
  let graph;
  const made = () => {
    graph ??= randomGraph(vertices, edges, cycles);
    return graph;
  };
  return {
    name: `graph: ${name}, ${vertices} vertices, ${edges} edges`,
    unit: "ns per edge",
    units: edges,
    run: () => values(made()),
    ...(!cycles && {
      check: checksum,
      files: () => ({ "dag.bin": packed(made()) }),
      native: [{ source: "dag.cpp", args: ["dfs"] }],
    }),
  };
}

export const title = "Graphs and input";

export const workloads = [
  workload("values without cycles", 1_000_000, 10_000_000, false, digraphValues),
  workload("labels without cycles", 1_000_000, 10_000_000, false, (graph) => loopyLabels(graph).labels),
  workload("labels with cycles", 1_000_000, 10_000_000, true, (graph) => loopyLabels(graph).labels),
  workload("labels with cycles", 3_000_000, 10_000_000, true, (graph) => loopyLabels(graph).labels),
];
