import { LimitError } from "../../errors.ts";
import type { Rules } from "../../types.ts";
import type { Deadline, Limits } from "../limits.ts";
import type { Exact, Method, Values } from "../method.ts";
import { misere } from "../misere/misere.ts";
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
      decide: (sum, deadline) => ({
        outcome: sums.outcome(sum, deadline),
        method: "search",
        components: [],
        winsIn: (component, deadline) => ({
          targets: [],
          by: (left) => sums.outcome(sum.toSpliced(component, 1, ...left), deadline) === "P",
        }),
      }),
    };
  },
};

function valuesOf<P>(rules: Rules<P>, limits: Limits): Values<P> {
  const found = grundyValues(rules, limits);
  function at(position: P, deadline: Deadline): Exact {
    const value = found.at(position, deadline);
    return { outcome: value === 0 ? "P" : "N", value, by: "search", method: "search" };
  }
  return {
    suits: () => true,
    at,
    work: () => ({ nodes: found.size, entries: found.size }),
    exactly(position, deadline) {
      const most = Math.max(TOO_MUCH, MOVES_OF_POSITION * deadline.positions);
      if ((rules.accelerators?.cost?.(position) ?? 0) > most)
        throw new LimitError("positions", deadline.positions);
      return at(position, deadline);
    },
  };
}

/** Of a game that stands alone outcomes are known, and no values. */
function outcomesOf<P>(rules: Rules<P>, limits: Limits): Values<P> {
  const found = outcomes(rules, "normal", limits);
  return {
    suits: () => true,
    at: (position, deadline) => ({
      outcome: found.at(position, deadline),
      by: "search",
      method: "search",
    }),
    exactly() {
      throw aloneError(rules);
    },
  };
}
