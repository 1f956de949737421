import type { Text } from "../../types.ts";

/** A program for games whose positions are lists, graphs or boards, in the language of `program.ts`. */
export interface Whole {
  /** The games, by their ids, with the parameter between brackets if there is one. */
  readonly games: RegExp;
  /** The form of the input, and what its letters are. */
  readonly read: string;
  readonly letters: Text;
  /** By what it knows who wins. */
  readonly by: Text;
  /** Lines before any input is read: arrays, and what is computed once. */
  readonly before?: string;
  /** Lines that read one test, and leave in `value` 0 where the player to move loses; `k` is the parameter. */
  test(k: number): string;
}
