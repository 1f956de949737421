import { expect, test } from "vitest";
import { noCells, put, putWord, widthOf, wordMap, wordOf } from "../../src/checker/words.ts";
import { dice } from "../oracle.ts";

const WIDTH = { 64: 2, 96: 3, 112: 4 } as const;

test.each([64, 96, 112] as const)("of %s cells sets are words of a bit for each cell", (cells) => {
  const roll = dice(cells);
  const set = noCells(widthOf(cells));
  expect(set.length).toBe(WIDTH[cells] + 2);
  for (let i = 0; i < 200; i++) {
    const chosen = Array.from({ length: cells }, (_, cell) => cell).filter(() => roll(3) === 0);
    const word = chosen.reduce((sum, cell) => sum + 2n ** BigInt(cell), 0n);
    expect(wordOf(put(set, chosen))).toBe(word);
    expect([set[0], set.at(-1)]).toEqual([0, 0]);
    expect(wordOf(putWord(set, word))).toBe(word);
  }
});

test.each([64, 96, 112] as const)(
  "sets of %s cells are kept as a Map keeps them, and room is asked for before it is taken",
  (cells) => {
    const roll = dice(64);
    const width = widthOf(cells);
    const asked: number[] = [];
    const [words, plain] = [wordMap(width, (bytes) => asked.push(bytes)), new Map<bigint, number>()];
    const word = () =>
      Array.from({ length: cells / 16 }, () => roll(2 ** 16)).reduce(
        (sum, part) => sum * 65536n + BigInt(part),
        0n,
      );
    const set = (word: bigint) => putWord(noCells(width), word);
    const spread = Array.from({ length: 3000 }, word);
    // Words that are close, differ in one part, or are zero.
    const close = Array.from(
      { length: 1500 },
      (_, i) => BigInt(i % 40) + (BigInt(Math.floor(i / 40)) << BigInt(cells - 16)),
    );
    for (const [value, word] of [...close, ...spread].entries()) {
      expect(words.get(set(word))).toBe(-1);
      words.set(set(word), value);
      plain.set(word, value);
      expect(words.get(set(word))).toBe(value);
    }
    for (const word of [...close, ...spread]) expect(words.get(set(word))).toBe(plain.get(word));
    for (let i = 0; i < 2000; i++) {
      const other = i % 2 === 0 ? word() : BigInt(roll(4000));
      expect(words.get(set(other))).toBe(plain.get(other) ?? -1);
    }
    // 1024 entries, doubled when more than two thirds are used.
    const entry = 4 * (width + 1);
    expect(asked).toEqual([1024, 2048, 4096, 8192].map((entries) => entry * entries));
  },
);

test("two thirds of a table are taken before it is doubled", () => {
  const asked: number[] = [];
  const words = wordMap(2, (bytes) => asked.push(bytes));
  const sets = Array.from({ length: 682 }, (_, i) => putWord(noCells(2), BigInt(i)));
  for (const each of sets) words.set(each, 0);
  expect(asked).toHaveLength(1);
  words.set(putWord(noCells(2), 682n), 0);
  expect(asked).toHaveLength(2);
  for (const each of sets) expect(words.get(each)).toBe(0);
  expect(words.get(putWord(noCells(2), 700n))).toBe(-1);
});
