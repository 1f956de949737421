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
 * Compares the claimed values one heap after another with those that the moves give: the values before a heap are right
 * when it is looked at, so that its value is the mex over its options among them. Yields the number of heaps done, often.
 */
export function* replay(
  moves: Moves,
  claimed: Claimed,
  meter: Meter,
): Generator<number, Mismatch | undefined> {
  const { heaps, most } = yield* possible(moves, claimed, meter);
  // Nim-sums of values are less than this too.
  const marks = meter.array(Float64Array, 2 ** Math.ceil(Math.log2(most + 1)));
  const values = claimed.subarray(0, heaps);
  const isRight = splitsInTwo(moves) ? byClasses(moves.digits, values, most, marks, meter) : undefined;
  for (let n = 0; n < claimed.length; n++) {
    if (meter.paused()) yield n;
    if (n < heaps && isRight?.(n)) continue;
    const found = plainMex(moves, claimed, n, marks, meter);
    if (found !== claimed[n]) return { heap: n, found };
  }
  return undefined;
}

/** The heaps before the first whose claim is larger than the number of its options, as no mex is, and their largest. */
function* possible(
  moves: Moves,
  claimed: Claimed,
  meter: Meter,
): Generator<number, { readonly heaps: number; readonly most: number }> {
  const options = mostOptions(moves);
  let most = 0;
  for (let n = 0; n < claimed.length; n++) {
    meter.spend(1);
    if (meter.paused()) yield 0;
    if (claimed[n]! > options(n)) return { heaps: n, most };
    most = Math.max(most, claimed[n]!);
  }
  return { heaps: claimed.length, most };
}

/** As many options as a heap may have, or more. */
function mostOptions(moves: Moves): (heap: number) => number {
  if (moves.kind !== "code") return (n) => n;
  const parts = Math.max(...moves.digits.map((digit) => (digit & 8 ? 3 : digit & 4 ? 2 : 1)));
  return (n) => moves.digits.length * (n + 1) ** (parts - 1);
}

function splitsInTwo(moves: Moves): moves is Extract<Moves, { kind: "code" }> {
  if (moves.kind !== "code") return false;
  return moves.digits.some((digit) => digit & 4) && moves.digits.every((digit) => digit < 8);
}
