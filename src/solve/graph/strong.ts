import type { Digraph } from "./digraph.ts";

/** Strongly connected components of a graph. */
export interface StrongComponents {
  /** Component of each vertex; an edge between two components leads to the smaller number. */
  readonly of: Uint32Array;
  readonly count: number;
}

/**
 * Strongly connected components of `graph`: two vertices are in the same one when each can reach the other.
 * Source: Tarjan, SIAM J. Comput. 1 (1972) 146. Cost: linear, without recursion.
 * @example
 * strongComponents({ offsets: Uint32Array.of(0, 1, 3, 3), targets: Uint32Array.of(1, 0, 2) }).of; // Uint32Array.of(1, 1, 0)
 */
export function strongComponents({ offsets, targets }: Digraph): StrongComponents {
  const n = offsets.length - 1;
  const of = new Uint32Array(n);
  /** Discovery time of a vertex, from 1; 0 before, and `DONE` once its component is known. */
  const met = new Uint32Array(n);
  const DONE = 0xffffffff;
  const lowest = new Uint32Array(n);
  const next = offsets.slice(0, n);
  const path: number[] = [];
  const open: number[] = [];
  let time = 0;
  let count = 0;
  function enter(v: number): void {
    met[v] = lowest[v] = ++time;
    path.push(v);
    open.push(v);
  }
  for (let root = 0; root < n; root++) {
    if (met[root] !== 0) continue;
    enter(root);
    for (let v = path.at(-1); v !== undefined; v = path.at(-1)) {
      if (next[v]! < offsets[v + 1]!) {
        const w = targets[next[v]!++]!;
        if (met[w] === 0) enter(w);
        else if (met[w] !== DONE) lowest[v] = Math.min(lowest[v]!, met[w]!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) lowest[parent] = Math.min(lowest[parent]!, lowest[v]!);
      if (lowest[v] !== met[v]) continue;
      for (let w = open.pop()!; ; w = open.pop()!) {
        met[w] = DONE;
        of[w] = count;
        if (w === v) break;
      }
      count++;
    }
  }
  return { of, count };
}
