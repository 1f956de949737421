import type { Natural } from "../../../nimber/natural.ts";
import type { Outcome, Text } from "../../../types.ts";
import type { HeapSums } from "./heaps.ts";
import type { Monoid } from "./monoid.ts";
import { type NimElement, nimElements, nimInP, nimName, nimProduct } from "./nim.ts";
import type { Partial } from "./partial.ts";
import type { PhiPeriod } from "./period.ts";
import { presentationOf } from "./presentation.ts";
import { structureOf } from "./structure.ts";

/** Answer of a misère quotient for a sum of heaps. */
export interface QuotientSays {
  /** `proved` of all heaps, or `partial`, and then all heaps of the sum lie within 0 to `heaps`. */
  readonly verdict: "proved" | "partial";
  /** The heaps of which it was learned, and its order; of one that is tame by the rules themselves it is not asked. */
  readonly heaps?: number;
  /** Of a sum of several games, which have one quotient together: the heaps 0 to `heaps` of each. */
  readonly games?: readonly { readonly game: Text; readonly heaps: number }[];
  readonly order?: number;
  /** Whether it is the quotient of Nim, whose multiplication is the Anti-SG rule. */
  readonly tame: boolean;
  /** The word of each component, and that of their product; of a tame one the sum of Nim heaps that it is. */
  readonly elements: readonly string[];
  readonly element: string;
}

export interface ByQuotient extends QuotientSays {
  readonly outcome: Outcome;
  /** Who wins when these heaps stand in the place of heap `i`, which has moved. */
  after(i: number, left: readonly Natural[]): Outcome;
}

/** Properties of a quotient beside its monoid. */
interface QuotientFacts extends Pick<QuotientSays, "verdict" | "games" | "tame"> {
  readonly heaps: number;
  /** The element of a heap of the game that component `i` is of. */
  elementOf(i: number, heap: Natural): number;
  readonly words: readonly string[];
}

/** How the elements of a quotient are called, and whether it is that of Nim. */
export function named(
  quotient: Partial,
  optionsOf: (heap: number) => HeapSums,
): Pick<QuotientFacts, "tame" | "words"> {
  const tame = structureOf(quotient.monoid).tame !== undefined;
  const words = tame ? nimElements(quotient, optionsOf).map(nimName) : presentationOf(quotient.monoid).words;
  return { tame, words };
}

/** φ of any heap, where it repeats as `period` says. */
export function periodicElement(
  phi: readonly number[],
  heap: Natural,
  { preperiod, period }: PhiPeriod,
): number {
  return heap < phi.length
    ? phi[Number(heap)]!
    : phi[preperiod + Number((BigInt(heap) - BigInt(preperiod)) % BigInt(period))]!;
}

/** Answer of the quotient for a sum of these elements. */
export function saysOf(monoid: Monoid, elements: readonly number[], known: QuotientFacts): ByQuotient {
  const { order, times, inP } = monoid;
  const { verdict, heaps, games, tame, words, elementOf } = known;
  const product = (x: number, y: number) => times[x * order + y]!;
  // The product of the others, of each heap, from both sides.
  const before = [0];
  for (const each of elements) before.push(product(before.at(-1)!, each));
  const behind = [0];
  for (const each of elements.toReversed()) behind.push(product(behind.at(-1)!, each));
  const outcomeOf = (x: number): Outcome => (inP[x] === 1 ? "P" : "N");
  const element = before.at(-1)!;
  return {
    outcome: outcomeOf(element),
    verdict,
    heaps,
    ...(games !== undefined && { games }),
    order,
    tame,
    elements: elements.map((x) => words[x]!),
    element: words[element]!,
    after(i, left) {
      const others = product(before[i]!, behind[elements.length - 1 - i]!);
      return outcomeOf(left.reduce<number>((x, heap) => product(x, elementOf(i, heap)), others));
    },
  };
}

/** Answer of the quotient of Nim for a sum of these elements. */
export function nimSays(elements: readonly NimElement[]): QuotientSays & { readonly outcome: Outcome } {
  const product = nimProduct(elements);
  return {
    outcome: nimInP(product) ? "P" : "N",
    verdict: "proved",
    tame: true,
    elements: elements.map(nimName),
    element: nimName(product),
  };
}
