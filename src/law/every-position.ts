import { and, atLeast, compile, type Effort, isEmpty, or, systemOf, Undefinable } from "../automata/index.ts";
import { variablesOf } from "../rules/of-game.ts";
import { encodedAt } from "../rules/space.ts";
import type { Game } from "../types.ts";
import { freshNames } from "./cases.ts";
import { casesOf } from "./conditions.ts";
import { legalIn } from "./legal.ts";
import { oneOf } from "./options.ts";

// All positions of a game that has finitely many, so that play from each of them proves a law.

/** Most positions of a game that are played one by one. */
const MOST = 20_000;

/**
 * All legal positions of a game, when its rule has a condition for them that only finitely many numbers satisfy; play
 * from each of them then proves a law.
 */
export function everyPosition(
  game: Game<unknown>,
  effort: Effort,
): readonly (readonly number[])[] | undefined {
  const legal = legalIn(game);
  if (legal === undefined) return undefined;
  const variables = variablesOf(game)!;
  try {
    const is = oneOf(casesOf(legal, freshNames()));
    for (let size = 1; size ** variables.length <= 64 * MOST; size *= 2) {
      const beyond = or(...variables.map((name) => atLeast({ [name]: 1 }, size)));
      if (!isEmpty(compile(systemOf("base 2")!, and(is, beyond), effort))) continue;
      const found = boxOf(variables.length, size).filter((each) => encodedAt(game, each) !== undefined);
      return found.length <= MOST ? found : undefined;
    }
  } catch (error) {
    if (!(error instanceof Undefinable)) throw error;
  }
  return undefined;
}

/** All tuples of numbers below `size`. */
const boxOf = (length: number, size: number): number[][] =>
  length === 0
    ? [[]]
    : boxOf(length - 1, size).flatMap((rest) => Array.from({ length: size }, (_, n) => [...rest, n]));
