import { mex } from "../../../nimber/mex.ts";
import { type Natural, natural } from "../../../nimber/natural.ts";
import { nimSum } from "../../../nimber/nim-sum.ts";
import type { HeapSums } from "./heaps.ts";
import type { Partial } from "./partial.ts";

/**
 * Element of the quotient of misère Nim: the nim-sum, and whether it is `firm`, that is, whether some heap
 * exceeds 1. Its P-elements are the firm one of nim-sum 0 and the other one of nim-sum 1: the Anti-SG rule.
 */
export interface NimElement {
  readonly value: Natural;
  readonly firm: boolean;
}

/** Element of a nim-heap. */
export const nimHeap = (value: Natural): NimElement => ({ value, firm: value > 1 });

export const nimProduct = (elements: readonly NimElement[]): NimElement => ({
  value: natural(elements.reduce<Natural>((sum, { value }) => nimSum(sum, value), 0)),
  firm: elements.some(({ firm }) => firm),
});

export const nimInP = ({ value, firm }: NimElement): boolean => value === (firm ? 0 : 1);

/** Least sum of nim-heaps that has this element; two elements are not those of a single heap. */
export const nimName = ({ value, firm }: NimElement): string =>
  firm && value <= 1 ? `2+${natural(nimSum(value, 2))}` : `${value}`;

/** Elements of a tame quotient in that of Nim: its kernel is the quotient of normal play. */
export function nimElements({ monoid, phi }: Partial, optionsOf: (heap: number) => HeapSums): NimElement[] {
  const { order, inP, parent, last, generators } = monoid;
  const heaps = generators.map((generator) => phi.indexOf(generator));
  const most = Math.max(-1, ...heaps);
  const grundy: number[] = [];
  for (let heap = 0; heap <= most; heap++)
    grundy.push(mex(optionsOf(heap).map((left) => left.reduce((sum, each) => sum ^ grundy[each]!, 0))));
  const values = new Int32Array(order).fill(-1);
  values[0] = 0;
  const valueAt = (x: number): number => {
    if (values[x] === -1) values[x] = valueAt(parent[x]!) ^ grundy[heaps[last[x]!]!]!;
    return values[x]!;
  };
  return Array.from({ length: order }, (_, x) => {
    const value = valueAt(x);
    return { value, firm: value > 1 || (inP[x] === 1) === (value === 0) };
  });
}
