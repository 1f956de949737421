import { describe, expect, test } from "vitest";
import { RuleError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { misere } from "../../src/solve/misere/search.ts";
import { grundyValues } from "../../src/solve/search/grundy.ts";
import { solver } from "../../src/solve/sum.ts";
import type { Outcome, Play } from "../../src/types.ts";

describe("three numbers", () => {
  test("Nim of three heaps as a tuple", () => {
    const game = parseGame("[x,y,z: x-k,y,z | x,y-k,z | x,y,z-k]");
    const solving = solver();
    for (let x = 0; x < 6; x++)
      for (let y = 0; y < 6; y++)
        for (let z = 0; z < 6; z++)
          expect(solving.at({ rules: game, position: [x, y, z] }).value).toBe(x ^ y ^ z);
  });

  test("Moore's Nim of three heaps, two at a time", () => {
    const line = "[x,y,z: x-i,y,z | x,y-i,z | x,y,z-i | x-i,y-j,z | x-i,y,z-j | x,y-i,z-j]";
    const game = parseGame(line);
    const solving = solver();
    const digits = (n: number) => [1, 2, 4].map((bit) => (n & bit) / bit);
    for (let x = 0; x < 5; x++)
      for (let y = 0; y < 5; y++)
        for (let z = 0; z < 5; z++) {
          const lost = [0, 1, 2].every((i) => (digits(x)[i]! + digits(y)[i]! + digits(z)[i]!) % 3 === 0);
          expect(solving.outcome([{ rules: game, position: [x, y, z] }])).toBe(lost ? "P" : "N");
        }
  });
});

describe("outcomes of a game that stands alone", () => {
  /** Winner by the words of the clauses, whatever the play. */
  const plainOutcome = (
    play: Play,
    options: (n: number) => readonly number[],
    lost: (n: number) => boolean,
    won: (n: number) => boolean,
  ): ((n: number) => Outcome) => {
    const outcome = (n: number): Outcome => {
      if (lost(n)) return "P";
      if (won(n)) return "N";
      const left = options(n);
      if (left.length === 0) return play === "misere" ? "N" : "P";
      return left.some((each) => outcome(each) === "P") ? "N" : "P";
    };
    return outcome;
  };
  const taking = (set: readonly number[]) => (n: number) => set.filter((s) => s <= n).map((s) => n - s);
  const never = () => false;

  test.each([
    ["[n: n-1 | n-3 ; won: n <= 2]", "normal", [1, 3], never, (n: number) => n <= 2],
    ["[n: n-1 | n-3 ; won: n <= 2]", "misere", [1, 3], never, (n: number) => n <= 2],
    ["[n: n-2 | n-5 ; lost: n = 4]", "misere", [2, 5], (n: number) => n === 4, never],
    [
      "[n: n-2 | n-5 ; lost: n % 7 = 4 ; won: n % 7 = 1]",
      "normal",
      [2, 5],
      (n: number) => n % 7 === 4,
      (n: number) => n % 7 === 1,
    ],
    [
      "[n: n-2 | n-5 ; lost: n % 7 = 4 ; won: n % 7 = 1]",
      "misere",
      [2, 5],
      (n: number) => n % 7 === 4,
      (n: number) => n % 7 === 1,
    ],
  ] as const)("%s under %s play", (line, play, set, lost, won) => {
    const outcome = plainOutcome(play, taking(set), lost, won);
    const game = parseGame(line);
    const solving = solver();
    for (let n = 0; n <= 40; n++) {
      const solution = solving.solve([{ rules: game, position: n }], play);
      expect([n, solution.outcome]).toEqual([n, outcome(n)]);
      expect(solution.value).toBeUndefined();
      const winning = solution.winning.map(({ move }) => move.to[0]);
      const ended = lost(n) || won(n);
      expect(winning).toEqual(ended ? [] : taking(set)(n).filter((each) => outcome(each) === "P"));
      expect(solving.outcome([{ rules: game, position: n }], play)).toBe(outcome(n));
    }
  });

  test("has no values, no sums, and no moves that leave several components", () => {
    const won = parseGame("[n: n-1 ; won: n = 2]");
    const lost = parseGame("[n: n-1 | a & n-1-a ; lost: n = 2]");
    const parts = (game: typeof won) => [1, 3].map((position) => ({ rules: game, position }));
    expect(() => grundyValues(won)).toThrow(RuleError);
    expect(() => solver().solve(parts(won))).toThrow(RuleError);
    expect(() => solver().outcome(parts(lost), "misere")).toThrow(RuleError);
    expect(() => misere().outcome(parts(lost))).toThrow(RuleError);
    expect(() => solver().solve([{ rules: lost, position: 5 }], "misere")).toThrow(RuleError);
    expect(solver().solve(parts(lost)).value).toBe(1 ^ 1);
  });

  test("the terminal sets of Wythoff's game under misère play", () => {
    // Losing at x + y <= 1 under normal play is not misère Wythoff, where only 0,1 and 1,0 are lost besides
    // 0,0.
    const game = parseGame("[x,y: x-k,y | x,y-k | x-k,y-k ; lost: x+y <= 1]");
    const solving = solver();
    const lost = (x: number, y: number) =>
      solving.outcome([{ rules: game, position: [x, y] }], "misere") === "P";
    // Once only the clause ends play, misère and normal play agree.
    const normal = solver();
    for (let x = 0; x < 12; x++)
      for (let y = 0; y < 12; y++)
        expect(lost(x, y)).toBe(normal.outcome([{ rules: game, position: [x, y] }]) === "P");
  });

  test("misère play of a rule without clauses is misère play of any game", () => {
    const kayles = parseGame("[n: n-1 | n-2 | a & n-1-a | a & n-2-a]");
    const known = parseGame("kayles");
    for (let n = 0; n <= 9; n++) {
      for (let m = 0; m <= n; m++) {
        const of = (game: typeof kayles) =>
          solver().outcome(
            [n, m].map((position) => ({ rules: game, position })),
            "misere",
          );
        expect(of(kayles)).toBe(of(known));
      }
    }
  });
});
