import type { Natural } from "../nimber/natural.ts";
import type { Periodic } from "./count.ts";
import type { Dfa } from "./dfa.ts";
import type { DigitCount } from "./digit-count.ts";
import type { Bounds, Weights } from "./linear.ts";
import type { Matching } from "./matching.ts";

/** Statement about named natural numbers. */
export type Formula =
  /** Condition that the weighted sum of the names lies in these bounds; the lower one may be -Infinity. */
  | ({ readonly kind: "linear"; readonly weights: Weights } & Bounds)
  /** Condition that a name equals this number, of any size. */
  | { readonly kind: "constant"; readonly value: Natural; readonly of: string }
  /** Condition that the third name is the nim-sum of the others. */
  | { readonly kind: "xor"; readonly of: readonly [string, string, string] }
  /** Condition that a name is a power of `base`, or a Fibonacci number 1, 2, 3, 5, 8, … */
  | { readonly kind: "power"; readonly base: number; readonly of: string }
  | { readonly kind: "fibonacci"; readonly of: string }
  /** Condition that the second name is ⌊first · √`radicand`⌋. */
  | { readonly kind: "root"; readonly radicand: number; readonly of: readonly [string, string] }
  /** Condition that the exponent of `base` in a name, or its number of binary digits 1, is in a set. */
  | { readonly kind: "valuation"; readonly base: number; readonly within: Periodic; readonly of: string }
  | { readonly kind: "popcount"; readonly within: Periodic; readonly of: string }
  /** Condition on the last non-zero digit in `base`, or that a digit statistic is in a set. */
  | { readonly kind: "last"; readonly base: number; readonly digit: number; readonly of: string }
  | {
      readonly kind: "digit count";
      readonly count: DigitCount;
      readonly within: Periodic;
      readonly of: string;
    }
  /** Condition that the digits of a name match a pattern. */
  | { readonly kind: "matching"; readonly by: Matching; readonly of: string }
  /** Condition that the digits of names in `base` add up to a multiple of `modulus` in every place. */
  | {
      readonly kind: "columns";
      readonly base: number;
      readonly modulus: number;
      readonly of: readonly string[];
    }
  /** Condition that the second name is the weight of the last non-zero digit of the first. */
  | {
      readonly kind: "lowest";
      readonly quotients: readonly number[];
      readonly carry: 0 | 1;
      readonly of: readonly [string, string];
    }
  /** Condition that an automaton accepts the names, in the order of its tracks. */
  | { readonly kind: "relation"; readonly dfa: Dfa; readonly of: readonly string[] }
  | { readonly kind: "and" | "or"; readonly of: readonly Formula[] }
  | { readonly kind: "not"; readonly of: Formula }
  | { readonly kind: "exists" | "forall"; readonly names: readonly string[]; readonly of: Formula };

export const and = (...of: readonly Formula[]): Formula => ({ kind: "and", of });
export const or = (...of: readonly Formula[]): Formula => ({ kind: "or", of });
export const not = (of: Formula): Formula => ({ kind: "not", of });

export const exists = (names: readonly string[], of: Formula): Formula =>
  names.length === 0 ? of : { kind: "exists", names, of };

export const forall = (names: readonly string[], of: Formula): Formula =>
  names.length === 0 ? of : { kind: "forall", names, of };

export const relation = (dfa: Dfa, ...of: readonly string[]): Formula => ({ kind: "relation", dfa, of });

/** Condition that the weighted sum lies between `least` and `most`. */
export const between = (weights: Weights, least: number, most: number): Formula => ({
  kind: "linear",
  weights,
  least,
  most,
});

/** Condition that the weighted sum equals `constant`. */
export const equal = (weights: Weights, constant: number): Formula => between(weights, constant, constant);

export const constant = (value: Natural, of: string): Formula => ({ kind: "constant", value, of });

export const atMost = (weights: Weights, constant: number): Formula =>
  between(weights, Number.NEGATIVE_INFINITY, constant);

export const atLeast = (weights: Weights, constant: number): Formula =>
  atMost(Object.fromEntries(Object.entries(weights).map(([name, by]) => [name, -by])), -constant);

export const TRUE: Formula = and();
