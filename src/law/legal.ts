import { relationOf, systemOf, Undefinable, witness } from "../automata/index.ts";
import { NotationError } from "../errors.ts";
import { t } from "../locale/law.ts";
import { writtenGame } from "../rules/of-game.ts";
import { parseRule } from "../rules/parse.ts";
import { encodedAt, sidesOf } from "../rules/space.ts";
import type { Condition } from "../rules/syntax.ts";
import type { Game } from "../types.ts";
import { bySum } from "./by-sum.ts";
import { freshNames } from "./cases.ts";
import { casesOf } from "./conditions.ts";
import { oneOf } from "./options.ts";

/** Condition for legal positions of a game with a one-line rule. */
export function legalIn(game: Game<unknown>): Condition | undefined {
  const written = writtenGame(game);
  return written.startsWith("[") ? parseRule(written).legal : undefined;
}

/** Number of positions searched for a legal one before an automaton finds one of any size. */
const SOUGHT = 10_000;

/** Whether one of the first positions, ordered by sum, is legal. */
function hasSmall(game: Game<unknown>, sides: number): boolean {
  let sought = 0;
  for (const position of bySum(sides)) {
    if (encodedAt(game, position) !== undefined) return true;
    if (++sought === SOUGHT) break;
  }
  return false;
}

function isMet(legal: Condition, game: Game<unknown>): boolean {
  const { variables } = parseRule(writtenGame(game));
  if (hasSmall(game, variables.length)) return true;
  try {
    const met = relationOf(systemOf("base 2")!, variables, oneOf(casesOf(legal, freshNames())));
    return witness(met) !== undefined;
  } catch (error) {
    if (error instanceof Undefinable) return false;
    throw error;
  }
}

/**
 * Refuses a game without legal positions, or in which none is found: every law would hold for it.
 * @throws NotationError, LimitError
 */
export function refuseNowhere(game: Game<unknown>): void {
  const legal = legalIn(game);
  const sides = sidesOf(game.space);
  if (legal === undefined ? sides === 0 || hasSmall(game, sides) : isMet(legal, game)) return;
  throw new NotationError(writtenGame(game), legal?.span.start ?? 0, t("noPositionLegal"));
}
