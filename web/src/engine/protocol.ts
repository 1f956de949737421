import type { Cell, Outcome, Text } from "nimber";
import type { ComponentText } from "nimber/session";

/** A sum in notation: what travels between the page and its Workers. */
export type Sum = readonly ComponentText[];

/** A move as the board shows it: the components it leaves, and the cells it changes. */
export interface BoardMove {
  readonly at: string;
  readonly to: readonly string[];
  readonly cells: readonly number[];
}

/** A component as it is drawn. */
export interface Drawn extends ComponentText {
  readonly name: Text;
  readonly cells: readonly Cell[];
  readonly moves: readonly BoardMove[];
  /** Whether there are more moves than are listed. */
  readonly more: boolean;
  /** Pieces that may stand on a square of it: see the look of games. */
  readonly squares?: string;
}

/** A sum that could be read: its components, and the rules of its games, each once. */
export interface Reading {
  readonly sum: Sum;
  readonly games: readonly {
    readonly id: string;
    readonly name: Text;
    readonly rule: Text;
    readonly notation: Text;
    /** Whether there is a table of its values: of one heap, or of two. */
    readonly tabled: boolean;
    /** Whether its positions are one, two or three numbers. */
    readonly numbers: boolean;
    /** Whether a contest program knows all of its positions. */
    readonly programmed: boolean;
    /** Moves of its rules may decide who moves next, so that two players do not take turns. */
    readonly entails?: true;
  }[];
}

/** Result of a line of moves: the sums it went through, and the index of the first move that is none. */
export interface Line {
  readonly sums: readonly Sum[];
  /** Whether nobody can move after the last of them. */
  readonly over: boolean;
  /** Who wins there, where the rules say so themselves and it is not for the play to decide. */
  readonly said?: Outcome;
  readonly illegal?: number;
}

/** Fault of an edge list, and where it is. */
export interface Fault {
  readonly text: Text;
  readonly line: number;
  readonly column: number;
}
