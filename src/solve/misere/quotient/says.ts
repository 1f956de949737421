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
  /** `proved` for all heaps; or `partial`, and then all heaps of the sum are within 0 to `heaps`. */
  readonly verdict: "proved" | "partial";
  /**
   * Number of heaps from which it was learned, and its order; absent when the rules themselves show that it
   * is tame.
   */
  readonly heaps?: number;
  /** For a sum of several games, which have a common quotient: the heaps 0 to `heaps` of each. */
  readonly games?: readonly { readonly game: Text; readonly heaps: number }[];
  readonly order?: number;
  /** Whether it is the quotient of Nim, whose multiplication is the Anti-SG rule. */
  readonly tame: boolean;
  /** Word of each component, and of their product; for a tame quotient the equivalent sum of nim-heaps. */
  readonly elements: readonly string[];
  readonly element: string;
}

export interface ByQuotient extends QuotientSays {
  readonly outcome: Outcome;
  /** Outcome when a move replaces heap `i` by these heaps. */
  after(i: number, left: readonly Natural[]): Outcome;
}

/** Properties of a quotient besides its monoid. */
interface QuotientFacts extends Pick<QuotientSays, "verdict" | "games" | "tame"> {
  readonly heaps: number;
  /** Element of a heap of the game of component `i`. */
  elementOf(i: number, heap: Natural): number;
  readonly words: readonly string[];
}

/** Names of the elements of a quotient, and whether it is that of Nim. */
export function named(
  quotient: Partial,
  optionsOf: (heap: number) => HeapSums,
): Pick<QuotientFacts, "tame" | "words"> {
  const tame = structureOf(quotient.monoid).tame !== undefined;
  const words = tame ? nimElements(quotient, optionsOf).map(nimName) : presentationOf(quotient.monoid).words;
  return { tame, words };
}

/** φ of any heap, with the period `period`. */
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
  // Products of all elements before, and after, each heap.
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
