import { type HeapRules, mostHeaps } from "../../encoding.ts";
import { chooseMask, parity } from "../kernel/mask.ts";
import { finish, largest, PORTION, type Portions } from "./portions.ts";

/**
 * Rare heaps of an octal game: those n >= 1 for which parity(G(n) & mask) is even or, with `byPosition`,
 * equals the parity of n minus the tokens taken by a split. Two rare or two common heaps never have a common
 * nim-sum.
 */
export interface RareHeaps {
  readonly mask: number;
  readonly byPosition: boolean;
  readonly count: number;
  readonly last: number;
  has(heap: number, value: number): boolean;
}

/**
 * Fewest rare heaps of `values` for any mask, if they are at most an eighth of all: the sparse space
 * phenomenon of Winning Ways, ch. 4. Undefined for rules that never leave two heaps, or may leave three.
 * Cost: linear.
 */
export function rareHeaps(rules: HeapRules, values: ArrayLike<number>): RareHeaps | undefined {
  return finish(rareSteps(rules, values));
}

/** Rare heaps, computed in portions of work. */
export function* rareSteps(rules: HeapRules, values: ArrayLike<number>): Portions<RareHeaps | undefined> {
  if (rules.kind !== "break" || mostHeaps(rules) > 2) return undefined;
  const splits = [...rules.digits.keys()].filter((taken) => rules.digits[taken]! & 4);
  if (splits.length === 0) return undefined;
  const tilt = splits[0]! & 1;
  const count = new Float64Array(2 ** (33 - Math.clz32(1 | (yield* largest(values)))));
  for (let n = values.length; --n > 0; ) {
    if (n % PORTION === 0) yield;
    const at = 2 * values[n]! + ((n ^ tilt) & 1);
    count[at] = count[at]! + 1;
  }
  const mask = chooseMask(
    count,
    splits.every((taken) => (taken & 1) === tilt),
  );
  if (mask.bits === 0 || 8 * mask.rares > values.length) return undefined;
  const has = (heap: number, value: number) =>
    heap > 0 && parity(value & mask.bits) === (mask.byPosition ? (heap ^ tilt) & 1 : 0);
  let last = values.length - 1;
  for (; last > 0 && !has(last, values[last]!); last--) if (last % PORTION === 0) yield;
  return { mask: mask.bits, byPosition: mask.byPosition, count: mask.rares, last, has };
}
