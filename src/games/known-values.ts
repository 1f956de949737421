import { leastNotIn } from "../nimber/mex.ts";
import { isNatural, type Natural, natural } from "../nimber/natural.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game } from "../types.ts";

// Values of positions that a game knows without a solver, for games that are made of other games.

/**
 * Largest position whose value is computed from the rules; larger ones need a theorem.
 */
const NEAR = 1500;

/** Size of a heap, or the estimated moves of a search. */
export const sizeOf = (game: Game<unknown>, position: unknown): number =>
  game.space === "heap" ? Number(position) : (game.accelerators?.cost?.(position) ?? 0);

/** Values of positions, from a theorem on the game, or from its rules for small positions without cycles. */
export function knownValues(game: Game<unknown>): (position: unknown) => Natural | undefined {
  const theorem = game.theorems.find(({ play }) => play !== "misere");
  const known = new Map<unknown, Natural | undefined>();
  const searched = (position: unknown): Natural | undefined => {
    const key = game.key(position);
    if (known.has(key)) return known.get(key);
    // Marks the position as open: a position that play can return to has no such value.
    known.set(key, undefined);
    const seen = new Set<Natural>();
    for (const { to } of game.moves(position)) {
      const parts = to.map(searched);
      if (parts.includes(undefined)) return undefined;
      seen.add(natural(nimSum(...(parts as Natural[]))));
    }
    const least = leastNotIn((number) => seen.has(number));
    known.set(key, least);
    return least;
  };
  return (position) => {
    const said = theorem?.covers?.(position) === false ? undefined : theorem?.says(position);
    if (isNatural(said)) return said;
    return sizeOf(game, position) > NEAR ? undefined : searched(position);
  };
}
