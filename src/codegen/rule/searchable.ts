import { LimitError } from "../../errors.ts";
import { positionAt } from "../../rules/space.ts";
import { positionsIn } from "../../solve/box.ts";
import { type Budget, begin, type Limits } from "../../solve/limits.ts";
import { leftBy, movesOf } from "../../solve/position.ts";
import { random } from "../../solve/random.ts";
import type { Game, Key } from "../../types.ts";
import { SEARCHED, WAITING } from "./search.ts";

// Whether a program that searches has room for what its input may ask. Nothing bounds the positions that a rule leads
// to, so that the search is tried, as the program would go about it, from positions of every size.

/** Positions of the input from which a search is tried, beside those at the ends of each number. */
const DRAWN = 40;

/** Moves after which a search that has failed nowhere is tried no more: these, or fewer where it must meet few positions. */
const TRIED = 20_000_000;
const TRIED_OF_EACH = 200;

/**
 * That a program that searches finds the value of each position up to `box` and meets no more than `most`: it has room
 * for all of these, or is tried from the ends of each number and from some between, the largest first.
 * @throws LimitError from the first position that takes more positions, or more than ten seconds.
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
    if (position !== undefined && !search.from(position, begin({ seconds: 10, ...limits })))
      throw new LimitError("positions", most);
    if (search.moves() > Math.min(TRIED, TRIED_OF_EACH * most)) return;
  }
}

/** Coordinates up to `box`: all of them the largest, then each large, in the middle or small, then some by chance. */
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

/** A search that goes as that of a program, which looks at a position again when all that it leads to are known. */
function searching(game: Game<unknown>, most: number) {
  const known = new Set<Key>();
  // Also those that wait, which will be known: who counts them need not wait for it.
  const met = new Set<Key>();
  let moves = 0;

  /** Whether there is room for what is met, and for what waits. */
  function hasRoom(first: unknown, { tick }: Budget): boolean {
    const waiting = [first];
    met.add(game.key(first));
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
          if (waiting.length > WAITING || met.size > most) return false;
        }
      if (waiting.length > before) continue;
      waiting.pop();
      known.add(key);
    }
    return true;
  }

  return {
    moves: () => moves,
    /** Positions met by earlier questions are known, until there is no more room for them. */
    from(position: unknown, budget: Budget): boolean {
      const isFirst = known.size === 0;
      if (hasRoom(position, budget)) return true;
      if (isFirst) return false;
      known.clear();
      met.clear();
      return hasRoom(position, budget);
    },
  };
}
