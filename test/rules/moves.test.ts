import { describe, expect, test } from "vitest";
import { GameError, LimitError, LoopyError, RuleError } from "../../src/errors.ts";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { say } from "../../src/locale/message.ts";
import { grundy } from "../../src/solve/search/grundy.ts";
import { solver } from "../../src/solve/sum.ts";

/** Moves of a position as `name→parts`, in order. */
function moves(game: string, position: string): string[] {
  const { format, parse, moves } = parseGame(game);
  return Array.from(moves(parse(position)), ({ at, to }) => `${at}→${to.map(format).join("+")}`);
}

/** The option of 0 shows the value of an expression. */
const value = (expression: string): string => moves(`[n: ${expression} if n = 0]`, "0")[0]!.split("→")[1]!;

describe("expressions", () => {
  test.each([
    ["2**3**2", "512"],
    ["(2**3)**2", "64"],
    ["2*3%4", "2"],
    ["7-2-1", "4"],
    ["7-(2-1)", "6"],
    ["1+2 xor 3*2", "5"],
    ["9-2**2", "5"],
    ["9+-2**2", "5"],
    ["(-2)**2", "4"],
    ["7/2", "3"],
    ["9+(-7)/2", "5"],
    ["9+7/(-2)", "5"],
    ["(-7)%3", "2"],
    ["9+7%(-3)", "7"],
    ["7%7+1", "1"],
    ["max(n-5,0)+1", "1"],
    ["min(4,3,9)", "3"],
    ["gcd(12,18)", "6"],
    ["gcd(0,-4)", "4"],
    ["gcd(12,18,8)", "2"],
    ["abs(3-10)", "7"],
    ["2**53+1", "9007199254740993"],
    ["2**60 xor 1", "1152921504606846977"],
    ["(2**53-1)*(2**53-1)%1000", "81"],
    ["10**30/10**29", "10"],
    ["9007199254740993%10", "3"],
    ["4503599627370497*2-9007199254740990", "4"],
    ["abs((-5) xor 3)", "8"],
  ])("%s is %s", (expression, result) => expect(value(expression)).toBe(result));

  test.each([
    ["3 < 4 <= 4 != 5", true],
    ["3 < 4 < 4", false],
    ["not 1 = 2 and 2 = 2", true],
    ["1 = 1 or 1 = 2 and 1 = 3", true],
    ["not (1 = 1 or 1 = 2)", false],
    ["not not 1 = 1", true],
    ["1 in squares and 4 in squares and not 2 in squares and not 0 in squares", true],
    ["2 in primes and 7919 in primes and not 1 in primes and not 7917 in primes", true],
    ["1 in fibonacci and 13 in fibonacci and not 4 in fibonacci and not 0 in fibonacci", true],
    ["1 in powers(3) and 81 in powers(3) and not 80 in powers(3)", true],
    ["1 in powers(1) and not 2 in powers(1) and 4 in powers(-2) and not 2 in powers(-2)", true],
    ["1 in divisors(12) and 12 in divisors(12) and not 5 in divisors(12) and not 0 in divisors(12)", true],
    ["1 in divisors(0) or 0 in divisors(0)", false],
    ["3 in {1,3,4} and 9 in {1..9} and not 10 in {1..9} and 0 in {0} and -1 in {-2..0}", true],
    ["1 < 2 in {2}", true],
    ["2 < 1 in {1}", false],
    ["1000000007 in primes and 1000000000000000003 in primes and not 1000000000000000001 in primes", true],
    ["10**30 in squares and not 10**30+1 in squares", true],
    ["0 = 1 and 1/0 = 1", false],
    ["0 = 0 or 1/0 = 1", true],
  ])("%s is %s", (condition, holds) =>
    expect(moves(`[n: 1 if n = 0 and (${condition})]`, "0")).toEqual(holds ? ["1→1"] : []),
  );
});

describe("choices of letters", () => {
  test.each([
    ["[n: n-k]", "3", ["n-1→2", "n-2→1", "n-3→0"]],
    ["[n: n-k if k in squares]", "10", ["n-1→9", "n-4→6", "n-9→1"]],
    ["[n: n-k if k in primes]", "8", ["n-2→6", "n-3→5", "n-5→3", "n-7→1"]],
    ["[n: n-k if k in fibonacci]", "5", ["n-1→4", "n-2→3", "n-3→2", "n-5→0"]],
    ["[n: n-k if k in powers(3)]", "9", ["n-1→8", "n-3→6", "n-9→0"]],
    ["[n: n-k if k in divisors(n) and k < n]", "6", ["n-1→5", "n-2→4", "n-3→3"]],
    ["[n: n-k if k in {7,1..3,2}]", "7", ["n-1→6", "n-2→5", "n-3→4", "n-7→0"]],
    ["[n: n-k if k in {1..n/2}]", "5", ["n-1→4", "n-2→3"]],
    ["[n: n-k if k % 2 = 1]", "5", ["n-1→4", "n-3→2", "n-5→0"]],
    ["[n: n-2*k-1]", "6", ["n-3→3", "n-5→1"]],
    ["[n: n-k*k if k > 1]", "17", ["n-4→13", "n-9→8", "n-16→1"]],
    ["[n: n-2**k]", "9", ["n-2→7", "n-4→5", "n-8→1"]],
    ["[n: n/k if 2 <= n/k and k > 1]", "9", ["n/2→4", "n/3→3", "n/4→2"]],
    ["[n: n-j-k if j < k and k in squares]", "8", ["n-5→3", "n-6→2", "n-7→1"]],
    ["[n: n xor k if n xor k < n]", "6", ["n⊕2→4", "n⊕3→5", "n⊕4→2", "n⊕5→3", "n⊕6→0", "n⊕7→1"]],
    ["[n: k if k < n]", "3", ["1→1", "2→2"]],
    ["[n: k if k < n and k > n-3]", "6", ["4→4", "5→5"]],
    ["[n: k if k = 2*j and j < n and k > n]", "4", ["6→6"]],
    ["[n: n-k if k*k <= n]", "9", ["n-1→8", "n-2→7", "n-3→6"]],
    ["[n: n-1 if k*k = n]", "9", ["n-1→8"]],
    ["[n: n-1 if k*k = n]", "8", []],
    ["[n: n-k if k = 1 or k = n or k > n]", "5", ["n-1→4", "n-5→0"]],
    ["[n: k if k = 7 or k < n]", "3", ["1→1", "2→2", "7→7"]],
    ["[n: n-k if not k > 2]", "5", ["n-1→4", "n-2→3"]],
    ["[n: n-k if gcd(n,k) = 1]", "6", ["n-1→5", "n-5→1"]],
    ["[n: n-k if abs(k-4) <= 1]", "9", ["n-3→6", "n-4→5", "n-5→4"]],
    ["[n: min(k,n-k) if k < n]", "5", ["min(1,n-1)→1", "min(2,n-2)→2"]],
    ["[n: max(n-5,0) if n > 0]", "3", ["max(n-5,0)→0"]],
    ["[x,y: x-k*y,y if y > 0]", "17,5", ["x-y,y→12,5", "x-2*y,y→7,5", "x-3*y,y→2,5"]],
    ["[x,y: x-k*y,y if y > 0]", "17,0", []],
    ["[x,y: y,x]", "3,3", []],
    // A part that a condition skips is not evaluated, and excludes nothing.
    ["[x,y: x,k-1 if (y >= 2 or y%x < 2) and k < 2]", "0,2", ["x,0→0,0"]],
    ["[x,y,z: x-k,y,z+k]", "2,0,0", ["x-1,y,z+1→1,0,1", "x-2,y,z+2→0,0,2"]],
    ["[x,y: x-2*k,y+k | x+k,y-2*k]", "5,3", ["x-2,y+1→3,4", "x-4,y+2→1,5", "x+1,y-2→6,1"]],
    ["[n,m: n-k,2*k if k <= m]", "7,3", ["n-1,2→6,2", "n-2,4→5,4", "n-3,6→4,6"]],
  ])("%s at %s", (game, position, found) => expect(moves(game, position)).toEqual(found));

  test("numbers of any size are exact, and listed as they are asked for", () => {
    const far = "1000000000000000000000";
    const { parse, format, moves } = parseGame("[n: n-k if k in squares]");
    const found: string[] = [];
    for (const { at, to } of moves(parse(far))) if (found.push(`${at}→${to.map(format)}`) === 3) break;
    expect(found).toEqual([
      "n-1→999999999999999999999",
      "n-4→999999999999999999996",
      "n-9→999999999999999999991",
    ]);
  });

  test("what begins with numbers and goes beyond 2^53 is listed once", () => {
    const powers = "[n: 2**k if k <= 60 and k >= 50 and n = 0]";
    expect(moves(powers, "0")).toEqual(
      Array.from({ length: 11 }, (_, i) => `${2n ** BigInt(50 + i)}→${2n ** BigInt(50 + i)}`),
    );
  });

  test.each([
    ["[x,y: x-k*y,y]", "5,0", "the letter k in `x-k*y,y` has no upper bound at 5,0"],
    ["[n: n+k]", "1", "the letter k in `n+k` has no upper bound at 1"],
    ["[n: n % 0 # k]", "1", "division by zero at 1"],
    ["[n: 1/n # k]", "0", "division by zero at 0"],
    ["[x,y: x-k,y if k % y = 1]", "3,0", "division by zero at 3,0"],
    ["[n: n-j if k > j]", "3", "the letter k in `n-j` has no upper bound at 3"],
    ["[n: n/(n-3)]", "3", "division by zero at 3"],
    ["[n: n%(3-k) if k <= 3]", "9", "division by zero at 9"],
    ["[n: n-1 if n/(n-1) > 1]", "1", "division by zero at 1"],
    ["[n: n-1 ; lost: 1/n = 1]", "0", "division by zero at 0"],
    ["[n: n-k if k+n%(n-n) < 9]", "3", "division by zero at 3"],
    ["[n: n-k/0]", "3", "division by zero at 3"],
    ["[n: n-k/(n-1)]", "1", "division by zero at 1"],
    ["[n: n-k if k/(n-n) != 2]", "3", "division by zero at 3"],
    ["[n: n-2**(n-3)]", "2", "a power with a negative exponent at 2"],
  ])("%s at %s: %s", (game, position, message) => {
    const error = failure(() => moves(game, position));
    expect(error).toBeInstanceOf(RuleError);
    expect(error.message).toBe(message);
    expect(say(error.text, "zh")).toContain(`（局面 ${position}）`);
  });

  test("a part that is asked whether it can move has errors of its own", () => {
    expect(failure(() => moves("[x,y: 1/x,0 & x-1,y]", "1,3")).message).toBe("division by zero at 0,0");
  });

  test.each([
    ["[n: 2**n*2**n]", "600000"],
    ["[n: n-k]", `1${"0".repeat(301)}`],
    ["[n: split(n)]", "1000001"],
    ["[n: n # 1]", "1000001"],
  ])("%s at %s is beyond a limit", (game, position) =>
    expect(failure(() => moves(game, position))).toBeInstanceOf(LimitError),
  );
});

describe("what a move leaves", () => {
  test.each([
    // a and n - a are the same move as n - a and a; n with 0 is the position itself.
    ["[n: a & n-a]", "4", ["1&n-1→1+3", "2&n-2→2+2"]],
    // Kayles, in which taking a single pin leaves 0 besides the rest.
    ["[n: n-1 | n-2 | a & n-1-a | a & n-2-a]", "3", ["n-1→2", "n-2→1", "1&n-2→1+1"]],
    // A component without moves does not count.
    ["[n: n-2 | a & n-2-a]", "3", ["n-2→1"]],
    ["[n: n-1 | n-1 & 0 | 0 & n-1]", "3", ["n-1→2"]],
    ["[n: n & 0 | n-1]", "3", ["n-1→2"]],
    ["[n: n & 0]", "3", []],
    ["[n: n & n-1]", "3", []],
    ["[n: 1 # n | 0 # n | n-1]", "2", ["0#n→", "n-1→1"]],
    ["[n: k # n/k if k in divisors(n) and k > 1]", "4", ["2#n/2→2+2", "4#n/4→1+1+1+1"]],
    ["[n: k-2 # n-1 if k <= 3]", "2", ["0#n-1→", "1#n-1→1"]],
    ["[n: split(n)]", "4", ["3&1→3+1", "2&2→2+2", "2&1&1→2+1+1", "1&1&1&1→1+1+1+1"]],
    ["[n: split(n, distinct)]", "6", ["5&1→5+1", "4&2→4+2", "3&2&1→3+2+1"]],
    ["[n: split(n, mixed)]", "4", ["3&1→3+1", "2&1&1→2+1+1"]],
    ["[n: split(n, mixed, 3..3)]", "6", ["4&1&1→4+1+1", "3&2&1→3+2+1"]],
    ["[n: split(n, mixed, 1..1)]", "6", []],
    ["[n: split(n, equal)]", "6", ["3&3→3+3", "2&2&2→2+2+2", "1&1&1&1&1&1→1+1+1+1+1+1"]],
    ["[n: split(n, 3..3)]", "5", ["3&1&1→3+1+1", "2&2&1→2+2+1"]],
    ["[n: split(n-1, 1..2)]", "4", ["3→3", "2&1→2+1"]],
    ["[n: split(n, distinct, 3..3)]", "7", ["4&2&1→4+2+1"]],
    ["[n: split(n, equal, 2..3)]", "6", ["3&3→3+3", "2&2&2→2+2+2"]],
    ["[n: split(n-k, 1..1) if k <= 2]", "4", ["3→3", "2→2"]],
    ["[n: split(n)]", "1", []],
    ["[n: n-1 ; lost: n = 2]", "2", []],
    ["[n: n-1 ; won: n = 2]", "2", []],
  ])("%s at %s", (game, position, found) => expect(moves(game, position)).toEqual(found));

  test("moves of one position have different names, and leave different components", () => {
    const games = [
      "[n: n-1 | n-2 | a & n-1-a | a & n-2-a]",
      "[n: a & b & n-a-b | n-k]",
      "[n: split(n) | n/2 | 3 | n-k]",
      "[n: n-k | n-2*k | n-k-1 | k # n/3 if k < 4]",
    ];
    for (const game of games) {
      const { key, moves } = parseGame(game);
      for (let n = 0; n <= 12; n++) {
        const all = [...moves(n)];
        expect(new Set(all.map(({ at }) => at)).size).toBe(all.length);
        expect(new Set(all.map(({ to }) => to.map(key).sort().join())).size).toBe(all.length);
        expect(all.every(({ at }) => !/\s/.test(at))).toBe(true);
      }
    }
  });

  test("a cycle is named", () => {
    const error = failure(() => grundy(parseGame("[x,y: y,x | x-1,y]"), [1, 2]));
    expect(error).toBeInstanceOf(LoopyError);
    expect((error as LoopyError).loop).toEqual(["1,2", "2,1"]);
    expect(failure(() => solver().solve(parseSum("[n: n & n-1 | n-2] 4")))).toBeInstanceOf(LoopyError);
  });

  test("play that grows for ever reaches a limit", () => {
    expect(failure(() => solver({ positions: 1000 }).solve(parseSum("[n: n+1] 4")))).toBeInstanceOf(
      LimitError,
    );
  });

  test("a long listing can be interrupted", () => {
    let calls = 0;
    const tick = () => {
      if (++calls === 1000) throw new LimitError("seconds", 1);
    };
    for (const game of [
      "[n: n-j*k if j > k and j*k % 7 = 1]",
      "[n: split(n, distinct, 5..5)]",
      "[n: n-k if k*k % 100003 = 2]",
    ]) {
      calls = 0;
      const { moves } = parseGame(game);
      expect(failure(() => [...moves(100_000, tick)])).toBeInstanceOf(LimitError);
    }
  });
});

function failure(act: () => unknown): GameError {
  try {
    act();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
