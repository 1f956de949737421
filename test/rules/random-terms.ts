export type Env = ReadonlyMap<string, bigint>;

export type Position = readonly bigint[];

/** An arithmetic error that ends an evaluation. */
export class Undefined extends Error {}

export interface Term {
  readonly text: string;
  /** How tightly it binds. */
  readonly level: number;
  readonly value: (env: Env) => bigint;
}

export interface Test {
  readonly text: string;
  readonly level: number;
  readonly holds: (env: Env) => boolean;
  /** What stands between `and`. */
  readonly all?: readonly Test[];
}

export interface Part {
  readonly text: string;
  /** The total of the position that it leaves, or of all. */
  readonly size: Term;
  /** The lists of positions that it may leave; undefined where a number is negative. */
  readonly leaves: (env: Env) => readonly (readonly Position[])[] | undefined;
}

export interface Choice {
  readonly text: string;
  readonly letters: readonly string[];
  /** The conditions that stand between `and`, those without letters before the others. */
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
