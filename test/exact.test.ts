import { describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { parseGame, parseSum } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { positionName } from "../src/messages/position-name.ts";
import { after as left, type SumMove, solver } from "../src/solve/index.ts";
import type { Component, Game, Move } from "../src/types.ts";
import { cases } from "./exact.case.ts";
import { oneIn, partOf } from "./part.ts";

const BESIDE = ["", " + nim 6"];

/** Number of moves to examine among many. */
const LOOKED = partOf(20);

function looked<T>(from: Iterable<T>, most = partOf(200)): T[] {
  const found: T[] = [];
  for (const each of from) {
    if (found.length === most) break;
    found.push(each);
  }
  return found;
}

const written = (game: Game<unknown>, { to }: Move<unknown>) => to.map((each) => game.format(each));

/** Two equal components cancel. */
function withoutTwins(sum: readonly Component[]): Component[] {
  const single = new Map<string, Component>();
  for (const each of sum) {
    const name = say(positionName(each.rules, each.position), "en");
    if (!single.delete(name)) single.set(name, each);
  }
  return [...single.values()];
}

const tried = oneIn(2, Object.entries(cases));

describe.each(tried)("%s", (id, { play, positions, all, count, beside = BESIDE }) => {
  const game = parseGame(id);

  test.each(
    oneIn(8, positions).map((each) => [
      each.length > 40 ? `${each.slice(0, 40)}… of ${each.length} signs` : each,
      each,
    ]),
  )("names moves exactly at %s", (_, text) => {
    const position = game.parse(text!);
    expect(game.isPosition!(position)).toBe(true);
    const listed = looked(game.moves(position));
    expect(listed.length).toBeGreaterThan(0);
    for (const move of listed) expect(play(text!, move.at), move.at).toEqual(written(game, move));
    if (all === undefined) return;
    const takes = all(BigInt(text!)).filter((s) => s <= BigInt(text!));
    expect(new Set([...game.moves(position)].map(({ at }) => at))).toEqual(new Set(takes.map(String)));
  });

  test("wins by the moves it names, and by all of them where it says so", () => {
    let won = 0;
    for (const [i, text] of oneIn(3, [...positions.entries()])) {
      for (const more of oneIn(beside.length, beside, i)) {
        const sum = parseSum(`${id} ${text}${more}`);
        const [solving, checking] = [solver(), solver()];
        const outcomeAfter = (move: SumMove) => checking.outcome(withoutTwins(left(sum, move)));
        const found = (() => {
          try {
            return solving.solve(sum);
          } catch (error) {
            expect(error).toBeInstanceOf(LimitError);
            return undefined;
          }
        })();
        if (found === undefined) continue;
        const { outcome, winning, complete } = found;
        if (outcome === "P") {
          expect(winning).toEqual([]);
          expect(complete).toBe(true);
          continue;
        }
        expect(winning.length > 0 || !complete).toBe(true);
        won += winning.length;
        const ends = [...winning.slice(0, LOOKED), ...winning.slice(-LOOKED)];
        for (const { component, move } of ends) {
          if (component === 0) expect(play(text, move.at), move.at).toEqual(written(game, move));
          expect(outcomeAfter({ component, move }), move.at).toBe("P");
        }
        if (!complete || (game.accelerators?.injective && text.length > 4)) continue;
        const moves = [...game.moves(game.parse(text))];
        const many = all?.(BigInt(text)).filter((s) => s <= BigInt(text)).length ?? count?.(text);
        expect(moves.length).toBe(Number(many));
        const every = new Set(moves.map(({ at }) => at));
        expect(every.size).toBe(moves.length);
        const names = new Set(winning.filter(({ component }) => component === 0).map(({ move }) => move.at));
        expect([...names].filter((name) => !every.has(name))).toEqual([]);
        for (const [i, move] of moves.entries()) {
          if (moves.length > 30 && i % 30 >= partOf(30)) continue;
          expect(play(text, move.at), move.at).toEqual(written(game, move));
          expect(names.has(move.at), move.at).toBe(outcomeAfter({ component: 0, move }) === "P");
        }
      }
    }
    if (!["{squares}", "{fibonacci}", "{primes}", "grundys-game", "0.3F"].includes(id))
      expect(won).toBeGreaterThan(0);
  });
});
