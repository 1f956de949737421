import { describe, expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { playedRule } from "../src/law/truth.ts";
import { withoutTwins } from "../src/solve/component-values.ts";
import { component, solver } from "../src/solve/index.ts";
import type { Component, Game, Play, Rules } from "../src/types.ts";

const heaps = (name: string, ...positions: number[]): Component[] => {
  const game = parseGame(name) as Game<unknown>;
  return positions.map((position) => ({ rules: game, position }));
};

test.each([
  [[], []],
  [[5], [5]],
  [[5, 5], []],
  [
    [5, 6],
    [5, 6],
  ],
  [[5, 5, 6], [6]],
  [[5, 6, 6], [5]],
  [
    [5, 6, 7],
    [5, 6, 7],
  ],
  [[5, 5, 5], [5]],
  [[5, 6, 5, 6], []],
])("of %j what does not cancel is %j", (all, left) => {
  const single = withoutTwins(heaps("kayles", ...all));
  expect(single.map(({ position }) => position)).toEqual(left);
});

/** Heaps in which a theorem gives the winner within its range, and no search is allowed. */
function known(id: string, wins: (heap: number) => boolean, takes: readonly number[]): Rules<unknown> {
  return {
    ...parseGame("kayles"),
    id,
    accelerators: {
      ...parseGame("kayles").accelerators,
      encoding: undefined,
      cost: () => 1e8,
    },
    *moves(heap: number) {
      for (const take of takes) if (take <= heap) yield { at: `${take}`, to: [heap - take] };
    },
    key: (heap: number) => heap,
    theorems: [
      {
        claim: { en: "who wins", zh: "胜负" },
        source: "plain play",
        cases: () => [],
        says: (heap: number, ...more: number[]) => (more.length > 0 ? undefined : wins(heap) ? "N" : "P"),
      },
    ],
  } as unknown as Rules<unknown>;
}

describe("one component of which only the outcome is known", () => {
  const game = known("twos and ones", (heap) => heap % 3 !== 0, [1, 2]);

  test("wins where the others cancel, and moves in those are not all known", () => {
    const alone = solver().solve([{ rules: game, position: 7 }]);
    expect(alone.winning.map(({ move }) => move.at)).toEqual(["1"]);
    expect(alone.complete).toBe(true);
    const sum = [{ rules: game, position: 7 }, ...heaps("nim", 3, 3)];
    const { outcome, winning, complete } = solver().solve(sum);
    expect(outcome).toBe("N");
    expect(winning.map(({ component, move }) => [component, move.at])).toEqual([[0, "1"]]);
    expect(complete).toBe(false);
  });

  test("is searched for its value where the others do not", () => {
    for (const [heap, value] of [
      [7, 1],
      [8, 2],
    ] as const)
      for (const other of [1, 2]) {
        const { outcome, value: sum } = solver().solve([
          { rules: game, position: heap },
          ...heaps("nim", other),
        ]);
        expect({ outcome, sum }).toEqual({ outcome: value === other ? "P" : "N", sum: value ^ other });
      }
  });
});

describe("what a search has done", () => {
  test("is told when there was one", () => {
    expect(solver().solve(heaps("nim", 3, 4)).work).toBeUndefined();
    const chomp = parseGame("chomp") as Game<unknown>;
    const sum = [{ rules: chomp, position: [4, 3, 1] }];
    const solving = solver();
    const { work } = solving.solve(sum);
    expect(work!.nodes).toBeGreaterThan(0);
    expect(work!.entries).toBeGreaterThan(0);
  });
});

/** Token on the vertices of a graph; the player to move on a vertex of `won` has won. */
const token = (edges: readonly (readonly number[])[], won: readonly number[]): Rules<unknown> =>
  ({
    ...parseGame("[x: x-1 | x-2 ; won: x = 0]"),
    *moves(at: number) {
      for (const to of won.includes(at) ? [] : edges[at]!) yield { at: `to ${to}`, to: [to] };
    },
    key: (at: number) => at,
    won: (at: number) => won.includes(at),
  }) as unknown as Rules<unknown>;

describe("a game that stands alone", () => {
  test.each<Play>(["normal", "misere"])("has its winning moves, under %s play", (play) => {
    // The player to move at 0 has won, so 1 is lost.
    const game = parseGame("[x: x-1 | x-2 ; won: x = 0]") as Game<unknown>;
    for (let heap = 1; heap <= 9; heap++) {
      const solution = solver().solve([component(game, heap)], play);
      const wins = heap % 3 !== 1;
      expect([heap, solution.outcome]).toEqual([heap, wins ? "N" : "P"]);
      expect(solver().outcome([component(game, heap)], play)).toBe(solution.outcome);
      expect(solver().decide([component(game, heap)], play)).toEqual({ outcome: solution.outcome });
      expect(solution.complete).toBe(true);
      expect(solution.winning).toHaveLength(wins ? 1 : 0);
    }
  });

  test.each<Play>(["normal", "misere"])("is refused where it is both lost and won, under %s play", (play) => {
    const game = parseGame("[x: x-1 ; lost: x <= 1 ; won: x = 1]") as Game<unknown>;
    expect(solver().outcome([component(game, 0)], play)).toBe("P");
    for (let heap = 1; heap <= 3; heap++)
      expect(() => solver().outcome([component(game, heap)], play)).toThrow(
        "the rule says both that the player to move has lost and that the player to move has won at 1",
      );
    // The loops leave the answer to the search.
    expect(playedRule(game, "outcomes", play)!([1], () => {})).toBeUndefined();
  });

  test("has the moves that keep a draw, and no others", () => {
    // 0 and 1 form a cycle; the player to move at 2 has won.
    const game = token([[1], [0, 2], []], [2]);
    const solution = solver().solve([{ rules: game, position: 1 }]);
    expect(solution.outcome).toBe("D");
    expect(solution.drawing!.map(({ move }) => move.at)).toEqual(["to 0"]);
  });
});
