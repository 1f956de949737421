import { encodedAs } from "../../encoding.ts";
import { LimitError, RuleError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Natural } from "../../nimber/natural.ts";
import { type GridTable, gridTable as tableOf } from "../heap/grid.ts";
import type { Budget } from "../limits.ts";
import type { Exact, Method, Valued } from "../method.ts";
import { search } from "./search.ts";

// Method `grid-table`: values of a game of two numbers, from a table of all smaller positions.

/**
 * Number of positions searched before a table is filled, because few may be reachable from a large position.
 */
const TRIED = 2000;

/** Table for two numbers that moves never increase; uses a search if that reaches few positions. */
export const gridTable: Method = {
  id: "grid-table",
  fits: (rules, play) => (play === "normal" && encodedAs(rules, "grid") !== undefined ? true : UNFIT[play]),
  values(rules, limits, named) {
    const searching = search.values!(rules, limits, named);
    let table: GridTable | undefined;

    function byTable(position: unknown, budget: Budget): Exact {
      const [x, y] = position as readonly [Natural, Natural];
      table ??= tableOf(encodedAs(rules, "grid")!, limits);
      const value = table.grundy(Number(x), Number(y), budget);
      return { outcome: value === 0 ? "P" : "N", value, by: "table", method: "grid-table" };
    }

    function byEither(position: never, budget: Budget): Valued {
      if (table === undefined) {
        try {
          return searching.at(position, { ...budget, positions: Math.min(TRIED, budget.positions) });
        } catch (error) {
          if (!(error instanceof LimitError) || error.limit !== "positions") throw error;
        }
      }
      try {
        return byTable(position, budget);
      } catch (error) {
        // The table is too large, or the rules fail at a position that play does not reach.
        if (!(error instanceof RuleError || (error instanceof LimitError && error.limit === "bytes")))
          throw error;
        return searching.at(position, budget);
      }
    }

    const at = named ? byTable : byEither;
    return { suits: () => true, at: at as typeof byTable, exactly: at as typeof byTable };
  },
};

const UNFIT = {
  normal: t("normalPositionsNotTwoNumbersNo"),
  misere: t("misere"),
};
