import type { Budget } from "../../limits.ts";
import { coverOf, kindOf } from "./cover.ts";
import { type Generated, generated } from "./generators.ts";
import { grow } from "./grow.ts";
import type { HeapSums } from "./heaps.ts";
import { trivial, wordsOf } from "./monoid.ts";
import { elementsOf, type Verified } from "./verify.ts";

/** Verified misère quotient of the sums of heaps 0 to `phi.length` - 1. */
export type Partial = Generated & Verified;

const nothing = (): Partial => ({ ...generated(trivial(), []), kinds: [], cover: [[]] });

/**
 * Verified quotients of heaps 0 to 0, 0 to 1, 0 to 2, … of the game with these options, or those after
 * `last`. Yields the same one again while the next takes its time.
 */
export function* partials(
  optionsOf: (heap: number, clock: () => void) => HeapSums,
  budget: Budget,
  last: Partial = nothing(),
): Generator<Partial, never> {
  const options = last.phi.map((_, heap) => optionsOf(heap, budget.clock));
  /** Heaps whose options have the same elements have the same element. */
  let known = knownBy(last, options, budget);
  for (let now = last, heap = options.length; ; heap++) {
    budget.tick(heap);
    options.push(optionsOf(heap, budget.clock));
    const elements = elementsOf(now.monoid, options[heap]!, now.phi, budget.clock);
    const twin = known.get(elements.join());
    const fitted = twin === undefined ? fitting(now, heap, elements, budget) : withHeap(now, twin);
    if (fitted !== undefined) now = fitted;
    else {
      const growing = grow(now, options, budget);
      let step = growing.next();
      for (; !step.done; step = growing.next()) yield now;
      now = step.value;
    }
    if (fitted === undefined) known = knownBy(now, options, budget);
    else known.set(elements.join(), now.phi[heap]!);
    yield now;
  }
}

const knownBy = (
  { monoid, phi }: Partial,
  options: readonly HeapSums[],
  { clock }: Budget,
): Map<string, number> =>
  new Map([
    ["", 0],
    ...phi.map((element, heap) => [elementsOf(monoid, options[heap]!, phi, clock).join(), element] as const),
  ]);

const withHeap = (now: Partial, element: number): Partial => ({
  ...now,
  phi: [...now.phi, element],
  words: [...now.words, wordsOf(now.monoid)[element]!],
});

/** Quotient with one more heap, if that equals a sum of smaller ones. */
function fitting(
  now: Partial,
  heap: number,
  elements: readonly number[],
  budget: Budget,
): Partial | undefined {
  const { monoid, kinds, cover } = now;
  for (let x = 0; x < monoid.order; x++) {
    const kind = kindOf(monoid, heap, x, elements, budget.clock);
    if ("kind" in kind) continue;
    const more = [...kinds, kind];
    const closed = coverOf(monoid, more, budget, { cover, old: kinds });
    if (!("kind" in closed)) return { ...withHeap(now, x), kinds: more, cover: closed };
  }
  return undefined;
}
