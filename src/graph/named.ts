import type { Digraph } from "../solve/graph/digraph.ts";

/** Graph with named vertices, and the header of its list of edges, if there was one. */
export interface NamedGraph {
  readonly graph: Digraph;
  name(v: number): string;
  /** Vertex of this name, if there is one. */
  find(name: string): number | undefined;
  readonly header?: { readonly vertices: number; readonly edges: number };
  /** Vertices at which the player to move has won and play ends, if there are any. */
  readonly won?: readonly number[];
}

/** Whether the first line of a list of edges is a header with the numbers of vertices and edges. */
export type Header = "auto" | "yes" | "no";

/** Options for reading a graph: the approximate limit of memory in bytes, and the decoder for UTF-8. */
export interface ReadOptions {
  readonly header: Header;
  readonly bytes: number;
  readonly decode: (bytes: Uint8Array) => string;
}

/** Graph of edges between numbered vertices. */
export function compressed(
  vertices: number,
  sources: Iterable<Uint32Array>,
  targets: Iterable<Uint32Array>,
): Digraph {
  const offsets = new Uint32Array(vertices + 1);
  let edges = 0;
  for (const block of sources) {
    for (const v of block) offsets[v + 1]!++;
    edges += block.length;
  }
  for (let v = 0; v < vertices; v++) offsets[v + 1]! += offsets[v]!;
  const next = offsets.slice(0, vertices);
  const found = new Uint32Array(edges);
  const ends = targets[Symbol.iterator]();
  for (const block of sources) {
    const end = ends.next().value!;
    for (let i = 0; i < block.length; i++) found[next[block[i]!]!++] = end[i]!;
  }
  return { offsets, targets: found };
}

export const NUMBER: RegExp = /^(?:0|[1-9]\d{0,14})$/;
