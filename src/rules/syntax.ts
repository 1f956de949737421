import type { Next } from "../types.ts";

/** Range of the text from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sign between two numbers; `/` rounds down, `x % m` has the sign of m, those of bits take negative numbers in two's complement. */
export type Sign = "**" | "*" | "/" | "%" | "+" | "-" | "bitand" | "xor" | "bitor";

/**
 * A function of numbers: of two or more, of one for `abs`. `root(a,d)` is a times the square root of d, rounded down. For laws
 * alone: `valuation(n,b)` how often b divides n, 0 for 0; `popcount(n)` how many binary digits of n are 1;
 * `lpf(n)` the least prime factor, `primepi(n)` how many primes there are to n, `bigomega(n)` how many prime factors n has.
 */
export type Call =
  | "min"
  | "max"
  | "gcd"
  | "abs"
  | "root"
  | "valuation"
  | "popcount"
  | "lpf"
  | "primepi"
  | "bigomega";

/** Calls of one number. */
export type UnaryCall = "abs" | "popcount" | "lpf" | "primepi" | "bigomega";

/** Digit functions of a number, most significant first; for laws only. */
export const TOLD = ["zeros", "digitsum", "length", "lowest", "tail", "count"] as const;

/**
 * A function of the digits of a number: how many zeros it ends in, 0 for 0; the sum of its digits; how many there are;
 * the weight of the last that is not 0, 1 for 0; the number that its last `places` are; how often it has a `block`. The
 * weights of digits are 1, and then each of the `quotients` in turn times one and `carry` times the one before, which for
 * the first is `carry`.
 */
export interface DigitFunction {
  readonly what: (typeof TOLD)[number];
  readonly quotients: readonly number[];
  readonly carry: 0 | 1;
  readonly places: number;
  readonly block: readonly number[];
}

/** An integer: of a variable or a letter, which `name` names, or made of such. */
export type Expression = (
  | { readonly kind: "number"; readonly value: bigint }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "negative"; readonly of: Expression }
  | {
      readonly kind: "arithmetic";
      readonly sign: Sign;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: "call"; readonly call: Call; readonly of: readonly Expression[] }
  | { readonly kind: "digits"; readonly told: DigitFunction; readonly of: Expression }
) & { readonly span: Span };

/** The numbers from `from` to `to`, ends included; one number when there is no `to`. */
export interface Range {
  readonly from: Expression;
  readonly to?: Expression;
}

/** A set of integers; each named one begins as its name says: 1, 4, 9; 2, 3, 5; 1, 2, 3, 5; 1, b, b². */
export type NumberSet = (
  | { readonly kind: "squares" | "primes" | "fibonacci" }
  | { readonly kind: "powers"; readonly base: Expression }
  | { readonly kind: "divisors"; readonly of: Expression }
  /** The digits of a number in a base, 0 alone for 0. */
  | { readonly kind: "digits"; readonly of: Expression; readonly base: Expression }
  | { readonly kind: "listed"; readonly ranges: readonly Range[] }
) & { readonly span: Span };

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** One link of a chain as 0 < k <= n: what stands before it is compared with what stands after it. */
export type Link =
  | { readonly sign: Comparison; readonly right: Expression }
  | { readonly sign: "in"; readonly set: NumberSet };

/** Condition on the letters and the position: a chain of comparisons, or conditions joined by not, and, or. */
export type Condition = (
  | { readonly kind: "chain"; readonly first: Expression; readonly links: readonly Link[] }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "and" | "or"; readonly of: readonly Condition[] }
) & { readonly span: Span };

/**
 * Result of a move: a component, `count` of them if given, or the ways to split a number into `least` to `most`
 * positive ones: no two alike when `distinct`, not all alike when `mixed`, all alike when `equal`.
 */
export type OptionPart = (
  | { readonly kind: "component"; readonly count?: Expression; readonly position: readonly Expression[] }
  | {
      readonly kind: "split";
      readonly of: Expression;
      readonly how: "any" | "distinct" | "mixed" | "equal";
      readonly least: number;
      readonly most: number;
    }
) & { readonly span: Span };

/** Moves of one kind: one for each choice of `letters`, integers >= 1, with which all parts are natural and the condition holds. */
export interface Option {
  readonly parts: readonly OptionPart[];
  /** Who moves next, where that is not the opponent as they like. */
  readonly next?: Next;
  readonly condition?: Condition;
  /** The condition as it is written, where `condition` also says that the move begins and ends at legal positions. */
  readonly written?: { readonly condition?: Condition };
  /** In the order in which they first stand. */
  readonly letters: readonly string[];
  readonly span: Span;
}

/** The rules of a game, as `[n: n-1 | n/2]`. */
export interface Rule {
  readonly variables: readonly string[];
  readonly options: readonly Option[];
  /** Where a position is legal: all others are none, and no move leads there. The options say so too. */
  readonly legal?: Condition;
  /** Where there is no move, and the player to move has lost. */
  readonly lost?: Condition;
  /** Where there is no move, and the player to move has won. */
  readonly won?: Condition;
  readonly span: Span;
}
