import type { MemoryAccount } from "../limits.ts";
import { arena } from "./break.ts";
import type { BreakMoves } from "./break-kernel.ts";
import { type Mask, parity } from "./mask.ts";
import { openPlanes, type Planes } from "./planes.ts";
import type { Values } from "./values.ts";

// Computes values of a sparse game in a sliding window. When all rare heaps are far below n, the value of n is the
// least common value that no take and no split with a rare part gives, if each lesser rare value is a split into two
// common heaps. The rare parts are among the first heaps, and so are the common parts that are tried; the other part is
// close to n. So a head of first values and a window of last values suffice, for 10^12 heaps as for 10^6. A heap whose
// value no part in the head decides may be rare, and the run ends there.

/** Both ends of the known values, on which later values depend. */
export interface Ends {
  /** Number of known values, of heaps 0 to `heaps` - 1. */
  readonly heaps: number;
  /** Values from heap 0 on, including all rare heaps. */
  readonly head: Values;
  /** Last values before `heaps`; at least twice `lookback`. */
  readonly window: Values;
  readonly mask: Pick<Mask, "bits" | "byPosition">;
  /** Largest distance of the values used, except by methods that use all values. */
  readonly lookback: number;
}

/** Run that continues from both ends of a table. */
export interface Sliding {
  /** Values of the next heaps, `most` or a few more, as a temporary view; empty when the next value is undecided. */
  next(most: number): Values;
  readonly heaps: number;
  readonly settled: boolean;
  /** Largest distance of the values used. */
  readonly lookback: number;
  /** The last `count` values, as a temporary view. */
  last(count: number): Values;
  readonly rare: { readonly count: number; readonly last: number };
  ends(): Ends;
}

/** Number of values stored behind the window before it moves. */
const AHEAD = 2 ** 18;
const BLOCK = 64;

/** Continues from both ends, within the bytes that `held` allows; an even number of heaps lies between the ends. */
export function sliding(moves: BreakMoves, held: MemoryAccount, from: Ends): Sliding {
  const { head, window, mask } = from;
  const horizon = head.length;
  const first = horizon + window.length;
  const both = new (head.constructor as Uint8ArrayConstructor)(first);
  both.set(head);
  both.set(window, horizon);
  const memory = arena(moves, held, both);
  const { kernel } = memory;
  memory.reserve(first + AHEAD + BLOCK);
  kernel.setHorizon(horizon);

  const tilt = (moves.pairs[0] ?? 0) & 1;
  const places = mask.byPosition ? 1 : 0;
  const rares: number[] = [];
  for (let n = 1; n < horizon; n++) if (parity(head[n]! & mask.bits) === (places & (n ^ tilt))) rares.push(n);
  memory.setMask(mask, tilt, rares);

  /** Difference of a heap and its cell, for cells behind the head. */
  let between = from.heaps - first;
  let lookback = Math.max(from.lookback, (rares.at(-1) ?? 0) + moves.longest);
  let top = kernel.getTop();
  let planes: Planes | undefined;
  let planesFrom = 0;
  let settled = true;

  function slide(): void {
    const by = (memory.filled - first) & ~1;
    memory.shift(horizon + by, horizon);
    between += by;
    [planes, planesFrom] = [undefined, 0];
  }

  function step(end: number): void {
    const n = memory.filled;
    if (planes === undefined && n >= planesFrom) {
      planes = openPlanes(memory, moves, mask, n);
      if (planes === undefined) planesFrom = Number.POSITIVE_INFINITY;
      lookback = Math.max(lookback, planes?.lookback ?? 0);
    }
    if (planes === undefined) run("sparse", n, Math.min(end, planesFrom));
    else {
      if (n > planes.last) planes.slide(n);
      run("planes", n, Math.min(end, planes.last + 1));
      // The scalar kernel computes a value that no plane holds.
      if (kernel.getPlanesShort()) [planes, planesFrom] = [undefined, memory.filled + 1];
    }
  }

  function run(method: "sparse" | "planes", n: number, end: number): void {
    memory.filled = memory.run(method)(n, end) >>> 0;
    if (kernel.getUnsettled()) {
      settled = false;
      return;
    }
    const over = kernel.getOver();
    if (over > 0) {
      memory.admit(over);
      memory.setMask(mask, tilt, rares);
    }
    if (over > 0 || kernel.getTop() !== top) {
      top = kernel.getTop();
      [planes, planesFrom] = [undefined, 0];
    }
  }

  const reached = () => Math.max(lookback, kernel.getReach() + moves.longest);
  const last = (count: number) => memory.view().subarray(memory.filled - count);
  return {
    next(most) {
      if (memory.filled + most > first + AHEAD) slide();
      const begun = memory.filled;
      const end = Math.min(begun + most, first + AHEAD);
      while (settled && memory.filled < end) step(end);
      return memory.view().subarray(begun);
    },
    last,
    get heaps() {
      return memory.filled + between;
    },
    rare: { count: rares.length, last: rares.at(-1) ?? 0 },
    get settled() {
      return settled;
    },
    get lookback() {
      return reached();
    },
    ends() {
      const odd = (memory.filled - first) & 1;
      const view = memory.view();
      return {
        heaps: memory.filled + between,
        head: view.slice(0, horizon),
        window: view.slice(memory.filled - window.length - odd),
        mask,
        lookback: reached(),
      };
    },
  };
}
