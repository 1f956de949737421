import { type HeapRules, heapRules } from "../../encoding.ts";
import { t } from "../../locale/solve.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Move, Theorem } from "../../types.ts";
import type { Budget } from "../limits.ts";
import type { Exact, Method } from "../method.ts";
import { reachByPeriod } from "../period/reach.ts";
import { periodTheorem } from "../period/sequence.ts";
import { type HeapTable, heapTable } from "../period/table.ts";
import { isFarHeap } from "./theorem.ts";

/** Table for heaps whose moves are data; for large heaps it uses a period that it proves. */
export const table: Method = {
  id: "table",
  fits: (rules, play) => (play === "normal" && heapRules(rules) !== undefined ? true : UNFIT[play]),
  values(rules, limits) {
    const heap = heapRules(rules)!;
    let known: HeapTable | undefined;
    let periodic: Theorem<unknown> | undefined;

    function at(position: unknown, budget: Budget): Exact {
      known ??= heapTable(heap, limits);
      const values = known;
      const value = values.grundy(position as Natural, budget);
      const outcome = value === 0 ? "P" : "N";
      const { period } = values;
      if (period === undefined || (position as Natural) < period.to)
        return { outcome, value, by: "table", method: "table" };
      periodic ??= periodTheorem(heap, period, () =>
        values.values(period.preperiod + period.period),
      ) as Theorem<unknown>;
      return { outcome, value, by: periodic, method: "table" };
    }

    return {
      suits: (position) => !(isFarHeap(position as Natural) && hasFew(heap)),
      at,
      exactly: at,
      reach(position, value, budget) {
        const found = known?.reach(position as Natural, value, budget);
        if (found !== undefined) return found as Move<never>;
        const period = known?.period;
        if (known === undefined || period === undefined) return undefined;
        const values = known.values(period.preperiod + period.period, budget);
        const move = reachByPeriod(heap, period, values, position as Natural, value);
        return move && (rules.accelerators?.moveTo?.(position, move.to as never) ?? (move as Move<never>));
      },
    };
  },
};

/** Whether a search from a large heap reaches fewer heaps than a table would hold. */
const hasFew = (rules: HeapRules): boolean => "takes" in rules && rules.few === true;

const UNFIT = {
  normal: t("normalPositionsNotOneHeapMoves"),
  misere: t("misere"),
};
