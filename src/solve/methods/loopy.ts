import type { Value } from "../../nimber/value.ts";
import type { Key } from "../../types.ts";
import { component } from "../component.ts";
import { graphOf, sumKey } from "../graph/graph-of.ts";
import { loopyGrundy } from "../graph/loopy.ts";
import type { Deadline } from "../limits.ts";
import { type Exact, type Method, valueOutcome } from "../method.ts";
import { standsAlone } from "../search/alone.ts";

/** Smith's values by the whole graph of the positions that can be reached, from which play need not end. */
export const loopy: Method = {
  id: "loopy",
  infinite: true,
  fits(rules, play) {
    if (play === "misere") return NORMAL;
    return !standsAlone(rules, play) || ALONE;
  },
  values(rules) {
    const keyOf = sumKey();
    const known = new Map<Key, Value>();
    function at(position: unknown, deadline: Deadline): Exact {
      const sum = [component(rules, position as never)];
      const key = keyOf(sum);
      if (!known.has(key)) {
        const graph = graphOf(sum, {}, deadline);
        const values = loopyGrundy(graph);
        for (const [v, reached] of graph.positions.entries()) known.set(keyOf(reached), values[v]!);
      }
      const value = known.get(key)!;
      return { outcome: valueOutcome(value), value, by: "search", method: "loopy" };
    }
    return { suits: () => false, at, exactly: at };
  },
};

const NORMAL = { en: "its values are those of normal play", zh: "它给出的是正常规则的 SG 值" };
const ALONE = { en: "the game stands alone and has no values", zh: "该游戏只能单独进行，没有 SG 值" };
