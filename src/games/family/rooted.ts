/** An edge between two vertices, the smaller first. */
export type Edge = readonly [number, number];

/** The edges of a graph that stands on its ground, vertex 0. */
export type Rooted = readonly Edge[];

/** The edges at each vertex, by their index, a loop once. */
export function incident(edges: Rooted): Map<number, number[]> {
  const at = new Map<number, number[]>();
  for (const [i, edge] of edges.entries()) {
    for (const v of new Set(edge)) {
      const here = at.get(v);
      if (here === undefined) at.set(v, [i]);
      else here.push(i);
    }
  }
  return at;
}

/** What is joined to the ground, in parts that meet only there. */
export function standing(edges: Rooted): Edge[][] {
  const at = incident(edges);
  const done = new Set<number>();
  const parts: Edge[][] = [];
  for (const first of at.get(0) ?? []) {
    if (done.has(first)) continue;
    done.add(first);
    const part = [first];
    for (const i of part) {
      for (const j of edges[i]!.flatMap((v) => (v === 0 ? [] : at.get(v)!))) {
        if (done.has(j)) continue;
        done.add(j);
        part.push(j);
      }
    }
    parts.push(part.sort((i, j) => i - j).map((i) => edges[i]!));
  }
  return parts;
}

/**
 * The edges under new names for the vertices, which do not depend on the old names as far as vertices differ in
 * the colours of their neighbours, refined until stable: equal keys are equal graphs, and of trees all equal ones
 * have equal keys, of other graphs nearly all.
 */
export function rootedKey(edges: Rooted): string {
  const at = incident(edges);
  const neighbours = new Map(
    [...at].map(([v, here]) => [v, here.map((i) => (edges[i]![0] === v ? edges[i]![1] : edges[i]![0]))]),
  );
  let colours = new Map([...at.keys()].map((v) => [v, v === 0 ? 0 : 1]));
  for (let count = 0; new Set(colours.values()).size > count; ) {
    count = new Set(colours.values()).size;
    const seen = [...neighbours].map(([v, near]) => {
      const around = near.map((w) => colours.get(w)!).sort((a, b) => a - b);
      return [v, `${colours.get(v)},${around}`] as const;
    });
    const ranks = new Map(
      [...new Set(seen.map(([, name]) => name))].sort().map((name, rank) => [name, rank]),
    );
    colours = new Map(seen.map(([v, name]) => [v, ranks.get(name)!]));
  }
  const renamed = new Map([[0, 0]]);
  for (const v of renamed.keys()) {
    const order = (neighbours.get(v) ?? []).sort((a, b) => colours.get(a)! - colours.get(b)! || a - b);
    for (const w of order) if (!renamed.has(w)) renamed.set(w, renamed.size);
  }
  const ends = edges.map((edge) => edge.map((v) => renamed.get(v)!).sort((a, b) => a - b));
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
