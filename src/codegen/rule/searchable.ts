import { LimitError } from "../../errors.ts";
import { positionAt } from "../../rules/space.ts";
import { positionsIn } from "../../solve/box.ts";
import { type Budget, begin, type Limits } from "../../solve/limits.ts";
import { leftBy, movesOf } from "../../solve/position.ts";
import { random } from "../../solve/random.ts";
import type { Game, Key } from "../../types.ts";
import { SEARCHED, WAITING } from "./search.ts";

// Checks that a searching program has room for its inputs. Nothing bounds the positions reachable by a rule, so the
// search is run, in the same way as in the program, from positions of every size.

/** Number of random start positions, in addition to those at the ends of each coordinate's range. */
const DRAWN = 40;

/** Total number of moves after which successful trials end; fewer when each search must stay small. */
const TRIED = 20_000_000;
/** Moves of a search for each position that it may keep: a search of more moves is too long. */
const TRIED_OF_EACH = 200;

/**
 * Checks that a searching program finds the value of each position up to `box` within `most` positions: either all of
 * them fit, or trials from the ends of each range and from some positions between succeed, largest first.
 * @throws LimitError at the first position that needs more positions, too many moves, or more than ten seconds.
 */
export function expectSearchable(
  game: Game<unknown>,
  box: readonly number[],
  limits: Limits,
  most: number = SEARCHED,
): void {
  if (positionsIn(box) <= most) return;
  const search = searching(game, most);
  for (const place of places(box)) {
    const position = positionAt(game, place);
    const stopped =
      position === undefined ? undefined : search.from(position, begin({ seconds: 10, ...limits }));
    if (stopped !== undefined) throw stopped;
    if (search.moves() > Math.min(TRIED, TRIED_OF_EACH * most)) return;
  }
}

/** Coordinates up to `box`: all largest, then each large, medium or small, then random ones. */
function* places(box: readonly number[]): Generator<readonly number[]> {
  yield box;
  const ends = box.map((end) => [
    ...new Set([end, end - 1, Math.floor(end / 2), Math.floor(Math.sqrt(end)), 1]),
  ]);
  const roll = random(1);
  const any = (choices: readonly number[]) => choices[Math.floor(roll() * choices.length)]!;
  for (let i = 0; i < DRAWN; i++) yield ends.map(any);
  for (let i = 0; i < DRAWN; i++) yield box.map((end) => Math.floor(roll() * (end + 1)));
}

/** Search in the order of the program's, which examines a position again when all its options are known. */
function searching(game: Game<unknown>, most: number) {
  const known = new Set<Key>();
  // Includes waiting positions, which will be known.
  const met = new Set<Key>();
  let moves = 0;

  const mostMoves = TRIED_OF_EACH * most;

  /** The limit that the stored and the waiting positions, or their moves, exceed. */
  function exceeded(first: unknown, { tick }: Budget): LimitError | undefined {
    const waiting = [first];
    met.add(game.key(first));
    const end = moves + mostMoves;
    while (waiting.length > 0) {
      const position = waiting.at(-1)!;
      const key = game.key(position);
      const before = waiting.length;
      if (!known.has(key))
        for (const move of movesOf(game, position, tick)) {
          tick(known.size);
          moves++;
          for (const part of leftBy(move, game, position)) {
            const to = game.key(part);
            if (known.has(to)) continue;
            waiting.push(part);
            met.add(to);
          }
          if (waiting.length > WAITING || met.size > most) return new LimitError("positions", most);
          if (moves > end) return new LimitError("moves", mostMoves);
        }
      if (waiting.length > before) continue;
      waiting.pop();
      known.add(key);
    }
    return undefined;
  }

  return {
    moves: () => moves,
    /** Positions of earlier searches remain known until the table is full. */
    from(position: unknown, budget: Budget): LimitError | undefined {
      const isFirst = known.size === 0;
      const stopped = exceeded(position, budget);
      if (stopped === undefined || isFirst) return stopped;
      known.clear();
      met.clear();
      return exceeded(position, budget);
    },
  };
}
