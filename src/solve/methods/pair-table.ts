import { encodedAs } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import type { Natural } from "../../nimber/natural.ts";
import { type PairTable, pairTable as tableOf } from "../heap/pair.ts";
import type { Exact, Method } from "../method.ts";
import { FAR_PAIR } from "./theorem.ts";

type Pair = readonly [Natural, Natural];

/** Table for two heaps whose moves are data. */
export const pairTable: Method = {
  id: "pair-table",
  fits: (rules, play) => (play === "normal" && encodedAs(rules, "pair") !== undefined ? true : UNFIT[play]),
  values(rules, limits) {
    let table: PairTable | undefined;
    function at(position: unknown, budget: Parameters<PairTable["grundy"]>[2]): Exact {
      const [a, b] = position as Pair;
      const large = a > b ? a : b;
      if (typeof large === "bigint") throw new LimitError("heap", Number.MAX_SAFE_INTEGER, large);
      table ??= tableOf(encodedAs(rules, "pair")!, limits);
      const value = table.grundy(Number(a), Number(b), budget);
      return { outcome: value === 0 ? "P" : "N", value, by: "table", method: "pair-table" };
    }
    return {
      suits: (position) => (position as Pair).every((heap) => heap <= FAR_PAIR),
      at,
      exactly: at,
    };
  },
};

const UNFIT = {
  normal: t("normalPositionsNotTwoHeapsMoves"),
  misere: t("misere"),
};
