import { encodedAs } from "../../encoding.ts";
import { t } from "../../locale/solve.ts";
import type { Natural } from "../../nimber/natural.ts";
import { addingOf } from "../adding/values.ts";
import type { Budget } from "../limits.ts";
import { type Exact, type Method, valueOutcome } from "../method.ts";

/**
 * Method for heaps to which moves may add tokens: values proved for all heaps, or values proved by few heaps.
 */
export const adding: Method = {
  id: "adding",
  fits: (rules, play) => (encodedAs(rules, "adding") !== undefined && play === "normal" ? true : ADDS),
  values(rules) {
    const known = addingOf(encodedAs(rules, "adding")!);
    function at(heap: unknown, budget: Budget): Exact {
      const value = known.at(heap as Natural, budget);
      return { outcome: valueOutcome(value), value, by: "table", method: "adding" };
    }
    return { rounds: true, suits: () => true, at, exactly: at };
  },
};

const ADDS = t("adds");
