import { parseGame, parseSum } from "../games/notation.ts";
import type { Component } from "../solve/component.ts";
import type { Game } from "../types.ts";

/** A component in notation: the game's, and the position's. */
export interface Part {
  readonly game: string;
  readonly position: string;
}

/** A sum as data: in notation, or its components each in notation. */
export type Source = string | readonly Part[];

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
export function componentsOf(source: Source): Component[] {
  if (typeof source !== "string") {
    return source.map((part) => {
      const game = gameOf(part.game);
      return { game, position: game.parse(part.position) };
    });
  }
  return parseSum(source).map(({ game, position }) => {
    if (!games.has(game.id)) games.set(game.id, game);
    return { game: games.get(game.id)!, position };
  });
}

/** A sum as data again. */
export const written = (sum: readonly Component[]): Part[] =>
  sum.map(({ game, position }) => ({ game: game.id, position: game.format(position) }));
