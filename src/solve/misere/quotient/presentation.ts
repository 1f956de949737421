import { type Monoid, wordsOf } from "./monoid.ts";

/** Quotient by generators and relations, in letters. */
export interface Presentation {
  readonly letters: readonly string[];
  /** Shortest word of each element, `1` for the unit. */
  readonly words: readonly string[];
  /**
   * Pairs of equal words; as rewriting rules from left to right they reduce every word to that of its
   * element.
   */
  readonly relations: readonly (readonly [left: string, right: string])[];
  /** Presentation as in the literature: ⟨a,b | a²=1, b³=b⟩. */
  readonly text: string;
}

/** Format of exponents. */
export type Power = (letter: string, exponent: number) => string;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const raised: Power = (letter, exponent) =>
  letter + (exponent === 1 ? "" : [...`${exponent}`].map((digit) => SUPERSCRIPTS[Number(digit)]).join(""));

/** Name of a generator: a, b, …, z, a1, b1, … */
const letterOf = (g: number): string =>
  String.fromCharCode(97 + (g % 26)) + (g < 26 ? "" : Math.floor(g / 26));

/** Presentation of a quotient, with words written by `power` and joined by `between`. */
export function presentationOf(monoid: Monoid, power: Power = raised, between = ""): Presentation {
  const letters = monoid.generators.map((_, g) => letterOf(g));
  const written = (word: readonly number[]) =>
    word.flatMap((e, g) => (e === 0 ? [] : [power(letters[g]!, e)])).join(between) || "1";
  const words = wordsOf(monoid);
  const relations = rulesOf(monoid, words).map(([left, right]) => [written(left), written(right)] as const);
  return {
    letters,
    words: words.map(written),
    relations,
    text: `⟨${letters.join(",")} | ${relations.map(([left, right]) => `${left}=${right}`).join(", ")}⟩`,
  };
}

type Rule = readonly [left: readonly number[], right: readonly number[]];

/**
 * Reduced Gröbner basis: the least words that are not the word of an element, each with the word of its
 * element.
 */
function rulesOf({ order, times, generators }: Monoid, words: readonly (readonly number[])[]): Rule[] {
  const own = new Set(words.map((word) => word.join()));
  const found = new Map<string, Rule>();
  for (let x = 0; x < order; x++) {
    for (const [g, element] of generators.entries()) {
      const left = words[x]!.with(g, words[x]![g]! + 1);
      const name = left.join();
      if (own.has(name) || found.has(name)) continue;
      const least = left.every((e, i) => e === 0 || own.has(left.with(i, e - 1).join()));
      if (least) found.set(name, [left, words[times[x * order + element]!]!]);
    }
  }
  return [...found.values()].sort(([a], [b]) => total(a) - total(b));
}

const total = (word: readonly number[]): number => word.reduce((sum, e) => sum + e, 0);
