// Parts of positions that JSON does not tell apart need a `key`.
import { expect, test } from "vitest";
import { readGame } from "../../src/own/index.ts";

const keyOf = (position: unknown) => readGame({ start: { left: [1] }, moves: () => [] }).rules.key(position);

test.each<[string, unknown]>([
  ["Set", new Set([1])],
  ["Map", new Map([[1, 2]])],
  ["Uint8Array", Uint8Array.of(1)],
  ["Date", new Date(0)],
  ["RegExp", /a/],
  ["Function", () => 1],
  ["Symbol", Symbol("a")],
])("a %s anywhere in a position is refused by its type", (kind, part) => {
  for (const position of [{ left: part }, [[part]], { left: [{ deep: part }] }])
    expect(() => keyOf(position)).toThrow(`a value of type ${kind}`);
});

test("lists, plain objects, texts, numbers and bigints are told apart", () => {
  const positions = [{ a: 1 }, { a: 2n }, { a: "x" }, { a: [1, [2]] }, { a: [1, 2] }, { a: null }, { b: 1 }];
  expect(new Set(positions.map(keyOf)).size).toBe(positions.length);
});
