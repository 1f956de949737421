import { LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";

/** Limits on the work with automata. */
export interface Effort {
  /** States of one automaton. */
  readonly states: number;
  /** Entries of the table of one automaton, four bytes each. */
  readonly transitions: number;
  readonly tick: Tick;
}

export const usualEffort: Effort = { states: 3_000_000, transitions: 2 ** 25, tick: () => {} };

/** Checks the size of an automaton. @throws LimitError when it is too large */
export function within(effort: Effort, states: number, classes: number): void {
  effort.tick();
  if (states > effort.states) throw new LimitError("states", effort.states);
  if (states * classes > effort.transitions) throw new LimitError("transitions", effort.transitions);
}
