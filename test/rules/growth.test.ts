import { describe, expect, test } from "vitest";
import { GrowthError } from "../../src/errors.ts";
import { parseGame, parseSum } from "../../src/games/index.ts";
import { solver } from "../../src/solve/sum.ts";
import { nimber } from "../nimber.ts";
import { oneIn } from "../part.ts";

const growing = (game: string, position: string) => {
  const { accelerators, parse } = parseGame(game);
  return accelerators?.unboundedPlay?.(parse(position));
};

/** Whether at most this many positions can be reached, by the moves. */
function ends(game: string, position: string, most: number): boolean {
  const { moves, parse, key } = parseGame(game);
  const first = parse(position);
  const met = new Set([key(first)]);
  const open = [first];
  for (const at of open)
    for (const { to } of moves(at))
      for (const each of to) {
        if (met.has(key(each))) continue;
        if (met.size >= most) return false;
        met.add(key(each));
        open.push(each);
      }
  return true;
}

describe("play that grows", () => {
  test.each([
    ["[n: n-1 | n+1]", "5", "n"],
    ["[n: n+1 | n-1 if n>3]", "5", "n"],
    ["[n: n-k | n+1]", "100000", "n"],
    ["[n: n-1 | 2*n if n > 0]", "3", "n"],
    ["[n: 2**n-k]", "7", "n"],
    ["[n: n-1 | n*n+1]", "5", "n"],
    ["[n: n**2 | n-1]", "3", "n"],
    ["[x,y: x*y,y | x-1,y]", "3,2", "x"],
    ["[x,y: x,y*(x+1) | x-1,y]", "1,1", "y"],
    ["[n: n+n/2 | n-1]", "3", "n"],
    ["[n: n+2 if n % 2 = 0 | n-1]", "7", "n"],
    ["[n: n+1 if n != 3 | n-1]", "5", "n"],
    ["[n: n+3 if n >= 2*k and k in primes | n-1]", "9", "n"],
    ["[n: n-1 & n+1 | n-2]", "4", "n"],
    ["[x,y: x-1,y+2 | x+1,y-1]", "3,4", "y"],
    ["[x,y: y,x+1]", "0,0", "x,y"],
    ["[x,y: x+y,y | x-1,y]", "3,1", "x"],
    ["[x,y: x,y+1 if x = 4 | x-1,y]", "9,0", "y"],
    ["[x,y: x+1,y+1 if x <= y | x-1,y]", "2,5", "x,y"],
    ["[n: n+1 | n-1 ; won: n = 0]", "5", "n"],
    ["[n: n+1 | n-1 ; lost: n <= 2]", "5", "n"],
  ])("%s from %s", (game, position, names) => {
    expect(growing(game, position)?.names.join()).toBe(names);
    expect(ends(game, position, 1000)).toBe(false);
  });
});

describe("play that ends, or goes round, is not refused", () => {
  const ENDS = [
    "[n: n-1 | n/2]",
    "[n: n+1 if n < 9 | n-1]",
    "[n: n*n if n < 9 | n-1]",
    "[n: n+1 if n != 9 | n-1 if n > 9]",
    "[n: n+2 if n % 3 = 0 | n-1]",
    "[n: n xor 5 | n-3]",
    "[n: 2*n if n < 40 | n-1]",
    "[n: min(n+1,20) | n-1]",
    "[n: 12-n | n-1 if n > 3]",
    "[n: 2*n-4 if n < 30 and n in squares | n-1]",
    "[n: n+1 if n in primes | n-2]",
    "[n: n/2 if n % 2 = 0 | n+1 if n % 2 = 1 and n > 1]",
    "[n: n+1 ; lost: n % 7 = 0]",
    "[n: n+1 ; won: n in squares]",
    "[n: n+k if 3*k <= 20-n | n-1]",
  ];
  const PAIRS = [
    "[x,y: x-2*k,y+k | x+k,y-2*k]",
    "[x,y: x-1,y+9 | x,y-1]",
    "[x,y: y,x | x-1,y]",
    "[x,y: x-1,2*y | x,y-1]",
    "[x,y: x+1,y-1 | x-1,y+1]",
    "[x,y: x+2,y if x < y | x,y-1]",
    "[x,y: x+y,y if x < 12 | x,y-1]",
    "[x,y: x,y+1 if x = y | x-1,y]",
    "[x,y: y,x-1]",
  ];
  const places = Array.from({ length: 8 }, (_, i) => `${i}`);
  const cases = [
    ...ENDS.map((game) => [game, places] as const),
    ...PAIRS.map((game) => [game, places.map((n) => `${n},${(3 * Number(n)) % 8}`)] as const),
  ];
  test.each(oneIn(2, cases))("%s", (game, positions) => {
    for (const position of positions) {
      expect(ends(game, position, 2000), position).toBe(true);
      expect(growing(game, position), position).toBeUndefined();
    }
  });
});

test("a search whose positions are without end says so long before its limit, one that prunes at it", () => {
  const stop = (text: string, misere = false) => {
    try {
      solver(misere ? { positions: 3000 } : {}).solve(parseSum(text), misere ? "misere" : "normal");
    } catch (error) {
      return error;
    }
    return undefined;
  };
  for (const text of ["[n: n+1 | n+2] 5", "[n: n+1 | n+2] 5 + kayles 7", "[n: 2**n-k] 7"])
    expect(stop(text), text).toBeInstanceOf(GrowthError);
  expect(stop("[n: n+1 | n+2] 5")).toMatchObject({ line: ["5", "6"], names: ["n"] });
  expect(stop("[n: n+1 | n+2] 5", true)).toBeInstanceOf(GrowthError);
  expect(stop("[n: n+1 | n+2 ; won: n = 0] 5", true)).toBeInstanceOf(GrowthError);
  expect(stop("[n: n-1 | n+1] 5")).toBeUndefined();
  expect(stop("[n: n+1 if n != 300 | n-1] 5")).toBeUndefined();
});

const GROWING = "[n: n+1 | n+2]";

test.each([
  ["period", GROWING],
  ["same", GROWING, "nim"],
  ["table", GROWING, "--to", "5", "--code", "cpp"],
  ["template", GROWING, "--code", "python"],
  ["genus", `${GROWING} 3`],
  ["explain", `${GROWING} 3`],
])("%s says that the numbers of %s grow without bound", (...args) => {
  const { status, stderr } = nimber(args);
  expect(stderr).toMatch(/^nimber: play may never end .* where n grows without bound\n$/);
  expect(status).toBe(3);
});

test("no program is written of a rule whose play returns", () => {
  const { status, stdout, stderr } = nimber(["template", "[n: n-1 | n+1 if n < 5]", "--code", "python"]);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^nimber: play can return to an earlier position: .*\n$/);
});

test("so does law, and no option is said to help", () => {
  const { status, stdout } = nimber(["law", GROWING]);
  expect(status).toBe(3);
  expect(stdout.replace(/\s+/g, " ")).toMatch(/where n grows without bound $/);
});

test("the moves of one position are as many as positions may be", () => {
  const limit = { limit: "positions", allowed: 5_000_000 };
  const stop = (text: string, positions?: number) => () =>
    solver({ method: "search", ...(positions !== undefined && { positions }) }).solve(parseSum(text));
  for (const text of ["[n: split(n)] 1000", "[n: split(n, distinct)] 999999", "[n: split(n, 2..9)] 1000"])
    expect(stop(text), text).toThrow(expect.objectContaining(limit));
  // The number of partitions of 10 is 42, of 16 it is 231.
  expect(stop("[n: split(n)] 10", 300)).not.toThrow();
  expect(stop("[n: split(n)] 16", 100)).toThrow(expect.objectContaining({ ...limit, allowed: 100 }));
});

test("sets of coins count towards positions, as the moves of any position do", () => {
  const ask = () => solver({ positions: 2000 }).solve(parseSum("coins(moidores) 999"));
  expect(ask).toThrow(expect.objectContaining({ limit: "positions", allowed: 2000 }));
});

test("very many equal components are told by their number, and looked at once", () => {
  const { status, stdout } = nimber(["solve", "[n: 10001 # n-k] 3"]);
  expect(status).toBe(0);
  expect(stdout).toContain("10001#n-3 → 10001 # 0");
});
