import { describe, expect, test } from "vitest";
import { encodedAs } from "../../src/encoding.ts";
import { parseGame } from "../../src/games/index.ts";
import { solver } from "../../src/solve/sum.ts";
import { type Options, plainGrundy } from "../oracle.ts";
import { isQuick } from "../part.ts";
import { allSplits, divisorsOf, SQUARES, to } from "./games.case.ts";

type Pair = readonly [number, number];

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
    // Small and large positions alternate, so that both the search and the table answer.
    for (const order of [all, [...all].reverse()]) {
      const solving = solver();
      for (const position of order)
        expect([position, solving.at({ rules: game, position }).value]).toEqual([position, value(position)]);
    }
  });

  test.skipIf(isQuick)(
    "a box larger than what a search tries first is tabled, with the values of the search",
    () => {
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
        const { accelerators: _, ...plain } = game;
        expect(value).toBe(solver().at({ rules: plain, position: [70, 60] }).value);
      }
    },
  );
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
