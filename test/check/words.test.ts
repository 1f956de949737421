import { expect, test } from "vitest";
import { wordMap } from "../../src/check/words.ts";
import { dice } from "../oracle.ts";

test("words are kept as a Map keeps them, and room is asked for before it is taken", () => {
  const roll = dice(64);
  const word = () => (roll(2 ** 16) * 2 ** 16 + roll(2 ** 16)) | 0;
  const asked: number[] = [];
  const [words, plain] = [wordMap((bytes) => asked.push(bytes)), new Map<string, number>()];
  const spread = Array.from({ length: 3000 }, () => [word(), word()] as const);
  // Those that lie close, differ in one half alone, or are zero.
  const close = Array.from({ length: 1500 }, (_, i) => [i % 40, Math.floor(i / 40)] as const);
  for (const [value, [low, high]] of [...close, ...spread].entries()) {
    expect(words.get(low, high)).toBe(-1);
    words.set(low, high, value);
    plain.set(`${low} ${high}`, value);
    expect(words.get(low, high)).toBe(value);
  }
  for (const [low, high] of [...close, ...spread])
    expect(words.get(low, high)).toBe(plain.get(`${low} ${high}`));
  for (let i = 0; i < 2000; i++) {
    const [low, high] = [word(), roll(40)];
    expect(words.get(low, high)).toBe(plain.get(`${low} ${high}`) ?? -1);
  }
  // 1024 entries of 12 bytes, and twice as many as soon as more than two thirds of them are taken.
  expect(asked).toEqual([12 * 1024, 12 * 2048, 12 * 4096, 12 * 8192]);
});

test("two thirds of a table are taken before it is doubled", () => {
  const asked: number[] = [];
  const words = wordMap((bytes) => asked.push(bytes));
  for (let i = 0; i < 682; i++) words.set(i, -i, 0);
  expect(asked).toHaveLength(1);
  words.set(682, 0, 0);
  expect(asked).toHaveLength(2);
  for (let i = 0; i < 682; i++) expect(words.get(i, -i)).toBe(0);
});
