import type { Dfa } from "./automata/dfa.ts";
import type { Encoding } from "./encoding.ts";
import type { Move, Tick } from "./move.ts";
import type { Natural } from "./nimber/natural.ts";

export type { Move, Next, Tick } from "./move.ts";

/** Who wins with perfect play: `P`, the previous player, `N`, the next, or `D`, nobody, where play need not end. */
export type Outcome = "P" | "N" | "D";

/** Consequence for a player who cannot move: under `normal` play they lose, under `misere` play they win. */
export type Play = "normal" | "misere";

export type Language = "en" | "zh";

/** A text that belongs to one game or problem and stays with it, in the languages that it is written in. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}

/** Message as a code with its data; the sentences are in `locale/`. */
export interface Message {
  readonly code: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Text for people, in the language that they have chosen. */
export type Text = LocalizedText | Message;

/** Key that distinguishes positions. */
export type Key = string | number | bigint;

/**
 * The shape of positions: one natural number; a list of two, of as many as `tuple` says, or of any number of them; or
 * something `other`.
 */
export type Space = "heap" | "pair" | "tuple" | { readonly tuple: number } | "other";

/** The moves of a game as a rule in a line. */
export interface RuleInALine<P> {
  readonly rule: string;
  /** How many heaps it has, where a position of the game has any number of them. */
  readonly heaps?: number;
  /** The position that numbers of the rule stand for, one for all numbers; that of a table unless given. */
  at?(numbers: readonly number[]): P;
}

/**
 * A game, given by its moves and by a `key` that is equal for equal positions. Moves of one position
 * have different names.
 */
export interface Rules<P> {
  /**
   * The moves; where finding the next one can take long, `tick` is called meanwhile. Whoever asks for them calls it
   * between two of them.
   */
  moves(position: P, tick?: Tick): Iterable<Move<P>>;
  key(position: P): Key;
  /** How to write a position in a message; its key unless given. */
  format?(position: P): string;
  /** Whether `value` is a position: what is not is refused with an error. Positions are trusted unless given. */
  isPosition?(value: unknown): boolean;
  /**
   * Where the rules themselves say that the player to move has lost, or has won; there is no move from there. Under
   * misère play a game with `lost`, and under either play one with `won`, stands alone: it has outcomes and no values.
   */
  lost?(position: P): boolean;
  won?(position: P): boolean;
  /** Set where a move may leave other than one component, as the rules say: no game that stands alone may. */
  readonly several?: true;
  /** Set where moves may set who moves next: values are numbers or loony, and few methods know of it. */
  readonly entails?: true;
  /** The shape of its positions, where that is known. */
  readonly space?: Space;
  /** Facts about sums of its components. */
  readonly theorems?: readonly Theorem<P>[];
  /** Shortcuts that answer sooner than going through the moves. */
  readonly accelerators?: Accelerators<P>;
}

/**
 * Shortcuts that answer sooner than going through the moves: none of them adds to the rules, each is tested against them, and a
 * game without any is complete.
 */
export interface Accelerators<P> {
  /** The moves again as data, for the tables and searches that are made for its kind. */
  readonly encoding?: Encoding<P> | undefined;
  /** The moves once more as a rule in a line, for automata. */
  readonly ruleInALine?: RuleInALine<P> | undefined;
  /**
   * A move to components of nim-sum `value`, found without listing all moves, if there is one: for positions
   * that have too many. A game whose theorems speak of outcomes alone answers for `value` 0 only, and of
   * positions that they cover.
   */
  moveToValue?(position: P, value: Natural, tick?: Tick): Move<P> | undefined;
  /** Set where no two moves of a position leave the same nim-sum: what `moveToValue` finds is then the only one. */
  readonly injective?: true;
  /** The move that leaves these components, for who knows only what it leaves, and not its name. */
  moveTo?(position: P, to: readonly P[]): Move<P> | undefined;
  /** The move of that name, found without listing all moves, if there is one: for positions that have too many. */
  moveNamed?(position: P, at: string, tick?: Tick): Move<P> | undefined;
  /** The position that a place of a table of several coordinates stands for; the list of them unless given. */
  fromCoordinates?(place: readonly number[]): P | undefined;
  /**
   * A line of play from `position` that can be repeated without end, to greater and greater numbers, where a short
   * search proves that there is one: no search of all positions ends there.
   */
  unboundedPlay?(position: P): Growth<P> | undefined;
  /** About how many moves a search from `position` looks at; where they are too many a theorem is preferred. */
  cost?(position: P): number;
  /** Bytes that the moves of a position take while they are gone through, where that is more than usual. */
  readonly bytesPerPosition?: number;
  /**
   * Positions whose values have the value of `position` as their nim-sum, for a search that asks of each part alone:
   * what does not touch, made smaller where that keeps its value. Those without moves may be left out.
   */
  decompose?(position: P): readonly P[];
  /** The position that stands for all that are alike, as its images in mirrors: of the same value; itself unless given. */
  canonical?(part: P): P;
  /** Options of each move of a part, without its name, for a search of parts: the best to try come first. */
  options?(part: P): Iterable<readonly P[]>;
  /** The value of a part where it is known without a search. */
  knownValue?(part: P): number | undefined;
  /**
   * The routine of a program that finds values or outcomes where no law and no rule as data does: of every pair of
   * numbers, or of heaps by what may be taken from them.
   */
  readonly routine?:
    | "euclid-outcome"
    | "euclid-value"
    | "primes"
    | "divisors"
    | "proper-divisors"
    | "coprime-takes"
    | "proper-coprime-takes";
  /** The largest coordinate of a table unless another is asked for, where values beyond take long. */
  readonly usualLargest?: number;
}

/** Play that grows: the positions of a line, the last being greater than the first, and the numbers that do. */
export interface Growth<P> {
  readonly line: readonly P[];
  readonly names: readonly string[];
}

/**
 * One component of a sum: a position, and the rules that it is played by. Rules are one and the same when they are one
 * object, whatever they are called.
 */
export interface Component<P = unknown> {
  readonly rules: Rules<P>;
  readonly position: P;
}

/**
 * How a theorem is proved here: by an automaton, as a formula (that of its `law` unless given) of the game's rule in a
 * line or of another `rule`, perhaps for so many heaps only; by a finite theorem on periods; or in a chapter of
 * docs/theory.
 */
export type Proof =
  | { readonly by: "automaton"; readonly formula?: string; readonly rule?: string; readonly heaps?: number }
  | { readonly by: "finite" }
  | { readonly by: "theory"; readonly chapter: TheoryChapter };

/** A chapter of docs/theory that proves a theorem of the catalogue. */
export type TheoryChapter = "misere" | "nim" | "period" | "sums";

/** A theorem about sums of components of one game, written so that it can be tested against the rules. */
export interface Theorem<P> {
  readonly claim: Text;
  /** A citation, which is the same in all languages, or a source with words. */
  readonly source: string | Text;
  /** How it is proved here; cited from its source unless given. */
  readonly proof?: Proof;
  /** The play the theorem speaks of; normal unless said. */
  readonly play?: Play;
  /** Whether it speaks of the sum of `components`; of every sum unless given. */
  covers?(...components: P[]): boolean;
  /** Sums to test, smallest first; may be endless, for a test has a budget. */
  cases(): Iterable<readonly P[]>;
  /** The value or the outcome that the theorem gives to the sum of `components`. */
  says(...components: P[]): Natural | Outcome;
  /** Claim on single components, as data, where it can be written so. */
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
 * Claim on all positions of one or a few numbers, as data: it can be printed, tested by exhaustive play, compared,
 * written as code.
 */
export type Law = PeriodicLaw | FormulaLaw | RecurrenceLaw | DigitLaw | AutomaticLaw;

/** Values that repeat, or grow by `saltus`, with a period; `values` has those below `preperiod` + `period` at least. */
export interface PeriodicLaw {
  readonly kind: "periodic";
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  /** Residues modulo `period` of the heaps whose values repeat, where all others grow; ascending. */
  readonly constant?: readonly number[];
  readonly values: ArrayLike<number>;
  /** Those of them that belong to no position. */
  readonly missing?: readonly number[];
}

/** A closed form in the expressions of rules in a line: `sg = n % 4`, or `P iff x xor y = 0`. */
export interface FormulaLaw {
  readonly kind: "formula";
  readonly text: string;
  readonly variables: readonly string[];
  /** Condition on the positions of which it speaks, where it does not speak of all. */
  readonly where?: string;
  /** How values that are those of single heaps repeat or grow, where they do. */
  readonly repeats?: Repeats;
}

/**
 * Values by a recurrence: `first` has those of the first heaps, and that of n = `base` q + d is `steps[d]`, an
 * expression in n, q and g, the value of q.
 */
export interface RecurrenceLaw {
  readonly kind: "recurrence";
  readonly base: number;
  readonly first: readonly number[];
  readonly steps: readonly string[];
  /** `of[d]` is the smaller heap, an expression in q, whose value is g in `steps[d]`; q where there is none. */
  readonly of?: readonly string[];
}

/**
 * Values by an automaton that reads the digits of a heap in `base`, the last first, without zeros in front: it begins in
 * state 0, `next[state][digit]` is where a digit leads, and where it ends the value is `values[state]`.
 */
export interface DigitLaw {
  readonly kind: "digits";
  readonly base: number;
  readonly next: readonly (readonly number[])[];
  readonly values: readonly number[];
}

/**
 * A law of positions of one number or more, said of them in their order: an automaton accepts the P-positions, or each
 * position together with its value, which is the last number.
 */
export type AutomaticLaw =
  | { readonly kind: "outcomes"; readonly play: Play; readonly dfa: Dfa }
  | { readonly kind: "values"; readonly dfa: Dfa };

/** A verdict on a claim, with its evidence. Testing alone never yields `proved`. */
export type Verdict<Counterexample, Proof = unknown, Observation = unknown> =
  | ({ readonly verdict: "proved" } & Proof)
  | ({ readonly verdict: "refuted" } & Counterexample)
  | ({ readonly verdict: "observed" } & Observation);

/**
 * Mark of a drawing of a position: a piece at `x`, `y` (cells apart, y downwards), or a line to `end`, with the names
 * of the moves that a touch of it offers. A line with an `arrow` has its head at `end`.
 */
export interface Cell {
  readonly shape: "token" | "square" | "hole" | "edge" | "ground" | "label";
  readonly x: number;
  readonly y: number;
  readonly end?: readonly [x: number, y: number];
  readonly arrow?: true;
  /** The colour of a stone, where a game has two. */
  readonly tone?: "dark" | "light";
  readonly text?: string;
  readonly touch?: readonly string[];
}

/** How boards of a game are drawn, and positions are set up and moves entered on them: as stones, unless given. */
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
  /** Kind of its board, where the cells of its usual start do not tell it. */
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
  /** Other names that notation may call it by, as some books spell it. */
  readonly aliases?: readonly string[];
  readonly rule: LocalizedText;
  /** Where the rules are from, where no theorem says so. */
  readonly cited?: string;
  /** A sum to begin with. */
  readonly start: readonly P[];
  /** How a position is written, for messages and help. */
  readonly notation: Text;
  /** Reads a position, calling `tick` where that can take long. @throws NotationError */
  parse(text: string, tick?: Tick): P;
  format(position: P): string;
  /** A move in words with its name, where that says too little: "taking …" in English, what follows 在…中 in Chinese. */
  told?(at: string): Text;
  board(position: P): readonly Cell[];
  readonly look?: Look;
  /** The contest program of lists, graphs or boards that decides the game, by its name in `codegen/whole`, and its parameter. */
  readonly program?: { readonly name: string; readonly parameter?: number };
}

/** A game of the catalogue: rules, what is known of them, and their face, all in one value. */
export interface Game<P> extends Rules<P>, Face<P> {
  readonly space: Space;
  readonly theorems: readonly Theorem<P>[];
  format(position: P): string;
}

/** A number that chooses a game out of a family. */
export interface Parameter {
  readonly name: string;
  readonly least: number;
  readonly usual: number;
}

/** Games that differ in natural numbers, as `bash(m)`. */
export interface Family<P> {
  readonly id: string;
  readonly name: LocalizedText;
  /** Other names that notation may call it by, as some books spell it. */
  readonly aliases?: readonly string[];
  readonly rule: LocalizedText;
  readonly parameters: readonly Parameter[];
  game(...values: number[]): Game<P>;
}
