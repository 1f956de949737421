// Positions with different contents have different keys; positions that cannot be compared by content need a
// `key`.
import { expect, test } from "vitest";
import { component, solver } from "../../src/solve/index.ts";
import { ownGame, readGame } from "../../src/user-rules/index.ts";

const keyOf = (position: unknown) => readGame({ start: { left: [1] }, moves: () => [] }).rules.key(position);

class Tree {
  readonly #size = 1;
  size = () => this.#size;
}

test.each<[string, unknown]>([
  ["Date", new Date(0)],
  ["RegExp", /a/],
  ["Function", () => 1],
  ["Symbol", Symbol("a")],
  ["Tree", new Tree()],
  ["WeakSet", new WeakSet()],
  ["ArrayBuffer", new ArrayBuffer(1)],
])("a %s anywhere in a position is refused by its type and its place", (kind, part) => {
  const says = (position: unknown) => () => keyOf(position);
  const needs = `: a value of type ${kind} needs a \`key\``;
  expect(says({ left: part })).toThrow(`\`position.left\`${needs}`);
  expect(says([[0, part]])).toThrow(`\`position[0][1]\`${needs}`);
  expect(says({ left: [{ deep: part }] })).toThrow(`\`position.left[0].deep\`${needs}`);
  expect(says([new Set([part])])).toThrow(`\`position[0]{0}\`${needs}`);
});

test("a position that holds itself needs a key", () => {
  const position: unknown[] = [];
  position.push(position);
  expect(() => keyOf(position)).toThrow("holds itself");
});

test("positions of different content have different keys", () => {
  const parts = [1, 1n, "1", "1n", null, undefined, true, "true", [], {}, new Set(), new Map(), [1], [[1]]];
  const typed = [Uint8Array.of(1), Int8Array.of(1), Uint8Array.of(1, 0), BigInt64Array.of(1n)];
  const sets = [new Set([1]), new Set(["1"]), new Map([[1, 2]]), new Map([[2, 1]]), new Set([new Set([1])])];
  const all = [...parts, ...typed, ...sets];
  const positions = [
    ...all.flatMap((part) => [{ a: part }, [part], [0, part]]),
    {},
    '{"a":1,}',
    "\0[1,]",
    Object.assign(Array(2), { 1: 1 }),
  ];
  expect(new Set(positions.map(keyOf)).size).toBe(positions.length);
});

test("sets and maps of equal content have one key", () => {
  expect(keyOf([new Set([1, 2, 3])])).toBe(keyOf([new Set([3, 1, 2])]));
  const [one, two] = [
    [1, new Set([1, 2])],
    [2, new Set()],
  ] as const;
  expect(keyOf(new Map<number, unknown>([one, two]))).toBe(keyOf(new Map<number, unknown>([two, one])));
});

const solved = (start: unknown, moves: (position: never) => unknown) => {
  const game = ownGame({ start, moves }, "odd");
  return solver().solve([component(game, game.first)]).value;
};

test("a set whose members are removed is a heap of 0 or 1", () => {
  function* moves(position: ReadonlySet<number>) {
    for (const each of position) yield new Set([...position].filter((other) => other !== each));
  }
  for (let n = 0; n < 6; n++) expect(solved(new Set(Array(n).keys()), moves)).toBe(n % 2);
});

test("a set is not changed by moves", () => {
  const moves = (position: Set<number>) => [position.delete(1) ? position : new Set()];
  expect(() => solved(new Set([1]), moves)).toThrow("a position cannot be changed");
});

test("positions of bigints are read, written and solved", () => {
  function* moves(heaps: readonly bigint[]) {
    for (const [i, n] of heaps.entries()) for (let k = 0n; k < n; k++) yield heaps.with(i, k);
  }
  expect(solved([5n, 3n], moves)).toBe(6);
  const game = ownGame({ start: [5n, 3n], moves }, "big");
  expect(game.parse("4,1n")).toEqual([4n, 1n]);
  expect(() => game.parse("4,x")).toThrow("expected a position");
  expect(ownGame({ start: 5n, moves: () => [] }, "big").parse("7")).toBe(7n);
});

test("a list of numbers may be longer or shorter than the start", () => {
  const game = ownGame({ start: [3, 4], moves: () => [] }, "heaps");
  expect(game.parse("1,2,3")).toEqual([1, 2, 3]);
  expect(game.parse("1")).toEqual([1]);
});

test("unknown exports are refused by the nearest name", () => {
  const read = (name: string) => () => readGame({ start: 1, moves: () => [], [name]: () => 1 });
  expect(read("canonicl")).toThrow("`canonicl` is not an export of a rules file. Did you mean `canonical`?");
  expect(read("zebra")).toThrow("leave out the word `export`");
});
