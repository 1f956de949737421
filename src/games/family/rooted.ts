import type { Tick } from "../../types.ts";
import { ranked } from "./links.ts";

/** An edge between two vertices, the smaller first. */
export type Edge = readonly [number, number];

/** The edges of a graph that stands on its ground, vertex 0. */
export type Rooted = readonly Edge[];

/** Edges with their vertices numbered from 0, the ground being 0, and the edges at each vertex, a loop once. */
export interface Numbered {
  readonly vertices: number;
  /** What the vertices were called, ascending. */
  readonly names: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The edges at vertex v are `at[starts[v] .. starts[v + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly at: Int32Array;
}

const kept = new WeakMap<Rooted, Numbered>();

/** More edges than this are not numbered anew each time. */
const MANY = 100;

export function numbered(edges: Rooted, tick?: Tick): Numbered {
  const known = edges.length > MANY ? kept.get(edges) : undefined;
  if (known !== undefined) return known;
  const ends = new Int32Array(2 * edges.length + 1);
  for (let e = 0; e < edges.length; e++) {
    tick?.();
    ends[e] = edges[e]![0];
    ends[edges.length + e] = edges[e]![1];
  }
  const graph = numberedEnds(ends, edges.length);
  if (edges.length > MANY) kept.set(edges, graph);
  return graph;
}

/** The same for edges whose first ends are the first `count` of `ends`, their second ends the next, and then the ground. */
export function numberedEnds(ends: Int32Array, count: number): Numbered {
  const { names, ranks } = ranked(ends);
  const starts = new Int32Array(names.length + 1);
  const [from, to] = [ranks.slice(0, count), ranks.slice(count, 2 * count)];
  for (let e = 0; e < count; e++) {
    starts[from[e]! + 1]!++;
    if (from[e] !== to[e]) starts[to[e]! + 1]!++;
  }
  for (let v = 0; v < names.length; v++) starts[v + 1]! += starts[v]!;
  const at = new Int32Array(starts[names.length]!);
  const next = starts.slice();
  for (let e = 0; e < count; e++) {
    at[next[from[e]!]!++] = e;
    if (from[e] !== to[e]) at[next[to[e]!]!++] = e;
  }
  return { vertices: names.length, names, from, to, starts, at };
}

/** What is joined to the ground without the edge `cut`, by their numbers, in parts that meet only there. */
export function partsOf({ vertices, from, to, starts, at }: Numbered, cut = -1, tick?: Tick): number[][] {
  const seen = new Uint8Array(vertices);
  /** To which part an edge belongs, counted from 1. */
  const partOf = new Int32Array(from.length);
  seen[0] = 1;
  if (cut >= 0) partOf[cut] = -1;
  let count = 0;
  const reached: number[] = [];
  for (let i = starts[0]!; i < starts[1]!; i++) {
    if (partOf[at[i]!] !== 0) continue;
    partOf[at[i]!] = ++count;
    reached.push(at[i]!);
    for (let e = reached.pop(); e !== undefined; e = reached.pop()) {
      tick?.();
      for (let v = from[e]!, end = 0; end < 2; v = to[e]!, end++) {
        if (seen[v] === 1) continue;
        seen[v] = 1;
        for (let j = starts[v]!; j < starts[v + 1]!; j++) {
          if (partOf[at[j]!] !== 0) continue;
          partOf[at[j]!] = count;
          reached.push(at[j]!);
        }
      }
    }
  }
  const parts = Array.from({ length: count }, (): number[] => []);
  for (let e = 0; e < partOf.length; e++) if (partOf[e]! > 0) parts[partOf[e]! - 1]!.push(e);
  return parts;
}

/** What is joined to the ground, in parts that meet only there. */
export function standing(edges: Rooted): Edge[][] {
  return partsOf(numbered(edges)).map((part) => part.map((e) => edges[e]!));
}

/** Larger graphs are told apart by their edges as they are. */
const REFINED = 60;

/**
 * The edges under new names for the vertices, which do not depend on the old names as far as vertices differ in
 * the colours of their neighbours, refined until stable: equal keys are equal graphs, and of small trees all equal
 * ones have equal keys, of other small graphs nearly all.
 */
export function rootedKey(edges: Rooted): string {
  if (edges.length > REFINED) return edges.join(";");
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

/** Trees, by the parent of each vertex, fewest vertices first. */
export function* trees(): Generator<[Edge[]]> {
  for (let n = 1; ; n++) for (const edges of grown([], n)) yield [edges];
}

function* grown(edges: Edge[], n: number): Generator<Edge[]> {
  const child = edges.length + 1;
  if (child === n) yield edges;
  else for (let parent = 0; parent < child; parent++) yield* grown([...edges, [parent, child]], n);
}

/** Graphs on vertices 0 to 3 with loops and parallel edges, fewest edges first. */
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
