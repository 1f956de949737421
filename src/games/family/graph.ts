import { NotationError } from "../../errors.ts";
import type { Cell, Key, Text } from "../../types.ts";
import { type Arena, aliveOf, componentsOf, isLeft, type Left, type LeftFace } from "./arena.ts";
import { gridArena } from "./grid.ts";
import { parseLinks, ranked } from "./links.ts";

const MOST_VERTICES = 1000;

const GRAPH: Text = {
  en: "a graph: edges as 0-1,1-2 with single vertices as 5, or path(9), cycle(9), complete(4), star(2,3,4), grid(3x4), torus(3x4)",
  zh: "一个图：各边如 0-1,1-2，孤立顶点如 5；或 path(9)、cycle(9)、complete(4)、star(2,3,4)、grid(3x4)、torus(3x4)",
};

type Edges = readonly (readonly [number, number])[];

const named = new Map<string, Arena>();

/** A graph of vertices 0, 1, 2, …, called by `names` where these are given. */
function arenaOf(
  places: Arena["places"],
  edges: Edges,
  more: { readonly written?: string; readonly names?: ArrayLike<number> } = {},
): Arena {
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

/** So many points of a circle, far enough apart to be touched. */
function circle(count: number): [number, number][] {
  const radius = Math.max(1.5, count / 4);
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / Math.max(1, count) - Math.PI / 2;
    return [rounded(radius * (1 + Math.cos(angle))), rounded(radius * (1 + Math.sin(angle)))];
  });
}

const rounded = (x: number): number => Math.round(4 * x) / 4;

/** Vertices 0 to `count` - 1, each joined to the next. */
const chain = (count: number): Edges =>
  Array.from({ length: Math.max(0, count - 1) }, (_, i) => [i, i + 1] as const);

interface Shape {
  /** The name with its numbers. */
  readonly pattern: RegExp;
  vertices(...numbers: readonly number[]): number;
  arena(written: string, ...numbers: readonly number[]): Arena;
}

/** Graphs that have a name. */
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

/** Paths of these lengths that begin at vertex 0. */
function star(written: string, ...legs: readonly number[]): Arena {
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

function parse(text: string): Left {
  for (const { pattern, vertices, arena } of shapes) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const numbers = found.slice(1).flatMap((each) => each.split(",").map(Number));
    const count = vertices(...(numbers as [number, number]));
    if (count > MOST_VERTICES) {
      throw new NotationError(text, text.indexOf("(") + 1, {
        en: `a graph of at most ${MOST_VERTICES} vertices`,
        zh: `不超过 ${MOST_VERTICES} 个顶点的图`,
      });
    }
    let known = named.get(text);
    if (known === undefined) {
      known = arena(text, ...(numbers as [number, number]));
      if (named.size > 500) named.clear();
      named.set(text, known);
    }
    return { arena: known, cells: [...known.near.keys()] };
  }
  if (!/^\d/.test(text)) throw new NotationError(text, 0, GRAPH);
  return parseEdges(text);
}

/** Edges between commas, and vertices that have none. */
function parseEdges(text: string): Left {
  // A single vertex is read as one that is joined to itself.
  let at = 0;
  const doubled: string[] = [];
  const shifts: [number, number][] = [];
  let to = 0;
  for (const word of text.split(",")) {
    const single = /^\d+$/.test(word) ? `${word}-${word}` : word;
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
    const { from, to } = parseLinks(doubled.join(), "-");
    const all = new Int32Array(2 * from.length);
    all.set(from);
    all.set(to, from.length);
    const { names, ranks } = ranked(all);
    if (names.length > MOST_VERTICES) throw new NotationError(text, 0, GRAPH);
    const edges = Array.from(from, (_, e) => [ranks[e]!, ranks[from.length + e]!] as const);
    const arena = arenaOf(circle(names.length), edges, { names });
    return { arena, cells: [...arena.near.keys()] };
  } catch (error) {
    if (!(error instanceof NotationError) || error.input === text) throw error;
    throw new NotationError(text, placed(error.offset), error.expected);
  }
}

/** The edges between cells that are left, and the cells that have none. */
function edgesOf(left: Left): string {
  const { arena, cells } = left;
  const alive = aliveOf(left);
  const words: string[] = [];
  for (const cell of cells) {
    const others = arena.near[cell]!.filter((other) => alive[other] === 1);
    if (others.length === 0) words.push(arena.nameOf(cell));
    for (const other of others) if (other > cell) words.push(`${arena.nameOf(cell)}-${arena.nameOf(other)}`);
  }
  return words.join() || "path(0)";
}

function format(left: Left): string {
  const { arena, cells } = left;
  return cells.length === arena.near.length && arena.written !== undefined ? arena.written : edgesOf(left);
}

const keys = new WeakMap<Arena, string>();

/** Graphs of the same edges between vertices of the same names have one key. */
function key(left: Left): Key {
  if (left.cells.length < left.arena.near.length) return edgesOf(left);
  let known = keys.get(left.arena);
  if (known === undefined) {
    known = edgesOf(left);
    keys.set(left.arena, known);
  }
  return known;
}

/**
 * A part with its vertices numbered in an order that follows from its shape, as far as a refinement of degrees tells
 * them apart: equal numbers mean isomorphic parts, and trees that are isomorphic have equal ones.
 */
function canonicalGraph(left: Left): Left {
  const { arena, cells } = left;
  const alive = aliveOf(left);
  const colours = coloursOf(left, alive);
  const order = orderOf(left, alive, colours);
  const number = new Int32Array(alive.length).fill(-1);
  order.forEach((cell, i) => {
    number[cell] = i;
  });
  const near = order.map((cell) =>
    arena.near[cell]!.filter((other) => alive[other] === 1)
      .map((other) => number[other]!)
      .sort((a, b) => a - b),
  );
  const places = order.map((cell) => arena.places[cell]!);
  return { arena: { near, places, nameOf: String }, cells: cells.map((_, i) => i) };
}

/** Colours by degree, refined by those of the neighbours until there are no more of them. */
function coloursOf({ arena, cells }: Left, alive: Uint8Array): Int32Array {
  const colours = new Int32Array(alive.length);
  for (let before = 0, count = 1; count > before; ) {
    before = count;
    const seen = cells.map((cell) => {
      const around = arena.near[cell]!.filter((other) => alive[other] === 1).map((other) => colours[other]!);
      return String.fromCharCode(colours[cell]!, ...around.sort((a, b) => a - b));
    });
    const ranks = new Map([...new Set(seen)].sort().map((each, i) => [each, i]));
    cells.forEach((cell, i) => {
      colours[cell] = ranks.get(seen[i]!)!;
    });
    count = ranks.size;
  }
  return colours;
}

/** All vertices, each near one before it, those of least colours first. */
function orderOf({ arena, cells }: Left, alive: Uint8Array, colours: Int32Array): number[] {
  const byColour = (a: number, b: number) => colours[a]! - colours[b]! || a - b;
  const seen = new Uint8Array(alive.length);
  const order: number[] = [];
  for (const first of [...cells].sort(byColour)) {
    if (seen[first] === 1) continue;
    seen[first] = 1;
    order.push(first);
    for (let i = order.length - 1; i < order.length; i++) {
      const around = arena.near[order[i]!]!.filter((other) => alive[other] === 1 && seen[other] === 0);
      for (const other of around.sort(byColour)) {
        seen[other] = 1;
        order.push(other);
      }
    }
  }
  return order;
}

/** Vertices and edges that are left, each with the moves that it stands for. */
export function graphBoard(
  left: Left,
  ofVertex: (cell: number) => readonly string[],
  ofEdge: (a: number, b: number) => readonly string[],
): Cell[] {
  const { arena, cells } = left;
  const alive = aliveOf(left);
  const drawn: Cell[] = [];
  for (const cell of cells)
    for (const other of arena.near[cell]!) {
      if (alive[other] === 0 || other < cell) continue;
      const [x, y] = arena.places[cell]!;
      const touch = ofEdge(cell, other);
      drawn.push({ shape: "edge", x, y, end: arena.places[other]!, ...(touch.length > 0 && { touch }) });
    }
  for (const cell of cells) {
    const [x, y] = arena.places[cell]!;
    const touch = ofVertex(cell);
    drawn.push({ shape: "token", x, y, ...(touch.length > 0 && { touch }) });
    drawn.push({ shape: "label", x: x + 0.5, y, text: arena.nameOf(cell) });
  }
  return drawn;
}

/** What games on graphs share: how graphs are written and told apart. */
export const onGraph: LeftFace = {
  space: "other",
  parse,
  format,
  key,
  admits: (value) => isLeft(value, () => true),
  notation: GRAPH,
  canonical: canonicalGraph,
};

/** How many vertices a path has, or a cycle, where all that is left is one of these. */
export function lengthOf(left: Left): { readonly path: number } | { readonly cycle: number } | undefined {
  const { arena, cells } = left;
  const alive = aliveOf(left);
  let ends = 0;
  for (const cell of cells) {
    const degree = arena.near[cell]!.reduce((sum, other) => sum + alive[other]!, 0);
    if (degree > 2) return undefined;
    ends += 2 - degree;
  }
  if (componentsOf(left).length > 1 || (ends !== 0 && ends !== 2)) return undefined;
  return ends === 2 || cells.length === 0 ? { path: cells.length } : { cycle: cells.length };
}

/**
 * The value of a path or a cycle, where that of a path of n is known, and every move in a cycle leaves the path that is
 * shorter by one of `taken`.
 */
export function valueOfLength(
  left: Left,
  pathValue: (n: number) => number,
  ...taken: readonly number[]
): number {
  const length = lengthOf(left)!;
  if ("path" in length) return pathValue(length.path);
  const options = taken.map((less) => pathValue(length.cycle - less));
  let value = 0;
  while (options.includes(value)) value++;
  return value;
}

/** Paths and cycles of up to so many vertices, over and over. */
export function* pathsAndCycles(most: number): Generator<[Left]> {
  for (;;)
    for (let n = 0; n <= most; n++) {
      yield [parse(`path(${n})`)];
      if (n > 2) yield [parse(`cycle(${n})`)];
    }
}
