import type { Move, Tick } from "./move.ts";
import type { Natural } from "./nimber/natural.ts";

/** Moves as data, in the shape that the positions of a game have. */
export type Encoding<P = never> =
  | HeapRules
  | AddingRules
  | PairRules
  | GridRules
  | CubeRules
  | DiagramRules
  | CellRules<P>;

/**
 * The moves of a one-heap game as data, for the table kernels.
 * `take`: remove s, where s is in `set`, or s >= 1 is any but `allBut`, or s is at least `from` and, if that is given,
 * at most `to`, or s is one of `takes(n)`, each once, which is `fixed` when it gives, least first, what one set has up
 * to n; with `few` of them from every heap, a search from a large heap may reach less than a table. Finding the next of
 * them may take long: `tick` is called meanwhile.
 * `break`: bit j of `digits[i]` allows removing i tokens and leaving exactly j non-empty heaps;
 * with `unequal`, heaps that a move leaves are all of different sizes.
 * `moves`: the heaps that each move `leaves`, all smaller than n; where these are very many, what is `reached` by them.
 */
export type HeapRules =
  | { readonly kind: "take"; readonly set: readonly number[] }
  | { readonly kind: "take"; readonly allBut: readonly number[] }
  | { readonly kind: "take"; readonly from: Natural; readonly to?: Natural }
  | {
      readonly kind: "take";
      readonly takes: (n: Natural, tick?: Tick) => Iterable<Natural>;
      readonly fixed?: boolean;
      readonly few?: boolean;
    }
  | { readonly kind: "break"; readonly digits: readonly number[]; readonly unequal?: boolean }
  | {
      readonly kind: "moves";
      readonly leaves: (n: number, tick?: Tick) => Iterable<readonly Natural[]>;
      readonly reached?: () => Reached;
    };

/**
 * Values of the options of heaps, found without listing the moves; `values` are those of all smaller heaps. It keeps what
 * it finds, and so is asked for heaps of one table, in ascending order.
 */
export interface Reached {
  /** The value of heap `n`. */
  mex(n: number, values: ArrayLike<number>, tick: Tick): number;
  /** A move of heap `n` to heaps of nim-sum `value`, if there is one. */
  move(n: number, value: number, values: ArrayLike<number>, tick: Tick): Move<Natural> | undefined;
  /** Data that it keeps. */
  readonly bytes: number;
}

/**
 * The moves of a heap to which moves may add tokens, from which play need not end: bit j of `takes[i]` allows removing i
 * tokens, and bit j of `adds[i - 1]` adding i of them, and leaving exactly j non-empty heaps, two at most. A heap of
 * nothing has no moves.
 */
export interface AddingRules {
  readonly kind: "adding";
  readonly takes: readonly number[];
  readonly adds: readonly number[];
}

/**
 * The moves of a two-heap game as data, for the table kernel: any number of tokens from one heap, or i >= 1 from one
 * and j >= 1 from the other where |i - j| <= `diagonal`.
 */
export interface PairRules {
  readonly kind: "pair";
  readonly diagonal: number;
}

/**
 * The options of a position that is two numbers, neither of which a move makes larger, for a table filled by rows.
 */
export interface GridRules {
  readonly kind: "grid";
  /** Sets `seen[v]` to `stamp` for the value v of every option of x, y; that of a, b is in `cells[a * columns + b]`. */
  mark(
    x: number,
    y: number,
    cells: Int32Array,
    columns: number,
    seen: Int32Array,
    stamp: number,
    tick: Tick,
  ): void;
}

/** The options of a position that is several numbers, none of which a move makes larger, for a table of a box. */
export interface CubeRules {
  readonly kind: "cube";
  /**
   * Sets `seen[v]` to `stamp` for the value v of every option of `place`; the position p has its value in `cells`, at
   * the sum of the products of p and `strides`.
   */
  mark(
    place: readonly number[],
    cells: Int32Array,
    strides: readonly number[],
    seen: Int32Array,
    stamp: number,
    tick: Tick,
  ): void;
}

/** The game as one of deleting cells, for the compiled search. */
export interface CellRules<P> {
  readonly kind: "cells";
  /** The certificates that can name positions of the game. */
  readonly certificate?: "nimber-board";
  /** The cells of the game that `position` is played in, and those that are left. */
  of(position: P): Deleting;
}

/**
 * Positions that are the rows of a diagram, none longer than the one before. A move chooses a row and a length: that row, and those after it, become at most so long. Where it is `poisoned` the
 * first row cannot become 0.
 */
export interface DiagramRules {
  readonly kind: "diagram";
  readonly poisoned: boolean;
}

/** A position of a game of deleting: the cells that are left of those of `game`. */
export interface Deleting {
  readonly game: DeletionRules;
  readonly left: readonly number[];
}

/**
 * A game of deleting as data: a move needs some cells to be left, and removes some. `near` are the cells that each one
 * holds together with.
 */
export interface DeletionRules {
  readonly near: readonly (readonly number[])[];
  readonly moves: readonly { readonly needs: readonly number[]; readonly removes: readonly number[] }[];
  /** Kind of moves: edges with both ends, vertices with all near them, or vertices alone and edges with both ends. */
  readonly kind?: "arcs" | "nodes" | "pins";
  /** The columns of a rectangle whose squares are the cells, row by row, and near where they share a side. */
  readonly columns?: number;
}

/** Rules that may have their moves as data. */
interface Encoded<P> {
  readonly accelerators?: { readonly encoding?: Encoding<P> | undefined };
}

/** The moves of rules as data, where they are of that `kind`. */
export function encodedAs<P, K extends Encoding["kind"]>(
  { accelerators }: Encoded<P>,
  kind: K,
): Extract<Encoding<P>, { readonly kind: K }> | undefined {
  const encoding = accelerators?.encoding;
  return encoding?.kind === kind ? (encoding as Extract<Encoding<P>, { readonly kind: K }>) : undefined;
}

/**
 * The moves of a game of one heap as data, where `rules` have them.
 * @example
 * heapRules(kayles); // { kind: "break", digits: [0, 7, 7] }
 */
export function heapRules<P>(rules: Encoded<P>): HeapRules | undefined {
  return encodedAs(rules, "take") ?? encodedAs(rules, "break") ?? encodedAs(rules, "moves");
}

/**
 * The most heaps that a move of one heap can leave.
 * @example
 * mostHeaps({ kind: "break", digits: [0, 7, 7] }); // 2
 */
export function mostHeaps(rules: HeapRules): number {
  if (rules.kind === "take") return 1;
  if (rules.kind === "moves") return Number.POSITIVE_INFINITY;
  return Math.max(0, ...rules.digits.map((digit) => 31 - Math.clz32(digit)));
}
