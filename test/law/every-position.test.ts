// Laws of games with few legal positions, whose moves may go up, compared with plain play.
import { expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { findLaw, statedLaw, testStated } from "../../src/law/index.ts";
import { dice } from "../oracle.ts";
import { isQuick, oneIn } from "../part.ts";

const roll = dice(29);

/** Races to a number, by steps of at most another. */
const RACES = Array.from({ length: 12 }, () => ({ goal: 20 + roll(200), most: 1 + roll(12) }));

/** Who wins a race from each number: the last to move, or the other. */
function race(goal: number, most: number, misere: boolean): ("P" | "N")[] {
  const won: boolean[] = [];
  for (let n = goal; n >= 0; n--) {
    const steps = Array.from({ length: Math.min(most, goal - n) }, (_, i) => won[n + i + 1]!);
    won[n] = steps.length === 0 ? misere : steps.includes(false);
  }
  return won.map((is) => (is ? "N" : "P"));
}

test.each(oneIn(12, RACES))("a race to $goal by at most $most", ({ goal, most }) => {
  const game = parseGame(`[n: n+k if k <= ${most} ; legal: n <= ${goal}]`);
  for (const play of ["normal", "misere"] as const) {
    const { finding } = findLaw(game, "outcomes", play);
    expect(finding).toMatchObject({ verdict: "proved", by: "automaton" });
    const law = statedLaw(finding!.text, ["n"], play);
    for (const [n, outcome] of race(goal, most, play === "misere").entries())
      expect([n, law.says([n])]).toEqual([n, outcome]);
  }
});

test.skipIf(isQuick)("only finitely many positions can all be played", () => {
  const law = "P iff (100 - n) % 9 < 2";
  const up = (legal: string) =>
    testStated(parseGame(`[n: n+k if k in primes and k < 10 and n+k <= 100 ; legal: ${legal}]`), law);
  expect(up("n <= 100")).toMatchObject({ verdict: "proved", by: "play", positions: 101 });
  expect(up("n <= 100 and n % 3 != 1")).toMatchObject({ verdict: "refuted" });
  expect(up("n <= 100 or n % 9 = 0")).toMatchObject({ verdict: "observed" });
});
