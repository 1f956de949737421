import type { HeapRules, ReachedValues } from "../../encoding.ts";
import type { Tick } from "../../types.ts";
import { type Engine, store } from "../kernel/store.ts";
import type { Values } from "../kernel/values.ts";
import type { MemoryAccount } from "../limits.ts";
import { plainStep, type ValueStep } from "./plain.ts";
import { fillPlainly } from "./plain-engine.ts";

/** Values of a game whose moves are given only by a function; it can begin with the values `from`. */
export function movesEngine(
  rules: Extract<HeapRules, { kind: "moves" }>,
  held: MemoryAccount,
  from?: Values,
): Engine {
  const kept = store(held, from);
  const reached = rules.reached?.();
  const step = plainStep(rules);

  function within(reached: ReachedValues, tick: Tick): ValueStep {
    return (values, n) => {
      kept.reserve(n + 1, reached.bytes);
      return reached.mex(n, values, tick);
    };
  }

  return {
    extend(to, tick) {
      kept.reserve(to + 1, reached?.bytes);
      fillPlainly(kept, reached === undefined ? step : within(reached, tick), to, tick);
    },
    reach: (heap, value, tick) => reached?.move(heap, value, kept.cells, tick),
    get values() {
      return kept.view();
    },
    get filled() {
      return kept.filled;
    },
    stats: () => ({ method: "plain" }),
  };
}
