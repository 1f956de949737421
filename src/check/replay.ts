import type { Meter } from "./meter.ts";
import { type Claimed, plainMex } from "./mex.ts";
import type { Moves } from "./notation.ts";
import { byClasses } from "./sparse.ts";

/** The first heap where the rules do not give the value claimed, and what they give. */
export interface Mismatch {
  readonly heap: number;
  readonly found: number;
}

/**
 * Compares the claimed values, `most` the largest, one heap after another with those that the moves give: the values
 * before a heap are right when it is looked at, so that its value is the mex over its options among them. Yields the
 * number of heaps done, often.
 */
export function* replay(
  moves: Moves,
  claimed: Claimed,
  most: number,
  meter: Meter,
): Generator<number, Mismatch | undefined> {
  // Nim-sums of values are less than this too.
  const marks = meter.array(Float64Array, 2 ** Math.ceil(Math.log2(most + 1)));
  const isRight = splitsInTwo(moves) ? byClasses(moves.digits, claimed, most, marks, meter) : undefined;
  for (let n = 0; n < claimed.length; n++) {
    if (meter.paused()) yield n;
    if (isRight?.(n)) continue;
    const found = plainMex(moves, claimed, n, marks, meter);
    if (found !== claimed[n]) return { heap: n, found };
  }
  return undefined;
}

function splitsInTwo(moves: Moves): moves is Extract<Moves, { kind: "code" }> {
  if (moves.kind !== "code") return false;
  return moves.digits.some((digit) => digit & 4) && moves.digits.every((digit) => digit < 8);
}
