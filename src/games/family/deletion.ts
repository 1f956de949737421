import type { CellRules, DeletionRules } from "../../encoding.ts";
import { has, remove } from "../../number/bit-set.ts";
import type { Accelerators, Game, Move } from "../../types.ts";
import {
  aliveOf,
  type BoardGraph,
  componentsOf,
  componentsWithout,
  Piece,
  type Region,
  type RegionFace,
  shapeOf,
  wordsOf,
} from "./board-graph.ts";
import { partsOfArcs, partsOfNodes } from "./reduced.ts";

// A deletion game is defined by a list of takes for each position. Moves, their names, drawings, the data of
// the compiled search and the components follow from it: components are the connected sets of cells that a
// take leaves.

/** Take: the cells that name it, all of which must be left, and the cells that it removes. */
interface Take {
  readonly needs: readonly number[];
  readonly removes: readonly number[];
}

/** Rule of a deletion game. */
export interface DeletionRule<R extends Region> {
  takes(left: R): Iterable<Take>;
  /**
   * Whether a take is legal whenever the cells that it needs are left. Then the takes of the whole board
   * describe all moves.
   */
  readonly local: boolean;
  /** Kind of the rule, if compiled searches have special support for it. */
  readonly kind?: NonNullable<DeletionRules["kind"]>;
  /** Least size of a component that has a move. Default: 1. */
  readonly least?: number;
  /** Parts whose sum has the value of a position, if they are simpler than its components. */
  readonly parts?: (left: R) => readonly R[];
  /** Estimated number of moves that a search visits. */
  cost(left: R): number;
}

/** Game of a deletion rule, without its name, rule text, start positions and theorems. */
export function deletionGame<R extends Region>(
  { draw, ...face }: RegionFace<R>,
  rule: DeletionRule<R>,
  more: Accelerators<R> = {},
): Omit<Game<R>, "id" | "name" | "rule" | "start" | "theorems"> {
  const { takes, least = 1, local, kind, cost } = rule;
  const nameOf = ({ arena }: R, { needs: [first, ...more] }: Take): string =>
    more.reduce((name, cell) => `${name}-${arena.nameOf(cell)}`, arena.nameOf(first!));
  // Components keep the arena of the whole position.
  const lasting = (components: readonly Region[]) =>
    components.filter(({ cells }) => cells.length >= least) as R[];
  return {
    ...face,
    *moves(left): Generator<Move<R>> {
      for (const take of takes(left))
        yield { at: nameOf(left, take), to: lasting(componentsWithout(left, take.removes)) };
    },
    accelerators: {
      ...face.accelerators,
      decompose: rule.parts ?? ((left) => lasting(componentsOf(left))),
      ...(local && { encoding: compiled((arena) => [...takes(wholeOf(arena) as R)], kind) }),
      cost,
      ...more,
    },
    board: (left) =>
      draw(
        left,
        [...takes(left)].map((take) => ({ at: nameOf(left, take), cells: take.needs })),
      ),
  };
}

/** Rules for the compiled search, computed once for each arena. */
function compiled<R extends Region>(
  movesOf: (arena: BoardGraph) => DeletionRules["moves"],
  kind: DeletionRules["kind"],
): CellRules<R> {
  const known = new WeakMap<BoardGraph, DeletionRules>();
  return {
    kind: "cells",
    ...(kind !== undefined && { certificate: "nimber-board" }),
    of({ arena, cells }) {
      let game = known.get(arena);
      if (game === undefined) {
        const { near, columns, torus } = arena;
        game = {
          near,
          moves: movesOf(arena),
          ...(kind !== undefined && { kind }),
          ...(columns !== undefined && !torus && { columns }),
        };
        known.set(arena, game);
      }
      return { game, left: cells };
    },
  };
}

const wholeOf = (arena: BoardGraph): Region => ({ arena, cells: [...arena.near.keys()] });

/** Pairs of adjacent remaining cells, the smaller one first. */
export function arcsOf(left: Region): (readonly [number, number])[] {
  const alive = aliveOf(left);
  const arcs: (readonly [number, number])[] = [];
  for (const cell of left.cells)
    for (const other of left.arena.near[cell]!)
      if (other > cell && alive[other] === 1) arcs.push([cell, other]);
  return arcs;
}

/**
 * Estimated moves of a search, fitted to measurements. On whole boards the number of positions grows about as
 * 1.37 to the power of the number of cells. Other regions have more with a longer shorter side, and fewer
 * with more links and ends.
 */
function effortOfArcs(left: Region): number {
  const { columns, near } = left.arena;
  const { cells, links, ends } = shapeOf(left);
  const short = columns === undefined ? 0 : Math.min(columns, near.length / columns);
  return 1.44 ** Math.min(cells + 0.14 * short - 0.045 * (2 * links) - 0.3 * ends, 1000);
}

/** Take that removes exactly the cells that name it. */
const alone = (needs: readonly number[]): Take => ({ needs, removes: needs });

/** Takes of two adjacent cells. */
export const arcDeletion: DeletionRule<Region> = {
  takes: (left) => arcsOf(left).map(alone),
  local: true,
  kind: "arcs",
  least: 2,
  parts: partsOfArcs,
  cost: effortOfArcs,
};

/** Takes of a cell and all its neighbours. */
export const nodeDeletion: DeletionRule<Region> = {
  takes: ({ arena, cells }) =>
    cells.map((cell) => ({ needs: [cell], removes: [cell, ...arena.near[cell]!] })),
  local: true,
  kind: "nodes",
  parts: partsOfNodes,
  cost: ({ cells }) => 1.3 ** Math.min(cells.length, 1000),
};

/** Takes of one cell, or of two adjacent cells. */
export const pinDeletion: DeletionRule<Region> = {
  takes: (left) => [...left.cells.map((cell) => alone([cell])), ...arcsOf(left).map(alone)],
  local: true,
  kind: "pins",
  cost: ({ cells }) => 1.5 ** Math.min(cells.length, 1000),
};

const centred = new WeakMap<BoardGraph, readonly (readonly [number, number])[]>();

/** Pairs of adjacent cells of an arena, those near the centre first. */
function fromCentre(arena: BoardGraph): readonly (readonly [number, number])[] {
  let pairs = centred.get(arena);
  if (pairs === undefined) {
    const { places } = arena;
    const [x, y] = [0, 1].map((axis) => places.reduce((sum, place) => sum + place[axis]!, 0) / places.length);
    const far = ([a, b]: readonly [number, number]): number =>
      Math.abs((places[a]![0] + places[b]![0]) / 2 - x!) + Math.abs((places[a]![1] + places[b]![1]) / 2 - y!);
    pairs = arcsOf(wholeOf(arena)).sort((one, other) => far(one) - far(other));
    centred.set(arena, pairs);
  }
  return pairs;
}

/** Options of takes of two adjacent cells, each as one region. */
export function* withoutArcs(left: Region): Generator<readonly Region[]> {
  const { arena } = left;
  const words = wordsOf(left);
  for (const [a, b] of fromCentre(arena)) {
    if (!has(words, a) || !has(words, b)) continue;
    const rest = words.slice();
    remove(rest, a);
    remove(rest, b);
    yield [new Piece(arena, rest)];
  }
}
