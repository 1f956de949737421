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

/** Number of sums whose components are kept: those that are read again while they are shown. */
const MOST_KEPT = 64;
/** Longest source that is kept, so that all of them take little memory. */
const LONGEST_KEPT = 100_000;
/** Sums read last, by their source as JSON. */
const recent = new Map<string, readonly Term[]>();

/**
 * Components of a sum, whose games are always the same objects; so are those of a sum that was read recently.
 * @throws NotationError
 */
export function componentsOf(source: SumSource): readonly Term[] {
  const key = JSON.stringify(source);
  if (key.length > LONGEST_KEPT) return read(source);
  const terms = recent.get(key) ?? read(source);
  recent.delete(key);
  recent.set(key, terms);
  if (recent.size > MOST_KEPT) recent.delete(recent.keys().next().value!);
  return terms;
}

function read(source: SumSource): readonly Term[] {
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
