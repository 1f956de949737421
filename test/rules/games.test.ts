// Games of the literature and of contests in one line each, against generators written by hand from their statements.
import { describe, expect, test } from "vitest";
import { encodedAs } from "../../src/encoding.ts";
import { RuleError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { misere } from "../../src/solve/misere/misere.ts";
import { grundyValues } from "../../src/solve/search/grundy.ts";
import { solver } from "../../src/solve/sum.ts";
import type { Outcome, Play } from "../../src/types.ts";
import { codeOptions, type Options, plainGrundy } from "../oracle.ts";

type Pair = readonly [number, number];

const to = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
const one = (heaps: readonly number[]) => heaps.map((heap) => [heap]);
const takes =
  (from: (n: number) => readonly number[]): Options<number> =>
  (n) =>
    one(
      from(n)
        .filter((s) => s <= n)
        .map((s) => n - s),
    );

const SQUARES = [1, 4, 9, 16, 25, 36, 49];
const FIBONACCI = [1, 2, 3, 5, 8, 13, 21, 34, 55];
const isPrime = (n: number) => n > 1 && to(n - 1).filter((d) => n % d === 0).length === 1;
const divisorsOf = (n: number) => to(n).filter((d) => n % d === 0);
const splits = (n: number, parts: number, most = n): number[][] => {
  if (parts === 0) return n === 0 ? [[]] : [];
  return to(Math.min(n, most)).flatMap((first) =>
    splits(n - first, parts - 1, first).map((rest) => [first, ...rest]),
  );
};
/** A heap as 2 to `most` heaps, each one larger than the one before. */
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
const allSplits = (n: number) => to(n - 1).flatMap((parts) => splits(n, parts + 1));

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

  // The games of ABC 255 G: those that take a_i may not be taken from x_i; three pairs of its kind.
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

describe("two numbers", () => {
  const pairs = (most: number) => to(most + 1).flatMap((x) => to(most + 1).map((y): Pair => [x - 1, y - 1]));
  const single =
    (from: (x: number, y: number) => Pair[]): Options<Pair> =>
    ([x, y]) =>
      from(x, y)
        .filter(([a, b]) => a >= 0 && b >= 0 && (a !== x || b !== y))
        .map((pair) => [pair]);
  const nim2 = (x: number, y: number): Pair[] => [
    ...to(x).map((k): Pair => [x - k, y]),
    ...to(y).map((k): Pair => [x, y - k]),
  ];

  const games: [name: string, line: string, most: number, options: Options<Pair>][] = [
    ["Nim", "[x,y: x-k,y | x,y-k]", 12, single(nim2)],
    [
      "Wythoff",
      "[x,y: x-k,y | x,y-k | x-k,y-k]",
      14,
      single((x, y) => [...nim2(x, y), ...to(x).map((k): Pair => [x - k, y - k])]),
    ],
    [
      "Wythoff, d = 1",
      "[x,y: x-k,y | x,y-k | x-j,y-k if abs(j-k) <= 1]",
      12,
      single((x, y) => [
        ...nim2(x, y),
        ...to(x)
          .flatMap((i) => [-1, 0, 1].map((d): Pair => [x - i, y - i - d]))
          .filter(([a, b]) => a < x && b < y),
      ]),
    ],
    [
      "Fibonacci nim",
      "[n,m: n-k,2*k if k <= m]",
      14,
      single((n, m) => to(Math.min(n, m)).map((k): Pair => [n - k, 2 * k])),
    ],
    [
      "Alice & Brown",
      "[x,y: x-2*k,y+k | x+k,y-2*k]",
      9,
      single((x, y) => [
        ...to(x).map((k): Pair => [x - 2 * k, y + k]),
        ...to(y).map((k): Pair => [x + k, y - 2 * k]),
      ]),
    ],
    [
      "Euclid",
      "[x,y: x-k*y,y if y > 0 and x >= y | x,y-k*x if x > 0 and y > x]",
      16,
      single((x, y) =>
        x >= y
          ? y === 0
            ? []
            : to(x).map((k): Pair => [x - k * y, y])
          : x === 0
            ? []
            : to(y).map((k): Pair => [x, y - k * x]),
      ),
    ],
    [
      "Chomp of two columns",
      "[x,y: k-1,min(k-1,y) if k <= x | x,y-k if y <= x]",
      12,
      ([x, y]) => [
        ...to(x).map((k): [Pair] => [[k - 1, Math.min(k - 1, y)]]),
        ...(y <= x ? to(y).map((k): [Pair] => [[x, y - k]]) : []),
      ],
    ],
    [
      "HDU 2147",
      "[n,m: n-1,m | n,m-1 | n-1,m-1]",
      14,
      single((n, m) => [
        [n - 1, m],
        [n, m - 1],
        [n - 1, m - 1],
      ]),
    ],
    [
      "a knight downwards",
      "[x,y: x-2,y+1 | x-2,y-1 | x+1,y-2 | x-1,y-2]",
      12,
      single((x, y) => [
        [x - 2, y + 1],
        [x - 2, y - 1],
        [x + 1, y - 2],
        [x - 1, y - 2],
      ]),
    ],
    [
      "a rook and a king",
      "[x,y: x-k,y | x,y-k | x-1,y-1]",
      12,
      single((x, y) => [...nim2(x, y), [x - 1, y - 1]]),
    ],
    [
      "Nim with a pass",
      "[x,p: x-k,p | x,0 if p > 0 and x > 0]",
      10,
      single((x, p) => [...to(x).map((k): Pair => [x - k, p]), ...(p > 0 && x > 0 ? [[x, 0] as Pair] : [])]),
    ],
    [
      "halving either",
      "[x,y: x/2,y | x,y/2 | x/3,y/3]",
      16,
      single((x, y) => [
        [Math.floor(x / 2), y],
        [x, Math.floor(y / 2)],
        [Math.floor(x / 3), Math.floor(y / 3)],
      ]),
    ],
    [
      "squares from either",
      "[x,y: x-k,y if k in squares | x,y-k if k in squares]",
      16,
      single((x, y) => nim2(x, y).filter(([a, b]) => SQUARES.includes(x - a + y - b))),
    ],
    [
      "divisors of the other",
      "[x,y: x-k,y if k in divisors(y) | x,y-k if k in divisors(x)]",
      12,
      single((x, y) => [
        ...divisorsOf(y).map((k): Pair => [x - k, y]),
        ...divisorsOf(x).map((k): Pair => [x, y - k]),
      ]),
    ],
    [
      "multiples with a test",
      "[x,y: x-k*y,y if y > 0 and k % 2 = 1 | x,y-k if k <= x and k != 2]",
      12,
      single((x, y) => [
        ...(y > 0
          ? to(x)
              .filter((k) => k % 2 === 1)
              .map((k): Pair => [x - k * y, y])
          : []),
        ...to(x)
          .filter((k) => k !== 2)
          .map((k): Pair => [x, y - k]),
      ]),
    ],
    [
      "a terminal set",
      "[x,y: x-k,y | x,y-k | x-k,y-k ; lost: x+y <= 2]",
      12,
      ([x, y]) =>
        x + y <= 2
          ? []
          : single((x, y) => [...nim2(x, y), ...to(x).map((k): Pair => [x - k, y - k])])([x, y]),
    ],
    [
      "HDU 2873: a bomb becomes two",
      "[x,y: u,y & x,v if u < x and v < y | 1,v if x = 1 and v < y | u,1 if y = 1 and u < x]",
      9,
      ([x, y]) => [
        ...below(x).flatMap((u) =>
          below(y).map((v): Pair[] => [
            [u, y],
            [x, v],
          ]),
        ),
        ...(x === 1 ? below(y).map((v): Pair[] => [[1, v]]) : []),
        ...(y === 1 ? below(x).map((u): Pair[] => [[u, 1]]) : []),
      ],
    ],
  ];
  const below = (n: number) => to(n - 1);

  test.each(games)("%s: %s", (_, line, most, options) => {
    const value = plainGrundy<Pair>(options, ([x, y]) => `${x},${y}`);
    const game = parseGame(line);
    const all = pairs(most);
    // Small and large ones first by turns, so that search and table both speak.
    for (const order of [all, [...all].reverse()]) {
      const solving = solver();
      for (const position of order)
        expect([position, solving.at({ rules: game, position }).value]).toEqual([position, value(position)]);
    }
  });

  test("a box larger than what a search tries first is tabled, with the values of the search", () => {
    for (const line of [
      "[x,y: x-k,y | x,y-k | x-1,y-1]",
      "[x,y: x-k*y,y if y > 0 | x,y-1]",
      "[x,y: x/2,y | x,y-k if k in primes]",
    ]) {
      const game = parseGame(line);
      const table = solver();
      expect(encodedAs(game, "grid")).toBeDefined();
      const { value, by } = table.at({ rules: game, position: [70, 60] });
      expect(by).toBe(line.includes("/") ? "search" : "table");
      const { encoding: _, ...plain } = game;
      expect(value).toBe(solver().at({ rules: plain, position: [70, 60] }).value);
    }
  });
});

test("HDU 4111: heaps that lose a token or are joined, by the heaps of one and the operations that the others allow", () => {
  const line =
    "[a,b: a-1,b | a,b-1 if b != 2 | a+1,0 if b = 2 | a-1,b+1 if b > 0 | a-2,b+2+min(b,1) if a > 1]";
  const game = parseGame(line);
  const solving = solver();
  const wins = new Map<string, boolean>();
  const plain = (heaps: readonly number[]): boolean => {
    const name = heaps.join();
    const known = wins.get(name);
    if (known !== undefined) return known;
    const sorted = (all: readonly number[]) => all.filter((heap) => heap > 0).sort((x, y) => x - y);
    const options = [
      ...heaps.map((heap, i) => sorted(heaps.with(i, heap - 1))),
      ...heaps.flatMap((heap, i) =>
        heaps
          .slice(0, i)
          .map((other, j) => sorted([...heaps.filter((_, k) => k !== i && k !== j), heap + other])),
      ),
    ];
    const won = options.some((option) => !plain(option));
    wins.set(name, won);
    return won;
  };
  for (let total = 1; total <= 9; total++) {
    for (const parts of [[total], ...allSplits(total)]) {
      const heaps = [...parts].sort((x, y) => x - y);
      const large = heaps.filter((heap) => heap > 1);
      const ones = heaps.length - large.length;
      const operations = large.length === 0 ? 0 : large.reduce((sum, heap) => sum + heap + 1, -1);
      expect([heaps, solving.outcome([{ rules: game, position: [ones, operations] }])]).toEqual([
        heaps,
        plain(heaps) ? "N" : "P",
      ]);
    }
  }
});

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
  /** Who wins by the words of the clauses, whatever the play. */
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
      "[n: n-2 | n-5 ; lost: n % 7 = 4 ; won: n % 4 = 0]",
      "normal",
      [2, 5],
      (n: number) => n % 7 === 4,
      (n: number) => n % 4 === 0,
    ],
    [
      "[n: n-2 | n-5 ; lost: n % 7 = 4 ; won: n % 4 = 0]",
      "misere",
      [2, 5],
      (n: number) => n % 7 === 4,
      (n: number) => n % 4 === 0,
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
    // x + y <= 1 under normal play is not misère Wythoff: there 0,1 and 1,0 alone are lost beside 0,0.
    const game = parseGame("[x,y: x-k,y | x,y-k | x-k,y-k ; lost: x+y <= 1]");
    const solving = solver();
    const lost = (x: number, y: number) =>
      solving.outcome([{ rules: game, position: [x, y] }], "misere") === "P";
    // Once play has ended by the clause alone, misère and normal play are one.
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
