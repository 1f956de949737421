import { LimitError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { HeapRules } from "../../types.ts";
import type { Limits } from "../limits.ts";
import { breakEngine } from "./break-engine.ts";
import type { Engine, EngineStats, Values } from "./store.ts";
import { takeEngine } from "./take-engine.ts";

/** Grundy values of one-heap games, computed as far as asked and kept. */
export interface HeapTable {
  readonly rules: HeapRules;
  /**
   * The values of heaps 0 to `to`, as a view that is not to be written.
   * @throws LimitError when they need more bytes or seconds than allowed.
   */
  values(to: number): Values;
  /** The value of one heap, as large as it likes when the sequence is proved periodic. */
  grundy(heap: Natural): Natural;
  /** How the values so far were computed. */
  stats(): EngineStats;
}

/** A table of the Grundy values of `rules`, which can begin with the values `from` of heaps 0, 1, 2, … */
export function heapTable(rules: HeapRules, limits: Limits = {}, from?: Values): HeapTable {
  const engine = engineFor(rules, limits, from);
  let known = engine.values;

  function values(to: number): Values {
    if (to >= engine.filled) engine.extend(to);
    return engine.values.subarray(0, to + 1);
  }

  return {
    rules,
    values,
    grundy(heap) {
      if (typeof heap === "bigint") throw new LimitError("heap", Number.MAX_SAFE_INTEGER, heap);
      if (heap >= known.length) {
        engine.extend(heap);
        known = engine.values;
      }
      return known[heap]!;
    },
    stats: () => engine.stats(),
  };
}

/** The fastest engine for `rules`. */
function engineFor(rules: HeapRules, limits: Limits, from?: Values): Engine {
  return rules.kind === "take" ? takeEngine(rules, limits, from) : breakEngine(rules, limits, from);
}
