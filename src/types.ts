import type { Dfa } from "./automata/dfa.ts";
import type { Encoding } from "./encoding.ts";
import type { Move, Tick } from "./move.ts";
import type { Natural } from "./nimber/natural.ts";

export type { Move, Next, Tick } from "./move.ts";

/**
 * Outcome under perfect play: `P` if the previous player wins, `N` if the next player wins, `D` for a draw,
 * if play need not end.
 */
export type Outcome = "P" | "N" | "D";

/** Play convention: a player who cannot move loses under `normal` play, and wins under `misere` play. */
export type Play = "normal" | "misere";

export type Language = "en" | "zh";

/** Text in each language. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}

/** Message as a code with its data; the sentences are in `locale/`. */
export interface Message {
  readonly code: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Text for people; `say` makes a sentence of it in a language. */
export type Text = LocalizedText | Message;

/** Key that distinguishes positions. */
export type Key = string | number | bigint;

/**
 * Shape of positions: one natural number; a list of two, of `tuple`, or of any number of them; or anything
 * `other`.
 */
export type Space = "heap" | "pair" | "tuple" | { readonly tuple: number } | "other";

/** Moves of a game as a rule in a line. */
export interface RuleInALine<P> {
  readonly rule: string;
  /** Number of heaps of the rule, if a position of the game may have any number of them. */
  readonly heaps?: number;
  /** Set if the rule is better known as that of another game, so that it does not bear the name of this one. */
  readonly named?: false;
  /** Position for the numbers of the rule, if there is one. Default: the position of a table. */
  at?(numbers: readonly number[]): P | undefined;
}

/**
 * A game, given by its moves and by a `key` that is equal for equal positions. Moves of one position
 * have different names.
 */
export interface Rules<P> {
  /** Yields the moves. Calls `tick` while finding the next move takes long; callers call it between moves. */
  moves(position: P, tick?: Tick): Iterable<Move<P>>;
  key(position: P): Key;
  /** Writes a position in messages. Default: its key. */
  format?(position: P): string;
  /** Whether `value` is a position; Nimber refuses other values. By default it trusts callers. */
  isPosition?(value: unknown): boolean;
  /**
   * Whether the rules end play here with a loss, or a win, of the player to move; such positions have no moves. A game
   * with `won`, or under misère play with `lost`, has outcomes but no values and cannot be part of a sum.
   */
  lost?(position: P): boolean;
  won?(position: P): boolean;
  /** Set if a move may leave no component, or several; not allowed for a game that cannot be part of a sum. */
  readonly several?: true;
  /**
   * Number of moves that the opponent may forbid before each move; not under misère play. Such a game has outcomes but
   * no values and cannot be part of a sum: a position is a P-position if at most so many of its moves leave P-positions.
   */
  readonly blocked?: number;
  /** Component of another game that a position is, if it is one: a move left it there. */
  elsewhere?(position: P): Component | undefined;
  /** Set if moves may set who moves next: values are numbers or loony, and few methods fit. */
  readonly entails?: true;
  /** Shape of the positions, if known. */
  readonly space?: Space;
  /** Facts about sums of its components. */
  readonly theorems?: readonly Theorem<P>[];
  /** Shortcuts that are faster than the moves. */
  readonly accelerators?: Accelerators<P>;
}

/** Shortcuts that are faster than the moves. They add nothing to the rules; tests compare each with the moves. */
export interface Accelerators<P> {
  /** The moves as data, for the tables and searches of its kind. */
  readonly encoding?: Encoding<P> | undefined;
  /** The moves as a rule in a line, for automata. */
  readonly ruleInALine?: RuleInALine<P> | undefined;
  /** The moves as a one-line rule with components of other games, and those games by their notation there. */
  readonly mixedRule?: { readonly rule: string; readonly games: ReadonlyMap<string, Rules<unknown>> };
  /**
   * A move to components of nim-sum `value`, if there is one, for positions with too many moves to list. If the
   * theorems of a game give only outcomes, it answers only for `value` 0 and the positions that they cover.
   */
  moveToValue?(position: P, value: Natural, tick?: Tick): Move<P> | undefined;
  /** Set if no two moves of a position leave the same nim-sum, so that `moveToValue` finds the only move. */
  readonly injective?: true;
  /** Set if `moveToValue` finds the first of all moves to value 0, in the order of the moves. */
  readonly findsFirst?: true;
  /** The move that leaves these components, with its name. */
  moveTo?(position: P, to: readonly P[]): Move<P> | undefined;
  /** The move with this name, if there is one, for positions with too many moves to list. */
  moveNamed?(position: P, at: string, tick?: Tick): Move<P> | undefined;
  /** Position for the coordinates of a table. Default: the list of the coordinates. */
  fromCoordinates?(place: readonly number[]): P | undefined;
  /**
   * A line of play from `position` that can be repeated without end, to ever greater numbers, if a short search finds
   * one. No search of all positions would end there.
   */
  unboundedPlay?(position: P): Growth<P> | undefined;
  /** Estimated number of moves that a search from `position` examines; beyond a bound a theorem answers. */
  cost?(position: P): number;
  /** Bytes that listing the moves of a position takes, if more than usual. */
  readonly bytesPerPosition?: number;
  /**
   * Parts of `position`, whose nim-sum is its value, for a search that treats each part alone. A part may be made smaller
   * if that keeps its value. Parts without moves may be left out.
   */
  decompose?(position: P): readonly P[];
  /** Representative of all equal images of a position, such as mirror images. Default: the position itself. */
  canonical?(part: P): P;
  /** Options of a part, without names, for a search of parts; the most promising first. */
  options?(part: P): Iterable<readonly P[]>;
  /** Value of a part, if it is known without a search. */
  knownValue?(part: P): number | undefined;
  /**
   * Routine of a program that computes values or outcomes if no law and no rule as data does: for every pair of numbers,
   * or for heaps by the numbers that may be taken.
   */
  readonly routine?:
    | "euclid-outcome"
    | "euclid-value"
    | "primes"
    | "divisors"
    | "proper-divisors"
    | "coprime-takes"
    | "proper-coprime-takes";
  /** Set if a move takes tokens, one of a set of numbers that no move changes; the Anti-SG rule then decides sums. */
  readonly takesFixed?: true;
  /** Default largest coordinate of a table, if larger ones take long. */
  readonly usualLargest?: number;
}

/**
 * Play that grows: the positions of a line, whose last one is greater than the first, and the numbers that
 * grow.
 */
export interface Growth<P> {
  readonly line: readonly P[];
  readonly names: readonly string[];
}

/**
 * Component of a sum: a position and its rules. Solvers identify rules by object identity, whatever their names.
 */
export interface Component<P = unknown> {
  readonly rules: Rules<P>;
  readonly position: P;
}

/**
 * How Nimber proves a theorem: by an automaton, as a `formula` (default: that of its `law`) about the game's rule in a
 * line or another `rule`, perhaps only for some number of `heaps`; by a finite theorem on periods; or in a chapter of
 * docs/theory.
 */
export type Proof =
  | { readonly by: "automaton"; readonly formula?: string; readonly rule?: string; readonly heaps?: number }
  | { readonly by: "finite" }
  | { readonly by: "theory"; readonly chapter: TheoryChapter; readonly hypotheses?: Hypotheses };

/** Name of a theorem, and its hypotheses on one rule, as fields of its certificate; `game` if it has another notation. */
export type Hypotheses = Readonly<Record<string, unknown>> & { readonly theorem: string };

/** Chapter of docs/theory that proves a theorem of the catalogue, or explains a game of it. */
export type TheoryChapter =
  | "fibonacci"
  | "fusion"
  | "misere"
  | "moore"
  | "nim"
  | "octal"
  | "period"
  | "problems"
  | "staircase"
  | "sums"
  | "wythoff";

/** Theorem about sums of components of one game, in a form that can be tested against the rules. */
export interface Theorem<P> {
  readonly claim: Text;
  /** Citation, the same in all languages, or a source in words. */
  readonly source: string | Text;
  /** How Nimber proves it. Default: cited from its source. */
  readonly proof?: Proof;
  /** Play that the theorem is about. Default: normal. */
  readonly play?: Play;
  /** Whether it covers the sum of `components`. Default: it covers every sum. */
  covers?(...components: P[]): boolean;
  /** Sums to test, smallest first; may be endless, because a test has a budget. */
  cases(): Iterable<readonly P[]>;
  /** Value or outcome of the sum of `components` according to the theorem. */
  says(...components: P[]): Natural | Outcome;
  /** The claim about single components as data, if possible. */
  readonly law?: Law;
}

/** G(n + `period`) = G(n) + `saltus` for all n >= `preperiod`, the least such numbers. */
export interface Repeats {
  readonly preperiod: Natural;
  readonly period: Natural;
  readonly saltus: Natural;
  /** Residues modulo `period` of the heaps whose values repeat, where all others grow; ascending. */
  readonly constant?: readonly number[];
}

/**
 * Claim about all positions of one or a few numbers as data. It can be printed, tested by exhaustive play,
 * compared, and translated into code.
 */
export type Law = PeriodicLaw | FormulaLaw | RecurrenceLaw | DigitLaw | AutomaticLaw;

/**
 * Values that repeat, or grow by `saltus`, with a period. `values` has at least those of the heaps below
 * `preperiod` + `period`.
 */
export interface PeriodicLaw {
  readonly kind: "periodic";
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  /** Residues modulo `period` of the heaps whose values repeat, where all others grow; ascending. */
  readonly constant?: readonly number[];
  readonly values: ArrayLike<number>;
  /** Heaps that are not positions. */
  readonly missing?: readonly number[];
}

/** Closed form in the expressions of rules in a line: `sg = n % 4`, or `P iff x xor y = 0`. */
export interface FormulaLaw {
  readonly kind: "formula";
  readonly text: string;
  readonly variables: readonly string[];
  /** Condition on the positions, if the law is not about all. */
  readonly where?: string;
  /** Period of the values of single heaps, if they are periodic. */
  readonly repeats?: Repeats;
}

/**
 * Values by a recurrence. `first` has those of the first heaps. For n = `base` q + d the value is `steps[d]`,
 * an expression in n, q and g, the value of heap q.
 */
export interface RecurrenceLaw {
  readonly kind: "recurrence";
  readonly base: number;
  readonly first: readonly number[];
  readonly steps: readonly string[];
  /**
   * Set when steps may have cases, as in `0 if g != 0; else 7 - h`, and the letter h, the value of heap `base` q - 1. Then
   * `first` has at least the values of the heaps below `base`.
   */
  readonly before?: true;
  /** `of[d]` replaces q as the smaller heap with value g in `steps[d]`; it is an expression in q. */
  readonly of?: readonly string[];
}

/**
 * Values by an automaton that reads the digits of a heap in `base`, last digit first, without leading zeros.
 * It begins in state 0; `next[state][digit]` is the next state, and `values[state]` the value in the final
 * state.
 */
export interface DigitLaw {
  readonly kind: "digits";
  readonly base: number;
  readonly next: readonly (readonly number[])[];
  readonly values: readonly number[];
}

/**
 * Law of positions of one or more numbers: an automaton that accepts the P-positions, or each position
 * followed by its value as the last number, or by the power of `powers` to that value: no automaton adds up as many
 * ones as a number has digits, but many find the power of the base of these digits.
 */
export type AutomaticLaw =
  | { readonly kind: "outcomes"; readonly play: Play; readonly dfa: Dfa }
  | { readonly kind: "values"; readonly dfa: Dfa; readonly powers?: number };

/** Verdict on a claim, with its evidence. Testing alone never yields `proved`. */
export type Verdict<Counterexample, Proof = unknown, Observation = unknown> =
  | ({ readonly verdict: "proved" } & Proof)
  | ({ readonly verdict: "refuted" } & Counterexample)
  | ({ readonly verdict: "observed" } & Observation);

/**
 * Mark in the drawing of a position: a piece at `x`, `y` (in cells, y downwards), or a line to `end`, with
 * the names of the moves that a touch of it offers. A line with an `arrow` has its head at `end`.
 */
export interface Cell {
  readonly shape: "token" | "square" | "hole" | "edge" | "ground" | "label";
  readonly x: number;
  readonly y: number;
  readonly end?: readonly [x: number, y: number];
  readonly arrow?: true;
  /** Colour of a stone, in games with two colours. */
  readonly tone?: "dark" | "light";
  readonly text?: string;
  readonly touch?: readonly string[];
}

/** How to draw boards of a game, and how to set up positions and enter moves on them. Default: as stones. */
export interface Look {
  /** Shape of its cells in a drawing. */
  readonly picture?:
    | "pins"
    | "pawns"
    | "queen"
    | "chocolate"
    | "dominoes"
    | "trees"
    | "stairs"
    | "coins"
    | "strings";
  /** Kind of the board, if the cells of the usual start do not show it. */
  readonly kind?: "graphs";
  /** Possible contents of a square, as letters of its notation, in the order in which a touch cycles through them. */
  readonly squares?: string;
  /** Meaning of a move name that is not a number of tokens. */
  readonly moves?: "bites" | "dominoes" | "cuts" | "vertices" | "edges";
}

/** Presentation of rules: a name, the notation of positions, a board. */
export interface Face<P> {
  readonly id: string;
  readonly name: LocalizedText;
  /** Other names in notation, such as spellings of some books. */
  readonly aliases?: readonly string[];
  readonly rule: LocalizedText;
  /** Source of the rules, if no theorem gives one. */
  readonly cited?: string;
  /** Chapter that explains the game best, if its moves do not show that. */
  readonly chapter?: TheoryChapter;
  /** OEIS number of the values of heaps 0, 1, 2, …, for a game of one heap. */
  readonly oeis?: string;
  /** Sum to begin with. */
  readonly start: readonly P[];
  /** Notation of positions, for messages and help. */
  readonly notation: Text;
  /**
   * Reads a position, calling `tick` where that can take long.
   * @throws NotationError
   */
  parse(text: string, tick?: Tick): P;
  format(position: P): string;
  /** Move in words, if its name says too little: "taking …" in English, the words after 在…中 in Chinese. */
  describeMove?(at: string): Text;
  board(position: P): readonly Cell[];
  readonly look?: Look;
  /** Told beside answers under misère play: how the game differs there from what its name promises. */
  readonly misereNote?: LocalizedText;
  /**
   * Contest program for lists, graphs or boards that decides the game, by its name in `codegen/whole`, and
   * its parameter.
   */
  readonly program?: { readonly name: string; readonly parameter?: number };
}

/** Game of the catalogue: rules, known theorems, and presentation in one value. */
export interface Game<P> extends Rules<P>, Face<P> {
  readonly space: Space;
  readonly theorems: readonly Theorem<P>[];
  format(position: P): string;
}

/** Parameter that selects a game of a family. */
export interface Parameter {
  readonly name: string;
  readonly least: number;
  readonly usual: number;
}

/** Family of games with natural numbers as parameters, such as `bash(m)`. */
export interface Family<P> {
  readonly id: string;
  readonly name: LocalizedText;
  /** Other names in notation, such as spellings of some books. */
  readonly aliases?: readonly string[];
  readonly rule: LocalizedText;
  readonly parameters: readonly Parameter[];
  game(...values: number[]): Game<P>;
}
