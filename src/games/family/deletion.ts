import type { CellRules, DeletionRules } from "../../encoding.ts";
import {
  aliveOf,
  type BoardGraph,
  componentsWithout,
  has,
  Piece,
  type Region,
  shapeOf,
  wordsOf,
} from "./board-graph.ts";

/** Pairs of near cells that are left, the lesser first. */
export function* arcsOf(left: Region): Generator<readonly [number, number]> {
  const alive = aliveOf(left);
  for (const cell of left.cells)
    for (const other of left.arena.near[cell]!) if (other > cell && alive[other] === 1) yield [cell, other];
}

/** What a move leaves that takes two near cells: of single ones nothing more can be taken. */
export const componentsOfArcs = (left: Region, removed: readonly number[]): Region[] =>
  componentsWithout(left, removed).filter(({ cells }) => cells.length > 1);

type Moves = DeletionRules["moves"];

/** Rules for the compiled search: made once for each arena. */
export function compiled(
  kind: DeletionRules["kind"],
  movesOf: (arena: BoardGraph) => Moves,
): CellRules<Region> {
  const known = new WeakMap<BoardGraph, DeletionRules>();
  return {
    kind: "cells",
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

const whole = (arena: BoardGraph): Region => ({ arena, cells: [...arena.near.keys()] });

const arcMoves = (arena: BoardGraph): Moves =>
  [...arcsOf(whole(arena))].map((pair) => ({ needs: pair, removes: pair }));

const nodeMoves = ({ near }: BoardGraph): Moves =>
  near.map((others, cell) => ({ needs: [cell], removes: [cell, ...others] }));

/** A move takes two near cells. */
export const arcsRules: CellRules<Region> = compiled("arcs", arcMoves);

/** A move takes a cell, and all that are near it. */
export const nodesRules: CellRules<Region> = compiled("nodes", nodeMoves);

/** A move takes a cell, or two that are near each other. */
export const pinsRules: CellRules<Region> = compiled("pins", (arena) => [
  ...arena.near.map((_, cell) => ({ needs: [cell], removes: [cell] })),
  ...arcMoves(arena),
]);

const centred = new WeakMap<BoardGraph, readonly (readonly [number, number])[]>();

/** Pairs of near cells of an arena: those in the middle first. */
function fromCentre(arena: BoardGraph): readonly (readonly [number, number])[] {
  let pairs = centred.get(arena);
  if (pairs === undefined) {
    const { places } = arena;
    const [x, y] = [0, 1].map((axis) => places.reduce((sum, place) => sum + place[axis]!, 0) / places.length);
    const far = ([a, b]: readonly [number, number]): number =>
      Math.abs((places[a]![0] + places[b]![0]) / 2 - x!) + Math.abs((places[a]![1] + places[b]![1]) / 2 - y!);
    pairs = [...arcsOf(whole(arena))].sort((one, other) => far(one) - far(other));
    centred.set(arena, pairs);
  }
  return pairs;
}

/** What moves leave that take two near cells, in one piece. */
export function* withoutArcs(left: Region): Generator<readonly Region[]> {
  const { arena } = left;
  const words = wordsOf(left);
  for (const [a, b] of fromCentre(arena)) {
    if (!has(words, a) || !has(words, b)) continue;
    const rest = words.slice();
    rest[a >> 5]! ^= 1 << a;
    rest[b >> 5]! ^= 1 << b;
    yield [new Piece(arena, rest)];
  }
}

/**
 * As measured on whole boards, where the number of positions that a search looks at grows about as 1.37 to the cells: of
 * other parts more with the shorter side, less with links and ends.
 */
export function effortOfArcs(left: Region): number {
  const { columns, near } = left.arena;
  const { cells, links, ends } = shapeOf(left);
  const short = columns === undefined ? 0 : Math.min(columns, near.length / columns);
  return 1.44 ** Math.min(cells + 0.14 * short - 0.045 * (2 * links) - 0.3 * ends, 1000);
}
