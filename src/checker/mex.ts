import type { Moves } from "./heap-moves.ts";
import type { Meter } from "./meter.ts";

/** Claimed values of heaps 0, 1, 2, … in a typed array, so that millions fit. */
export type Claimed = Uint8Array | Uint16Array | Int32Array | Float64Array;

/**
 * Value of heap n from `values` of smaller heaps: marks every option with n + 1; the mex is the first unmarked value.
 */
export function plainMex(moves: Moves, values: Claimed, n: number, marks: Uint32Array, meter: Meter): number {
  const day = n + 1;
  if (moves.kind === "set") {
    for (const s of moves.takes) if (s <= n) marks[values[n - s]!] = day;
    meter.spend(1 + moves.takes.length);
  } else if (moves.kind === "all but") {
    let next = 0;
    for (let s = 1; s <= n; s++) {
      if (s === moves.forbidden[next]) next++;
      else marks[values[n - s]!] = day;
    }
    meter.spend(1 + n);
  } else {
    markParts(moves.digits, values, n, marks, meter);
  }
  let mex = 0;
  while (marks[mex] === day) mex++;
  return mex;
}

function markParts(
  digits: readonly number[],
  values: Claimed,
  n: number,
  marks: Uint32Array,
  meter: Meter,
): void {
  markSingle(digits, values, n, marks);
  meter.spend(digits.length);
  for (let taken = 0; taken < digits.length && taken <= n; taken++) {
    const digit = digits[taken]!;
    const left = n - taken;
    if (digit & 4) {
      for (let a = 1; 2 * a <= left; a++) marks[values[a]! ^ values[left - a]!] = n + 1;
      meter.spend(left);
    }
    if (digit & 8) {
      for (let a = 1; 3 * a <= left; a++) {
        for (let b = a; a + 2 * b <= left; b++) {
          marks[values[a]! ^ values[b]! ^ values[left - a - b]!] = n + 1;
        }
        meter.spend(left);
      }
    }
  }
}

/** Marks the options of one heap or none. */
export function markSingle(digits: readonly number[], values: Claimed, n: number, marks: Uint32Array): void {
  for (let taken = 1; taken < digits.length && taken <= n; taken++) {
    if (digits[taken]! & (taken === n ? 1 : 2)) marks[values[n - taken]!] = n + 1;
  }
}
