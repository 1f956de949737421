import { NotationError } from "../../errors.ts";
import { t } from "../../locale/games.ts";
import type { Text } from "../../types.ts";
import type { BoardGraph, Region } from "./board-graph.ts";
import { gridArena, onGrid } from "./grid.ts";
import { parseLinks, ranked } from "./links.ts";

const MOST_VERTICES = 1000;

export const GRAPH: Text = t("graph");

type Edges = readonly (readonly [number, number])[];

const named = new Map<string, BoardGraph>();

/** Graph with vertices 0, 1, 2, …, or with the given `names`. */
function arenaOf(
  places: BoardGraph["places"],
  edges: Edges,
  more: { readonly written?: string; readonly names?: ArrayLike<number> } = {},
): BoardGraph {
  const near: number[][] = places.map(() => []);
  for (const [a, b] of edges) {
    if (a === b || near[a]!.includes(b)) continue;
    near[a]!.push(b);
    near[b]!.push(a);
  }
  for (const each of near) each.sort((a, b) => a - b);
  const { written, names } = more;
  return {
    near,
    places,
    nameOf: (cell) => `${names?.[cell] ?? cell}`,
    ...(written !== undefined && { written }),
  };
}

/** `count` points on a circle, far enough apart to be touched. */
export function circle(count: number): [number, number][] {
  const radius = Math.max(1.5, count / 4);
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / Math.max(1, count) - Math.PI / 2;
    return [rounded(radius * (1 + Math.cos(angle))), rounded(radius * (1 + Math.sin(angle)))];
  });
}

const rounded = (x: number): number => Math.round(4 * x) / 4;

/** Path through the vertices 0 to `count` - 1. */
const chain = (count: number): Edges =>
  Array.from({ length: Math.max(0, count - 1) }, (_, i) => [i, i + 1] as const);

interface Shape {
  /** Format of the name with its numbers. */
  readonly pattern: RegExp;
  vertices(...numbers: readonly number[]): number;
  arena(written: string, ...numbers: readonly number[]): BoardGraph;
}

/** Named graphs. */
const shapes: readonly Shape[] = [
  {
    pattern: /^path\((\d{1,6})\)$/,
    vertices: (n) => n,
    arena: (written, n) =>
      arenaOf(
        Array.from({ length: n }, (_, x) => [2 * x, 0] as const),
        chain(n),
        { written },
      ),
  },
  {
    pattern: /^cycle\((\d{1,6})\)$/,
    vertices: (n) => n,
    arena: (written, n) =>
      arenaOf(circle(n), [...chain(n), ...(n > 2 ? [[n - 1, 0] as const] : [])], { written }),
  },
  {
    pattern: /^complete\((\d{1,6})\)$/,
    vertices: (n) => n,
    arena: (written, n) =>
      arenaOf(
        circle(n),
        Array.from({ length: n }, (_, a) => Array.from({ length: a }, (_, b) => [b, a] as const)).flat(),
        { written },
      ),
  },
  {
    pattern: /^star\((\d{1,6}(?:,\d{1,6})*)\)$/,
    vertices: (...legs) => 1 + legs.reduce((a, b) => a + b, 0),
    arena: star,
  },
  {
    pattern: /^grid\((\d{1,6})[x×*](\d{1,6})\)$/,
    vertices: (rows, columns) => rows * columns,
    arena: (written, rows, columns) => ({ ...gridArena(rows, columns), nameOf: String, written }),
  },
  {
    pattern: /^torus\((\d{1,6})[x×*](\d{1,6})\)$/,
    vertices: (rows, columns) => rows * columns,
    arena: (written, rows, columns) => {
      const { columns: _, torus: __, ...arena } = gridArena(rows, columns, true);
      return { ...arena, nameOf: String, written };
    },
  },
];

/** Star with paths of these lengths from vertex 0. */
function star(written: string, ...legs: readonly number[]): BoardGraph {
  const places: [number, number][] = [[0, 0]];
  const edges: (readonly [number, number])[] = [];
  for (const [i, length] of legs.entries()) {
    for (let step = 1; step <= length; step++) {
      edges.push([step === 1 ? 0 : places.length - 1, places.length]);
      places.push([2 * step, 2 * i]);
    }
  }
  return arenaOf(places, edges, { written });
}

/**
 * Reads a graph: its edges, or a name with numbers.
 * @throws NotationError
 */
export function parseGraph(text: string): Region {
  for (const { pattern, vertices, arena } of shapes) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const numbers = found.slice(1).flatMap((each) => each.split(",").map(Number));
    const count = vertices(...(numbers as [number, number]));
    if (count > MOST_VERTICES) {
      throw new NotationError(
        text,
        text.indexOf("(") + 1,
        t("graphMostVertices", { mostVertices: MOST_VERTICES }),
      );
    }
    let known = named.get(text);
    if (known === undefined) {
      known = arena(text, ...(numbers as [number, number]));
      if (named.size > 500) named.clear();
      named.set(text, known);
    }
    return { arena: known, cells: [...known.near.keys()] };
  }
  if (/^grid\([.#/]+\)$/.test(text)) return pictured(text);
  if (!/^\d/.test(text)) throw new NotationError(text, 0, GRAPH);
  const { names, edges } = parseEdges(text, "-");
  const arena = arenaOf(circle(names.length), edges, { names });
  return { arena, cells: [...arena.near.keys()] };
}

/** Grid with holes; its squares are numbered row by row. */
function pictured(text: string): Region {
  const start = "grid(".length;
  try {
    const { arena, cells } = onGrid.parse(text.slice(start, -1));
    const columns = arena.columns!;
    return { ...parseGraph(`grid(${arena.near.length / columns}x${columns})`), cells };
  } catch (error) {
    throw error instanceof NotationError ? error.within(text, start) : error;
  }
}

/**
 * Reads edges and single vertices, separated by commas. Returns the names of the vertices, and edges as
 * indices into them.
 * @throws NotationError
 */
export function parseEdges(
  text: string,
  sign: "-" | ">",
): { readonly names: Int32Array; readonly edges: Edges } {
  // A single vertex is read as an edge from the vertex to itself.
  let at = 0;
  const doubled: string[] = [];
  const shifts: [number, number][] = [];
  let to = 0;
  for (const word of text.split(",")) {
    const single = /^\d+$/.test(word) ? `${word}${sign}${word}` : word;
    shifts.push([to, at]);
    doubled.push(single);
    at += word.length + 1;
    to += single.length + 1;
  }
  const placed = (offset: number) => {
    const [from, start] = shifts.findLast(([from]) => from <= offset) ?? [0, 0];
    return Math.min(text.length, start + offset - from);
  };
  try {
    const { from, to } = parseLinks(doubled.join(), sign);
    const all = new Int32Array(2 * from.length);
    all.set(from);
    all.set(to, from.length);
    const { names, ranks } = ranked(all);
    if (names.length > MOST_VERTICES) throw new NotationError(text, 0, GRAPH);
    return { names, edges: Array.from(from, (_, e) => [ranks[e]!, ranks[from.length + e]!] as const) };
  } catch (error) {
    if (!(error instanceof NotationError) || error.input === text) throw error;
    throw new NotationError(text, placed(error.offset), error.expected);
  }
}
