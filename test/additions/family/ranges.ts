import { subtractionGame } from "nimber/games";
import { mapping, naturalBetween, required } from "../plan/node.ts";
import type { FamilyRead, GameClass } from "./family.ts";

const read = mapping<{ within: number }>(
  { en: "the ranges, as { within: 10 }", zh: "区间的范围，如 { within: 10 }" },
  { within: required(naturalBetween(2, 1000)) },
);

/** Sets of all numbers from one to a larger one; all of them are different games. */
export const ranges: FamilyRead = (place) => {
  const { within } = read(place);
  const games = (BigInt(within) * BigInt(within - 1)) / 2n;
  return () => ({ count: { notations: games, games, exact: true }, classes: () => setsTo(within) });
};

function* setsTo(within: number): Generator<GameClass> {
  for (let last = 2; last <= within; last++) {
    for (let first = 1; first < last; first++) {
      const set = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      const game = subtractionGame({ set }).id;
      yield { game, stands: [game] };
    }
  }
}
