import { type Dfa, statesOf } from "./dfa.ts";

/** Predecessors of state q by class c: `states` from `first[c * (n + 1) + q]` up to the next entry, for n states. */
export interface Inverse {
  readonly first: Int32Array;
  readonly states: Int32Array;
}

export function inverse(dfa: Dfa): Inverse {
  const { next, classes } = dfa;
  const size = statesOf(dfa);
  const first = new Int32Array(classes * (size + 1) + 1);
  for (let q = 0; q < size; q++)
    for (let c = 0; c < classes; c++) {
      const to = next[q * classes + c]!;
      if (to >= 0) first[c * (size + 1) + to + 1]!++;
    }
  for (let i = 1; i < first.length; i++) first[i]! += first[i - 1]!;
  const states = new Int32Array(first.at(-1)!);
  const filled = first.slice();
  for (let q = 0; q < size; q++)
    for (let c = 0; c < classes; c++) {
      const to = next[q * classes + c]!;
      if (to >= 0) states[filled[c * (size + 1) + to]!++] = q;
    }
  return { first, states };
}
