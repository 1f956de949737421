import { type Digraph, reversed } from "./digraph.ts";
import { ENDLESS, remotenesses } from "./retrograde.ts";
import { smithLabels } from "./smith-labels.ts";

/** Values of all vertices of a graph, and data that prove them. */
export interface LoopyLabels {
  /** Value of each vertex, or `INFINITE`, 2^32 - 1. */
  readonly labels: Uint32Array;
  /**
   * For a finite value: a number larger than that of the answer to every move to a larger or an infinite
   * value. For an infinite value: the values below 32 of its options, as bits.
   */
  readonly counters: Uint32Array;
  /** Remoteness of each vertex, see `remotenesses`. */
  readonly moves: Uint32Array;
}

/**
 * Values of all vertices of `graph`, which may have cycles, as defined by Smith and Fraenkel. The value is m
 * when m is the mex of the finite values of the options, and each option without a value up to m has an
 * option of value m with a smaller counter; it is infinite when there is no such m. Remoteness gives the
 * vertices of value 0; draws are infinite; the rest is computed by strong components.
 * Source: Smith, J. Combin. Theory 1 (1966) 51; Fraenkel & Perl 1975; Fraenkel & Yesha, J. Combin. Theory A
 * 43 (1986) 165; strong components as in Pearce, Inf. Process. Lett. 116 (2016) 47. Cost: linear for vertices
 * in no cycle; in a strong component, linear for each value that occurs in it.
 * @example
 * const graph = { offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) };
 * loopyLabels(graph).labels; // Uint32Array.of(0, 1, 0)
 */
export function loopyLabels(graph: Digraph): LoopyLabels {
  const { offsets, targets } = graph;
  const n = offsets.length - 1;
  const from = reversed(graph);
  const moves = remotenesses(graph, from);
  const known = { labels: new Uint32Array(n), counters: new Uint32Array(n), moves };
  const solve = smithLabels(graph, from, known);

  /**
   * Discovery time of a vertex, from 1, or the earliest one that it reaches on the path; n + 1 once its
   * component is closed.
   */
  const met = new Uint32Array(n);
  const CLOSED = n + 1;
  const inner = new Uint8Array(n);
  const path = new Uint32Array(n);
  const next = new Uint32Array(n);
  const open = new Uint32Array(n);
  let opened = 0;
  let time = 1;

  for (let v = 0; v < n; v++) {
    if (moves[v] === ENDLESS || moves[v]! % 2 === 1) continue;
    // The value is 0, so that its moves do not affect other values.
    met[v] = CLOSED;
    known.counters[v] = moves[v]!;
  }

  function close(v: number): void {
    let first = opened;
    while (first > 0 && met[open[first - 1]!]! >= met[v]!) first--;
    open[opened] = v;
    const members = open.subarray(first, opened + 1);
    for (let i = first; i <= opened; i++) met[open[i]!] = CLOSED;
    time -= members.length;
    opened = first;
    solve(members);
  }

  for (let root = 0; root < n; root++) {
    if (met[root] !== 0) continue;
    let depth = 0;
    path[0] = root;
    next[0] = offsets[root]!;
    met[root] = time++;
    while (depth >= 0) {
      const v = path[depth]!;
      const end = offsets[v + 1]!;
      let e = next[depth]!;
      let earliest = met[v]!;
      let down = -1;
      for (; e < end; e++) {
        const w = targets[e]!;
        const at = met[w]!;
        if (at === 0) {
          down = w;
          break;
        }
        if (at < earliest) {
          earliest = at;
          inner[v] = 1;
        }
      }
      met[v] = earliest;
      if (down >= 0) {
        // This edge is read again when its target is done.
        next[depth] = e;
        met[down] = time++;
        path[++depth] = down;
        next[depth] = offsets[down]!;
        continue;
      }
      if (inner[v] === 0) close(v);
      else open[opened++] = v;
      depth--;
    }
  }
  return known;
}
