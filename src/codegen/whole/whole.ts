import type { Text } from "../../types.ts";

/** Lines that fill `power[1..most]` with the powers of two from 1 on. */
export const powers = (most: number): string => `array power[${most + 1}]
power[1] = 1
for bit = 2 to ${most}:
  power[bit] = power[bit - 1] * 2`;

/** Lines that leave in `least` the least value without the mark `stamp` in `seen`. */
export const mex = (stamp = "stamp"): string => `  let least = 0
  while seen[least] == ${stamp}:
    least = least + 1`;

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
