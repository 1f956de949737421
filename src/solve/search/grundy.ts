import { heapRules } from "../../encoding.ts";
import { mex } from "../../nimber/mex.ts";
import { isNatural } from "../../nimber/natural.ts";
import type { Component, Outcome, Rules } from "../../types.ts";
import type { Budget, Limits } from "../limits.ts";
import { heapTable } from "../period/table.ts";
import { expectPosition } from "../position.ts";
import { remember } from "../remember.ts";
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
    if (low !== -1) return 31 - Math.clz32(~low & (low + 1));
    return 32 + mex([...(high ?? [])].map((value) => value - 32));
  },
};

/**
 * Grundy values of the positions of `rules`, cached between questions.
 * Source: Sprague 1935, Grundy 1939. Cost: one visit for each move of each reachable position.
 * @throws RuleError when the rules define who has won, so that there are no values.
 */
export function grundyValues<P>(rules: Rules<P>, limits: Limits = {}): Fold<P, number> {
  if (standsAlone(rules, "normal")) throw aloneError(rules);
  return fold(rules, rules.elsewhere === undefined ? mexOfOptions : besideOthers(rules), limits);
}

/** Values where a move may leave components of other games: the values of those come from their own games. */
const besideOthers = <P>(rules: Rules<P>): Algebra<P, Seen, number> => ({
  ...mexOfOptions,
  known(position, budget) {
    const other = rules.elsewhere!(position);
    return other && valueElsewhere(other, budget);
  },
});

type ValueOf = (position: unknown, budget: Budget) => number | undefined;

const elsewhere = new WeakMap<Rules<unknown>, ValueOf>();

/**
 * Value of a component by its own game: by a theorem, by the table of its heaps, or by a search; undefined if it is too
 * large for a number. Results are cached with the rules.
 * @throws LimitError, LoopyError
 */
export const valueElsewhere = ({ rules, position }: Component, budget: Budget): number | undefined =>
  remember(elsewhere, rules, () => valuesOf(rules))(position, budget);

function valuesOf(rules: Rules<unknown>): ValueOf {
  const theorem = rules.theorems?.find(({ play }) => play !== "misere");
  const heap = heapRules(rules);
  const table = heap && heapTable(heap);
  const searched = grundyValues(rules);
  return (position, budget) => {
    const said = theorem?.covers?.(position) === false ? undefined : theorem?.says(position);
    const value = isNatural(said)
      ? said
      : (table?.grundy(position as number, budget) ?? searched.at(position, budget));
    return typeof value === "number" ? value : undefined;
  };
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
