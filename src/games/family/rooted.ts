import type { Tick } from "../../types.ts";
import { ranked } from "./links.ts";

/** Edge between two vertices, the smaller one first. */
export type Edge = readonly [number, number];

/** Edges of a graph with the ground as vertex 0. */
export type Rooted = readonly Edge[];

/** Edges with vertices renumbered from 0 (the ground), and the edges at each vertex, a loop once. */
export interface Numbered {
  readonly vertices: number;
  /** Original names of the vertices, ascending. */
  readonly names: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Edges at vertex v: `at[starts[v] .. starts[v + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly at: Int32Array;
}

const kept = new WeakMap<Rooted, Numbered>();

/** Least number of edges, minus one, whose numbering is cached. */
const MANY = 100;

export function numbered(edges: Rooted, tick?: Tick): Numbered {
  const known = kept.get(edges);
  if (known !== undefined) return known;
  const ends = new Int32Array(2 * edges.length + 1);
  for (let e = 0; e < edges.length; e++) {
    tick?.();
    ends[e] = edges[e]![0];
    ends[edges.length + e] = edges[e]![1];
  }
  const { names, ranks } = ranked(ends);
  const graph = withIncidence(names, ranks.slice(0, edges.length), ranks.slice(edges.length, -1));
  if (edges.length > MANY) kept.set(edges, graph);
  return graph;
}

function withIncidence(names: Int32Array, from: Int32Array, to: Int32Array): Numbered {
  const starts = new Int32Array(names.length + 1);
  for (let e = 0; e < from.length; e++) {
    starts[from[e]! + 1]!++;
    if (from[e] !== to[e]) starts[to[e]! + 1]!++;
  }
  for (let v = 0; v < names.length; v++) starts[v + 1]! += starts[v]!;
  const at = new Int32Array(starts[names.length]!);
  const next = starts.slice();
  for (let e = 0; e < from.length; e++) {
    at[next[from[e]!]!++] = e;
    if (from[e] !== to[e]) at[next[to[e]!]!++] = e;
  }
  return { vertices: names.length, names, from, to, starts, at };
}

/** Edges `from[e]` to `to[e]` between renumbered vertices, sorted by their ends. */
export function sorted(names: Int32Array, from: Int32Array, to: Int32Array): Rooted {
  const vertices = names.length;
  const codes = new Float64Array(from.length);
  for (let e = 0; e < codes.length; e++) codes[e] = from[e]! * vertices + to[e]!;
  codes.sort();
  const ends = [new Int32Array(codes.length), new Int32Array(codes.length)] as const;
  const edges: Edge[] = [];
  for (let e = 0; e < codes.length; e++) {
    const a = Math.floor(codes[e]! / vertices);
    const b = codes[e]! - a * vertices;
    ends[0][e] = a;
    ends[1][e] = b;
    edges.push([names[a]!, names[b]!]);
  }
  kept.set(edges, withIncidence(names, ...ends));
  return edges;
}

/** Vertices joined to the ground, nearest first, and the edge by which each was reached. */
export interface Walk {
  readonly order: Int32Array;
  readonly via: Int32Array;
}

const walks = new WeakMap<Numbered, Walk>();

export function walkOf(graph: Numbered, tick?: Tick): Walk {
  const known = walks.get(graph);
  if (known !== undefined) return known;
  const { vertices, from, to, starts, at } = graph;
  const order = new Int32Array(vertices);
  const via = new Int32Array(vertices).fill(-1);
  let count = 1;
  for (let i = 0; i < count; i++) {
    tick?.();
    const v = order[i]!;
    for (let j = starts[v]!; j < starts[v + 1]!; j++) {
      const e = at[j]!;
      const w = from[e]! ^ to[e]! ^ v;
      if (w === 0 || via[w] !== -1) continue;
      via[w] = e;
      order[count++] = w;
    }
  }
  const walk = { order: order.subarray(0, count), via };
  walks.set(graph, walk);
  return walk;
}

/**
 * Values of the subtrees of a tree with the ground as vertex 0, by the colon principle; undefined unless the
 * graph is a tree. Cost: linear, and less than that of `greenValues`.
 */
export function treeValues(graph: Numbered): Int32Array | undefined {
  const { vertices, from, to } = graph;
  if (vertices !== from.length + 1) return undefined;
  const { order, via } = walkOf(graph);
  if (order.length < vertices) return undefined;
  const values = new Int32Array(vertices);
  for (let i = vertices - 1; i > 0; i--) {
    const v = order[i]!;
    const e = via[v]!;
    values[from[e]! ^ to[e]! ^ v]! ^= values[v]! + 1;
  }
  return values;
}

/** Parts of a tree without the edge `cut`; same result as `partsOf` at less cost. */
export function partsOfTree(graph: Numbered, cut: number): number[][] {
  const { from, to } = graph;
  const { order, via } = walkOf(graph);
  const parts: number[][] = [];
  const partOf = new Int32Array(order.length);
  for (const v of order.subarray(1)) {
    const e = via[v]!;
    const below = from[e]! ^ to[e]! ^ v;
    if (e === cut || partOf[below] === -1) partOf[v] = -1;
    else partOf[v] = below === 0 ? parts.push([]) - 1 : partOf[below]!;
  }
  for (let e = 0; e < from.length; e++) {
    const part = partOf[via[to[e]!] === e ? to[e]! : from[e]!]!;
    if (part >= 0) parts[part]!.push(e);
  }
  return parts;
}

/** Edge numbers of the parts that meet only at the ground, after removing the edge `cut`. */
export function partsOf({ vertices, from, to, starts, at }: Numbered, cut = -1, tick?: Tick): number[][] {
  const seen = new Uint8Array(vertices);
  /** Part of each edge, counted from 1. */
  const partOf = new Int32Array(from.length);
  seen[0] = 1;
  if (cut >= 0) partOf[cut] = -1;
  let count = 0;
  const reached: number[] = [];
  for (let i = starts[0]!; i < starts[1]!; i++) {
    const e = at[i]!;
    if (partOf[e] !== 0) continue;
    partOf[e] = ++count;
    const first = from[e]! ^ to[e]!;
    if (seen[first] === 0) reached.push(first);
    seen[first] = 1;
    for (let v = reached.pop(); v !== undefined; v = reached.pop()) {
      for (let j = starts[v]!; j < starts[v + 1]!; j++) {
        tick?.();
        const f = at[j]!;
        if (partOf[f] !== 0) continue;
        partOf[f] = count;
        const w = from[f]! ^ to[f]! ^ v;
        if (seen[w] === 1) continue;
        seen[w] = 1;
        reached.push(w);
      }
    }
  }
  const parts = Array.from({ length: count }, (): number[] => []);
  for (let e = 0; e < partOf.length; e++) if (partOf[e]! > 0) parts[partOf[e]! - 1]!.push(e);
  return parts;
}

/** Parts of the edges joined to the ground that meet only there. */
function standing(edges: Rooted): Edge[][] {
  return partsOf(numbered(edges)).map((part) => part.map((e) => edges[e]!));
}

/** Largest number of edges for which a canonical key is computed. */
const REFINED = 60;

/**
 * Key of a graph with new names for the vertices, by colours that are refined with those of the neighbours
 * until stable. Equal keys imply isomorphic graphs. Small isomorphic trees always have equal keys, other
 * small isomorphic graphs nearly always.
 */
export function rootedKey(edges: Rooted): string {
  if (edges.length > REFINED) return packed(edges);
  const { vertices, from, to, starts, at } = numbered(edges);
  const neighbours = Array.from({ length: vertices }, (_, v) =>
    Array.from(at.subarray(starts[v], starts[v + 1]), (e) => (from[e] === v ? to[e]! : from[e]!)),
  );
  let colours = neighbours.map((_, v) => Math.min(v, 1));
  for (let count = 0; new Set(colours).size > count; ) {
    count = new Set(colours).size;
    const seen = neighbours.map((near, v) => {
      const around = near.map((w) => colours[w]!).sort((a, b) => a - b);
      return `${colours[v]},${around}`;
    });
    const ranks = new Map([...new Set(seen)].sort().map((name, rank) => [name, rank]));
    colours = seen.map((name) => ranks.get(name)!);
  }
  const renamed = new Map([[0, 0]]);
  for (const v of renamed.keys()) {
    const order = neighbours[v]!.sort((a, b) => colours[a]! - colours[b]! || a - b);
    for (const w of order) if (!renamed.has(w)) renamed.set(w, renamed.size);
  }
  const ends = edges.map((_, e) => [from[e]!, to[e]!].map((v) => renamed.get(v)!).sort((a, b) => a - b));
  return ends
    .map(([a, b]) => `${a}-${b}`)
    .sort()
    .join();
}

/** Number of letters converted to text at a time. */
const LETTERS = 4096;

/**
 * Edges in order, four letters of 16 bits each. Decimal digits would take a third of a second for a million
 * edges.
 */
function packed(edges: Rooted): string {
  const letters = new Uint16Array(LETTERS);
  let text = "";
  let count = 0;
  for (const [a, b] of edges) {
    letters[count++] = a >>> 16;
    letters[count++] = a;
    letters[count++] = b >>> 16;
    letters[count++] = b;
    if (count < LETTERS) continue;
    text += String.fromCharCode(...letters);
    count = 0;
  }
  return text + String.fromCharCode(...letters.subarray(0, count));
}

/** Trees as edges from the parent of each vertex, fewest vertices first. */
export function* trees(): Generator<[Edge[]]> {
  for (let n = 1; ; n++) for (const edges of grown([], n)) yield [edges];
}

function* grown(edges: Edge[], n: number): Generator<Edge[]> {
  const child = edges.length + 1;
  if (child === n) yield edges;
  else for (let parent = 0; parent < child; parent++) yield* grown([...edges, [parent, child]], n);
}

/** Graphs on the vertices 0 to 3 with loops and parallel edges, fewest edges first. */
export function* multigraphs(): Generator<[Edge[]]> {
  for (let m = 0; ; m++) {
    for (const edges of chosen(m, 0)) if (standing(edges).flat().length === m) yield [edges];
  }
}

function* chosen(m: number, first: number): Generator<Edge[]> {
  if (m === 0) yield [];
  else {
    for (let i = first; i < PAIRS.length; i++) {
      for (const more of chosen(m - 1, i)) yield [PAIRS[i]!, ...more];
    }
  }
}

const PAIRS: readonly Edge[] = [0, 1, 2, 3].flatMap((b) =>
  [0, 1, 2, 3].slice(0, b + 1).map((a): Edge => [a, b]),
);
