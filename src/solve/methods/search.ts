import { LimitError } from "../../errors.ts";
import type { Rules } from "../../types.ts";
import type { Budget, Limits } from "../limits.ts";
import type { Exact, Method, Values } from "../method.ts";
import { misere } from "../misere/search.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import { type Beside, grundyValues } from "../search/grundy.ts";
import { outcomes } from "../search/outcomes.ts";

/**
 * Limit on the estimated moves of a search for a value; allowing more positions raises it, by 40 moves for
 * each position.
 */
const TOO_MUCH = 200_000_000;
const MOVES_OF_POSITION = 40;

/** Search by the rules: positions for values, and sums of their forms under misère play. */
export const search: Method = {
  id: "search",
  fits: () => true,
  values: (rules, limits, _named, beside) =>
    standsAlone(rules, "normal") ? outcomesOf(rules, limits) : valuesOf(rules, limits, beside),
  sums(limits) {
    const sums = misere(limits);
    return {
      decide: (sum, budget) => ({
        outcome: sums.outcome(sum, budget),
        method: "search",
        components: [],
        winsIn: (component, budget) => ({
          targets: [],
          by: (left) => sums.outcome(sum.toSpliced(component, 1, ...left), budget) === "P",
        }),
      }),
    };
  },
};

function valuesOf<P>(rules: Rules<P>, limits: Limits, beside: Beside<P> | undefined): Values<P> {
  const found = grundyValues(rules, limits, beside);
  function at(position: P, budget: Budget): Exact {
    const value = found.at(position, budget);
    return { outcome: value === 0 ? "P" : "N", value, by: "search", method: "search" };
  }
  return {
    suits: () => true,
    at,
    work: () => ({ nodes: found.size, entries: found.size }),
    exactly(position, budget) {
      const most = Math.max(TOO_MUCH, MOVES_OF_POSITION * budget.positions);
      if ((rules.accelerators?.cost?.(position) ?? 0) > most)
        throw new LimitError("positions", budget.positions);
      return at(position, budget);
    },
  };
}

/** Outcomes of a game without sums, which has no values. */
function outcomesOf<P>(rules: Rules<P>, limits: Limits): Values<P> {
  const found = outcomes(rules, "normal", limits);
  return {
    suits: () => true,
    at: (position, budget) => ({
      outcome: found.at(position, budget),
      by: "search",
      method: "search",
    }),
    exactly() {
      throw aloneError(rules);
    },
  };
}
