import type { CellRules, DeletionRules } from "../../encoding.ts";
import { type Arena, aliveOf, componentsWithout, type Left } from "./arena.ts";

/** Pairs of near cells that are left, the lesser first. */
export function* arcsOf(left: Left): Generator<readonly [number, number]> {
  const alive = aliveOf(left);
  for (const cell of left.cells)
    for (const other of left.arena.near[cell]!) if (other > cell && alive[other] === 1) yield [cell, other];
}

/** What a move leaves that takes two near cells: of single ones nothing more can be taken. */
export const componentsOfArcs = (left: Left, removed: readonly number[]): Left[] =>
  componentsWithout(left, removed).filter(({ cells }) => cells.length > 1);

type Moves = DeletionRules["moves"];

/** Rules for the compiled search: made once for each arena. */
export function compiled(kind: DeletionRules["kind"], movesOf: (arena: Arena) => Moves): CellRules<Left> {
  const known = new WeakMap<Arena, DeletionRules>();
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

const whole = (arena: Arena): Left => ({ arena, cells: [...arena.near.keys()] });

const arcMoves = (arena: Arena): Moves =>
  [...arcsOf(whole(arena))].map((pair) => ({ needs: pair, removes: pair }));

const nodeMoves = ({ near }: Arena): Moves =>
  near.map((others, cell) => ({ needs: [cell], removes: [cell, ...others] }));

/** A move takes two near cells. */
export const arcsRules: CellRules<Left> = compiled("arcs", arcMoves);

/** A move takes a cell, and all that are near it. */
export const nodesRules: CellRules<Left> = compiled("nodes", nodeMoves);

/** A move takes a cell, or two that are near each other. */
export const pinsRules: CellRules<Left> = compiled("pins", (arena) => [
  ...arena.near.map((_, cell) => ({ needs: [cell], removes: [cell] })),
  ...arcMoves(arena),
]);

/** As measured on whole boards, where the number of positions that a search looks at grows so with the cells. */
export const effortOfArcs = ({ cells }: Left): number => 1.37 ** Math.min(cells.length, 1000);
