import type { AddingRules } from "../../encoding.ts";
import { LimitError } from "../../errors.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Value } from "../../nimber/value.ts";
import type { Tick } from "../../types.ts";
import type { Deadline } from "../limits.ts";
import { exploredValues } from "./explored.ts";
import { ENDLESS, eachOption, type Steps, stepsOf } from "./heaps.ts";
import { type Claimed, provedValues, valueIn } from "./proved.ts";

/** The values of all heaps: those below `preperiod` + `period`, which then repeat. */
export interface Repeating {
  readonly values: readonly Value[];
  readonly preperiod: number;
  readonly period: number;
}

/** Heaps that are explored at first, and at most: their pairs are gone through several times. */
const FIRST = 64;
const MOST = 1024;

/** What is known of the heaps of one game to which moves may add tokens. */
export interface Adding {
  /** Heaps that have been looked at. */
  explored(): number;
  /** The values of all heaps, where they are proved to repeat. */
  repeats(deadline: Deadline): Repeating | undefined;
  /** @throws LimitError where nothing is proved of a heap. */
  at(heap: Natural, deadline: Deadline): Value;
}

export function addingOf(rules: AddingRules): Adding {
  const steps = stepsOf(rules);
  let size = FIRST / 2;
  let explored: Int32Array = new Int32Array(0);
  let known: Repeating | undefined;

  /** Looks at twice as many heaps as before; false where that is more than may be. */
  function further({ tick, bytes, positions }: Deadline): boolean {
    if (2 * size > Math.min(MOST, Math.floor(bytes / 64), positions)) return false;
    size *= 2;
    explored = exploredValues(steps, size, tick);
    const claimed = repeating(explored.subarray(0, size / 2));
    if (claimed !== undefined && provedValues(claimed, steps, tick))
      known = withOptions(claimed, steps, tick);
    return true;
  }

  return {
    explored: () => explored.length,
    repeats(deadline) {
      while (known === undefined && further(deadline));
      return known;
    },
    at(heap, deadline) {
      for (;;) {
        if (known !== undefined) return known.values[placeIn(known, heap)]!;
        // A number that has been given stands, whatever the heaps beyond are.
        const value = explored[Number(heap)] ?? ENDLESS;
        if (value !== ENDLESS) return value;
        if (!further(deadline)) throw new LimitError("positions", size, heap > size ? heap : undefined);
      }
    },
  };
}

const placeIn = ({ preperiod, period }: Repeating, heap: Natural): number =>
  heap < preperiod ? Number(heap) : preperiod + Number((BigInt(heap) - BigInt(preperiod)) % BigInt(period));

/** The shortest way in which `values` go on, of which three periods are seen. */
function repeating(values: Int32Array): Claimed | undefined {
  const { length } = values;
  for (let period = 1; 3 * period <= length; period++) {
    let preperiod = length - period;
    while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + period]) preperiod--;
    if (preperiod + 3 * period <= length) return { values, preperiod, period };
  }
  return undefined;
}

/** The values with the numbers that moves of the infinite ones lead to, and from where on these repeat, too. */
function withOptions(claimed: Claimed, steps: Steps, tick: Tick): Repeating {
  const { period } = claimed;
  const claimedOf = valueIn(claimed);
  const values: Value[] = [];
  const to = 2 * (claimed.preperiod + period) + steps.most;
  for (let heap = 0; heap <= to; heap++) {
    const value = claimedOf(heap);
    values.push(value === ENDLESS ? { infinite: numbersOf(heap) } : value);
  }
  function numbersOf(heap: number): number[] {
    const seen = new Set<number>();
    const visit = (a: number, b: number) => {
      const [x, y] = [claimedOf(a), claimedOf(b)];
      if (x !== ENDLESS && y !== ENDLESS) seen.add(x ^ y);
    };
    eachOption(steps, heap, visit, tick);
    return [...seen].sort((a, b) => a - b);
  }
  const names = values.map((value) => JSON.stringify(value));
  let preperiod = values.length - period;
  while (preperiod > 0 && names[preperiod - 1] === names[preperiod - 1 + period]) preperiod--;
  return { values: values.slice(0, preperiod + period), preperiod, period };
}
