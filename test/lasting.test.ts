import { expect, test } from "vitest";
import { begin, listMoves, type Play } from "../src/index.ts";
import { componentsOf } from "../src/session/index.ts";
import { after } from "../src/solve/opponent.ts";
import { lasting, reply } from "../web/src/engine/lasting.ts";

type Terms = ReturnType<typeof componentsOf>;

/** Length of play by the definition; it is odd if the player to move wins. */
function plain(sum: Terms, play: Play): { readonly wins: boolean; readonly moves: number } {
  const options = listMoves(sum).map((move) => plain(after(sum, move), play));
  if (options.length === 0) return { wins: play === "misere", moves: 0 };
  const lost = options.filter(({ wins }) => !wins).map(({ moves }) => moves);
  if (lost.length > 0) return { wins: true, moves: 1 + Math.min(...lost) };
  return { wins: false, moves: 1 + Math.max(...options.map(({ moves }) => moves)) };
}

const SUMS = ["nim 1 2 3", "kayles 5 + nim 2", "wythoff 3,4", "cram 2x3", "hackenbush 0-1,1-2,1-3", "nim 0"];

for (const play of ["normal", "misere"] as const) {
  for (const sum of SUMS) {
    test(`${play} ${sum}: it lasts as long as the definition says, and the reply wins soonest or loses latest`, () => {
      const terms = componentsOf(sum);
      const expected = plain(terms, play);
      const outcome = expected.wins ? "N" : "P";
      expect(lasting({ games: [sum], play }, begin())).toEqual([{ outcome, moves: expected.moves }]);
      for (const seed of [1, 2, 3]) {
        const choice = reply({ ask: "reply", games: [sum], play, seed }, begin());
        const move = listMoves(terms).find(
          ({ component, move }) => component === choice?.part && move.at === choice.at,
        );
        if (listMoves(terms).length === 0) expect(choice).toBeUndefined();
        else
          expect(plain(after(terms, move!), play)).toEqual({
            wins: !expected.wins,
            moves: expected.moves - 1,
          });
      }
    });
  }
}

test("of play that need not end it says that nobody wins, and of what is too large nothing", () => {
  expect(lasting({ games: ["dag 0>1,1>0@0"], play: "normal" }, begin())).toEqual([{ outcome: "D" }]);
  expect(lasting({ games: ["nim 1000000 5"], play: "normal" }, begin())).toEqual([undefined]);
});
