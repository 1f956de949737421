import { expect, test } from "vitest";
import { oddOrEven } from "../src/games/index.ts";
import { outcome } from "../src/solve/index.ts";

/** Whether the player to move wins, by both counts; at the end the player with an even count wins. */
function wins(left: number, mine: number, theirs: number): boolean {
  if (left === 0) return mine % 2 === 0;
  return [1, 2, 3].some((taken) => taken <= left && !wins(left - taken, theirs, mine + taken));
}

test("Odd or Even has the winner of play with counted matches, of every odd number", () => {
  for (let left = 0; left <= 13; left++)
    for (let mine = 0; mine <= 3; mine++)
      for (let theirs = 0; theirs <= 3; theirs++) {
        if ((left + mine + theirs) % 2 === 0) continue;
        const position = { left, odd: mine % 2 === 1 };
        const expected = wins(left, mine, theirs) ? "N" : "P";
        expect([left, mine, theirs, outcome(oddOrEven, position)]).toEqual([left, mine, theirs, expected]);
      }
});
