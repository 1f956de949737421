import type { Natural } from "../nimber/natural.ts";
import { type Dfa, stateAfter, statesOf } from "./dfa.ts";
import { digitsOf, numberOf } from "./system.ts";

/** State with its predecessor and the last digit of the number sought. */
interface StepOfPath {
  readonly state: number;
  readonly digit: number;
  readonly before: StepOfPath | undefined;
}

/** Limit on extra leading digits: a number with more extra digits than there are states means infinitely many. */
const MORE = 64;

/** At most two numbers on the last track that the automaton accepts with the given ones. */
export function imageOf(dfa: Dfa, numbers: readonly Natural[]): bigint[] {
  const { system } = dfa;
  const digits = numbers.map((each) => digitsOf(system, each));
  const length = Math.max(0, ...digits.map((each) => each.length)) + Math.min(MORE, statesOf(dfa) + 1);
  let reached: StepOfPath[] = [{ state: 0, digit: 0, before: undefined }];
  for (let place = length; place >= 1; place--) {
    const others = digits.reduce((sum, each) => (sum + (each[each.length - place] ?? 0)) * system.digits, 0);
    const found = new Map<number, StepOfPath[]>();
    for (const before of reached) {
      for (let digit = 0; digit < system.digits; digit++) {
        const state = stateAfter(dfa, before.state, others + digit);
        if (state < 0) continue;
        const same = found.get(state) ?? [];
        found.set(state, same);
        // Two paths to a state suffice to show that the number is not unique.
        if (same.length < 2) same.push({ state, digit, before });
      }
    }
    reached = [...found.values()].flat();
  }
  return reached
    .filter(({ state }) => dfa.accepting[state] === 1)
    .map((last) => {
      const word: number[] = [];
      for (let each: StepOfPath | undefined = last; each !== undefined; each = each.before)
        word.push(each.digit);
      return numberOf(system, word.reverse());
    })
    .slice(0, 2);
}
