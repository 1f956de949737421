import type { Dfa } from "./dfa.ts";
import { type Effort, within } from "./effort.ts";
import { extend, growing } from "./growing.ts";

/** Columns and their classes for an automaton under construction. */
export type Shape = Pick<Dfa, "system" | "tracks" | "classOf" | "classes">;

/** Automaton given by states of any kind; `key` distinguishes them. */
export interface Walk<State> {
  readonly start: State;
  key(state: State): number | string;
  /** State after a column of this class; undefined when no word is accepted from it. */
  step(state: State, of: number): State | undefined;
  accepts(state: State): boolean;
}

/** Automaton of the reachable states. */
export function explore<State>(shape: Shape, walk: Walk<State>, effort: Effort): Dfa {
  const { classes } = shape;
  const states: State[] = [walk.start];
  const known = new Map<number | string, number>([[walk.key(walk.start), 0]]);
  const next = growing();
  for (let i = 0; i < states.length; i++) {
    within(effort, states.length, classes);
    const at = extend(next, classes);
    for (let of = 0; of < classes; of++) {
      const to = walk.step(states[i]!, of);
      if (to === undefined) {
        next.data[at + of] = -1;
        continue;
      }
      const key = walk.key(to);
      let number = known.get(key);
      if (number === undefined) {
        number = states.length;
        known.set(key, number);
        states.push(to);
      }
      next.data[at + of] = number;
    }
  }
  return {
    ...shape,
    next: next.data.slice(0, next.length),
    accepting: Uint8Array.from(states, (state) => (walk.accepts(state) ? 1 : 0)),
  };
}
