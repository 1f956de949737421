import { LimitError, LoopyError } from "../../errors.ts";
import { mex } from "../../nimber/mex.ts";
import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Rules } from "../../types.ts";
import type { Budget } from "../limits.ts";
import type { Exact, Method } from "../method.ts";
import { standsAlone } from "../search/alone.ts";

const MISERE = { en: "it has the values of normal play", zh: "它只给出正常规则的 SG 值" };
const ALONE = { en: "it cannot be part of a sum and has no values", zh: "它只能单独进行，没有 SG 值" };

/** Most positions in one line of play: each is a call on the stack. */
const DEEPEST = 1000;

/** The definition of the value, word for word: the mex of the options, computed again wherever an option occurs. */
export const recursion: Method = {
  id: "recursion",
  byNameOnly: true,
  fits: (rules, play) => (play === "misere" ? MISERE : standsAlone(rules, play) ? ALONE : true),
  values<P>(rules: Rules<P>) {
    const way = new Set<unknown>();
    function value(position: P, budget: Budget): Natural {
      const key = rules.key(position);
      if (way.has(key)) throw new LoopyError([...way, key].map(String));
      if (way.size === Math.min(DEEPEST, budget.positions)) throw new LimitError("positions", way.size);
      way.add(key);
      try {
        const options: number[] = [];
        for (const { to } of rules.moves(position, budget.tick)) {
          budget.tick();
          options.push(Number(nimSum(...to.map((part) => value(part, budget)))));
        }
        return mex(options);
      } finally {
        way.delete(key);
      }
    }
    const at = (position: P, budget: Budget): Exact => {
      const found = value(position, budget);
      return { outcome: found === 0 ? "P" : "N", value: found, by: "search", method: "recursion" };
    };
    return { suits: () => true, at, exactly: at };
  },
};
