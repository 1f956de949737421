import type { Play } from "../types.ts";
import type { Component } from "./component.ts";
import { random } from "./random.ts";
import type { Solver, SumMove } from "./sum.ts";

/** A player who answers a position with a move, or with nothing when there is none. */
export interface Opponent {
  /** @throws LimitError, LoopyError */
  reply(sum: readonly Component[], play?: Play): SumMove | undefined;
}

/** How an opponent plays: `level` 10 never errs, level 0 moves at random; `seed` makes a game repeatable. */
export interface Style {
  readonly level?: number;
  readonly seed?: number;
}

/** In a lost position the perfect player compares up to this many moves, fewer when each leaves many replies. */
const COMPARED = 40;
const REPLIES = 40_000;

/**
 * An opponent who, with probability `level` / 10, plays a winning move if there is one; in a lost position the
 * move that leaves the fewest winning replies.
 * @throws RangeError when the level is not within 0 to 10.
 */
export function opponent(solver: Solver, style: Style = {}): Opponent {
  const { level = 10, seed = 1 } = style;
  if (!(level >= 0 && level <= 10)) throw new RangeError(`level: expected 0 to 10, got ${level}`);
  const chance = random(seed);
  const any = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)];

  function hardest(sum: readonly Component[], play: Play): SumMove | undefined {
    let best: SumMove | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    const moves = shuffled(listMoves(sum), chance);
    for (const move of some(moves, Math.min(COMPARED, 1 + Math.floor(REPLIES / moves.length)))) {
      const replies = solver.solve(after(sum, move), play).winning.length;
      if (replies < fewest) {
        fewest = replies;
        best = move;
      }
    }
    return best;
  }

  return {
    reply(sum, play = "normal") {
      if (chance() * 10 >= level) return any(listMoves(sum));
      return any(solver.solve(sum, play).winning) ?? hardest(sum, play);
    },
  };
}

/** The sum after a move: the components that the move leaves stand where the moved one stood. */
export function after(sum: readonly Component[], { component, move }: SumMove): Component[] {
  const { game } = sum[component]!;
  return sum.toSpliced(component, 1, ...move.to.map((position) => ({ game, position })));
}

/** Every move of `sum`, at most `most` of each component. */
export function listMoves(sum: readonly Component[], most = 10_000): SumMove[] {
  return sum.flatMap(({ game, position }, component) =>
    some(game.moves(position), most).map((move) => ({ component, move })),
  );
}

function some<T>(from: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const each of from) {
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
