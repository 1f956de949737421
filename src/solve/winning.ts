import { LimitError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Component, Move, Rules, Tick } from "../types.ts";
import { component } from "./component.ts";
import { type Deadline, portionOf } from "./limits.ts";
import type { Valued } from "./method.ts";
import { remember } from "./remember.ts";

/** A move of a sum: the index of the component, and the move made in it. */
export interface SumMove {
  readonly component: number;
  readonly move: Move<unknown>;
}

/** Which moves in one component win. */
export interface Wins {
  /** Values of which the move must leave one, where values decide. */
  readonly targets: readonly Natural[];
  /** Whether a move wins that leaves these components, where that is known; absent where it never is. */
  readonly by: ((left: readonly Component[]) => boolean | undefined) | undefined;
}

/** What is known of a sum that the next player wins. */
interface Won {
  /** The components, where they have been valued. */
  readonly components: readonly Valued[];
  winsIn(component: number): Wins;
  /** A move in a component that leaves a value. */
  reach(component: Component, value: Natural, tick: Tick): Move<unknown> | undefined;
}

interface Found {
  readonly moves: readonly Move<unknown>[];
  readonly complete: boolean;
}

/** A component with more moves than this has its winning moves found by `reach`, or not at all. */
const LISTED = 200_000;

/** The same where only a theorem knows the values, and `reach` a winning move: then a list is a nicety. */
const LISTED_BY_THEOREM = 1000;

/** What all lists of one question may cost in steps, of which a move looked at is one; and again what `reach` may. */
const STEPS = 500_000;

/**
 * The winning moves of a sum that the next player wins, and whether they are all. Those of components that
 * are written alike are looked for once. A limit that is reached leaves the list incomplete.
 */
export function winningMoves(
  sum: readonly Component[],
  won: Won,
  deadline: Deadline,
): { readonly winning: readonly SumMove[]; readonly complete: boolean } {
  const known = new WeakMap<Rules<unknown>, Map<unknown, Found>>();
  const tick = portionOf(deadline, STEPS);
  const tickOfReach = portionOf(deadline, STEPS);

  /** The moves that win by their values or by what is known of the rest; stops at a limit. */
  function* listed(
    { rules, position }: Component,
    wins: NonNullable<Wins["by"]>,
    most: number,
  ): Generator<Move<unknown> | "more"> {
    try {
      let count = 0;
      for (const move of rules.moves(position, tick)) {
        if (++count > most) {
          yield "more";
          return;
        }
        tick();
        const won = wins(leaves(rules, move));
        if (won) yield move;
        else if (won === undefined) yield "more";
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      yield "more";
    }
  }

  function* reached(component: Component, { targets, by }: Wins): Generator<Move<unknown>> {
    try {
      for (const target of targets) {
        const move = won.reach(component, target, tickOfReach);
        if (move !== undefined && by?.(leaves(component.rules, move))) yield move;
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
    }
  }

  function find(index: number): Found {
    const component = sum[index]!;
    const wins = won.winsIn(index);
    if (wins.by === undefined) return { moves: [], complete: false };
    const far = typeof won.components[index]?.by === "object" && component.rules.reach !== undefined;
    const most = far ? Math.min(LISTED_BY_THEOREM, Math.ceil(LISTED / sum.length)) : LISTED;
    const moves: Move<unknown>[] = [];
    let complete = true;
    for (const move of listed(component, wins.by, Math.min(most, deadline.positions))) {
      if (move === "more") complete = false;
      else moves.push(move);
    }
    if (complete) return { moves, complete };
    const names = new Set(moves.map(({ at }) => at));
    for (const move of reached(component, wins)) if (!names.has(move.at)) moves.push(move);
    return { moves, complete };
  }

  function foundIn(index: number): Found {
    if (sum.length === 1) return find(index);
    const { rules, position } = sum[index]!;
    const ofRules = remember(known, rules, () => new Map());
    // Positions of one key have equal moves under names of their own, as the edges of two trees.
    const written = rules.format?.(position) ?? position;
    const found = ofRules.get(written) ?? find(index);
    ofRules.set(written, found);
    return found;
  }

  const winning: SumMove[] = [];
  let complete = true;
  for (const component of sum.keys()) {
    const found = foundIn(component);
    complete &&= found.complete;
    for (const move of found.moves) winning.push({ component, move });
  }
  return { winning, complete };
}

const leaves = (rules: Rules<unknown>, move: Move<unknown>): readonly Component[] =>
  move.to.map((position) => component(rules, position));
