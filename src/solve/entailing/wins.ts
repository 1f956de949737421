import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";

/**
 * Finite or cofinite set of nim-heaps: `others` says whether the heaps outside `odd` are members; those in
 * `odd` are the opposite. A loony rest counts as a heap beyond all of these.
 */
export interface Heaps {
  readonly others: boolean;
  readonly odd: ReadonlySet<number>;
}

/** Rest of a sum: the nim-heap that it is equivalent to, or "loony". */
export type Rest = number | "loony";

export const NONE: Heaps = { others: false, odd: new Set() };
const ALL: Heaps = { others: true, odd: new Set() };

/** Whether a rest is in the set. The heaps in `odd` are small. */
export const has = ({ others, odd }: Heaps, rest: Natural | "loony"): boolean =>
  typeof rest === "number" && odd.has(rest) ? !others : others;

export const only = (heap: Rest): Heaps =>
  heap === "loony" ? NONE : { others: false, odd: new Set([heap]) };

export const complement = ({ others, odd }: Heaps): Heaps => ({ others: !others, odd });

export function union(a: Heaps, b: Heaps): Heaps {
  const others = a.others || b.others;
  const odd = [...a.odd, ...b.odd].filter((heap) => (has(a, heap) || has(b, heap)) !== others);
  return { others, odd: new Set(odd) };
}

/** Heaps to add to a sum with `rest`, such that the heap and `rest` together are in the set. */
export function beside({ others, odd }: Heaps, rest: Rest): Heaps {
  if (rest === "loony") return others ? ALL : NONE;
  return { others, odd: new Set(Array.from(odd, (heap) => Number(nimSum(heap, rest)))) };
}

/** Least heap that is not in the set; loony if all heaps are. */
export function least({ others, odd }: Heaps): Rest {
  if (others) return odd.size === 0 ? "loony" : Math.min(...odd);
  let heap = 0;
  while (odd.has(heap)) heap++;
  return heap;
}

/** Nim-sum of rests; loony if one of them is. */
export function sumOfRests(rests: readonly Rest[]): Rest {
  let sum = 0;
  for (const rest of rests) {
    if (rest === "loony") return rest;
    sum = Number(nimSum(sum, rest));
  }
  return sum;
}
