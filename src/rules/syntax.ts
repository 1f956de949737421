import type { Pattern } from "../automata/pattern.ts";
import type { Next } from "../types.ts";

/** Range of the text from `start` to `end` (exclusive). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Binary operator; `/` rounds down, `x % m` has the sign of m, and bitwise operators use two's complement. */
export type Sign = "**" | "*" | "/" | "%" | "+" | "-" | "bitand" | "xor" | "bitor";

/**
 * Function of numbers: of two or more, or of one for `abs`. `root(a,d)` is a times the square root of d, rounded down.
 * For laws only: `valuation(n,b)` is the exponent of b in n, 0 for 0; `popcount(n)` the number of binary digits 1;
 * `lpf(n)` the least prime factor, `primepi(n)` the number of primes up to n, `bigomega(n)` the number of prime factors
 * with multiplicity.
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
export const DIGIT_FUNCTIONS = ["zeros", "digitsum", "length", "lowest", "tail", "count"] as const;

/**
 * Weights of digits: 1, and then each of the `quotients` in turn times the previous weight plus `carry` times the one
 * before that, which for the first is `carry`.
 */
export interface DigitSystem {
  readonly quotients: readonly number[];
  readonly carry: 0 | 1;
}

/**
 * Function of the digits of a number: the number of trailing zeros, 0 for 0; the sum of the digits; their number; the
 * weight of the last non-zero digit, 1 for 0; the number formed by the last `places` digits; the number of occurrences
 * of a `block`.
 */
export interface DigitFunction extends DigitSystem {
  readonly what: (typeof DIGIT_FUNCTIONS)[number];
  readonly places: number;
  readonly block: readonly number[];
}

/** Integer expression: a variable or a letter, given by `name`, or an operation on expressions. */
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
  | { readonly kind: "digits"; readonly digitFunction: DigitFunction; readonly of: Expression }
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
  /** Digits of a number in a base; only 0 for 0. */
  | { readonly kind: "digits"; readonly of: Expression; readonly base: Expression }
  /** Numbers whose digits match a pattern; for laws only, in a link of its own. */
  | ({ readonly kind: "matching"; readonly pattern: Pattern } & DigitSystem)
  /**
   * Numbers whose digits in a base, added to those of other numbers, give a multiple of `modulus` in every place; for
   * laws only, in a link of its own.
   */
  | {
      readonly kind: "columns";
      readonly others: readonly Expression[];
      readonly base: number;
      readonly modulus: number;
    }
  | { readonly kind: "listed"; readonly ranges: readonly Range[] }
) & { readonly span: Span };

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** Comparison that holds exactly where another one does not. */
export const NEGATED = { "=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<" } as const;

/** Link of a chain such as 0 < k <= n: a comparison of the operands before and after it. */
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
 * Result of a move: a component, `count` of them if given, or the splits of a number into `least` to `most` positive
 * parts: no two equal when `distinct`, not all equal when `mixed`, all equal when `equal`.
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

/**
 * Moves of one kind: one for each choice of `letters`, integers >= 1, for which all parts are natural and the condition
 * holds.
 */
export interface Option {
  readonly parts: readonly OptionPart[];
  /** Rule for who moves next, when it is not simply the opponent with a free choice. */
  readonly next?: Next;
  readonly condition?: Condition;
  /** Condition as written, when `condition` also requires that the move begins and ends at legal positions. */
  readonly written?: { readonly condition?: Condition };
  /** Letters in the order of their first occurrence. */
  readonly letters: readonly string[];
  readonly span: Span;
}

/** Component of another game that a move leaves: the notation of the game, and the numbers of its position. */
export interface OtherPart {
  readonly game: string;
  readonly position: readonly Expression[];
  readonly span: Span;
}

/** Further parts of a rule, with which it is no rule that moves alone describe. */
export interface RuleExtras {
  /** Components of other games that each option leaves too. */
  readonly others?: readonly (readonly OtherPart[])[];
  /** Number of moves that the opponent may forbid. */
  readonly blocked?: number;
}

/** Rules of a game, such as `[n: n-1 | n/2]`. */
export interface Rule {
  readonly variables: readonly string[];
  readonly options: readonly Option[];
  /** Condition for legal positions: no move leads to another one. The conditions of the options include it. */
  readonly legal?: Condition;
  /** Condition under which the game is over and the player to move has lost. */
  readonly lost?: Condition;
  /** Condition under which the game is over and the player to move has won. */
  readonly won?: Condition;
  readonly span: Span;
}
