import type { HeapRules } from "../../types.ts";
import { type Limits, USUAL, watch } from "../limits.ts";
import { plainStep, type Step } from "./plain.ts";
import { type Engine, type Store, store, type Values } from "./store.ts";

/** The values of any rules, one heap after another, from the definition; it can begin with the values `from`. */
export function plainEngine(rules: HeapRules, limits: Limits, from?: Values): Engine {
  const kept = store(limits.bytes ?? USUAL.bytes, from);
  const step = plainStep(rules);
  return {
    extend(to) {
      kept.reserve(to + 1);
      fillPlainly(kept, step, to, watch(limits, 16));
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

/** Appends values up to that of heap `to`, for which there must be room. */
export function fillPlainly(kept: Store, step: Step, to: number, tick: (done: number) => void): void {
  let { cells } = kept;
  let widest = 2 ** (8 * cells.BYTES_PER_ELEMENT);
  for (let n = kept.filled; n <= to; n++) {
    tick(n);
    const value = step(cells, n);
    if (value >= widest) {
      kept.widen(value);
      cells = kept.cells;
      widest = 2 ** (8 * cells.BYTES_PER_ELEMENT);
    }
    cells[n] = value;
    kept.filled = n + 1;
  }
}
