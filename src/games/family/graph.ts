import type { Cell, Key } from "../../types.ts";
import {
  aliveOf,
  type BoardGraph,
  componentsOf,
  isRegion,
  type Offer,
  type Region,
  type RegionFace,
} from "./board-graph.ts";
import { GRAPH, parseGraph } from "./graph-notation.ts";

/** Edges between remaining cells, and the cells without any. */
function edgesOf(left: Region): string {
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

function format(left: Region): string {
  const { arena, cells } = left;
  return cells.length === arena.near.length && arena.written !== undefined ? arena.written : edgesOf(left);
}

const keys = new WeakMap<BoardGraph, string>();

/** Key of a graph; equal for graphs with the same edges between vertices of the same names. */
function key(left: Region): Key {
  if (left.cells.length < left.arena.near.length) return edgesOf(left);
  let known = keys.get(left.arena);
  if (known === undefined) {
    known = edgesOf(left);
    keys.set(left.arena, known);
  }
  return known;
}

/**
 * Region with its vertices renumbered by its shape, as far as colour refinement distinguishes them. Equal
 * results imply isomorphic regions; isomorphic trees always have equal results.
 */
function canonicalGraph(left: Region): Region {
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

/** Colours by degree, refined by the colours of the neighbours until the number of colours is stable. */
function coloursOf({ arena, cells }: Region, alive: Uint8Array): Int32Array {
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

/**
 * Order of all vertices in which each is adjacent to an earlier one if possible, the smallest colours first.
 */
function orderOf({ arena, cells }: Region, alive: Uint8Array, colours: Int32Array): number[] {
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

/** Draws the remaining vertices and edges; moves named by two vertices belong to the edge between them. */
function draw(left: Region, offers: Iterable<Offer>): Cell[] {
  const { arena, cells } = left;
  const alive = aliveOf(left);
  const names = new Map<string, string[]>();
  for (const offer of offers)
    names.set(offer.cells.join(), [...(names.get(offer.cells.join()) ?? []), offer.at]);
  const touchOf = (...touched: readonly number[]) => {
    const touch = names.get(touched.join());
    return touch !== undefined && { touch };
  };
  const drawn: Cell[] = [];
  for (const cell of cells)
    for (const other of arena.near[cell]!) {
      if (alive[other] === 0 || other < cell) continue;
      const [x, y] = arena.places[cell]!;
      drawn.push({ shape: "edge", x, y, end: arena.places[other]!, ...touchOf(cell, other) });
    }
  for (const cell of cells) {
    const [x, y] = arena.places[cell]!;
    drawn.push({ shape: "token", x, y, ...touchOf(cell) });
    drawn.push({ shape: "label", x: x + 0.5, y, text: arena.nameOf(cell) });
  }
  return drawn;
}

/** Notation, keys and drawings of games on graphs. */
export const onGraph: RegionFace = {
  space: "other",
  parse: parseGraph,
  format,
  key,
  isPosition: (value) => isRegion(value, () => true),
  notation: GRAPH,
  accelerators: {
    canonical: canonicalGraph,
  },
  draw,
};

/** Number of vertices of the path or cycle, if the region is one of these. */
export function lengthOf(left: Region): { readonly path: number } | { readonly cycle: number } | undefined {
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
 * Value of a path or a cycle, if the value of a path of n vertices is known and every move in a cycle leaves
 * a path shorter by one of `taken`.
 */
export function valueOfLength(
  left: Region,
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

/** Paths and cycles of up to `most` vertices, repeated forever. */
export function* pathsAndCycles(most: number): Generator<[Region]> {
  for (;;)
    for (let n = 0; n <= most; n++) {
      yield [parseGraph(`path(${n})`)];
      if (n > 2) yield [parseGraph(`cycle(${n})`)];
    }
}
