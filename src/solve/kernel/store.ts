import type { Natural } from "../../nimber/natural.ts";
import type { Move } from "../../types.ts";
import type { Budget, MemoryAccount } from "../limits.ts";
import type { Values } from "./values.ts";

/** Computes the values of one-heap rules on demand, and caches them. */
export interface Engine {
  /**
   * Computes the values of heaps up to `to`.
   * @throws LimitError when they need more bytes or seconds than allowed; values computed so far are kept.
   */
  extend(to: number, tick: Budget["tick"]): void;
  /** Move from a computed heap to heaps of nim-sum `value`, if one is known without listing the moves. */
  reach?(heap: number, value: number, tick: Budget["tick"]): Move<Natural> | undefined;
  /** All values computed so far, as a read-only view that later extensions may replace. */
  readonly values: Values;
  readonly filled: number;
  stats(): EngineStats;
}

/** How the values of an engine were computed. */
export interface EngineStats {
  /** Method that computed the last values. */
  readonly method: string;
  readonly maximum?: number;
  /** Rare heaps, if the method distinguishes them. */
  readonly rare?: RareStats;
}

/**
 * Rare heaps n: the parity of G(n) & mask is even or, with `byPosition`, equals that of n minus the tokens
 * taken by a split.
 */
interface RareStats {
  readonly count: number;
  readonly last: number;
  readonly mask: number;
  readonly byPosition: boolean;
}

/** Growing array of values of an engine. */
export interface Store {
  /** Values up to `filled`, then free cells. */
  readonly cells: Values;
  filled: number;
  /**
   * Makes space for `heaps` values in total, with `beside` bytes for other data from now on.
   * @throws LimitError before anything is allocated.
   */
  reserve(heaps: number, beside?: number): void;
  /** Makes the cells wide enough for `value`. */
  widen(value: number): void;
  view(): Values;
}

const WIDTHS = [Uint8Array, Uint16Array, Uint32Array] as const;

/** Store within the bytes that `held` allows, beginning with the values `from`. */
export function store(held: MemoryAccount, from: Values = new Uint8Array(0)): Store {
  let cells = from.slice();
  let other = 0;
  let view: Values = cells;
  let viewed: Values = cells;

  function allocate(heaps: number, Width: (typeof WIDTHS)[number]): void {
    const needed = heaps * Width.BYTES_PER_ELEMENT + other;
    held.hold(needed);
    const larger = new Width(heaps);
    larger.set(cells);
    cells = larger;
  }

  const each: Store = {
    filled: from.length,
    get cells() {
      return cells;
    },
    reserve(heaps, beside = other) {
      other = beside;
      const width = cells.BYTES_PER_ELEMENT;
      const needed = heaps * width + beside;
      held.hold(Math.max(needed, Math.min(cells.byteLength + beside, held.most)));
      if (heaps <= cells.length) return;
      const roomy = Math.min(Math.max(64, 2 * cells.length), Math.floor((held.most - beside) / width));
      allocate(Math.max(heaps, roomy), cells.constructor as (typeof WIDTHS)[number]);
    },
    widen(value) {
      const width = WIDTHS.find(({ BYTES_PER_ELEMENT }) => value < 2 ** (8 * BYTES_PER_ELEMENT))!;
      if (width.BYTES_PER_ELEMENT > cells.BYTES_PER_ELEMENT) allocate(cells.length, width);
    },
    view() {
      if (viewed !== cells || view.length !== each.filled) view = cells.subarray(0, each.filled);
      viewed = cells;
      return view;
    },
  };
  return each;
}
