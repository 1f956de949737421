import type { Read } from "../plan/node.ts";
import type { Question } from "../types.ts";

/** Equal games: `stands` are all notations in the order of the family, and `game` is the first one. */
export interface GameClass {
  readonly game: string;
  readonly stands: readonly string[];
}

/** Size of a family: the number of notations and of different games; `exact`, or an upper bound. */
export interface Count {
  readonly notations: bigint;
  readonly games: bigint;
  readonly exact: boolean;
}

/** Family of games, each once, in a fixed order; the count does not require enumeration. */
export interface Family {
  readonly count: Count;
  classes(): Iterable<GameClass>;
}

/** Reader of a family in a plan: first parses the text, then creates the family for a question. */
export type FamilyRead = Read<(question: Question) => Family>;

/** Groups games with the same key into classes. */
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
