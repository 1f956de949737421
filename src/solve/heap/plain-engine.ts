import type { Store } from "../kernel/store.ts";
import type { ValueStep } from "./plain.ts";

/** Appends values up to heap `to`, for which there must be space. */
export function fillPlainly(kept: Store, step: ValueStep, to: number, tick: (done: number) => void): void {
  let { cells } = kept;
  let widest = 2 ** (8 * cells.BYTES_PER_ELEMENT);
  const within = () => tick(kept.filled);
  for (let n = kept.filled; n <= to; n++) {
    tick(n);
    const value = step(cells, n, within);
    if (value >= widest) {
      kept.widen(value);
      cells = kept.cells;
      widest = 2 ** (8 * cells.BYTES_PER_ELEMENT);
    }
    cells[n] = value;
    kept.filled = n + 1;
  }
}
