import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { solver } from "../src/solve/index.ts";

const mexOf = (values: Iterable<number>): number => {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
};

/** Values by plain play of positions as lists of numbers. */
function byPlay(options: (position: readonly number[]) => Iterable<readonly (readonly number[])[]>) {
  const known = new Map<string, number>();
  return function value(position: readonly number[]): number {
    const key = position.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = mexOf(
      [...options(position)].map((parts) => parts.reduce((sum, part) => sum ^ value(part), 0)),
    );
    known.set(key, found);
    return found;
  };
}

const valueAt = (sum: string): number => Number(solver().solve(parseSum(sum)).value ?? -1);

/** All vectors that are at most `heaps` in each place. */
function* below(heaps: readonly number[]): Generator<number[]> {
  if (heaps.length === 0) return yield [];
  for (let first = 0; first <= heaps[0]!; first++)
    for (const rest of below(heaps.slice(1))) yield [first, ...rest];
}

describe("Nim on hypergraphs is what plain play says:", () => {
  test.each([
    [
      "nim[12,23,31]",
      [
        [0, 1],
        [1, 2],
        [0, 2],
      ],
      3,
    ],
    ["nim[1,23]", [[0], [1, 2]], 3],
    [
      "nim[123,14]",
      [
        [0, 1, 2],
        [0, 3],
      ],
      4,
    ],
  ] as const)("%s", (id, edges, size) => {
    for (const most of [Number.POSITIVE_INFINITY, 1]) {
      const play = byPlay(function* (heaps) {
        for (const left of below(heaps)) {
          const changed = left.flatMap((each, i) => (each === heaps[i] ? [] : [i]));
          const fits = edges.some((edge) => edge.join() === changed.join());
          if (fits && changed.every((i) => heaps[i]! - left[i]! <= most)) yield [left];
        }
      });
      const name = most === 1 ? `slow-${id}` : id;
      for (const heaps of below(Array(size).fill(size === 3 ? 3 : 2)))
        expect([name, heaps, valueAt(`${name} ${heaps.join()}`)]).toEqual([name, heaps, play(heaps)]);
    }
  });
});

test("Nim on hypergraphs of up to four heaps has the moves of its rule in a line", () => {
  for (const id of ["nim[12,23]", "nim[1,123]", "slow-nim[12,13,23]", "nim[14,23,2]", "slow-nim[1234]"]) {
    const game = parseGame(id);
    const { rule, heaps = 0 } = game.accelerators?.ruleInALine ?? {};
    const line = parseGame(rule!);
    const left = (moves: Iterable<{ readonly to: readonly unknown[] }>) =>
      [...moves].map(({ to }) => String(to)).sort();
    for (const place of below(Array(heaps).fill(2)))
      expect([id, place, left(game.moves(place))]).toEqual([id, place, left(line.moves(place))]);
  }
  expect(parseGame("nim[12,35]").accelerators?.ruleInALine).toBeUndefined();
});

test.each([[[1, 2]], [[2]], [[3, 4]]])("games of cuts %j are what plain play says", (cuts) => {
  const play = byPlay(function* ([heap]) {
    const split = function* (left: number, parts: number): Generator<number[][]> {
      if (parts === 1) {
        if (left > 0) yield [[left]];
        return;
      }
      for (let first = 1; first < left; first++)
        for (const rest of split(left - first, parts - 1)) yield [[first], ...rest];
    };
    for (const cut of cuts) yield* split(heap!, cut + 1);
  });
  for (let heap = 0; heap <= 12; heap++) expect(valueAt(`cut{${cuts.join()}} ${heap}`)).toBe(play([heap]));
});

/** Winning Ways (2nd ed.), vol. 3, ch. 18. */
test("Sylver Coinage answers {4,5} by 11", () => {
  const { winning } = solver().solve(parseSum("sylver 4,5"));
  expect(winning.map(({ move }) => move.at)).toEqual(["11"]);
  expect(solver().outcome(parseSum("sylver 2,3"))).toBe("P");
});

test("the pass of one heap may be used once, and not at the end", () => {
  const play = byPlay(function* ([heap, pass]) {
    for (let left = 0; left < heap!; left++) yield [[left, pass!]];
    if (pass === 1 && heap! > 0) yield [[heap!, 0]];
  });
  for (let heap = 0; heap <= 9; heap++) expect(valueAt(`pass-nim ${heap}p`)).toBe(play([heap, 1]));
});

test.each([
  ["nim[12,2a]", "expected `]`, found `a`"],
  ["nim[11]", "expected sets of heaps from 1 to 9"],
  ["nim[]", "expected sets of heaps from 1 to 9"],
  ["cut{65}", "expected numbers to 64"],
])("%s is refused", (id, says) => {
  expect(() => parseGame(id)).toThrow(says);
});
