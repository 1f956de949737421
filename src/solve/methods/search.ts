import { LimitError } from "../../errors.ts";
import type { Rules } from "../../types.ts";
import type { Budget, Limits } from "../limits.ts";
import type { Exact, Method, Values } from "../method.ts";
import { misere } from "../misere/search.ts";
import { aloneError, standsAlone } from "../search/alone.ts";
import { grundyValues } from "../search/grundy.ts";
import { outcomes } from "../search/outcomes.ts";

/** Where a search looks at more moves than this it is not begun for a value that is needed, unless more positions are allowed. */
const TOO_MUCH = 200_000_000;
const MOVES_OF_POSITION = 40;

/** A search of the rules: of positions for values, and of sums of their forms under misère play. */
export const search: Method = {
  id: "search",
  fits: () => true,
  values: (rules, limits) =>
    standsAlone(rules, "normal") ? outcomesOf(rules, limits) : valuesOf(rules, limits),
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

function valuesOf<P>(rules: Rules<P>, limits: Limits): Values<P> {
  const found = grundyValues(rules, limits);
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

/** Of a game that stands alone outcomes are known, and no values. */
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
