import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { valueText } from "../../src/nimber/index.ts";
import { component, solver } from "../../src/solve/index.ts";
import { type Options, plainGrundy } from "../oracle.ts";
import { exampleOf, folder } from "./file.ts";

/** Winners of positions of an example, in its notation, and their values. */
function asked(name: string, positions: readonly string[], method?: string): string[] {
  const game = exampleOf(`rules/${name}.ts`);
  const solving = solver(method === undefined ? {} : { method });
  return positions.map((text) => {
    const { outcome, value } = solving.solve([component(game, game.parse(text))]);
    return `${outcome} ${value === undefined ? "" : valueText(value)}`;
  });
}

const upTo = (n: number) => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
const shown = (value: number) => `${value === 0 ? "P" : "N"} ${value}`;

/** Compares an example with the rules written in another way, with whole positions. */
function agrees<P>(name: string, positions: readonly (readonly [string, P])[], options: Options<P>): void {
  const value = plainGrundy(options, (position) => JSON.stringify(position));
  expect(
    asked(
      name,
      positions.map(([text]) => text),
    ),
  ).toEqual(positions.map(([, p]) => shown(value(p))));
}

test("each example begins with its rule in both languages, and is a page long at most", () => {
  const names = readdirSync(`${folder}rules`);
  expect(names).toHaveLength(11);
  for (const name of names) {
    const lines = readFileSync(`${folder}rules/${name}`, "utf8").trimEnd().split("\n");
    expect([name, lines.length <= 26]).toEqual([name, true]);
    expect(lines[0]).toMatch(/^\/\/ [ -~]+$/);
    expect(lines.slice(1, 3).join()).toMatch(/\/\/ .*\p{Script=Han}/u);
  }
});

test("cram: a row is Dawson's Kayles, boards as they are published and as plain play finds", () => {
  // Winning Ways, ch. 4: the values of 0.07.
  const dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3];
  expect(
    asked(
      "cram",
      dawson.slice(1).map((_, i) => ".".repeat(i + 1)),
    ),
  ).toEqual(dawson.slice(1).map(shown));
  const boards: [wide: number, high: number][] = [
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 4],
  ];
  type Board = readonly number[];
  const text = (wide: number, high: number) => Array(high).fill(".".repeat(wide)).join("/");
  for (const [wide, high] of boards.slice(0, 4)) {
    agrees<Board>("cram", [[text(wide, high), upTo(wide * high).map((i) => i - 1)]], (free) =>
      free.flatMap((i) =>
        [i + 1, i + wide]
          .filter((j) => free.includes(j) && (j === i + wide || j % wide !== 0))
          .map((j) => [free.filter((each) => each !== i && each !== j)]),
      ),
    );
  }
  // Gardner 1974: the second player wins if both sides are even, the first if one of them is.
  expect(asked("cram", [text(4, 4), text(2, 5)]).map((found) => found[0])).toEqual(["P", "N"]);
});

test("flip: runs are Dawson's Kayles", () => {
  const dawson = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3];
  expect(
    asked(
      "flip",
      dawson.slice(1).map((_, i) => "x".repeat(i + 1)),
    ),
  ).toEqual(dawson.slice(1).map(shown));
});

test("tree-token: the mex of the children", () => {
  type Tree = readonly Tree[];
  const trees: Tree[] = [
    [],
    [[]],
    [[], [[]]],
    [[[[]]], []],
    [[[[[[]]]]]],
    [
      [[], []],
      [[[]], []],
    ],
  ];
  const text = (tree: Tree): string => `(${tree.map(text).join("")})`;
  agrees<Tree>(
    "tree-token",
    trees.map((tree) => [text(tree), tree]),
    (tree) => tree.map((child) => [child]),
  );
});

test("cutting: who first cuts off a single square, as plain play of the statement finds", () => {
  const known = new Map<string, boolean>();
  const wins = (sheets: readonly (readonly [number, number])[]): boolean => {
    const key = sheets
      .map(([w, h]) => [w, h].sort().join("x"))
      .sort()
      .join();
    if (!known.has(key)) {
      known.set(
        key,
        sheets.some(([w, h], i) => {
          const rest = sheets.filter((_, at) => at !== i);
          const cuts = [
            ...upTo(w - 1).map(
              (a) =>
                [
                  [a, h],
                  [w - a, h],
                ] as [number, number][],
            ),
            ...upTo(h - 1).map(
              (b) =>
                [
                  [w, b],
                  [w, h - b],
                ] as [number, number][],
            ),
          ];
          return cuts.some((two) => two.some(([x, y]) => x === 1 && y === 1) || !wins([...rest, ...two]));
        }),
      );
    }
    return known.get(key)!;
  };
  const sheets = upTo(4)
    .flatMap((w) => upTo(5).map((h) => [w + 1, h + 1] as const))
    .filter(([w, h]) => w * h <= 20);
  expect(
    asked(
      "cutting",
      sheets.map(([w, h]) => `${w},${h}`),
    ).map((found) => found[0]),
  ).toEqual(sheets.map((sheet) => (wins([sheet]) ? "N" : "P")));
});

test("ruler: a head has the largest power of 2 in its place for its value, and heads are added", () => {
  // Winning Ways, ch. 14.
  const single = upTo(12).map((n) => n & -n);
  expect(
    asked(
      "ruler",
      single.map((_, i) => `${"T".repeat(i)}H`),
    ),
  ).toEqual(single.map(shown));
  const rows = ["THTH", "HHTTH", "TTTH", "HHHHHH", "TTTT"];
  agrees<string>(
    "ruler",
    rows.map((row) => [row, row]),
    (row) =>
      [...row].flatMap((coin, to) =>
        coin !== "H"
          ? []
          : upTo(to + 1).map((n) => [
              [...row].map((each, i) => (i < n - 1 || i > to ? each : each === "H" ? "T" : "H")).join(""),
            ]),
      ),
  );
});

test("circle: the second player wins but the least", () => {
  const rings = upTo(9).map((n) => "o".repeat(n));
  agrees<string>(
    "circle",
    rings.map((ring) => [ring, ring]),
    (ring) =>
      [...ring].flatMap((coin, i) => {
        const after = (i + 1) % ring.length;
        if (coin !== "o") return [];
        const taken = (...at: number[]) => [
          [...ring].map((each, j) => (at.includes(j) ? "-" : each)).join(""),
        ];
        return after !== i && ring[after] === "o" ? [taken(i), taken(i, after)] : [taken(i)];
      }),
  );
  expect(
    asked("circle", rings)
      .map((found) => found[0])
      .join(""),
  ).toBe("NNPPPPPPP");
});

test("mojtaba: the statement's samples, and lists by plain play", () => {
  const samples = ["1,1,1,1", "1,1,17,17", "1,1,17,289", "1,2,3,4,5"];
  expect(
    asked("mojtaba", samples)
      .map((found) => found[0])
      .join(""),
  ).toBe("PNPP");
  const lists = [
    [8, 2],
    [16, 4, 12],
    [6, 36, 5],
    [32, 27, 50],
    [64, 48, 18],
  ];
  const powers = upTo(100).filter((q) => q > 1 && [2, 3, 5, 7].filter((p) => q % p === 0).length === 1);
  agrees<readonly number[]>(
    "mojtaba",
    lists.map((list) => [list.join(), list]),
    (list) =>
      powers
        .filter((q) => list.some((n) => n % q === 0))
        .map((q) => [list.map((n) => (n % q === 0 ? n / q : n))]),
  );
});

test("no-repeat: with what was taken last in mind", () => {
  agrees<readonly [number, number]>(
    "no-repeat",
    upTo(40).map((n) => [`${n}`, [n, 0]]),
    ([n, last]) => [1, 2, 3, 4, 5].filter((k) => k <= n && k !== last).map((k) => [[n - k, k] as const]),
  );
});

test("game-of-31: the statement's samples", () => {
  expect(
    asked("game-of-31", ["356656", "35665", "3566", "111126666", "552525"])
      .map((found) => found[0])
      .join(""),
  ).toBe("PNNPN");
});

test("give-away: all ways to leave fewer tokens without more in the pile that was taken from", () => {
  const piles = [[1], [1, 1], [2, 3], [1, 2, 3], [2, 2, 3], [1, 1, 2, 2], [3, 4]];
  const sorted = (list: readonly number[]) => list.filter((each) => each > 0).sort((a, b) => a - b);
  const boxes = (list: readonly number[], most: number): number[][] =>
    list.reduce<number[][]>(
      (all, _) => all.flatMap((before) => [0, ...upTo(most)].map((each) => [...before, each])),
      [[]],
    );
  const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
  agrees<readonly number[]>(
    "give-away",
    piles.map((list) => [list.join(), list] as const),
    (list) =>
      boxes(list, total(list))
        .filter((left) => total(left) < total(list))
        .filter((left) => left.filter((each, i) => each < list[i]!).length === 1)
        .map((left) => [sorted(left)]),
  );
});

test("ring: an end wins, loses, or is never reached", () => {
  const hours = upTo(12).map((n) => `${n - 1}`);
  expect(
    asked("ring", hours, "loopy")
      .map((found) => found[0])
      .join(""),
  ).toBe("PDPDPDNDNDND");
});
