import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/index.ts";
import { solver } from "../../src/solve/sum.ts";
import { codeOptions, type Options, plainGrundy } from "../oracle.ts";
import { allSplits, divisorsOf, SQUARES, splits, to } from "./games.case.ts";

const one = (heaps: readonly number[]) => heaps.map((heap) => [heap]);

const takes =
  (from: (n: number) => readonly number[]): Options<number> =>
  (n) =>
    one(
      from(n)
        .filter((s) => s <= n)
        .map((s) => n - s),
    );

const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55];

const isPrime = (n: number) => n > 1 && to(n - 1).filter((d) => n % d === 0).length === 1;

/** Splits of a heap into 2 to `most` heaps, in strictly ascending order. */
const rising = (most: number) =>
  to(most - 1).map((more) => {
    const parts = ["a", ...to(more).map((i) => `a+${i}`)];
    return `${parts.join(" & ")} if ${parts.length}*a+${(more * (more + 1)) / 2} = n`;
  });

const allRising = (n: number): number[][] =>
  to(n).flatMap((first) =>
    to(n)
      .map((more) => [first, ...to(more).map((i) => first + i)])
      .filter((parts) => parts.reduce((sum, part) => sum + part, 0) === n),
  );

describe("one number", () => {
  const games: [name: string, line: string, most: number, options: Options<number>][] = [
    ["Mark", "[n: n-1 | n/2]", 60, (n) => (n === 0 ? [] : one([n - 1, Math.floor(n / 2)]))],
    ["Nim", "[n: n-k]", 40, takes(to)],
    ["Bash, m = 3", "[n: n-k if k <= 3]", 40, takes(() => [1, 2, 3])],
    ["taking 2, 5 or 7", "[n: n-2 | n-5 | n-7]", 60, takes(() => [2, 5, 7])],
    [
      "taking any but 2 and 3",
      "[n: n-k if k != 2 and k != 3]",
      40,
      takes((n) => to(n).filter((s) => s !== 2 && s !== 3)),
    ],
    ["taking at least 4", "[n: n-k if k >= 4]", 40, takes((n) => to(n).filter((s) => s >= 4))],
    ["squares", "[n: n-k if k in squares]", 49, takes(() => SQUARES)],
    ["HDU 1848", "[n: n-k if k in fibonacci]", 55, takes(() => FIBONACCI)],
    ["primes", "[n: n-k if k in primes]", 60, takes((n) => to(n).filter(isPrime))],
    ["powers of 2, HDU 1847", "[n: n-k if k in powers(2)]", 60, takes(() => [1, 2, 4, 8, 16, 32])],
    ["divisors", "[n: n-k if k in divisors(n)]", 60, takes(divisorsOf)],
    [
      "proper divisors",
      "[n: n-k if k in divisors(n) and k < n]",
      60,
      takes((n) => divisorsOf(n).filter((d) => d < n)),
    ],
    [
      "coprime numbers",
      "[n: n-k if gcd(n,k) = 1]",
      40,
      takes((n) => to(n).filter((k) => divisorsOf(n).every((d) => d === 1 || k % d !== 0))),
    ],
    [
      "Grundy's game",
      "[n: a & n-a if a < n-a]",
      60,
      (n) =>
        to(n)
          .filter((a) => a < n - a)
          .map((a) => [a, n - a]),
    ],
    ["Kayles", "[n: n-1 | n-2 | a & n-1-a | a & n-2-a]", 60, codeOptions([0, 7, 7])],
    ["Dawson's Kayles, HDU 2999 with {2}", "[n: n-2 | a & n-2-a]", 60, codeOptions([0, 0, 7])],
    [
      "Lasker, HDU 3032",
      "[n: n-k | a & n-a]",
      40,
      (n) => [...takes(to)(n), ...to(n - 1).map((a) => [a, n - a])],
    ],
    ["HDU 5795", "[n: n-k | a & b & n-a-b if n-a-b > 0]", 24, (n) => [...takes(to)(n), ...splits(n, 3)]],
    ["three heaps, 8.0", "[n: a & b & n-a-b if n-a-b > 0]", 24, codeOptions([8])],
    [
      "CF 603C, k even",
      "[n: n-1 | 2 # n/2 if n % 2 = 0 and n > 0]",
      40,
      (n) => (n === 0 ? [] : [[n - 1], ...(n % 2 === 0 ? [[n / 2, n / 2]] : [])]),
    ],
    [
      "CF 603C, k odd",
      "[n: n-1 | 3 # n/2 if n % 2 = 0 and n > 0]",
      40,
      (n) => (n === 0 ? [] : [[n - 1], ...(n % 2 === 0 ? [[n / 2, n / 2, n / 2]] : [])]),
    ],
    ["any parts", "[n: split(n)]", 12, allSplits],
    ["CF 87C: heaps that grow by one", `[n: ${rising(8).join(" | ")}]`, 40, (n) => allRising(n)],
    [
      "distinct parts",
      "[n: split(n, distinct)]",
      16,
      (n) => allSplits(n).filter((parts) => new Set(parts).size === parts.length),
    ],
    [
      "equal parts",
      "[n: split(n, equal)]",
      40,
      (n) =>
        divisorsOf(n)
          .filter((k) => k > 1)
          .map((k) => Array<number>(k).fill(n / k)),
    ],
    [
      "equal parts by count",
      "[n: k # n/k if k in divisors(n) and k > 1]",
      40,
      (n) =>
        divisorsOf(n)
          .filter((k) => k > 1)
          .map((k) => Array<number>(k).fill(n / k)),
    ],
    ["two to four parts", "[n: split(n, 2..4)]", 16, (n) => [2, 3, 4].flatMap((parts) => splits(n, parts))],
    [
      "consecutive heaps",
      "[n: a & a+1 if 2*a+1 = n]",
      40,
      (n) => (n % 2 === 1 && n > 1 ? [[(n - 1) / 2, (n + 1) / 2]] : []),
    ],
    [
      "halving up and down",
      "[n: n/2 & (n+1)/2 if n > 1 | n-1]",
      40,
      (n) => [...(n > 1 ? [[Math.floor(n / 2), Math.ceil(n / 2)]] : []), ...(n > 0 ? [[n - 1]] : [])],
    ],
    ["half at most", "[n: n-k if 2*k <= n]", 60, takes((n) => to(Math.floor(n / 2)))],
    [
      "a number of squares",
      "[n: n-k*k*j if j <= 2]",
      40,
      takes((n) => to(n).filter((s) => SQUARES.includes(s) || (s % 2 === 0 && SQUARES.includes(s / 2)))),
    ],
    ["xor downwards", "[n: n xor k if n xor k < n]", 32, (n) => one(to(n).map((k) => n - k))],
    ["remainders", "[n: n % k if k < n]", 40, (n) => one(to(n - 1).map((k) => n % k))],
    [
      "rest by two, three, six",
      "[n: n/2 | n/3 | n/6 if n > 0]",
      80,
      (n) => (n === 0 ? [] : one([Math.floor(n / 2), Math.floor(n / 3), Math.floor(n / 6)])),
    ],
  ];

  test.each(games)("%s: %s", (_, line, most, options) => {
    const value = plainGrundy(options);
    const game = parseGame(line);
    const solving = solver();
    for (let n = 0; n <= most; n++)
      expect([n, solving.at({ rules: game, position: n }).value]).toEqual([n, value(n)]);
  });

  // Games of the kind of ABC 255 G, where a_i may not be taken from x_i, with three pairs.
  test("ABC 255 G: a take that is forbidden at one heap each", () => {
    const game = parseGame("[n: n-k if not (n = 3 and k = 2 or n = 5 and k = 5 or n = 8 and k = 1)]");
    const forbidden = ["3,2", "5,5", "8,1"];
    const value = plainGrundy<number>((n) =>
      one(
        to(n)
          .filter((k) => !forbidden.includes(`${n},${k}`))
          .map((k) => n - k),
      ),
    );
    const solving = solver();
    for (let n = 0; n <= 40; n++) expect(solving.at({ rules: game, position: n }).value).toBe(value(n));
  });
});
