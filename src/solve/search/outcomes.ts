import type { Outcome, Play, Rules } from "../../types.ts";
import type { Limits } from "../limits.ts";
import { endOf, expectSingle, notOneError, SeveralError, standsAlone } from "./alone.ts";
import { type Algebra, type Fold, fold } from "./fold.ts";

interface Sofar {
  readonly ended: Outcome | undefined;
  moved: boolean;
  /** Number of moves to P-positions. */
  good: number;
}

/**
 * Outcomes of the positions of one game, without values: as the rules define where play has ended, otherwise
 * by the moves, each of which must leave at most one component.
 */
export function outcomes<P>(rules: Rules<P>, play: Play, limits: Limits = {}): Fold<P, Outcome> {
  expectSingle(rules, play);
  const isAlone = standsAlone(rules, play);
  const { blocked = 0 } = rules;
  // When no component is left, the player to move has no move.
  const ofNothing: Outcome = play === "misere" ? "N" : "P";
  const algebra: Algebra<P, Sofar, Outcome> = {
    // Visits every move of a game without sums, so that one with several components is always found.
    prunes: !isAlone,
    start: (position) => ({ ended: endOf(rules, position), moved: false, good: 0 }),
    add(sofar, parts) {
      if (isAlone && parts.length !== 1) throw notOneError();
      const [part = ofNothing, another] = parts;
      if (another !== undefined) throw new SeveralError();
      sofar.moved = true;
      if (part === "P") sofar.good++;
      return sofar.good > blocked;
    },
    finish({ ended, moved, good }) {
      if (ended !== undefined) return ended;
      if (!moved) return ofNothing;
      return good > blocked ? "N" : "P";
    },
  };
  return fold(rules, algebra, limits);
}
