import { PositionError } from "../errors.ts";
import { type Faced, gameName } from "../say/position.ts";

const WHOLE = { en: "a whole number of at least 0", zh: "不小于 0 的整数" };
const ANY = { en: "as its rules have them", zh: "符合其规则" };

/**
 * Every question about a position comes by here.
 * @throws PositionError when `position` is none of the game, where that can be told.
 */
export function expectPosition<P>(rules: Faced<P>, position: P): void {
  if (rules.admits === undefined || rules.admits(position)) return;
  throw new PositionError(
    gameName(rules),
    rules.notation ?? (typeof position === "number" ? WHOLE : ANY),
    position,
  );
}
