import { encodedAs } from "../../encoding.ts";
import { LimitError, RuleError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Natural } from "../../nimber/natural.ts";
import { type GridTable, gridTable as tableOf } from "../heap/grid.ts";
import type { Budget } from "../limits.ts";
import type { Exact, Method, Valued } from "../method.ts";
import { search } from "./search.ts";

/** Positions that are searched for before a table is filled: few may be reached from a large one. */
const TRIED = 2000;

/** A table of two numbers, neither of which a move makes larger: by search while that reaches little. */
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
        // Too large a table, or an error of the rules at a position that is not reached.
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
