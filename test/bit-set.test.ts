import { expect, test } from "vitest";
import {
  add,
  addNimSums,
  difference,
  emptySet,
  has,
  intersection,
  isCommonIn,
  isEmpty,
  isSubset,
  leastMissing,
  members,
  remove,
  sizeOf,
  sizeOfBoth,
  smallSet,
  smallSetOf,
  union,
  wordFrom,
} from "../src/number/bit-set.ts";
import { popcount, reverse } from "../src/number/word.ts";
import { dice } from "./oracle.ts";

/** Random sets of numbers below 128 in both representations, and as JavaScript sets. */
function* samples(seed: number) {
  const roll = dice(seed);
  for (let round = 0; round < 200; round++) {
    const bits = round % 2 === 0 ? emptySet(128) : smallSet(128);
    const plain = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const value = roll(128);
      if (roll(4) === 0) {
        remove(bits, value);
        plain.delete(value);
      } else {
        add(bits, value);
        plain.add(value);
      }
    }
    yield { bits, plain, roll };
  }
}

const ascending = (plain: Iterable<number>): number[] => [...plain].sort((a, b) => a - b);

test("a set of bits has the members of a plain set", () => {
  for (const { bits, plain } of samples(1)) {
    expect(members(bits)).toEqual(ascending(plain));
    expect(smallSetOf([...plain], 128)).toEqual([...bits]);
    for (let value = 0; value < 160; value++) expect(has(bits, value)).toBe(plain.has(value));
    let least = 0;
    while (plain.has(least)) least++;
    expect(leastMissing(bits)).toBe(least);
  }
});

test("the least missing number of a full set is beyond it", () => {
  const full = emptySet(64);
  for (let value = 0; value < 64; value++) add(full, value);
  expect(leastMissing(full)).toBe(64);
});

test("a word from anywhere, its image and its size are those of its digits", () => {
  for (const { bits, plain, roll } of samples(2)) {
    const from = roll(128);
    const word = wordFrom(bits, from);
    const digits = Array.from({ length: 32 }, (_, i) => (plain.has(from + i) ? "1" : "0"));
    expect((word >>> 0).toString(2).padStart(32, "0")).toBe(digits.toReversed().join(""));
    expect((reverse(word) >>> 0).toString(2).padStart(32, "0")).toBe(digits.join(""));
    expect(popcount(word)).toBe(digits.filter((digit) => digit === "1").length);
  }
});

test("nim-sums of a number and members are added", () => {
  for (const { bits, plain, roll } of samples(3)) {
    const by = roll(128);
    const sums = emptySet(128);
    const own = roll(128);
    add(sums, own);
    addNimSums(sums, bits, by);
    expect(members(sums)).toEqual(ascending(new Set([own, ...[...plain].map((value) => value ^ by)])));
  }
});

test("two sets together are as those of the language", () => {
  let before = { bits: [...emptySet(128)] as ArrayLike<number>, plain: new Set<number>() };
  for (const { bits, plain } of samples(4)) {
    const both = [...plain].filter((value) => before.plain.has(value));
    const rest = [...plain].filter((value) => !before.plain.has(value));
    expect(members(intersection(bits, before.bits))).toEqual(ascending(both));
    expect(members(union(bits, before.bits))).toEqual(ascending(new Set([...plain, ...before.plain])));
    expect(members(difference(bits, before.bits))).toEqual(ascending(rest));
    expect([sizeOf(bits), sizeOfBoth(bits, before.bits)]).toEqual([plain.size, both.length]);
    expect(isSubset(bits, before.bits)).toBe(rest.length === 0);
    expect(isSubset(intersection(bits, before.bits), before.bits)).toBe(true);
    expect(isCommonIn(bits, before.bits, before.bits)).toBe(true);
    expect(isCommonIn(bits, bits, before.bits)).toBe(rest.length === 0);
    expect([isEmpty(bits), isEmpty(difference(bits, bits))]).toEqual([plain.size === 0, true]);
    before = { bits, plain };
  }
});
