import { LimitError } from "../../errors.ts";

/** A set of values as bits: bit v stands for v, and the top bit for 15 and whatever is more. */
export type Mask = number;

const TOP = 15;
export const ANY: Mask = 0xffff;

/** The largest value that a mask tells from others. */
export const MOST_VALUE: number = TOP - 1;

/**
 * The set of `value` alone.
 * @throws LimitError when it is beyond those that a mask tells apart: it is never wrapped.
 */
export function only(value: number): Mask {
  if (value > MOST_VALUE) throw new LimitError("value", MOST_VALUE, value);
  return 1 << value;
}

/** The value of a set that has one. */
export function soleOf(mask: Mask): number | undefined {
  if (mask === 0 || (mask & (mask - 1)) !== 0 || mask === 1 << TOP) return undefined;
  return 31 - Math.clz32(mask);
}

/** The least value of a set; the top stands for all from 15 on. */
export const leastOf = (mask: Mask): number => 31 - Math.clz32(mask & -mask);

/** What the nim-sum of `value` and one of the set may be. */
export function shifted(mask: Mask, value: number): Mask {
  if (value === 0) return mask;
  let result = 0;
  for (let left = mask & ~(1 << TOP); left !== 0; left &= left - 1) result |= bit(leastOf(left) ^ value);
  // 15 or more, and something added, may be any number from there on, or what 15 becomes.
  if (mask & (1 << TOP)) result |= (1 << TOP) | abovesOf(value);
  return result;
}

/** What 15 or more may become under nim-addition of `value`, below 15. */
const abovesOf = (value: number): Mask => bit(TOP ^ value);

const bit = (value: number): Mask => 1 << Math.min(value, TOP);

/** What the nim-sum of one of each set may be. */
export function summed(a: Mask, b: Mask): Mask {
  let result = 0;
  for (let left = a & ~(1 << TOP); left !== 0; left &= left - 1) result |= shifted(b, leastOf(left));
  return a & (1 << TOP) ? ANY : result;
}
