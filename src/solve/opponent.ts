import { LimitError } from "../errors.ts";
import type { Component, Move, Play, Tick } from "../types.ts";
import { type Budget, begin } from "./limits.ts";
import { expectSum } from "./position.ts";
import { random } from "./random.ts";
import type { Solver } from "./solution.ts";
import type { SumMove } from "./winning.ts";

/** Player who answers a position with a move, or with undefined when there is none. */
export interface Opponent {
  /** Reply to a sum. @throws LimitError, LoopyError */
  reply(sum: readonly Component[], play?: Play, budget?: Budget): SumMove | undefined;
}

/** Style of an opponent: `level` 10 never errs, level 0 moves at random; `seed` makes a game repeatable. */
export interface Style {
  readonly level?: number;
  readonly seed?: number;
}

/** Limit on the moves that the perfect player compares in a lost position, fewer when each leaves many replies. */
const COMPARED = 40;
const REPLIES = 40_000;

/** Limit on the moves that are considered. */
const LISTED = 100_000;

/**
 * An opponent who, with probability `level` / 10, plays a winning move if there is one, else one that keeps a draw,
 * else the move that leaves the fewest winning replies.
 * @throws RangeError when the level is not within 0 to 10.
 */
export function opponent(solver: Solver, style: Style = {}): Opponent {
  const { level = 10, seed = 1 } = style;
  if (!(level >= 0 && level <= 10)) throw new RangeError(`level: expected 0 to 10, got ${level}`);
  const chance = random(seed);
  const any = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)];

  /** Hardest of the moves that can be compared within the limits. */
  function hardest(sum: readonly Component[], play: Play, budget: Budget): SumMove | undefined {
    const moves = shuffled(movesAtHand(sum, budget), chance);
    let best = moves[0];
    let fewest = Number.POSITIVE_INFINITY;
    try {
      for (const move of some(moves, Math.min(COMPARED, 1 + Math.floor(REPLIES / moves.length)))) {
        const replies = solver.solve(after(sum, move), play, budget).winning.length;
        if (replies < fewest) {
          fewest = replies;
          best = move;
        }
      }
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
    }
    return best;
  }

  return {
    reply(sum, play = "normal", budget = begin(solver.limits)) {
      expectSum(sum, play);
      if (chance() * 10 >= level) return any(movesAtHand(sum, budget));
      const { winning, drawing = [] } = solver.solve(sum, play, budget);
      return any(winning) ?? any(drawing) ?? hardest(sum, play, budget);
    },
  };
}

/** Sum after a move: the resulting components replace the moved one. */
export function after<C extends Component>(sum: readonly C[], { component, move }: SumMove): C[] {
  const moved = sum[component]!;
  return sum.toSpliced(component, 1, ...move.to.map((position) => ({ ...moved, position })));
}

/** Moves of `sum`, at most `most` of each component; calls `tick` meanwhile. */
export function listMoves(sum: readonly Component[], most = 10_000, tick?: Tick): SumMove[] {
  return sum.flatMap(({ rules, position }, component) =>
    some(rules.moves(position, tick), most, tick).map((move) => ({ component, move })),
  );
}

/** Move of a component with that name, if there is one; searched among all moves when the rules cannot find it. */
export function moveNamed(
  { rules, position }: Component,
  at: string,
  tick?: Tick,
): Move<unknown> | undefined {
  if (rules.accelerators?.moveNamed !== undefined) return rules.accelerators?.moveNamed(position, at, tick);
  for (const move of rules.moves(position, tick)) {
    tick?.();
    if (move.at === at) return move;
  }
  return undefined;
}

/** Moves that can be listed within `budget`, at least one if there are any. */
function movesAtHand(sum: readonly Component[], budget: Budget): SumMove[] {
  const moves: SumMove[] = [];
  try {
    for (const [component, { rules, position }] of sum.entries()) {
      for (const move of rules.moves(position, budget.tick)) {
        budget.tick();
        if (moves.push({ component, move }) === LISTED) return moves;
      }
    }
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
  }
  return moves.length > 0 ? moves : listMoves(sum, 1);
}

function some<T>(from: Iterable<T>, most: number, tick?: Tick): T[] {
  const taken: T[] = [];
  for (const each of from) {
    tick?.();
    if (taken.length === most) break;
    taken.push(each);
  }
  return taken;
}

function shuffled<T>(values: readonly T[], chance: () => number): T[] {
  const mixed = [...values];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
