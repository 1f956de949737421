import type { Budget } from "../../limits.ts";
import { type Cover, coverOf, type Flaw, type Kind, kindOf } from "./cover.ts";
import type { HeapSums } from "./heaps.ts";
import type { Monoid } from "./monoid.ts";

// A misère quotient maps heaps to elements of a finite commutative monoid, so that a sum is lost iff the product of
// its elements is one of the P-elements. There are infinitely many sums, yet the claim can be verified in finitely
// many steps. By induction over the moves it holds iff no sum with a P-element moves to another one, and every
// other sum with a move has a move to one. Both depend only on the elements of the heaps and of their options:
// heaps with the same ones are examined once, and `cover.ts` examines few sums instead of all. If the claim is
// wrong, the fault that is found shows the heap or the sum.

/** Data that show that a monoid is the quotient of heaps with given elements. */
export interface Verified {
  readonly kinds: readonly Kind[];
  readonly cover: Cover;
}

/** Elements of `sums` of heaps, each once, ascending. */
export function elementsOf(
  { order, times }: Monoid,
  sums: HeapSums,
  phi: readonly number[],
  clock: () => void,
): number[] {
  const found = new Set<number>();
  for (const heaps of sums) {
    clock();
    let element = 0;
    for (const heap of heaps) element = times[element * order + phi[heap]!]!;
    found.add(element);
  }
  return [...found].sort((a, b) => a - b);
}

/**
 * Checks that the misère outcomes of all sums of heaps 0 to `phi.length` - 1 are those of their elements in
 * `monoid`, where heaps have the elements `phi` and the options `options`. Returns data that show it, or a
 * fault.
 * Source: induction over the moves, as in Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593.
 */
export function verify(
  monoid: Monoid,
  phi: readonly number[],
  options: readonly HeapSums[],
  budget: Pick<Budget, "tick" | "clock">,
): Verified | Flaw {
  const kinds: Kind[] = [];
  const seen = new Set<string>();
  for (const [heap, element] of phi.entries()) {
    const elements = elementsOf(monoid, options[heap]!, phi, budget.clock);
    const name = `${element}:${elements.join()}`;
    if (elements.length === 0 || seen.has(name)) continue;
    seen.add(name);
    budget.tick();
    const kind = kindOf(monoid, heap, element, elements, budget.clock);
    if ("kind" in kind) return kind;
    kinds.push(kind);
  }
  const cover = coverOf(monoid, kinds, budget);
  return "kind" in cover ? cover : { kinds, cover };
}
