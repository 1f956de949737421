import { LimitError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { HeapRules } from "../../types.ts";
import { type Limits, USUAL, watch } from "../limits.ts";
import { plainStep } from "./plain.ts";

/** Grundy values of one-heap games, computed as far as asked and kept. */
export interface HeapTable {
  readonly rules: HeapRules;
  /**
   * The values of heaps 0 to `to`, as a view that is not to be written.
   * @throws LimitError when they need more bytes or seconds than allowed.
   */
  values(to: number): Uint32Array;
  /** The value of one heap, as large as it likes when the sequence is proved periodic. */
  grundy(heap: Natural): Natural;
}

/** A table of the Grundy values of `rules`. */
export function heapTable(rules: HeapRules, limits: Limits = {}): HeapTable {
  const bytes = limits.bytes ?? USUAL.bytes;
  const step = plainStep(rules);
  let store = new Uint32Array(64);
  let filled = 0;

  function values(to: number): Uint32Array {
    const needed = 4 * (to + 1);
    if (needed > bytes) throw new LimitError("bytes", bytes, needed);
    if (to >= store.length) {
      const larger = new Uint32Array(Math.min(Math.max(to + 1, 2 * store.length), bytes / 4));
      larger.set(store);
      store = larger;
    }
    const tick = watch(limits, 16);
    for (; filled <= to; filled++) {
      tick(filled);
      store[filled] = step(store, filled);
    }
    return store.subarray(0, to + 1);
  }

  return {
    rules,
    values,
    grundy(heap) {
      if (typeof heap === "bigint") throw new LimitError("heap", Number.MAX_SAFE_INTEGER, heap);
      return values(heap)[heap]!;
    },
  };
}
