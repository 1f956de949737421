export type Env = ReadonlyMap<string, bigint>;

export type Position = readonly bigint[];

/** Arithmetic error that ends an evaluation. */
export class Undefined extends Error {}

export interface Term {
  readonly text: string;
  /** Precedence level. */
  readonly level: number;
  readonly value: (env: Env) => bigint;
}

export interface Test {
  readonly text: string;
  readonly level: number;
  readonly holds: (env: Env) => boolean;
  /** Tests joined by `and`. */
  readonly all?: readonly Test[];
}

export interface Part {
  readonly text: string;
  /** Total of the position that it leaves, or of all. */
  readonly size: Term;
  /** Lists of positions that it may leave; undefined if a number is negative. */
  readonly leaves: (env: Env) => readonly (readonly Position[])[] | undefined;
}

export interface Choice {
  readonly text: string;
  readonly letters: readonly string[];
  /** Conditions joined by `and`, those without letters first. */
  readonly tests: readonly Test[];
  readonly fixed: number;
  readonly parts: readonly Part[];
}

export interface RandomRule {
  readonly text: string;
  readonly variables: readonly string[];
  readonly choices: readonly Choice[];
  readonly lost: Test | undefined;
  readonly won: Test | undefined;
}
