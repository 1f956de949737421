import { LoopyError } from "../../errors.ts";

/** Directed graph: the edges of vertex v lead to `targets[offsets[v] .. offsets[v + 1] - 1]`. */
export interface Digraph {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
}

/** `graph` with all edges reversed. */
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
  const search = begun(graph);
  valueAll(search, 0, search.values.length);
  return search.values;
}

/**
 * The Grundy value of each vertex that one asks for, kept; what the vertex cannot reach is not looked at, and may
 * have cycles. Cost: as of all values, for the part that is reached.
 * @throws LoopyError from the function returned, naming the vertices of a cycle that can be reached.
 * @example
 * digraphSearch({ offsets: Uint32Array.of(0, 1, 1, 2), targets: Uint32Array.of(1, 2) })(0); // 1
 */
export function digraphSearch(graph: Digraph): (vertex: number) => number {
  const search = begun(graph);
  return (vertex) => {
    valueAll(search, vertex, vertex + 1);
    return search.values[vertex]!;
  };
}

interface Search extends Digraph {
  readonly values: Values;
  /** Marks a vertex not met so far; `unseen` - 1 one on the path that is being walked. */
  readonly unseen: number;
  /** Of each vertex on the path that vertex, the next of its edges, what was met, the end of its edges. */
  readonly path: Int32Array;
}

function begun({ offsets, targets }: Digraph): Search {
  let most = 0;
  for (let v = 0; v + 1 < offsets.length; v++) most = Math.max(most, offsets[v + 1]! - offsets[v]!);
  const n = offsets.length - 1;
  const values = most <= 0xfd ? new Uint8Array(n) : most <= 0xfffd ? new Uint16Array(n) : new Uint32Array(n);
  const unseen = 2 ** (8 * values.BYTES_PER_ELEMENT) - 1;
  values.fill(unseen);
  return { offsets, targets, values, unseen, path: new Int32Array(4 * n) };
}

/**
 * Values the vertices from `from` to `to` - 1, and all that they can reach, depth first. All edges of a vertex are looked
 * at when it is entered, so that memory answers for many at a time; once more those from the first on that leads to a
 * vertex not met before. The values below 32 that were met are bits of a word for each vertex on the path.
 */
function valueAll({ offsets, targets, values, unseen, path }: Search, from: number, to: number): void {
  const open = unseen - 1;
  for (let root = from; root < to; root++) {
    if (values[root] !== unseen) continue;
    let depth = 0;
    let v = root;
    let next = 0;
    let end = 0;
    let low = 0;
    let entering = true;
    for (;;) {
      if (entering) {
        entering = false;
        values[v] = open;
        low = 0;
        const first = offsets[v]!;
        end = offsets[v + 1]!;
        next = end;
        for (let e = end - 1; e >= first; e--) {
          const w = targets[e]!;
          const value = values[w]!;
          if (value < 32) low |= 1 << value;
          else if (value === unseen) {
            next = e;
            // Asked of memory now, there when w is entered; v takes this place when it goes on the path.
            path[depth] = targets[offsets[w]!]!;
          } else if (value === open) {
            path[depth] = v;
            const walked = walkedOn(path, depth);
            for (const u of walked) values[u] = unseen;
            throw loop(walked, w);
          }
        }
      }
      let value = 0;
      for (; next < end; next++) {
        value = values[targets[next]!]!;
        if (value === unseen) break;
        if (value < 32) low |= 1 << value;
      }
      if (next < end) {
        path[depth] = v;
        path[depth + 1] = next + 1;
        path[depth + 2] = low;
        path[depth + 3] = end;
        depth += 4;
        v = targets[next]!;
        entering = true;
        continue;
      }
      value =
        low === -1 ? mexOf(targets.subarray(offsets[v], end), values) : 31 - Math.clz32(~low & (low + 1));
      values[v] = value;
      if (depth === 0) break;
      depth -= 4;
      v = path[depth]!;
      next = path[depth + 1]!;
      low = path[depth + 2]! | (value < 32 ? 1 << value : 0);
      end = path[depth + 3]!;
    }
  }
}

/** Vertices on `path`, the last of them at `depth`. */
const walkedOn = (path: Int32Array, depth: number): Uint32Array =>
  Uint32Array.from({ length: depth / 4 + 1 }, (_, at) => path[4 * at]!);

/** The mex of the values of `options`, among which are all below 32. */
function mexOf(options: Uint32Array, values: Values): number {
  const met = new Uint8Array(options.length + 1);
  for (const w of options) if (values[w]! < met.length) met[values[w]!] = 1;
  return met.indexOf(0);
}

function loop(path: Uint32Array, back: number): LoopyError {
  return new LoopyError(Array.from(path.subarray(path.indexOf(back)), String));
}
