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
 * The Grundy values of all vertices of `graph`. Cost: linear, and besides the values 16 bytes for each
 * vertex; the values take 1 byte each when no vertex has more than 253 edges.
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

/**
 * Depth first: `unseen` marks a vertex not met so far, `unseen` - 1 one on the path that is being walked. Each edge is
 * looked at once: the values below 32 that were met are bits of a word for each vertex on the path.
 */
function depthFirst({ offsets, targets }: Digraph, values: Values, unseen: number): Walk {
  const n = values.length;
  const open = unseen - 1;
  // Of each vertex on the path that vertex, the next of its edges, what was met, the end of its edges: side by side, for
  // the cache.
  const path = new Int32Array(4 * n);
  const mexOf = mexOver(targets, values);
  values.fill(unseen);
  function valueFrom(root: number): void {
    if (values[root] !== unseen) return;
    let depth = 0;
    let v = root;
    let i = offsets[v]!;
    let end = offsets[v + 1]!;
    let low = 0;
    values[root] = open;
    for (;;) {
      let value = 0;
      for (; i < end; i++) {
        value = values[targets[i]!]!;
        if (value >= open) break;
        if (value < 32) low |= 1 << value;
      }
      if (i === end) {
        value = low === -1 ? mexOf(offsets[v]!, end) : 31 - Math.clz32(~low & (low + 1));
        values[v] = value;
        if (depth === 0) return;
        depth -= 4;
        v = path[depth]!;
        i = path[depth + 1]!;
        end = path[depth + 3]!;
        low = path[depth + 2]! | (value < 32 ? 1 << value : 0);
        continue;
      }
      const w = targets[i]!;
      path[depth] = v;
      if (value === open) {
        const walked = Uint32Array.from({ length: depth / 4 + 1 }, (_, at) => path[4 * at]!);
        for (const u of walked) values[u] = unseen;
        throw loop(walked, w);
      }
      path[depth + 1] = i + 1;
      path[depth + 2] = low;
      path[depth + 3] = end;
      depth += 4;
      values[w] = open;
      v = w;
      i = offsets[v]!;
      end = offsets[v + 1]!;
      low = 0;
    }
  }
  return { values, valueFrom };
}

/** The mex of the values of `targets[from .. to - 1]`, among which are all below 32. */
function mexOver(targets: Uint32Array, values: Values): (from: number, to: number) => number {
  const stamps: number[] = [];
  let stamp = 0;
  return (from, to) => {
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
