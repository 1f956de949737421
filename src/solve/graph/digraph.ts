import { LoopyError } from "../../errors.ts";

/** A directed graph: the edges of vertex v lead to `targets[offsets[v] .. offsets[v + 1] - 1]`. */
export interface Digraph {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

/** `graph` with its edges turned round. */
export function reversed({ offsets, targets }: Digraph): Digraph {
  const n = offsets.length - 1;
  const starts = new Uint32Array(n + 1);
  for (const w of targets) starts[w + 1]!++;
  for (let v = 0; v < n; v++) starts[v + 1]! += starts[v]!;
  const next = starts.slice(0, n);
  const sources = new Uint32Array(targets.length);
  for (let v = 0; v < n; v++) {
    for (let e = offsets[v]!; e < offsets[v + 1]!; e++) sources[next[targets[e]!]!++] = v;
  }
  return { offsets: starts, targets: sources };
}

type Values = Uint8Array | Uint16Array | Uint32Array;

/**
 * The Grundy values of all vertices of `graph`. Cost: linear, two visits for each edge, and besides the values
 * 8 bytes for each vertex; the values take 1 byte each when no vertex has more than 253 edges.
 * @throws LoopyError naming the vertices of a cycle.
 * @example
 * digraphValues({ offsets: Uint32Array.of(0, 2, 3, 3), targets: Uint32Array.of(1, 2, 2) }); // Uint8Array.of(2, 1, 0)
 */
export function digraphValues(graph: Digraph): Values {
  const { values, valueFrom } = walk(graph);
  for (let v = 0; v < values.length; v++) valueFrom(v);
  return values;
}

/**
 * The Grundy value of each vertex that one asks for, kept; what the vertex cannot reach is not looked at, and may
 * have cycles. Cost: as of all values, for the part that is reached.
 * @throws LoopyError from the function returned, naming the vertices of a cycle that can be reached.
 * @example
 * digraphSearch({ offsets: Uint32Array.of(0, 1, 1, 2), targets: Uint32Array.of(1, 2) })(0); // 1
 */
export function digraphSearch(graph: Digraph): (vertex: number) => number {
  const { values, valueFrom } = walk(graph);
  return (vertex) => {
    valueFrom(vertex);
    return values[vertex]!;
  };
}

interface Walk {
  readonly values: Values;
  /** Values a vertex, and all that it can reach. */
  readonly valueFrom: (root: number) => void;
}

function walk(graph: Digraph): Walk {
  const { offsets } = graph;
  let most = 0;
  for (let v = 0; v + 1 < offsets.length; v++) most = Math.max(most, offsets[v + 1]! - offsets[v]!);
  const n = offsets.length - 1;
  if (most <= 0xfd) return depthFirst(graph, new Uint8Array(n), 0xff);
  return most <= 0xfffd
    ? depthFirst(graph, new Uint16Array(n), 0xffff)
    : depthFirst(graph, new Uint32Array(n), 0xffffffff);
}

/** Depth first: `unseen` marks a vertex not met so far, `unseen` - 1 one on the path that is being walked. */
function depthFirst({ offsets, targets }: Digraph, values: Values, unseen: number): Walk {
  const n = values.length;
  const open = unseen - 1;
  const path = new Uint32Array(n);
  const next = new Uint32Array(n);
  const mexOf = mexOver(targets, values);
  values.fill(unseen);
  function valueFrom(root: number): void {
    if (values[root] !== unseen) return;
    let depth = 0;
    path[0] = root;
    next[0] = offsets[root]!;
    values[root] = open;
    while (depth >= 0) {
      const v = path[depth]!;
      const end = offsets[v + 1]!;
      let i = next[depth]!;
      while (i < end && values[targets[i]!]! < open) i++;
      if (i === end) {
        values[v] = mexOf(offsets[v]!, end);
        depth--;
        continue;
      }
      const w = targets[i]!;
      if (values[w] === open) {
        const walked = path.slice(0, depth + 1);
        for (const u of walked) values[u] = unseen;
        throw loop(walked, w);
      }
      next[depth] = i + 1;
      values[w] = open;
      path[++depth] = w;
      next[depth] = offsets[w]!;
    }
  }
  return { values, valueFrom };
}

/** The mex of the values of `targets[from .. to - 1]`: values below 32 as bits of one word, others by a stamp. */
function mexOver(targets: Uint32Array, values: Values): (from: number, to: number) => number {
  const stamps: number[] = [];
  let stamp = 0;
  return (from, to) => {
    let low = 0;
    for (let i = from; i < to; i++) {
      const value = values[targets[i]!]!;
      if (value < 32) low |= 1 << value;
    }
    if (low !== -1) return 31 - Math.clz32(~low & (low + 1));
    stamp++;
    for (let i = from; i < to; i++) stamps[values[targets[i]!]!] = stamp;
    let mex = 32;
    while (stamps[mex] === stamp) mex++;
    return mex;
  };
}

function loop(path: Uint32Array, back: number): LoopyError {
  return new LoopyError(Array.from(path.subarray(path.indexOf(back)), String));
}
