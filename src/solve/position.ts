import { PositionError } from "../errors.ts";
import type { Game, Rules } from "../types.ts";

/** Rules that may be those of a game. */
type Known<P> = Rules<P> & Partial<Pick<Game<P>, "id" | "notation" | "admits">>;

const ANY = { en: "as its rules have them", zh: "符合其规则" };

/**
 * Every question about a position comes by here.
 * @throws PositionError when `position` is none of the game, where that can be told.
 */
export function expectPosition<P>(rules: Known<P>, position: P): void {
  if (rules.admits === undefined || rules.admits(position)) return;
  throw new PositionError(rules.id ?? "the game", rules.notation ?? ANY, position);
}
