import { t } from "../../locale/solve.ts";
import type { Value } from "../../nimber/value.ts";
import type { Key } from "../../types.ts";
import { component } from "../component.ts";
import { graphOf, sumKey } from "../graph/graph-of.ts";
import { loopyGrundy } from "../graph/loopy.ts";
import { nearTheorem } from "../graph/near.ts";
import { nearValues } from "../graph/near-values.ts";
import { playedOut } from "../graph/played.ts";
import type { Budget } from "../limits.ts";
import { type Exact, type Method, valueOutcome } from "../method.ts";
import { standsAlone } from "../search/alone.ts";

/**
 * Method for games with cycles, by the graph of all reachable positions: Smith's values, and outcomes of sums
 * under misère play.
 */
export const loopy: Method = {
  id: "loopy",
  infinite: true,
  fits: (rules, play) => !standsAlone(rules, play) || ALONE,
  values(rules) {
    const keyOf = sumKey();
    const known = new Map<Key, Value>();
    function at(position: unknown, budget: Budget): Exact {
      const sum = [component(rules, position as never)];
      const key = keyOf(sum);
      if (!known.has(key)) {
        const graph = graphOf(sum, {}, budget);
        const values = loopyGrundy(graph);
        for (const [v, reached] of graph.positions.entries()) known.set(keyOf(reached), values[v]!);
      }
      const value = known.get(key)!;
      return { outcome: valueOutcome(value), value, by: "search", method: "loopy" };
    }
    return { infinite: true, suits: () => false, at, exactly: at, near: nearValues(rules) };
  },
  sums() {
    const played = playedOut("misere");
    return {
      infinite: true,
      decide(sum, budget) {
        const found = played(sum, budget);
        return {
          outcome: found.outcome,
          method: "loopy",
          ...("most" in found && { theorem: nearTheorem(found) }),
          components: [],
          winsIn: (component, budget) => ({
            targets: [],
            by: (left) => played(sum.toSpliced(component, 1, ...left), budget).outcome === "P",
          }),
        };
      },
    };
  },
};

const ALONE = t("alone");
