import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { isQuick } from "../part.ts";
import { expectAnswers, toolchains } from "./toolchains.ts";

// Options of two components that Python takes from slices of a table, against plain play from moves by hand.

type Place = readonly number[];
type Moves = (place: Place) => Place[][];

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const same = (a: Place, b: Place): boolean => a.every((each, i) => each === b[i]);

/** Moves that leave natural numbers, and not the position itself. */
const legal = (place: Place, moves: Place[][]): Place[][] =>
  moves.filter((parts) => parts.every((part) => part.every((each) => each >= 0) && !same(part, place)));

interface Asked {
  readonly id: string;
  readonly moves: Moves;
  /** Largest coordinates of the program, and of the positions that are compared. */
  readonly largest: Place;
  readonly most: Place;
  readonly how: string;
}

const RULES: readonly Asked[] = [
  {
    id: "[x,y: a,y & x-a,y if 1 < a and 1 < x-a | x,a & x,y-a if 1 < a and 1 < y-a]",
    moves: ([x = 0, y = 0]) => [
      ...upTo(2, x - 2).map((a) => [
        [a, y],
        [x - a, y],
      ]),
      ...upTo(2, y - 2).map((a) => [
        [x, a],
        [x, y - a],
      ]),
    ],
    largest: [100, 100],
    most: [9, 9],
    how: "sumsOf(",
  },
  {
    // With m = 0 a part may be the position itself, which is no move.
    id: "[n,m: n-m,m | a,m & n-a-m,m]",
    moves: ([n = 0, m = 0]) => [
      [[n - m, m]],
      ...upTo(1, n).map((a) => [
        [a, m],
        [n - a - m, m],
      ]),
    ],
    largest: [200, 50],
    most: [16, 6],
    how: "sumsOf(",
  },
  {
    id: "[n,m: n-a,m & a-3,m if 2*m <= n and a <= m+4]",
    moves: ([n = 0, m = 0]) =>
      2 * m <= n
        ? upTo(1, m + 4).map((a) => [
            [n - a, m],
            [a - 3, m],
          ])
        : [],
    largest: [400, 100],
    most: [16, 6],
    how: "sumsOf(",
  },
  {
    id: "[x,y: a,y & x,b if a < x and b < y | a,y if a < x and y = 1 | x,b if b < y and x = 1]",
    moves: ([x = 0, y = 0]) => [
      ...upTo(1, x - 1).flatMap((a) =>
        upTo(1, y - 1).map((b) => [
          [a, y],
          [x, b],
        ]),
      ),
      ...(y === 1 ? upTo(1, x - 1).map((a) => [[a, y]]) : []),
      ...(x === 1 ? upTo(1, y - 1).map((b) => [[x, b]]) : []),
    ],
    largest: [50, 50],
    most: [8, 8],
    how: "crossSums(",
  },
  {
    // Values above 255 do not fit in bytes.
    id: "[n: n-k | a & n-a]",
    moves: ([n = 0]) => [...upTo(1, n).map((k) => [[n - k]]), ...upTo(1, n - 1).map((a) => [[a], [n - a]])],
    largest: [1000],
    most: [isQuick ? 300 : 600],
    how: "sumsOf(",
  },
];

/** Values from the least excluded value of the moves. */
function played(moves: Moves) {
  const known = new Map<string, number>();
  return function value(place: Place): number {
    const key = place.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const met = new Set(
      legal(place, moves(place)).map((parts) => parts.reduce((sum, part) => sum ^ value(part), 0)),
    );
    let least = 0;
    while (met.has(least)) least++;
    known.set(key, least);
    return least;
  };
}

const boxed = (most: Place): Place[] =>
  most.reduce<Place[]>(
    (places, each) => places.flatMap((place) => upTo(0, each).map((next) => [...place, next])),
    [[]],
  );

const python = toolchains.find(({ id }) => id === "python");

test.skipIf(python === undefined)("two components have the nim-sums of plain play", () => {
  const asked = RULES.map(({ id, moves, largest, most, how }) => {
    const value = played(moves);
    const places = boxed(most);
    const pairs = places.flatMap((place, i) => [
      [place, places[(i * 7 + 3) % places.length]!] as const,
      [place, places.findLast((other) => value(other) === value(place))!] as const,
    ]);
    const letters = most.length === 1 ? "x" : "x y";
    const source = templateCode(
      {
        game: parseGame(id),
        read: parseRead(`T (n (${letters})*n)*`),
        answer: parseAnswer("W/L"),
        largest,
      },
      languageNamed("python")!,
      "en",
    );
    expect(source, id).toContain(how);
    return {
      id,
      source,
      input: `${pairs.length}\n${pairs.map((pair) => `2 ${pair.flat().join(" ")}\n`).join("")}`,
      expected: pairs.map(([a, b]) => (value(a) === value(b) ? "L" : "W")),
    };
  });
  expectAnswers(python!, asked);
});
