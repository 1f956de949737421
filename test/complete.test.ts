import { describe, expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { nimSum } from "../src/nimber/index.ts";
import { solver } from "../src/solve/index.ts";
import type { Game, Play } from "../src/types.ts";
import { codeOptions, type Options, plainGrundy, plainWins } from "./oracle.ts";
import { slowly } from "./part.ts";

/** Misère Nim by Bouton (Ann. of Math. 3 (1901) 35): like normal play while a heap is larger than 1. */
function winsMisereNim(heaps: readonly bigint[]): boolean {
  if (heaps.every((heap) => heap < 2n)) return heaps.filter((heap) => heap === 1n).length % 2 === 0;
  return heaps.reduce((sum, heap) => sum ^ heap, 0n) !== 0n;
}

describe("misère play of heaps with more moves than can be listed", () => {
  test.each([
    [[1e6]],
    [[1e6, 1]],
    [[1e6, 1, 1]],
    [[1e6, 1, 1, 1]],
    [[1e6, 2]],
    [[1e6, 1, 2]],
    [[1e6, 1e6]],
    [[1e6, 1e6, 1]],
    [[1e7, 5, 3, 1]],
  ])("nim %j names a move that wins, and none that does not", (heaps) => {
    const game = parseGame("nim") as Game<unknown>;
    const sum = heaps.map((position) => ({ rules: game, position }));
    const wins = (left: readonly number[]) => winsMisereNim(left.map(BigInt));
    const { outcome, winning, complete } = solver().solve(sum, "misere");
    expect(outcome).toBe(wins(heaps) ? "N" : "P");
    expect(winning.length > 0).toBe(outcome === "N");
    for (const { component, move } of winning) {
      const left = heaps.toSpliced(component, 1, ...(move.to as number[]));
      expect([move.at, wins(left)]).toEqual([move.at, false]);
    }
    // In each heap, at most one move wins: the one that leaves the required size.
    if (complete) expect(winning.length).toBeLessThanOrEqual(heaps.length);
  });
});

/** Game of heaps in which a theorem gives only the winner, and a search is declared to take too long. */
function outcomesOnly(id: string, options: Options<number>): Game<unknown> {
  const value = plainGrundy(options);
  return {
    ...parseGame("kayles"),
    id,
    accelerators: {
      ...parseGame("kayles").accelerators,
      encoding: undefined,
      cost: () => 1e12,
    },
    *moves(heap: number) {
      for (const [i, to] of options(heap).entries()) yield { at: `${i}`, to };
    },
    key: (heap: number) => heap,
    theorems: [
      {
        claim: { en: "who wins", zh: "胜负" },
        source: "plain play",
        cases: () => [],
        says: (...heaps: number[]) => (heaps.reduce((sum, heap) => sum ^ value(heap), 0) === 0 ? "P" : "N"),
      },
    ],
  } as unknown as Game<unknown>;
}

describe("where outcomes alone are known", () => {
  test.each([
    ["0.07", [0, 0, 7]],
    ["0.77", [0, 7, 7]],
    ["0.4", [0, 4]],
    ["4.3", [4, 3]],
    ["0.137", [0, 1, 3, 7]],
    ["0.8", [0, 8, 1]],
  ])("a list of winning moves of %s that is called complete is", (code, digits) => {
    const options = codeOptions(digits);
    const wins = plainWins(options, false);
    const game = outcomesOnly(code, options);
    let unsure = 0;
    for (let heap = 0; heap <= 24; heap++) {
      const { outcome, winning, complete } = solver().solve([{ rules: game, position: heap }]);
      expect(outcome).toBe(wins([heap]) ? "N" : "P");
      const decided = solver().decide([{ rules: game, position: heap }]);
      expect(decided).toStrictEqual(outcome === "P" ? { outcome, value: 0 } : { outcome });
      const all = options(heap).flatMap((to, i) => (wins(to) ? [] : [`${i}`]));
      const named = winning.map(({ move }) => move.at);
      if (complete) expect([heap, named.toSorted()]).toEqual([heap, all.toSorted()]);
      else expect(all).toEqual(expect.arrayContaining(named));
      if (!complete) unsure++;
    }
    // A move to two different N-positions decides nothing when only their outcomes are known.
    expect(unsure > 0).toBe(digits.some((digit) => digit > 3));
  });
});

describe("every play", () => {
  test.each<[string, Play]>([
    ["kayles", "normal"],
    ["kayles", "misere"],
    ["{1,3,4}", "misere"],
    ["4.7", "misere"],
    ["grundys-game", "misere"],
  ])("%s, %s, of one heap after another", (id, play) => {
    const game = parseGame(id) as Game<unknown>;
    const moves = (heap: number) => [...game.moves(heap)];
    const wins = plainWins((heap) => moves(heap).map(({ to }) => to as number[]), play === "misere");
    const solving = solver();
    for (let a = 0; a <= 9; a++) {
      for (let b = 0; b <= a; b++) {
        const solution = solving.solve(
          [a, b].map((position) => ({ rules: game, position })),
          play,
        );
        expect(solution.outcome).toBe(wins([a, b]) ? "N" : "P");
        expect(
          solving.outcome(
            [a, b].map((position) => ({ rules: game, position })),
            play,
          ),
        ).toBe(solution.outcome);
        const all = [a, b].flatMap((heap, component) =>
          moves(heap)
            .filter(({ to }) => !wins([...(to as number[]), [b, a][component]!]))
            .map(({ at }) => `${component}:${at}`),
        );
        const named = solution.winning.map(({ component, move }) => `${component}:${move.at}`);
        expect(solution.complete).toBe(true);
        // Under misère play, a player who cannot move has already won.
        expect(named.toSorted()).toEqual(all.toSorted());
      }
    }
  });
});

describe("sums of very many heaps", () => {
  test.each([
    ["kayles", (i: number) => 1000 + (i % 600), false] as const,
    ...slowly([["nim", (i: number) => 1e6 + i * 7919, true] as const]),
  ])("of %s end with a list of moves that is bounded", (name, heapOf, everyHeap) => {
    const game = parseGame(name) as Game<unknown>;
    const sum = Array.from({ length: 30_001 }, (_, i) => ({ rules: game, position: heapOf(i) }));
    const solving = solver();
    const { outcome, value, winning, complete } = solving.solve(sum);
    expect(solving.decide(sum)).toEqual({ outcome, value });
    // Equal moves of Nim are listed once, so one move for each heap is the complete list.
    expect([outcome, complete]).toEqual(["N", everyHeap]);
    expect(winning.length).toBeLessThan(210_000);
    const others = (component: number) =>
      nimSum(value as number, solving.at(sum[component]!).value as number);
    for (const { component, move } of winning.filter((_, i) => i % 500 === 0)) {
      const left = move.to.map((position) => solving.at({ rules: game, position }).value as number);
      expect([component, nimSum(...left)]).toEqual([component, others(component)]);
    }
    // Every heap that contains the highest bit of the sum can be reduced to win.
    const winnable = sum.filter((each, i) => others(i) < (solving.at(each).value as number)).length;
    if (everyHeap) expect(winning.length).toBe(winnable);
  });
});

test("who wins, and the value, are told without a look at the moves of the sum", () => {
  let looked = 0;
  const nim = parseGame("nim") as Game<unknown>;
  const watched: Game<unknown> = {
    ...nim,
    *moves(position, tick) {
      looked++;
      yield* nim.moves(position, tick);
    },
    accelerators: {
      ...nim.accelerators,
      moveToValue(...asked) {
        looked++;
        return nim.accelerators!.moveToValue!(...asked);
      },
    },
  };
  const sum = [3, 4, 1e9].map((position) => ({ rules: watched, position }));
  expect(solver().decide(sum)).toEqual({ outcome: "N", value: nimSum(nimSum(3, 4), 1e9) });
  expect(solver().decide(sum, "misere")).toStrictEqual({ outcome: "N" });
  const before = looked;
  expect(solver().solve(sum).outcome).toBe("N");
  expect(looked).toBeGreaterThan(before);
  expect(before).toBe(0);
});
