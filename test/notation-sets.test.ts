import { describe, expect, test } from "vitest";
import { parseGame } from "../src/games/index.ts";
import { grundyValues } from "../src/solve/index.ts";
import { codeOptions, type Options, plainGrundy } from "./oracle.ts";

const values = (text: string, to: number): number[] => {
  const search = grundyValues(parseGame(text));
  return Array.from({ length: to + 1 }, (_, n) => search.at(n));
};

const plainly = (options: Options<number>, to: number): number[] => {
  const value = plainGrundy(options);
  return Array.from({ length: to + 1 }, (_, n) => value(n));
};

describe("codes whose digits never end have the values of codes that end beyond the heap", () => {
  test.each([
    ["0.(3)", 0, [], [3]],
    ["4.(3)", 4, [], [3]],
    ["0.(7)", 0, [], [7]],
    ["8.(3)", 8, [], [3]],
    ["0.1(05)", 0, [1], [0, 5]],
    ["4.07(012)", 4, [0, 7], [0, 1, 2]],
    ["0.(8)", 0, [], [8]],
    ["C.(F)", 12, [], [15]],
  ] as const)("%s", (code, first, digits, cycle) => {
    const to = 18;
    const all: number[] = [first, ...digits];
    while (all.length <= to) all.push(cycle[(all.length - 1 - digits.length) % cycle.length]!);
    expect(values(code, to)).toEqual(plainly(codeOptions(all), to));
    expect(parseGame(code).id).toBe(code);
    expect(parseGame(parseGame(code).id).rule).toEqual(parseGame(code).rule);
  });
});

describe("sets with letters", () => {
  const taking =
    (may: (k: number, n: number) => boolean): Options<number> =>
    (n) => {
      const options: number[][] = [];
      for (let k = 1; k <= n; k++) if (may(k, n)) options.push([n - k]);
      return options;
    };

  test.each([
    ["{1..n/2}", (k: number, n: number) => k <= Math.floor(n / 2)],
    [
      "{1, n/3..n/2}",
      (k: number, n: number) => k === 1 || (k >= Math.floor(n / 3) && k <= Math.floor(n / 2)),
    ],
    ["{k: k % 3 = 1}", (k: number) => k % 3 === 1],
    ["{n: n in squares or n = 2}", (k: number) => k === 2 || Number.isInteger(Math.sqrt(k))],
    ["｛ｋ：ｋ　＜　４｝", (k: number) => k < 4],
  ] as const)("%s", (text, may) => {
    expect(values(text, 30)).toEqual(plainly(taking(may), 30));
  });
});

describe("tokens that stand next to each other", () => {
  test("in a row are a code", () => {
    expect(parseGame("row{1,2}").id).toBe("0.77");
    expect(parseGame("row{2}").id).toBe("0.07");
    expect(parseGame("row{1..3}").id).toBe("0.777");
  });

  test("in a circle leave a row", () => {
    expect(parseGame("circle{1..3}").id).toBe("circle(3)");
    const game = parseGame("circle{1,3}");
    const row = plainGrundy(codeOptions([0, 7, 0, 7]));
    const search = grundyValues(game);
    for (let n = 0; n <= 20; n++) {
      const left = new Set([1, 3].filter((s) => s <= n).map((s) => row(n - s)));
      let least = 0;
      while (left.has(least)) least++;
      expect([n, search.at({ shape: "ring", coins: n })]).toEqual([n, least]);
      expect([n, search.at({ shape: "row", coins: n })]).toEqual([n, row(n)]);
    }
  });
});

test.each([
  ["0.()", "expected the digits that are repeated"],
  ["0.(3", "expected `)`"],
  ["0.(3)x", "expected a digit 0 to 9 or A to F"],
  ["row{}", "expected a number of at least 1"],
  ["circle{2..}", "expected a finite set"],
  ["row{5000}", "expected numbers to 4096"],
  ["{k: }", "expected"],
  ["{1..n/}", "expected"],
])("%s is refused", (text, said) => {
  expect(() => parseGame(text)).toThrow(said);
});
