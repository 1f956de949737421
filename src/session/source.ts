import { parseGame, parseSum, type Term } from "../games/notation.ts";
import { t } from "../locale/session.ts";
import type { Game, Text } from "../types.ts";

/** Component in notation: the game and the position. */
export interface ComponentText {
  readonly game: string;
  readonly position: string;
}

/** Sum as data: in notation, or as its components in notation. */
export type SumSource = string | readonly ComponentText[];

/** Expected form of a question about one heap. */
export const HEAPS: Text = t("heaps");

const games = new Map<string, Game<unknown>>();

/**
 * Game with this notation; always the same object, so that cached results are found again.
 * @throws NotationError
 */
export function gameOf(notation: string): Game<unknown> {
  const known = games.get(notation) ?? parseGame(notation);
  games.set(notation, known);
  return known;
}

/**
 * Components of a sum, whose games are always the same objects.
 * @throws NotationError
 */
export function componentsOf(source: SumSource): Term[] {
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

/** Sum as data again. */
export const written = (sum: readonly Term[]): ComponentText[] =>
  sum.map(({ rules, position }) => ({ game: rules.id, position: rules.format(position) }));
