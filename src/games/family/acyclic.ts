import { LoopyError } from "../../errors.ts";
import { mex } from "../../nimber/mex.ts";

/** The vertices of a directed graph, each with those that an edge leads to. */
export type Successors = ReadonlyMap<number, readonly number[]>;

/**
 * The vertices of `graph` in layers: those without edges to go, then those whose edges lead to the first layer, and
 * so on by the longest path. Vertices from which a cycle can be reached are in no layer.
 */
export function layers(graph: Successors): number[][] {
  const waits = new Map([...graph].map(([v, to]) => [v, to.length]));
  const from = new Map<number, number[]>([...graph.keys()].map((v) => [v, []]));
  for (const [v, to] of graph) for (const w of to) from.get(w)!.push(v);
  const found: number[][] = [];
  for (let layer = [...graph.keys()].filter((v) => waits.get(v) === 0); layer.length > 0; ) {
    found.push(layer);
    const next: number[] = [];
    for (const v of layer.flatMap((w) => from.get(w)!)) {
      waits.set(v, waits.get(v)! - 1);
      if (waits.get(v) === 0) next.push(v);
    }
    layer = next;
  }
  return found;
}

/**
 * The Grundy function of `graph`, layer by layer.
 * @throws LoopyError when the graph has a cycle.
 */
export function grundyFunction(graph: Successors): ReadonlyMap<number, number> {
  const values = new Map<number, number>();
  for (const v of layers(graph).flat()) values.set(v, mex(graph.get(v)!.map((w) => values.get(w)!)));
  if (values.size < graph.size) throw new LoopyError(cycle(graph, values).map(String));
  return values;
}

/** Among vertices without a value each has a successor without one: following them closes a cycle. */
function cycle(graph: Successors, values: ReadonlyMap<number, number>): number[] {
  const without = (of: Iterable<number>) => [...of].find((v) => !values.has(v))!;
  const path = new Set<number>();
  let v = without(graph.keys());
  for (; !path.has(v); v = without(graph.get(v)!)) path.add(v);
  const walked = [...path];
  return walked.slice(walked.indexOf(v));
}

/** All graphs whose edges lead from larger vertices to smaller ones, on 1 vertex, 2, 3, … */
export function* acyclicGraphs(): Generator<Successors> {
  for (let n = 1; ; n++) {
    const pairs = Array.from({ length: n }, (_, v) =>
      Array.from({ length: v }, (_, w) => [v, w] as const),
    ).flat();
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
      const graph = new Map<number, number[]>(Array.from({ length: n }, (_, v) => [v, []]));
      for (const [i, [v, w]] of pairs.entries()) if ((chosen >> i) & 1) graph.get(v)!.push(w);
      yield graph;
    }
  }
}
