import { LoopyError } from "../../errors.ts";
import { lowest } from "../../number/word.ts";

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
 * Grundy values of all vertices of `graph`. Cost: linear time, and 16 bytes for each vertex besides the
 * values; a value takes 1 byte when no vertex has more than 253 edges.
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
 * Function that computes Grundy values of single vertices and caches them. It ignores the part of the graph
 * that the vertex cannot reach, which may have cycles. Cost: as for all values, restricted to the reachable
 * part.
 * @throws LoopyError from the returned function, naming the vertices of a reachable cycle.
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
  /** Marks a vertex not visited so far; `unseen` - 1 marks one on the current path. */
  readonly unseen: number;
  /**
   * For each vertex on the path: the vertex, its next edge, the set of values found, and the end of its
   * edges.
   */
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
 * Computes the values of vertices `from` to `to` - 1 and of all that they can reach, depth first. When a
 * vertex is entered, all of its edges are read at once, so that memory accesses overlap; later they are read
 * again from the first one that leads to an unvisited vertex. For each vertex on the path, the values below
 * 32 found so far are the bits of a word.
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
            // Prefetches the edges of w for when it is entered; v replaces this entry when it goes on the
            // path.
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
      value = low === -1 ? mexOfOptions(targets.subarray(offsets[v], end), values) : lowest(~low);
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

/**
 * Mex of the values of `options`, which contain all values below 32. Beside `mex`, whose set makes a graph of many
 * edges four times slower (rows of 33 to 2,000 options in Node 20: 82 ms against 340 ms).
 */
export function mexOfOptions(options: Uint32Array, values: Values): number {
  const met = new Uint8Array(options.length + 1);
  for (const w of options) if (values[w]! < met.length) met[values[w]!] = 1;
  return met.indexOf(0);
}

function loop(path: Uint32Array, back: number): LoopyError {
  return new LoopyError(Array.from(path.subarray(path.indexOf(back)), String));
}
