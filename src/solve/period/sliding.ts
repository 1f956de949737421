import type { HeapRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import { breakMoves } from "../kernel/break.ts";
import { type Ends, type Sliding, sliding } from "../kernel/sliding.ts";
import type { Values } from "../kernel/values.ts";
import { type Budget, memoryAccount } from "../limits.ts";
import { within } from "./portions.ts";
import { rareSteps } from "./rare.ts";
import { heapTable } from "./table.ts";

// Computes values beyond the memory in a sliding window (kernel/sliding.ts), and proves their period.
//
// Theorem. Suppose that each value from heap a on was computed only from the L heaps before it and the heaps of the
// head, and that the L values before heap b > a equal the L values before heap a, with b - a even if the mask depends
// on the parity of a heap. Then G(n + b - a) = G(n) for all n >= a - L. Proof: the value of a heap from a to b was the
// least common value that neither takes nor rare parts of the head give, all within L heaps, and each lesser rare value
// was the sum of a part of the head and a value within L heaps. From b on the same sums occur at the same distances, so
// each value equals that of b - a heaps before, and its lesser rare values are options by the same parts. By induction
// this continues for ever, and no heap is rare again.

/** Period seen in a sliding window, which proves it. */
interface Recurrence {
  readonly period: number;
  /** The `lookback` values before heap `again` equal those before heap `first`. */
  readonly first: number;
  readonly again: number;
  readonly lookback: number;
  /** Least preperiod, if there was time to find it; at most `first` - `lookback`. */
  readonly preperiod?: number;
}

/** End of a run: all values of heaps below `heaps` were computed. */
export interface SlidingEnd {
  readonly heaps: number;
  readonly found?: Recurrence;
  /** Limit that ended it. */
  readonly limit?: LimitError;
  /** Whether it ended at a heap that may be rare. */
  readonly unsettled: boolean;
}

/** Values before a heap, with which later ones are compared. */
interface Anchor {
  readonly heaps: number;
  readonly window: Values;
}

/** State of a run, from which it can continue. */
export interface SlidingState extends Ends {
  readonly anchor: Anchor;
  /** Number of heaps of its initial table. */
  readonly begun: number;
}

/** Run beyond a table. */
export interface SlidingRun {
  /** Yields the number of heaps done; during the search for a preperiod, the number compared. */
  steps(most: number, budget: Budget): Generator<SlidingProgress, SlidingEnd>;
  state(): SlidingState;
  readonly rare: { readonly count: number; readonly last: number };
}

interface SlidingProgress {
  readonly seeks: "values" | "preperiod";
  readonly heaps: number;
}

/** Least length of the head, and the factor by which it exceeds the range of rare heaps and tried parts. */
const LEAST_HEAD = 2 ** 15;
const ROOM = 2;
/** Largest common part that is tried. */
const PARTS = 8192;
/** Number of values in one portion. */
const STEP = 2 ** 15;

/**
 * Both ends of a table whose rare heaps are all far below its last ones; undefined when they are not, or when the rules
 * are not those of an octal game with splits. Cost: linear.
 */
export function* endsOf(rules: HeapRules, values: Values): Generator<undefined, Ends | undefined> {
  const rare = yield* rareSteps(rules, values);
  if (rare === undefined || rules.kind !== "break") return undefined;
  const { longest } = breakMoves(rules.digits, rules.unequal ?? false);
  let head = LEAST_HEAD;
  while (head < ROOM * (rare.last + longest + PARTS)) head *= 2;
  const odd = values.length & 1;
  if (values.length < 4 * head) return undefined;
  return {
    heaps: values.length,
    head: values.slice(0, head),
    window: values.slice(values.length - 2 * head - odd),
    mask: { bits: rare.mask, byPosition: rare.byPosition },
    lookback: 0,
  };
}

/** Continues from a state, or from the ends of a table; `table` returns the first values again, if available. */
export function slidingRun(
  rules: Extract<HeapRules, { kind: "break" }>,
  from: Ends & Partial<SlidingState>,
  bytes: number,
  table?: Values,
): SlidingRun {
  const moves = breakMoves(rules.digits, rules.unequal ?? false);
  const open = (ends: Ends) => sliding(moves, memoryAccount(bytes), ends);
  const run = open(from);
  const begun = from.begun ?? from.heaps;
  const { byPosition } = from.mask;
  const size = from.window.length;
  let anchor: Anchor = from.anchor ?? { heaps: run.heaps, window: from.window };

  function* steps(most: number, budget: Budget): Generator<SlidingProgress, SlidingEnd> {
    try {
      const found = yield* recurrence(most, budget);
      return found === undefined
        ? { heaps: Math.min(run.heaps, most), unsettled: !run.settled }
        : yield* withPreperiod(found, budget);
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return { heaps: run.heaps, unsettled: false, limit: error };
    }
  }

  /** First recurrence of the values before the anchor, which moves whenever the number of heaps has doubled. */
  function* recurrence(most: number, budget: Budget): Generator<SlidingProgress, Recurrence | undefined> {
    let print = fingerprint(anchor, run);
    while (run.heaps < most && run.settled) {
      const begin = run.heaps;
      const count = run.next(Math.min(STEP, most - begin)).length;
      for (const again of print(count)) {
        const period = again - anchor.heaps;
        if ((period % 2 === 0 || !byPosition) && agrees(again))
          return { period, first: anchor.heaps, again, lookback: run.lookback };
      }
      if (run.heaps >= 2 * anchor.heaps) {
        anchor = { heaps: run.heaps, window: run.last(size).slice() };
        print = fingerprint(anchor, run);
      }
      budget.tick(run.heaps);
      yield { seeks: "values", heaps: run.heaps };
    }
    return undefined;
  }

  /** Whether all values used before heap `again` equal those before the anchor. */
  function agrees(again: number): boolean {
    const { lookback } = run;
    if (lookback > size) return false;
    const now = run.last(run.heaps - again + lookback);
    const then = anchor.window.subarray(anchor.window.length - lookback);
    return then.every((value, i) => value === now[i]);
  }

  /** Least preperiod, by two runs from heap 0, one of them a period ahead. */
  function* withPreperiod(found: Recurrence, budget: Budget): Generator<SlidingProgress, SlidingEnd> {
    const heaps = run.heaps;
    const end = { heaps, unsettled: false };
    try {
      const first = table?.subarray(0, begun) ?? heapTable(rules, { bytes }).values(begun - 1, budget);
      const ends = yield* withProgress(endsOf(rules, first), budget);
      if (ends === undefined) return { ...end, found };
      const [behind, ahead] = [walk(first, open(ends)), walk(first, open(ends))];
      let preperiod = 0;
      for (const last = found.first - found.lookback; behind.heaps < last; ) {
        const from = behind.heaps;
        behind.next(Math.min(STEP, last - from));
        const to = behind.heaps + found.period;
        while (ahead.heaps < to) {
          ahead.next(Math.min(STEP, to - ahead.heaps));
          budget.tick();
          yield { seeks: "preperiod", heaps: behind.heaps };
        }
        const [here, there] = [
          behind.last(behind.heaps - from),
          ahead.last(ahead.heaps - from - found.period),
        ];
        for (let i = here.length; --i >= 0; ) {
          if (here[i] === there[i]) continue;
          preperiod = from + i + 1;
          break;
        }
      }
      return { ...end, found: { ...found, preperiod } };
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return { ...end, found, limit: error };
    }
  }

  function* withProgress<T>(work: Generator<unknown, T>, budget: Budget): Generator<SlidingProgress, T> {
    const steps = within(work, run.heaps, budget);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value!;
      yield { seeks: "preperiod", heaps: 0 };
    }
  }

  return { steps, state: () => ({ ...run.ends(), anchor, begun }), rare: run.rare };
}

/** Values from heap 0 on: first those of a table, then those of a sliding window. */
function walk(
  first: Values,
  slides: Sliding,
): Pick<Sliding, "heaps" | "last"> & { next(most: number): void } {
  let heaps = 0;
  return {
    next(most) {
      if (heaps === first.length) {
        slides.next(most);
        if (!slides.settled) throw new Error(`heap ${slides.heaps} was settled before`);
      } else heaps = Math.min(first.length, heaps + most);
    },
    get heaps() {
      return heaps < first.length ? heaps : slides.heaps;
    },
    last: (count) => (heaps < first.length ? first.subarray(heaps - count, heaps) : slides.last(count)),
  };
}

const BASE = 0x01000193;
/** Number of values in one fingerprint. */
const PRINT = 4096;

/**
 * Finds heaps whose preceding values may equal those before the anchor, by fingerprints (Karp and Rabin) of the last
 * `count` values of the run.
 */
function fingerprint(anchor: Anchor, run: Sliding): (count: number) => Generator<number> {
  const length = Math.min(PRINT, anchor.window.length);
  let wanted = 0;
  let power = 1;
  for (let i = anchor.window.length - length; i < anchor.window.length; i++) {
    wanted = (Math.imul(wanted, BASE) + anchor.window[i]!) | 0;
    power = Math.imul(power, BASE);
  }
  let print = wanted;
  return function* (count) {
    const values = run.last(count + length);
    for (let i = length; i < values.length; i++) {
      print = (Math.imul(print, BASE) + values[i]! - Math.imul(values[i - length]!, power)) | 0;
      if (print === wanted) yield run.heaps - values.length + 1 + i;
    }
  };
}
