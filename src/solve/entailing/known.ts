import type { Move, Rules } from "../../types.ts";
import type { Limits } from "../limits.ts";
import { type Fold, fold } from "../search/fold.ts";
import { beside, complement, type Heaps, least, NONE, only, type Rest, sumOfRests, union } from "./wins.ts";

/** Answer for a position of rules whose moves may determine who moves next. */
export interface Entailed {
  /** Rests with which the position, as a sum, has a winning move. */
  readonly wins: Heaps;
  /** Nim-heap that the position is equivalent to: the least heap with which it has no winning move. */
  readonly value: Rest;
}

/** Rests with which a move wins that leaves these components, given the next player. */
export function winsBy({ next }: Pick<Move<unknown>, "next">, parts: readonly Entailed[]): Heaps {
  const sum = sumOfRests(parts.map(({ value }) => value));
  if (next === undefined) return only(sum);
  return complement(next === "again" ? only(sum) : answers(parts));
}

/** Rests with which the player who must move in one of these components wins. */
function answers(parts: readonly Entailed[]): Heaps {
  return parts.reduce((all, { wins }, i) => {
    const others = parts.toSpliced(i, 1).map(({ value }) => value);
    return union(all, beside(wins, sumOfRests(others)));
  }, NONE);
}

interface Sofar {
  /** Nim-heaps left by moves after which players take turns. */
  readonly heaps: Set<number>;
  wins: Heaps;
}

/**
 * Answers for all positions of one game.
 * Source: Winning Ways, ch. 12; Larsson, Nowakowski & Santos, Impartial games with entailing moves (2021); docs/theory/entailing.md.
 */
export function entailedBy(rules: Rules<unknown>, limits: Limits): Fold<unknown, Entailed> {
  const { entails: _, ...plain } = rules;
  return fold<unknown, Sofar, Entailed>(
    plain,
    {
      start: () => ({ heaps: new Set(), wins: NONE }),
      add(sofar, parts, move) {
        if (move.next === undefined) {
          const sum = sumOfRests(parts.map(({ value }) => value));
          if (sum !== "loony") sofar.heaps.add(sum);
          return false;
        }
        sofar.wins = union(sofar.wins, winsBy(move, parts));
        return sofar.wins.others && sofar.wins.odd.size === 0;
      },
      finish(sofar) {
        const wins = union(sofar.wins, { others: false, odd: sofar.heaps });
        return { wins, value: least(wins) };
      },
      bytes: ({ wins }) => 100 + 16 * wins.odd.size,
    },
    limits,
  );
}
