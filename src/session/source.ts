import { parseGame, parseSum } from "../games/notation.ts";
import { t } from "../locale/session.ts";
import type { Component, Game, Text } from "../types.ts";

/** A component in a game of the catalogue. */
export type Placed = Component & { readonly rules: Game<unknown> };

/** A component in notation: the game's, and the position's. */
export interface ComponentText {
  readonly game: string;
  readonly position: string;
}

/** A sum as data: in notation, or its components each in notation. */
export type SumSource = string | readonly ComponentText[];

/** Expected form of a question about one heap. */
export const HEAPS: Text = t("heaps");

const games = new Map<string, Game<unknown>>();

/**
 * The game of a notation; the same object each time, so that what is known of it is found again.
 * @throws NotationError
 */
export function gameOf(notation: string): Game<unknown> {
  const known = games.get(notation) ?? parseGame(notation);
  games.set(notation, known);
  return known;
}

/**
 * The components of a sum, of games that are the same object each time.
 * @throws NotationError
 */
export function componentsOf(source: SumSource): Placed[] {
  if (typeof source !== "string") {
    return source.map((part) => {
      const rules = gameOf(part.game);
      return { rules, position: rules.parse(part.position) };
    });
  }
  return parseSum(source).map(({ rules, position }) => {
    if (!games.has(rules.id)) games.set(rules.id, rules);
    return { rules: games.get(rules.id)!, position };
  });
}

/** A sum as data again. */
export const written = (sum: readonly Placed[]): ComponentText[] =>
  sum.map(({ rules, position }) => ({ game: rules.id, position: rules.format(position) }));
