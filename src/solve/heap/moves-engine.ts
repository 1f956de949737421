import type { HeapRules } from "../../encoding.ts";
import { type Engine, store, type Values } from "../kernel/store.ts";
import type { Holding } from "../limits.ts";
import { plainStep } from "./plain.ts";
import { fillPlainly } from "./plain-engine.ts";

/** The values of a game of which only its moves are known; it can begin with the values `from`. */
export function movesEngine(
  rules: Extract<HeapRules, { kind: "moves" }>,
  held: Holding,
  from?: Values,
): Engine {
  const kept = store(held, from);
  const step = plainStep(rules);
  return {
    extend(to, tick) {
      kept.reserve(to + 1);
      fillPlainly(kept, step, to, tick);
    },
    get values() {
      return kept.view();
    },
    get filled() {
      return kept.filled;
    },
    stats: () => ({ method: "plain" }),
  };
}
