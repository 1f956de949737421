import { NotationError } from "../errors.ts";
import type { Game } from "../types.ts";
import { severalHeaps } from "./several.ts";
import { usualNames } from "./stated.ts";
import { variablesOf } from "./test.ts";

/**
 * The game that a stated law is of: `game`, or where that is of one heap, which the law does not name, and the law
 * speaks of x and y, or of x, y and z, two or three heaps of it, which `parse` reads as a rule in a line.
 * @throws NotationError where there is no such game
 */
export function gameOfLaw(
  text: string,
  game: Game<unknown>,
  parse: (rule: string) => Game<unknown>,
): Game<unknown> {
  const [own, second] = variablesOf(game) ?? [];
  const says = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  if (own === undefined || second !== undefined || says(own)) return game;
  const names = [usualNames(3), usualNames(2)].find((each) => says(each.at(-1)!));
  if (names === undefined) return game;
  const rule = severalHeaps(game, names);
  if (rule !== undefined) return parse(rule);
  const last = names.at(-1)!;
  throw new NotationError(text, text.search(new RegExp(`\\b${last}\\b`)), {
    en: `a law of ${own} alone, as the moves of ${game.id} may leave more than one heap`,
    zh: `只含 ${own} 的规律，因为 ${game.id} 的走法可能留下不止一堆`,
  });
}
