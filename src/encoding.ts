import type { Move, Tick } from "./move.ts";
import type { Natural } from "./nimber/natural.ts";

/** Moves as data, by the shape of the positions. */
export type Encoding<P = never> =
  | HeapRules
  | AddingRules
  | PairRules
  | GridRules
  | CubeRules
  | DiagramRules
  | CellRules<P>;

/**
 * Moves of a one-heap game as data, for the table kernels.
 * `take`: removes s tokens. Allowed are the s in `set`; or all s >= 1 but those in `allBut`; or s >= `from`,
 * and <= `to` if given; or the s in `takes(n)`, each once. `takes` is `fixed` if it yields, ascending, the
 * members of one set up to n. With `few` of them for every heap, a search from a large heap may visit fewer
 * heaps than a table. Finding the next one may take long, with calls of `tick`.
 * `break`: bit j of `digits[i]` allows removing i tokens and leaving exactly j non-empty heaps; with
 * `unequal`, the heaps that a move leaves have different sizes.
 * `moves`: for each move, the heaps that it `leaves`, all smaller than n; if there are very many, their
 * values are found by `reached`.
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
      readonly reached?: () => ReachedValues;
    };

/** Code of take-and-break rules without trailing zeros, such as 0.77; digits above 9 are A to F. */
export function codeOf(digits: readonly number[]): string {
  const last = digits.findLastIndex((digit, i) => i > 0 && digit !== 0);
  const text = digits.slice(1, last + 1).map((digit) => digit.toString(16).toUpperCase());
  return `${(digits[0] ?? 0).toString(16).toUpperCase()}.${text.join("") || "0"}`;
}

/**
 * Values of the options of heaps, found without listing the moves. `values` are those of all smaller heaps.
 * It keeps intermediate results, so it is used for the heaps of one table, in ascending order.
 */
export interface ReachedValues {
  /** Value of heap `n`. */
  mex(n: number, values: ArrayLike<number>, tick: Tick): number;
  /** Move of heap `n` to heaps of nim-sum `value`, if there is one. */
  move(n: number, value: number, values: ArrayLike<number>, tick: Tick): Move<Natural> | undefined;
  /** Bytes of the data that it keeps. */
  readonly bytes: number;
}

/**
 * Moves of a heap game that may add tokens, so that play need not end. Bit j of `takes[i]` allows removing i
 * tokens, bit j of `adds[i - 1]` adding i tokens, and leaving exactly j non-empty heaps, at most two. An
 * empty heap has no moves.
 */
export interface AddingRules {
  readonly kind: "adding";
  readonly takes: readonly number[];
  readonly adds: readonly number[];
}

/**
 * Moves of a two-heap game as data, for the table kernel: any number of tokens from one heap, or i >= 1 from
 * one and j >= 1 from the other with |i - j| <= `diagonal`.
 */
export interface PairRules {
  readonly kind: "pair";
  readonly diagonal: number;
}

/** Options of a position of two numbers, neither of which a move increases, for a table filled by rows. */
export interface GridRules {
  readonly kind: "grid";
  /**
   * Sets `seen[v]` to `stamp` for the value v of every option of x, y. The value of a, b is in `cells[a *
   * columns + b]`.
   */
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

/** Options of a position of several numbers, none of which a move increases, for a table of a box. */
export interface CubeRules {
  readonly kind: "cube";
  /**
   * Sets `seen[v]` to `stamp` for the value v of every option of `place`. The value of position p is in
   * `cells`, at the scalar product of p and `strides`.
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

/** Game of deleting cells, for the compiled search. */
export interface CellRules<P> {
  readonly kind: "cells";
  /** Form of certificate that can name positions of the game. */
  readonly certificate?: "nimber-board";
  /** Game in which `position` is played, and its remaining cells. */
  of(position: P): Deleting;
}

/**
 * Positions that are the rows of a Young diagram, in descending order of length. A move chooses a row and a
 * length, to which that row and all longer ones after it are cut. If `poisoned`, the first row cannot become
 * 0.
 */
export interface DiagramRules {
  readonly kind: "diagram";
  readonly poisoned: boolean;
}

/** Position of a deletion game: the remaining cells of `game`. */
export interface Deleting {
  readonly game: DeletionRules;
  readonly left: readonly number[];
}

/**
 * Deletion game as data: a move needs some cells to remain, and removes some. `near` lists the neighbours of
 * each cell; a position falls apart into connected parts.
 */
export interface DeletionRules {
  readonly near: readonly (readonly number[])[];
  readonly moves: readonly { readonly needs: readonly number[]; readonly removes: readonly number[] }[];
  /**
   * Kind of the moves: edges with both ends (`arcs`), vertices with all their neighbours (`nodes`), or single
   * vertices and edges with both ends (`pins`).
   */
  readonly kind?: "arcs" | "nodes" | "pins";
  /**
   * Number of columns, if the cells are the squares of a rectangle, row by row, with the squares that share a
   * side as neighbours.
   */
  readonly columns?: number;
}

/** Rules that may have their moves as data. */
interface Encoded<P> {
  readonly accelerators?: { readonly encoding?: Encoding<P> | undefined };
}

/** Moves of rules as data, if they are of this `kind`. */
export function encodedAs<P, K extends Encoding["kind"]>(
  { accelerators }: Encoded<P>,
  kind: K,
): Extract<Encoding<P>, { readonly kind: K }> | undefined {
  const encoding = accelerators?.encoding;
  return encoding?.kind === kind ? (encoding as Extract<Encoding<P>, { readonly kind: K }>) : undefined;
}

/**
 * Moves of a one-heap game as data, if `rules` have them.
 * @example
 * heapRules(kayles); // { kind: "break", digits: [0, 7, 7] }
 */
export function heapRules<P>(rules: Encoded<P>): HeapRules | undefined {
  return encodedAs(rules, "take") ?? encodedAs(rules, "break") ?? encodedAs(rules, "moves");
}

/**
 * Largest number of heaps that a move of one heap can leave.
 * @example
 * mostHeaps({ kind: "break", digits: [0, 7, 7] }); // 2
 */
export function mostHeaps(rules: HeapRules): number {
  if (rules.kind === "take") return 1;
  if (rules.kind === "moves") return Number.POSITIVE_INFINITY;
  return Math.max(0, ...rules.digits.map((digit) => 31 - Math.clz32(digit)));
}
