import type { Tick } from "../../types.ts";

/**
 * Values in a green graph with the ground as vertex 0. Entry 0 is the value of the whole graph; in a tree,
 * entry v is the value of the subtree at v. Edge e joins `from[e]` and `to[e]`; loops and parallel edges are
 * allowed, and edges not joined to the ground do not count.
 *
 * A 2-edge-connected part shrinks to a vertex whose loops count 1 each (fusion), and a bridge to a part of
 * value v counts v + 1 (colon). Source: Winning Ways (2nd ed.), vol. 1, ch. 7; bridges by Tarjan, Inf. Proc.
 * Letters 2 (1974) 160. Cost: linear, without recursion.
 */
export function greenValues(
  vertices: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  tick?: Tick,
): Int32Array {
  const { start, incident } = incidence(vertices, from, to);
  const next = start.slice(1);
  const value = new Int32Array(vertices);
  const order = new Int32Array(vertices);
  const low = new Int32Array(vertices);
  const via = new Int32Array(vertices);
  let clock = 1;
  order[0] = low[0] = clock;
  via[0] = -1;
  for (let v = 0; ; ) {
    if (next[v]! > start[v]!) {
      tick?.();
      const e = incident[--next[v]!]!;
      if (e === via[v]) continue;
      const w = from[e]! ^ to[e]! ^ v;
      if (order[w] === 0) {
        via[w] = e;
        order[w] = low[w] = ++clock;
        v = w;
      } else if (order[w]! <= order[v]!) {
        value[v]! ^= 1;
        if (order[w]! < low[v]!) low[v] = order[w]!;
      }
      continue;
    }
    const e = via[v]!;
    if (e < 0) return value;
    const parent = from[e]! ^ to[e]! ^ v;
    if (low[v] === order[v]) value[parent]! ^= value[v]! + 1;
    else {
      value[parent]! ^= value[v]! ^ 1;
      if (low[v]! < low[parent]!) low[parent] = low[v]!;
    }
    v = parent;
  }
}

/** Edges at vertex v, a loop once: `incident[start[v] .. start[v + 1] - 1]`. */
function incidence(vertices: number, from: ArrayLike<number>, to: ArrayLike<number>) {
  const start = new Int32Array(vertices + 1);
  for (let e = 0; e < from.length; e++) {
    start[from[e]! + 1]!++;
    if (from[e] !== to[e]) start[to[e]! + 1]!++;
  }
  for (let v = 0; v < vertices; v++) start[v + 1]! += start[v]!;
  const incident = new Int32Array(start[vertices]!);
  const next = start.slice();
  for (let e = 0; e < from.length; e++) {
    incident[next[from[e]!]!++] = e;
    if (from[e] !== to[e]) incident[next[to[e]!]!++] = e;
  }
  return { start, incident };
}
