import { expect } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { expectAnswers, inEach } from "./toolchains.ts";

type Place = readonly [row: number, column: number];

/** A row of positions, or one after each take from 1 to a bound. */
const takes = ([row, column]: Place, most: number): Place[] =>
  Array.from({ length: Math.min(column, most) }, (_, i) => [row, column - i - 1]);

/** Rules with their moves by hand, and whether a program fills rows. */
const RULES: readonly (readonly [id: string, moves: (place: Place) => Place[], isFilled: boolean])[] = [
  [
    "[w,b: w-1,b+w | w,b-k if k <= b/2]",
    ([w, b]) => [[w - 1, b + w], ...takes([w, b], Math.floor(b / 2))],
    true,
  ],
  [
    "[x,y: x-2,2*y+1 if y > 2 | x-1,y | x,y-k if y >= k]",
    ([x, y]) => [...(y > 2 ? [[x - 2, 2 * y + 1] as const] : []), [x - 1, y], ...takes([x, y], y)],
    true,
  ],
  ["[a,b: a-1,b+3 | a,b-t if t <= 2+a]", ([a, b]) => [[a - 1, b + 3], ...takes([a, b], 2 + a)], true],
  [
    "[x,n: x-k,n if k <= n and x > n | x+1,n-1 if x%3 = 0]",
    ([x, n]) => [
      ...(x > n ? takes([n, x], n).map(([, left]): Place => [left, n]) : []),
      ...(x % 3 === 0 ? [[x + 1, n - 1] as const] : []),
    ],
    true,
  ],
  // The first column that a take reaches goes back where b % 3 grows.
  [
    "[a,b: a-1,b+1 | a,b-k if k <= b%4*2]",
    ([a, b]) => [[a - 1, b + 1], ...takes([a, b], (b % 4) * 2)],
    false,
  ],
];

const MOST = [6, 9] as const;

/** Values from the least excluded value of the moves. */
function played(moves: (place: Place) => Place[]) {
  const known = new Map<string, number>();
  return function value(place: Place): number {
    const key = place.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const met = new Set(
      moves(place)
        .filter((to) => Math.min(...to) >= 0)
        .map(value),
    );
    let least = 0;
    while (met.has(least)) least++;
    known.set(key, least);
    return least;
  };
}

inEach("rows with takes of a sliding window", "have the values of plain play, in sums", (chain) => {
  const asked = RULES.map(([id, moves, isFilled]) => {
    const value = played(moves);
    const places = Array.from(
      { length: (MOST[0] + 1) * (MOST[1] + 1) },
      (_, i): Place => [i % (MOST[0] + 1), Math.floor(i / (MOST[0] + 1))],
    );
    // Some pairs are equal in value.
    const pairs = places.flatMap((place, i) => [
      [place, places[(i * 7 + 3) % places.length]!] as const,
      [place, places.findLast((other) => value(other) === value(place))!] as const,
    ]);
    const source = templateCode(
      { game: parseGame(id), read: parseRead("T (n (x y)*n)*"), answer: parseAnswer("W/L"), largest: MOST },
      languageNamed(chain.id)!,
      "en",
    );
    expect(source.includes("within"), id).toBe(isFilled);
    return {
      id,
      source,
      input: `${pairs.length}\n${pairs.map((pair) => `2 ${pair.flat().join(" ")}\n`).join("")}`,
      expected: pairs.map(([a, b]) => (value(a) === value(b) ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});

inEach("rows that no move leaves", "are filled when their number is read", (chain) => {
  const id = "[x,n: x-k,n if k <= n and x > n]";
  const value = played(([x, n]) => (x > n ? takes([n, x], n).map(([, left]): Place => [left, n]) : []));
  // Rows in any order, some of them again.
  const places = Array.from({ length: 80 }, (_, i): Place => [(i * 7) % 23, (i * 5) % 9]);
  const source = templateCode(
    {
      game: parseGame(id),
      read: parseRead("T (n x)* -> x,n"),
      answer: parseAnswer("W/L"),
      largest: [2000, 500],
    },
    languageNamed(chain.id)!,
    "en",
  );
  expect(source).toContain("filled");
  const input = `${places.length}\n${places.map(([x, n]) => `${n} ${x}`).join("\n")}`;
  const expected = places.map((place) => (value(place) > 0 ? "W" : "L"));
  expectAnswers(chain, [{ id, source, input, expected }]);
});
