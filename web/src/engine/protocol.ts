import type { Cell, Outcome, Text, Value } from "nimber";

/** A component of a sum, in notation: what travels between the page and its Workers. */
export interface Part {
  readonly game: string;
  readonly position: string;
}

export type Sum = readonly Part[];

/** A move of a sum: the index of its component, and its name. */
export interface Choice {
  readonly part: number;
  readonly at: string;
}

/** An entry of the catalogue. A family's games have its id and its parameters, as `bash(3)`. */
export interface Entry {
  readonly id: string;
  readonly name: Text;
  readonly rule: Text;
  readonly notation: Text;
  readonly parameters: readonly { readonly name: string; readonly least: number; readonly usual: number }[];
}

/** A move as the board shows it: the components it leaves, and the cells it changes. */
export interface Shown {
  readonly at: string;
  readonly to: readonly string[];
  readonly cells: readonly number[];
}

/** A component as it is drawn. */
export interface Drawn extends Part {
  readonly name: Text;
  readonly cells: readonly Cell[];
  readonly moves: readonly Shown[];
  /** Whether there are more moves than are listed. */
  readonly more: boolean;
}

/** A sum that could be read: its components, and the rules of its games, each once. */
export interface Reading {
  readonly sum: Sum;
  readonly games: readonly {
    readonly id: string;
    readonly name: Text;
    readonly rule: Text;
    readonly notation: Text;
    /** Whether its positions are heaps, of which there is a table. */
    readonly heaps: boolean;
  }[];
}

/** What a solver knows of a sum. */
export interface Analysis {
  readonly outcome: Outcome;
  readonly value?: Value;
  readonly values: readonly (Value | undefined)[];
  readonly winning: readonly Choice[];
  readonly complete: boolean;
  /** For each component the value that each move leaves, when known. */
  readonly options: readonly ReadonlyMap<string, Value>[];
  readonly binary: readonly string[];
  readonly decidingBit?: number;
  readonly sentence: Text;
}

/** A winning move, and the components that it leaves of the one it is made in. */
interface Winning extends Choice {
  readonly to: readonly string[];
}

/** Who wins a sum, and by which moves. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly winning: readonly Winning[];
}

/** What became of a line of moves: the sums it went through, and the index of the first move that is none. */
export interface Line {
  readonly sums: readonly Sum[];
  /** Whether nobody can move after the last of them. */
  readonly over: boolean;
  /** Who wins there, where the rules say so themselves and it is not for the play to decide. */
  readonly said?: Outcome;
  readonly illegal?: number;
}
