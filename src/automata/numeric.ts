import { type Dfa, stateAfter, statesOf } from "./dfa.ts";
import type { Effort } from "./effort.ts";
import { minimal } from "./minimal.ts";
import { intersection } from "./product.ts";
import { valid } from "./valid.ts";

/**
 * Minimal automaton of the numbers that `dfa`, from any source, accepts without leading zeros. The result ignores
 * leading zeros and accepts only valid numbers.
 */
export function ofNumbers(dfa: Dfa, effort: Effort): Dfa {
  const { system, tracks, classOf } = dfa;
  const columns = classOf.length;
  const states = statesOf(dfa);
  const next = new Int32Array((states + 1) * columns);
  // State 0 reads leading zeros; the others are the states of `dfa`, plus one.
  for (let state = 0; state <= states; state++) {
    for (let column = 0; column < columns; column++) {
      const to = stateAfter(dfa, Math.max(0, state - 1), column);
      next[state * columns + column] = state === 0 && column === 0 ? 0 : to < 0 ? -1 : to + 1;
    }
  }
  const accepting = Uint8Array.of(dfa.accepting[0]!, ...dfa.accepting);
  const plain: Dfa = {
    system,
    tracks,
    classOf: Int32Array.from({ length: columns }, (_, column) => column),
    classes: columns,
    next,
    accepting,
  };
  return minimal(system.carry === 0 ? plain : intersection(plain, valid(system, tracks), effort));
}
