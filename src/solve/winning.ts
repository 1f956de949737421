import { LimitError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Component, Move, Rules, Tick } from "../types.ts";
import { component } from "./component.ts";
import { type Budget, portionOf } from "./limits.ts";
import type { Valued, Wins } from "./method.ts";
import { remember } from "./remember.ts";

/** Move of a sum: the index of the component, and the move in it. */
export interface SumMove {
  readonly component: number;
  readonly move: Move<unknown>;
}

/** Properties of a sum that the next player wins. */
interface Won {
  /** Components, if they have been evaluated. */
  readonly components: readonly Valued[];
  winsIn(component: number): Wins;
  /** Move in a component that leaves this value. */
  reach(component: Component, value: Natural, tick: Tick): Move<unknown> | undefined;
}

interface WinningMoves {
  readonly moves: readonly Move<unknown>[];
  readonly complete: boolean;
}

/**
 * Largest number of moves of a component that are listed. In larger ones, winning moves are found by `reach`
 * or not at all. After this many winning moves, no further components are examined.
 */
const LISTED = 200_000;

/**
 * The same limit when only a theorem gives the values and `reach` finds a winning move, so that the list is
 * optional.
 */
const LISTED_BY_THEOREM = 1000;

/** Least share of moves for a component of very many; below it, one move for each component is enough. */
const LISTED_IN_MANY = 20;

/**
 * Limit on the steps of all lists of one question, each a component or a move; and separately for `reach`.
 */
const STEPS = 200_000;

/**
 * Winning moves of a sum that the next player wins, and whether the list is complete. Components with the
 * same notation are examined once. A limit leaves the list incomplete.
 */
export function winningMoves(
  sum: readonly Component[],
  won: Won,
  budget: Budget,
): { readonly winning: readonly SumMove[]; readonly complete: boolean } {
  const known = new WeakMap<Rules<unknown>, Map<unknown, WinningMoves>>();
  const winning: SumMove[] = [];
  let complete = true;
  const tick = portionOf(budget, STEPS - sum.length);
  const tickOfReach = portionOf(budget, STEPS);

  /**
   * Adds to `moves` those among the first `most` moves that win by their values or by what is known about the
   * rest; with `whole`, none if there are more moves. Returns whether all winning moves were found.
   */
  function listed(
    { rules, position }: Component,
    wins: NonNullable<Wins["by"]>,
    { most, whole }: { readonly most: number; readonly whole: boolean },
    moves: Move<unknown>[],
  ): boolean {
    let complete = true;
    let count = 0;
    try {
      if (whole) for (const _ of rules.moves(position, tick)) if (++count > most) return false;
      count = 0;
      for (const move of rules.moves(position, tick)) {
        if (++count > most) return false;
        tick();
        const won = wins(leaves(rules, move));
        if (won) moves.push(move);
        else if (won === undefined) complete = false;
      }
      return complete;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return false;
    }
  }

  /**
   * Adds winning moves found by the values that they leave, one for each value; returns whether no limit was
   * reached.
   */
  function reached(component: Component, { targets, by }: Wins, moves: Move<unknown>[]): boolean {
    try {
      for (const target of targets) {
        const move = won.reach(component, target, tickOfReach);
        if (move === undefined || moves.some(({ at }) => at === move.at)) continue;
        if (by?.(leaves(component.rules, move))) moves.push(move);
      }
      return true;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return false;
    }
  }

  const isFar = (index: number): boolean =>
    typeof won.components[index]?.by === "object" &&
    sum[index]!.rules.accelerators?.moveToValue !== undefined;
  const shareOfFar = Math.min(LISTED_BY_THEOREM, Math.ceil(LISTED / sum.length));
  /**
   * Whether one move for this component is enough, because there are too many components to list all moves.
   */
  const oneIsEnough = (index: number): boolean => !complete && shareOfFar < LISTED_IN_MANY && isFar(index);

  function find(index: number): WinningMoves {
    const component = sum[index]!;
    const wins = won.winsIn(index);
    if (wins.by === undefined) return { moves: [], complete: false };
    const moves: Move<unknown>[] = [];
    if (
      component.rules.accelerators?.injective &&
      component.rules.accelerators?.moveToValue &&
      wins.targets.length > 0
    )
      return { moves, complete: reached(component, wins, moves) };
    const far = isFar(index);
    const most = Math.min(far ? shareOfFar : LISTED, budget.positions);
    const bounds = { most, whole: far && shareOfFar < LISTED_IN_MANY };
    const all = !oneIsEnough(index) && listed(component, wins.by, bounds, moves);
    if (!all) reached(component, wins, moves);
    return { moves, complete: all };
  }

  function foundIn(index: number): WinningMoves {
    // Finding an option that is reached at once is faster than caching it.
    if (sum.length === 1 || oneIsEnough(index)) return find(index);
    const { rules, position } = sum[index]!;
    const ofRules = remember(known, rules, () => new Map());
    // Positions with equal keys have equal moves, but with different names, such as the edges of two trees.
    const written = typeof position === "number" ? position : (rules.format?.(position) ?? position);
    let found = ofRules.get(written);
    if (found === undefined) {
      found = find(index);
      ofRules.set(written, found);
    }
    return found;
  }

  for (const component of sum.keys()) {
    if (winning.length >= LISTED) return { winning, complete: false };
    const found = foundIn(component);
    complete &&= found.complete;
    for (const move of found.moves) winning.push({ component, move });
  }
  return { winning, complete };
}

const leaves = (rules: Rules<unknown>, move: Move<unknown>): readonly Component[] =>
  move.to.map((position) => component(rules, position));
