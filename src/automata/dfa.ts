import type { Natural } from "../nimber/natural.ts";
import { digitsOf, type System } from "./system.ts";

/**
 * A deterministic automaton that reads numbers, one on each track, by columns of digits, most significant first. It
 * accepts only valid words, and ignores leading columns of zeros. Columns with the same effect in every state form one
 * class. The first state is the start; -1 is the dead state.
 */
export interface Dfa {
  readonly system: System;
  /** Names of the numbers. */
  readonly tracks: readonly string[];
  /**
   * Class of each column. A column is indexed as a number in the system's digits, the first track the most significant.
   */
  readonly classOf: Int32Array;
  readonly classes: number;
  /** Next state from state q by class c, at index q * classes + c. */
  readonly next: Int32Array;
  readonly accepting: Uint8Array;
}

export const statesOf = ({ accepting }: Dfa): number => accepting.length;

/** Next state for each column after `state`. */
export const stateAfter = ({ next, classes, classOf }: Dfa, state: number, column: number): number =>
  state < 0 ? -1 : next[state * classes + classOf[column]!]!;

/** Whether the automaton accepts these numbers, in the order of its tracks. */
export function accepts(dfa: Dfa, numbers: readonly Natural[]): boolean {
  const digits = numbers.map((each) => digitsOf(dfa.system, each));
  const length = Math.max(0, ...digits.map((each) => each.length));
  let state = 0;
  for (let place = length; place >= 1; place--) {
    let column = 0;
    for (const each of digits) column = column * dfa.system.digits + (each[each.length - place] ?? 0);
    state = stateAfter(dfa, state, column);
    if (state < 0) return false;
  }
  return dfa.accepting[state] === 1;
}

/** Automaton that accepts nothing. */
export const nothing = (system: System, tracks: readonly string[]): Dfa => ({
  system,
  tracks,
  classOf: new Int32Array(system.digits ** tracks.length),
  classes: 1,
  next: Int32Array.of(-1),
  accepting: Uint8Array.of(0),
});

/** Whether the automaton accepts nothing; every state must lead to an accepting one. */
export const isEmpty = ({ accepting }: Dfa): boolean => !accepting.includes(1);
