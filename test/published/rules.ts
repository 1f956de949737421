// Games of published records as plain rules, since the catalogue need not have them.
import type { Rules } from "../../src/types.ts";

type Place = readonly [number, number];

/** Game whose options are lists of components, with a given key. */
const game = <P>(options: (position: P) => Iterable<readonly P[]>, key: Rules<P>["key"]): Rules<P> => ({
  *moves(position) {
    let at = 0;
    for (const to of options(position)) yield { at: `${at++}`, to };
  },
  key,
});

/**
 * Game of deleting sets of vertices from a graph with neighbourhoods `near`; graphs are bit masks, split into
 * connected parts.
 */
function deleting(near: readonly bigint[], removed: (graph: bigint) => Iterable<bigint>): Rules<bigint> {
  const parts = (graph: bigint): bigint[] => {
    const found: bigint[] = [];
    for (let rest = graph; rest !== 0n; ) {
      let part = rest & -rest;
      for (let edge = part; edge !== 0n; ) {
        let next = 0n;
        near.forEach((mask, v) => {
          if ((edge >> BigInt(v)) & 1n) next |= mask;
        });
        edge = next & graph & ~part;
        part |= edge;
      }
      found.push(part);
      rest &= ~part;
    }
    return found;
  };
  return game(
    function* (graph) {
      for (const gone of removed(graph)) yield parts(graph & ~gone);
    },
    (graph) => graph,
  );
}

const vertices = (graph: bigint): number[] => {
  const found: number[] = [];
  for (let v = 0, rest = graph; rest !== 0n; v++, rest >>= 1n) if (rest & 1n) found.push(v);
  return found;
};

function neighbourhoods(count: number, edges: Iterable<Place>): bigint[] {
  const near = Array<bigint>(count).fill(0n);
  for (const [a, b] of edges) {
    near[a]! |= 1n << BigInt(b);
    near[b]! |= 1n << BigInt(a);
  }
  return near;
}

function* gridEdges(rows: number, columns: number): Generator<Place> {
  for (let v = 0; v < rows * columns; v++) {
    if (v % columns < columns - 1) yield [v, v + 1];
    if (v + columns < rows * columns) yield [v, v + columns];
  }
}

/** Rules of a game on a graph, and the complete graph as start. */
interface OnGraph {
  readonly rules: Rules<bigint>;
  readonly start: bigint;
}

const whole = (count: number): bigint => (1n << BigInt(count)) - 1n;

/** Cram: a domino covers two adjacent cells. */
export function cram(rows: number, columns: number): OnGraph {
  const edges = [...gridEdges(rows, columns)];
  const dominoes = edges.map(([a, b]) => (1n << BigInt(a)) | (1n << BigInt(b)));
  const near = neighbourhoods(rows * columns, edges);
  return {
    rules: deleting(near, (graph) => dominoes.filter((domino) => (domino & ~graph) === 0n)),
    start: whole(rows * columns),
  };
}

/** Node Kayles: a move removes a vertex with all its neighbours. */
function nodeKayles(count: number, edges: Iterable<Place>): OnGraph {
  const near = neighbourhoods(count, edges);
  return {
    rules: deleting(near, (graph) => vertices(graph).map((v) => near[v]! | (1n << BigInt(v)))),
    start: whole(count),
  };
}

export const nodeKaylesOnGrid = (rows: number, columns: number): OnGraph =>
  nodeKayles(rows * columns, gridEdges(rows, columns));

/**
 * Node Kayles on the generalised Petersen graph P(n, 2): a cycle, spokes, and an inner ring with steps of 2.
 */
export const nodeKaylesOnPetersen = (n: number): OnGraph =>
  nodeKayles(
    2 * n,
    Array.from({ length: n }, (_, i): Place[] => [
      [i, (i + 1) % n],
      [i, n + i],
      [n + i, n + ((i + 2) % n)],
    ]).flat(),
  );

/** Moves remove one heap and split the other into two non-empty heaps. */
export const koppersNim: Rules<Place> = game(
  function* ([x, y]) {
    for (const heap of [x, y]) for (let a = 1; a < heap; a++) yield [[a, heap - a] as const];
  },
  ([x, y]) => (x < y ? `${x},${y}` : `${y},${x}`),
);

/** Moves remove at most half of a heap. */
export const halfNim: Rules<number> = game(
  function* (n) {
    for (let take = 1; 2 * take <= n; take++) yield [n - take];
  },
  (n) => n,
);

/** Coin at place n, counted from 1, with the sets of places to its left that may be turned with it. */
export const coins = (with_: (n: number) => Iterable<readonly number[]>): Rules<number> =>
  game(with_, (n) => n);

/** Position given by its options; `[[], [[]]]` is a Nim heap of 2. */
export type Tree = readonly Tree[];

export const trees: Rules<Tree> = game(
  function* (tree) {
    for (const option of tree) yield [option];
  },
  (tree) => JSON.stringify(tree),
);

/** Nim heap as a tree. */
export const star = (n: number): Tree => Array.from({ length: n }, (_, i) => star(i));
