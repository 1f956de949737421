import type { Cell, Outcome, Text } from "nimber";
import type { ComponentText } from "nimber/session";
import type { ChapterId } from "../theory/ids.ts";

/** Sum in notation, for messages between the page and its Workers. */
export type Sum = readonly ComponentText[];

/** Move on a board: the components it leaves, and the cells it changes. */
export interface BoardMove {
  readonly at: string;
  readonly to: readonly string[];
  readonly cells: readonly number[];
}

/** Component as drawn. */
export interface Drawn extends ComponentText {
  readonly name: Text;
  readonly cells: readonly Cell[];
  readonly moves: readonly BoardMove[];
  /** Whether there are more moves than listed. */
  readonly more: boolean;
  /** Signs that a square may have; see the look of games. */
  readonly squares?: string;
}

/** Sum that was read: its components, and the rules of its games, each once. */
export interface Reading {
  readonly sum: Sum;
  readonly games: readonly {
    readonly id: string;
    readonly name: Text;
    readonly rule: Text;
    readonly notation: Text;
    /** Code of its rules, if they take from a heap and split it. */
    readonly code?: string;
    /** Chapter of the theory that explains it best, if one does. */
    readonly chapter?: ChapterId;
    /** Whether there is a table of its values, for one heap or two. */
    readonly tabled: boolean;
    /** Whether its positions are numbers. */
    readonly numbers: boolean;
    /** Whether a contest program supports all of its positions. */
    readonly programmed: boolean;
    /** Set if moves may determine who moves next, so that players do not take turns. */
    readonly entails?: true;
  }[];
}

/** Sum that was read, the sums to which moves from it lead, and the drawing of one of them. */
export interface Opened {
  readonly read: Reading;
  /** Sums before and after the moves, up to the first illegal one. */
  readonly sums: readonly Sum[];
  /** Index of the first illegal move. */
  readonly illegal?: number;
  /** Whether there is no move after the last of them. */
  readonly over: boolean;
  /** Outcome there, if the rules define it independently of the play. */
  readonly said?: Outcome;
  /** Index of the drawn sum. */
  readonly at: number;
  readonly drawn: readonly Drawn[];
}

/** Error in an edge list, with its place. */
export interface Fault {
  readonly text: Text;
  readonly line: number;
  readonly column: number;
}
