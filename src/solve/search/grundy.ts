import { mex } from "../../nimber/mex.ts";
import { lowest } from "../../number/word.ts";
import type { Outcome, Rules } from "../../types.ts";
import type { Budget, Limits } from "../limits.ts";
import { expectPosition } from "../position.ts";
import { aloneError, standsAlone } from "./alone.ts";
import { type Algebra, type Fold, fold } from "./fold.ts";

/** Values of the options so far: those below 32 as bits of `low`, others in `high`. */
interface Seen {
  low: number;
  high: Set<number> | undefined;
}

const mexOfOptions: Algebra<unknown, Seen, number> = {
  start: () => ({ low: 0, high: undefined }),
  add(seen, parts) {
    let sum = 0;
    for (const part of parts) sum ^= part;
    if (sum < 32) seen.low |= 1 << sum;
    else seen.high = (seen.high ?? new Set()).add(sum);
    return false;
  },
  finish({ low, high }) {
    if (low !== -1) return lowest(~low);
    return 32 + mex([...(high ?? [])].map((value) => value - 32));
  },
};

/**
 * Value of a position that is a component of another game, by the methods for that game; undefined for other positions,
 * and for values too large for a number.
 */
export type Beside<P> = (position: P, budget: Budget) => number | undefined;

/**
 * Grundy values of the positions of `rules`, cached between questions. `beside` gives those of components of other games.
 * Source: Sprague 1935, Grundy 1939. Cost: one visit for each move of each reachable position.
 * @throws RuleError when the rules define who has won, so that there are no values.
 */
export function grundyValues<P>(rules: Rules<P>, limits: Limits = {}, beside?: Beside<P>): Fold<P, number> {
  if (standsAlone(rules, "normal")) throw aloneError(rules);
  const algebra: Algebra<P, Seen, number> = mexOfOptions;
  return fold(rules, beside === undefined ? algebra : { ...algebra, known: beside }, limits);
}

/**
 * Grundy value of `position`: the mex of the values of its options, where the value of an option is the
 * nim-sum of its components.
 * @throws LimitError, LoopyError; PositionError when `position` is not one of a game of the catalogue.
 * @example
 * const pairs = { moves: (n) => (n < 2 ? [] : [{ at: "2", to: [n - 2] }]), key: (n) => n };
 * grundy(pairs, 6); // 1
 */
export function grundy<P>(rules: Rules<P>, position: P, limits: Limits = {}): number {
  expectPosition(rules, position);
  return grundyValues(rules, limits).at(position);
}

/**
 * Outcome of the single component `position` under normal play.
 * @throws LimitError, LoopyError
 * @example
 * outcome(kayles, 5); // "N"
 */
export function outcome<P>(rules: Rules<P>, position: P, limits: Limits = {}): Outcome {
  return grundy(rules, position, limits) === 0 ? "P" : "N";
}
