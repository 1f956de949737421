import { isNumber, type Value } from "../../nimber/value.ts";
import type { Component, Key, Rules } from "../../types.ts";
import { component } from "../component.ts";
import type { Budget } from "../limits.ts";
import type { Valued } from "../method.ts";
import { standsAlone } from "../search/alone.ts";
import { loopyGrundy } from "./loopy.ts";
import { type NearOutcomes, nearOutcomes, nearTheorem, type Part, parts } from "./near.ts";

/** Largest nim-heap beside a position of which it is asked whether its value is infinite. */
const LARGEST_HEAP = 16;

/**
 * Opens a search for values of positions under normal play from which play can reach ever more positions; the answer has
 * no value where the nearest positions decide only the outcome. Finite values are those of Smith, whose conditions are
 * about the options of a position and their options. A value is infinite if the sums with all nim-heaps that are not
 * larger than the number of moves are decided, and none is a P-position.
 */
export function nearValues<P>(rules: Rules<P>): (position: P, budget: Budget) => Valued | undefined {
  const outcomes = nearOutcomes("normal");
  const known = new Map<Key, Value | undefined>();
  function valueAt(position: P, budget: Budget): Value | undefined {
    const key = rules.key(position);
    if (known.has(key)) return known.get(key);
    const sum = [component(rules, position) as Component];
    let value: Value | undefined;
    for (const part of parts([sum], budget)) {
      const labels = loopyGrundy(part);
      for (const [v, label] of labels.entries()) {
        const [only, more] = part.positions[v]!;
        if (isNumber(label) && more === undefined && only?.rules === rules)
          known.set(rules.key(only.position as P), label);
      }
      value = known.get(key) ?? infiniteIn(part, outcomes, budget);
      if (value !== undefined) break;
    }
    known.set(key, value);
    return value;
  }
  return (position, budget) => {
    const near = outcomes([component(rules, position) as Component], budget);
    if (near === undefined) return undefined;
    const value = standsAlone(rules, "normal") ? undefined : valueAt(position, budget);
    const { outcome, most } = near;
    return {
      outcome,
      ...(value !== undefined && { value }),
      by: nearTheorem({ outcome, most }),
      method: "loopy",
    };
  };
}

/** Value of the start of a part if it is infinite and sums with nim-heaps show it. */
function infiniteIn(part: Part, outcomes: NearOutcomes, budget: Budget): Value | undefined {
  const { offsets, targets, positions, isEdge } = part;
  const degree = (v: number) => offsets[v + 1]! - offsets[v]!;
  const options = targets.subarray(offsets[0], offsets[1]);
  if (isEdge[0] === 1 || options.some((v) => isEdge[v] === 1)) return undefined;
  const most = Math.max(degree(0), ...Array.from(options, degree));
  if (most > LARGEST_HEAP) return undefined;
  const infinite: number[] = [];
  for (let heap = 0; heap <= most; heap++) {
    const near = outcomes([...positions[0]!, component(HEAP, heap) as Component], budget);
    if (near === undefined || near.outcome === "P") return undefined;
    if (near.outcome === "N") infinite.push(heap);
  }
  return { infinite };
}

const HEAP: Rules<number> = {
  key: (heap) => heap,
  *moves(heap) {
    for (let left = 0; left < heap; left++) yield { at: `${heap - left}`, to: [left] };
  },
};
