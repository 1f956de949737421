import { LoopyError } from "../../errors.ts";
import { mexOfMarks } from "../../nimber/mex.ts";
import type { Tick } from "../../types.ts";
import { ranked, rankOf } from "./links.ts";

/**
 * Directed graph. `names` are its vertices in ascending order. The successors of the v-th vertex have the
 * indices `targets[starts[v] .. starts[v + 1] - 1]`, ascending and without duplicates. Vertices without edges
 * may be missing.
 */
export interface Graph {
  readonly names: Int32Array;
  readonly starts: Int32Array;
  readonly targets: Int32Array;
}

/** Whether `value` is a well-formed graph whose edges lead to its own vertices. */
export function isGraph(value: unknown): value is Graph {
  const { names, starts, targets } = (value ?? {}) as Partial<Graph>;
  if (![names, starts, targets].every((each) => each instanceof Int32Array)) return false;
  const n = names!.length;
  return (
    starts!.length === n + 1 &&
    starts![0] === 0 &&
    starts![n] === targets!.length &&
    starts!.every((start, v) => v === 0 || start >= starts![v - 1]!) &&
    targets!.every((v) => v >= 0 && v < n)
  );
}

/** Graph with the edges `from[i]` to `to[i]`. Cost: that of sorting them. */
export function graphOf(from: Int32Array, to: Int32Array, tick?: Tick): Graph {
  const ends = new Int32Array(2 * from.length);
  ends.set(from);
  ends.set(to, from.length);
  tick?.();
  const { names, ranks } = ranked(ends);
  const n = names.length;
  tick?.();
  const edges = new Float64Array(from.length);
  for (let e = 0; e < from.length; e++) edges[e] = ranks[e]! * n + ranks[from.length + e]!;
  tick?.();
  edges.sort();
  tick?.();
  const starts = new Int32Array(n + 1);
  const targets = new Int32Array(edges.length);
  let count = 0;
  for (let e = 0; e < edges.length; e++) {
    const edge = edges[e]!;
    if (e > 0 && edge === edges[e - 1]) continue;
    const v = Math.floor(edge / n);
    starts[v + 1]!++;
    targets[count++] = edge - n * v;
  }
  for (let v = 0; v < n; v++) starts[v + 1]! += starts[v]!;
  return { names, starts, targets: targets.subarray(0, count) };
}

/** Names of the successors of the vertex `name`. */
export function successors({ names, starts, targets }: Graph, name: number): number[] {
  const v = rankOf(names, name);
  return v < 0 ? [] : Array.from(targets.subarray(starts[v], starts[v + 1]), (w) => names[w]!);
}

/**
 * Vertices of `graph` in layers, by name: those without outgoing edges, then those whose edges lead to the
 * first layer, and so on by the longest path. Vertices that can reach a cycle are in no layer.
 */
export function layers({ names, starts, targets }: Graph): number[][] {
  const waits = Int32Array.from(names, (_, v) => starts[v + 1]! - starts[v]!);
  const from: number[][] = Array.from(names, () => []);
  for (const v of names.keys()) for (let e = starts[v]!; e < starts[v + 1]!; e++) from[targets[e]!]!.push(v);
  const found: number[][] = [];
  for (let layer = [...names.keys()].filter((v) => waits[v] === 0); layer.length > 0; ) {
    found.push(layer.map((v) => names[v]!));
    const next: number[] = [];
    for (const w of layer) for (const v of from[w]!) if (--waits[v]! === 0) next.push(v);
    layer = next;
  }
  return found;
}

/** Properties of the part of a graph that a vertex can reach. */
export interface VertexFacts {
  readonly value: number;
  /** Whether each reachable vertex of value 0 that has successors has one of value 1. */
  readonly tame: boolean;
  /** Whether the next player wins under misère play. */
  readonly wins: boolean;
}

const UNSEEN = -1;
const OPEN = -2;

/**
 * Grundy function of `graph`, computed on demand: a vertex after its successors. Cost: linear in the
 * reachable part, once.
 */
export function grundyFunction(graph: Graph): (name: number) => VertexFacts {
  const { names, starts, targets } = graph;
  const values = new Int32Array(names.length).fill(UNSEEN);
  const tame = new Uint8Array(names.length);
  const wins = new Uint8Array(names.length);
  const next = starts.slice(0, names.length);
  /** Last vertex that has an option of each value. */
  const marks: number[] = [];

  function finish(v: number): void {
    let below = 1;
    let winning = starts[v] === starts[v + 1] ? 1 : 0;
    for (let e = starts[v]!; e < starts[v + 1]!; e++) {
      const w = targets[e]!;
      below &= tame[w]!;
      winning |= 1 - wins[w]!;
      marks[values[w]!] = v;
    }
    const value = mexOfMarks(marks, v);
    const flaw = value === 0 && starts[v] !== starts[v + 1] && marks[1] !== v;
    tame[v] = flaw ? 0 : below;
    wins[v] = winning;
    values[v] = value;
  }

  /**
   * Computes the value of `root` by depth-first search; unmarks the vertices on the path when it finds a
   * cycle.
   */
  function value(root: number): void {
    const path = [root];
    values[root] = OPEN;
    for (let v = path.at(-1); v !== undefined; v = path.at(-1)) {
      const e = next[v]!++;
      if (e === starts[v + 1]) {
        finish(v);
        path.pop();
        continue;
      }
      const w = targets[e]!;
      if (values[w] === OPEN) {
        for (const u of path) [values[u], next[u]] = [UNSEEN, starts[u]!];
        throw new LoopyError(path.slice(path.indexOf(w)).map((u) => `${names[u]}`));
      }
      if (values[w] !== UNSEEN) continue;
      values[w] = OPEN;
      path.push(w);
    }
  }

  return (name) => {
    const v = rankOf(names, name);
    if (v < 0) return { value: 0, tame: true, wins: true };
    if (values[v] === UNSEEN) value(v);
    return { value: values[v]!, tame: tame[v] === 1, wins: wins[v] === 1 };
  };
}

/** All graphs with edges from larger to smaller vertices, on 1 vertex, 2, 3, … */
export function* acyclicGraphs(): Generator<{ readonly graph: Graph; readonly size: number }> {
  for (let n = 1; ; n++) {
    const pairs = Array.from({ length: n }, (_, v) =>
      Array.from({ length: v }, (_, w) => [v, w] as const),
    ).flat();
    for (let chosen = 0; chosen < 2 ** pairs.length; chosen++) {
      const edges = pairs.filter((_, i) => (chosen >> i) & 1);
      const [from, to] = [0, 1].map((end) => Int32Array.from(edges, (edge) => edge[end]!));
      yield { graph: graphOf(from!, to!), size: n };
    }
  }
}
