import type { AddingRules } from "../../encoding.ts";
import type { Tick } from "../../types.ts";

/** What is not known of a heap, or that its value is infinite. */
export const ENDLESS = -1;

/** A way to move in a heap: how many tokens there are more, or fewer, afterwards, and in how many heaps they may be. */
interface Step {
  readonly more: number;
  readonly digit: number;
}

/** What the rules come to, and what bounds are made of. */
export interface Steps {
  readonly all: readonly Step[];
  /** Tokens that a move takes at most, and adds at most. */
  readonly most: number;
  readonly added: number;
}

export function stepsOf({ takes, adds }: AddingRules): Steps {
  const all = [
    ...takes.map((digit, taken) => ({ more: -taken, digit })),
    ...adds.map((digit, i) => ({ more: i + 1, digit: digit & ~1 })),
  ].filter(({ digit }) => digit !== 0);
  return {
    all,
    most: Math.max(0, ...all.map(({ more }) => -more)),
    added: Math.max(0, ...all.map(({ more }) => more)),
  };
}

/** Calls `visit` with each option of a heap: two heaps, either of which may be 0, for none, and tokens gained. */
export function eachOption(
  { all }: Steps,
  heap: number,
  visit: (a: number, b: number, more: number) => void,
  tick: Tick,
): void {
  if (heap === 0) return;
  for (const { more, digit } of all) {
    const left = heap + more;
    if (left < 0) continue;
    tick();
    if (left === 0) {
      if (digit & 1) visit(0, 0, more);
      continue;
    }
    if (digit & 2) visit(left, 0, more);
    if (digit & 4) for (let a = 1; 2 * a <= left; a++) visit(a, left - a, more);
  }
}

/** The least number that is not in `has`. */
export function leastWithout(has: { has(value: number): boolean }): number {
  let least = 0;
  while (has.has(least)) least++;
  return least;
}
