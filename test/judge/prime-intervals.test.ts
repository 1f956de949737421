import { describe, expect, test } from "vitest";
import { dice } from "../oracle.ts";
import { answers } from "./answer.ts";
import { plainWinner } from "./plain.ts";

const roll = dice(53);

const some = (count: number, most: number, least = 0) =>
  Array.from({ length: count }, () => least + roll(most - least + 1));

describe("prime-intervals", () => {
  const isPrime = (p: number) =>
    p > 1 && Array.from({ length: p - 2 }, (_, i) => i + 2).every((q) => p % q > 0);
  const primes = Array.from({ length: 40 }, (_, i) => i).filter(isPrime);

  /** Plain play with every prime and every interval of numbers divisible by it. */
  const wins = plainWinner<readonly number[]>(
    (numbers) =>
      primes.flatMap((p) =>
        numbers.flatMap((_, first) => {
          const options: number[][] = [];
          const next = [...numbers];
          for (let last = first; last < next.length && next[last]! % p === 0; last++) {
            while (next[last]! % p === 0) next[last]! /= p;
            options.push([...next]);
          }
          return options;
        }),
      ),
    false,
    (numbers) => numbers.join(),
  );
  const agrees = (numbers: readonly number[]) =>
    expect(answers("prime-intervals", `${numbers.length}\n${numbers.join(" ")}\n`)).toEqual([
      wins(numbers) ? "First" : "Second",
    ]);

  test("agrees with plain play on all 1,024 arrays of five of 1, 2, 3, 6", () => {
    for (let code = 0; code < 4 ** 5; code++)
      agrees(Array.from({ length: 5 }, (_, i) => [1, 2, 3, 6][(code >> (2 * i)) & 3]!));
  });

  test("agrees with plain play on 1,500 random arrays", () => {
    for (let round = 0; round < 1500; round++) agrees(some(roll(5), 36, 1));
  });

  test("answers the largest legal input: 1,000 products of two primes near 10^9", () => {
    // 999999937 and 999999929 are the two largest primes below 10^9.
    const pair = [999_999_937n ** 2n, 999_999_937n * 999_999_929n];
    const numbers = Array.from({ length: 1000 }, (_, i) => pair[i % 2]!);
    expect(answers("prime-intervals", `1000\n${numbers.join(" ")}\n`)).toEqual(["First"]);
    expect(answers("prime-intervals", `2\n${pair.join(" ")}\n`)).toEqual(["First"]);
    expect(answers("prime-intervals", `3\n999999999999999989 7 ${10n ** 18n}\n`)).toEqual(["Second"]);
    expect(answers("prime-intervals", "0\n")).toEqual(["Second"]);
  });

  test("names what is wrong", () => {
    expect(() => answers("prime-intervals", "1\n1000000000000000001")).toThrow(
      "expected a positive number from 1 to 1000000000000000000, found `1000000000000000001`, line 2 column 1",
    );
    expect(() => answers("prime-intervals", "2\n6 0")).toThrow("found `0`, line 2 column 3");
  });
});
