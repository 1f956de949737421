import type { Moves } from "./notation.ts";

/** The sums of heaps that the moves of heap n leave, some of them more than once; heaps that are empty are left out. */
export function* moveSums(moves: Moves, n: number): Generator<readonly number[]> {
  if (moves.kind === "set") {
    for (const s of moves.takes) if (s <= n) yield s === n ? [] : [n - s];
  } else if (moves.kind === "all but") {
    for (let s = 1; s <= n; s++) if (!moves.forbidden.includes(s)) yield s === n ? [] : [n - s];
  } else {
    for (const [taken, digit] of moves.digits.entries()) {
      const left = n - taken;
      if (left < 0) return;
      if (digit & 1 && left === 0) yield [];
      if (digit & 2 && left > 0) yield [left];
      for (let a = 1; digit & 4 && 2 * a <= left; a++) yield [a, left - a];
      for (let a = 1; digit & 8 && 3 * a <= left; a++)
        for (let b = a; a + 2 * b <= left; b++) yield [a, b, left - a - b];
    }
  }
}
