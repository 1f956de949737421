import type { Read } from "../plan/node.ts";
import type { Question } from "../types.ts";

/** Equal games: `stands` are the notations of all, in the order of the family, and `game` is the first of them. */
export interface GameClass {
  readonly game: string;
  readonly stands: readonly string[];
}

/** How many games a family has: notations, and games of which equal ones count once, `exact` or at most. */
export interface Count {
  readonly notations: bigint;
  readonly games: bigint;
  readonly exact: boolean;
}

/** A family of games, equal ones once, in an order of its own; counted without going through it. */
export interface Family {
  readonly count: Count;
  classes(): Iterable<GameClass>;
}

/** How a family is read from a plan: first what is written, then for the question that is asked of its games. */
export type FamilyRead = Read<(question: Question) => Family>;

/** The games of one key are one class. */
export function* classesIn(named: Iterable<readonly [key: string, id: string]>): Generator<GameClass> {
  const classes = new Map<string, Set<string>>();
  for (const [key, id] of named) {
    const known = classes.get(key);
    if (known === undefined) classes.set(key, new Set([id]));
    else known.add(id);
  }
  for (const ids of classes.values()) {
    const stands = [...ids];
    yield { game: stands[0]!, stands };
  }
}
