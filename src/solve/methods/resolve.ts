import { LimitError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Play, Rules, Text } from "../../types.ts";
import { type Budget, type Limits, USUAL } from "../limits.ts";
import type { Exact, Method, Values } from "../method.ts";
import { type PartRules, type Resolve, resolver } from "../parts/resolve.ts";
import { standsAlone } from "../search/alone.ts";
import { grundyValues } from "../search/grundy.ts";

/**
 * Whether rules define how positions decompose into parts, and have values under this play; else the reason.
 */
export function fitsParts(rules: Rules<unknown>, play: Play): true | Text {
  if (play === "misere") return NORMAL;
  if (standsAlone(rules, play)) return ALONE;
  return rules.accelerators?.decompose !== undefined || NO_PARTS;
}

/** Search by queries whether a part has a given value, for games whose positions decompose. */
export const resolve: Method = {
  id: "resolve",
  fits: fitsParts,
  values<P>(rules: Rules<P>, limits: Limits, named: boolean): Values<P> {
    let search: Resolve<P> | undefined;
    const found = () => {
      search ??= resolver(rules as PartRules<P>, limits.bytes ?? USUAL.bytes);
      return search;
    };
    let plain: ReturnType<typeof grundyValues<P>> | undefined;

    /** Falls back to a plain search for values that exceed the value sets. */
    function orPlainly<T>(ask: () => T, other: () => T): T {
      try {
        return ask();
      } catch (error) {
        if (named || !(error instanceof LimitError) || !BEYOND.includes(error.limit)) throw error;
        return other();
      }
    }
    function plainly(position: P, budget: Budget): number {
      plain ??= grundyValues(rules, limits);
      return plain.at(position, budget);
    }
    function at(position: P, budget: Budget): Exact {
      return orPlainly(
        () => exact(found().value(position, budget), "resolve"),
        () => exact(plainly(position, budget), "search"),
      );
    }
    return {
      suits: () => true,
      at,
      exactly: at,
      is: (positions, value, budget) =>
        orPlainly(
          () => found().is(positions, value, budget),
          () => positions.reduce((sum, each) => sum ^ plainly(each, budget), 0) === value,
        ),
      work: () => search?.work() ?? { nodes: 0, lookups: 0, hits: 0, entries: 0 },
    };
  },
};

export const exact = (value: number, method: string): Exact => ({
  outcome: value === 0 ? "P" : "N",
  value,
  by: "search",
  method,
});

const BEYOND: readonly LimitError["limit"][] = ["value", "depth"];

const NORMAL: Text = t("normal");
const ALONE: Text = t("alone");
const NO_PARTS: Text = t("noParts");
