import { describe, expect, test } from "vitest";
import type { NotationError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
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

describe("codes that say what the heaps left have to be", () => {
  type Left = readonly number[];
  const alike = (left: Left) => new Set(left).size <= 1;
  const few = (left: Left) => left.length < 2;
  const unequal = (left: Left) => new Set(left).size === left.length;
  const any = () => true;
  const mixed = (left: Left) => few(left) || !alike(left);
  /** Numbers of heaps that may remain after each take, with the conditions on them. */
  type Meant = (
    taken: number,
  ) => readonly (readonly [counts: readonly number[], may: (left: Left) => boolean])[];
  const partitions = (total: number, largest = total): number[][] =>
    total === 0
      ? [[]]
      : Array.from({ length: Math.min(total, largest) }, (_, i) => i + 1).flatMap((first) =>
          partitions(total - first, first).map((rest) => [first, ...rest]),
        );
  const optionsOf =
    (meant: Meant): Options<number> =>
    (heap) =>
      Array.from({ length: heap + 1 }, (_, taken) => taken).flatMap((taken) =>
        partitions(heap - taken).filter((left) =>
          meant(taken).some(([counts, may]) => counts.includes(left.length) && may(left)),
        ),
      );

  test.each([
    ["4!.", "4!.0", (k) => (k === 0 ? [[[2], unequal]] : [])],
    ["0.4!", "0.4!", (k) => (k === 1 ? [[[2], unequal]] : [])],
    ["0.7?", "0.7?", (k) => (k === 1 ? [[[0, 1, 2], mixed]] : [])],
    ["8!.0", "8!.0", (k) => (k === 0 ? [[[3], unequal]] : [])],
    ["8?.", "8?.0", (k) => (k === 0 ? [[[3], mixed]] : [])],
    [
      "8=.3!",
      "8=.3",
      (k) =>
        [
          [[3], alike],
          [[0, 1], any],
        ].slice(k, k + 1) as never,
    ],
    [
      "0.(r?8!g)",
      "0.(R?8!G)",
      (k) =>
        k === 1
          ? [
              [[0, 1, 3, 4], mixed],
              [[3], unequal],
              [[4], any],
            ]
          : [],
    ],
    ["0.{37}2", "0.72", (k) => (k === 1 ? [[[0, 1, 2], any]] : k === 2 ? [[[1], any]] : [])],
    ["0.&64;", "0.&64;", (k) => (k === 1 ? [[[6], any]] : [])],
    ["0.3&x40;!", "0.3&64;!", (k) => (k === 1 ? [[[0, 1], any]] : k === 2 ? [[[6], unequal]] : [])],
    ["g.z", "G.Z", (k) => (k === 0 ? [[[4], any]] : k === 1 ? [[[0, 1, 5], any]] : [])],
    ["0.[37]", "0.(37)", (k) => (k === 0 ? [] : [[k % 2 === 1 ? [0, 1] : [0, 1, 2], any]])],
    [
      "0.1[4!(3C=)]",
      "0.1[4!(3C=)]",
      (k) =>
        k === 0
          ? []
          : k === 1
            ? [[[0], any]]
            : k % 2 === 0
              ? [[[2], unequal]]
              : [
                  [[0, 1], any],
                  [[2, 3], alike],
                ],
    ],
    [
      "(4!8=).(3!4?)",
      "(4!8=).(34?)",
      (k) =>
        k === 0
          ? [
              [[2], unequal],
              [[3], alike],
            ]
          : k === 1
            ? [
                [[0, 1], any],
                [[2], mixed],
              ]
            : [],
    ],
    [
      "｛４！８｝．２",
      "(4!8).2",
      (k) =>
        k === 0
          ? [
              [[2], unequal],
              [[3], any],
            ]
          : k === 1
            ? [[[1], any]]
            : [],
    ],
  ] as readonly (readonly [string, string, Meant])[])("%s", (code, id, meant) => {
    const game = parseGame(code);
    expect(values(code, 15)).toEqual(plainly(optionsOf(meant), 15));
    expect(game.id).toBe(id);
    expect(parseGame(game.id).rule).toEqual(game.rule);
  });

  test("Grundy's game has a code", () => {
    expect(values("4!.", 300)).toEqual(values("grundys-game", 300));
    expect(parseGame("0.7737").rule).toEqual({
      en: "Take 1, 2 or 4: leave nothing, or leave one heap, or leave two heaps; Take 3: leave nothing, or leave one heap.",
      zh: "取 1 或 2 或 4 个：恰好取完整堆或剩下一堆或剩下两堆；取 3 个：恰好取完整堆或剩下一堆。",
    });
    expect(parseGame("4!.").rule.en).toBe("Split without taking: leave two heaps, no two equal.");
  });

  test.each([
    ["20.018", 5, "digits 0 to 7"],
    ["90.017", 0, "digits 0 to 7"],
    ["20.0(3)", 4, "digits 0 to 7"],
    ["23.017", 1, "0 or 4 before the point"],
    [`${"2".repeat(40)}0.07`, 0, "at most 32 digits"],
    ["0.&64", 2, "a number such as &64; or &x40;"],
    ["0.&x4G;", 2, "a number such as"],
    ["0.&99999999999;", 2, "a digit to 2147483647"],
    ["0.{}", 3, "a digit: 0 to 9"],
    ["0.(4!", 5, "`)`"],
    ["0.[3", 4, "`]`"],
    ["0.(3)7", 5, "a digit"],
    ["0.!3", 2, "a digit"],
    ["0.3!!", 4, "a digit"],
    ["(48)!.0", 0, "a game"],
    ["3!.0", 0, "a first digit 0, 4, 8 or C"],
  ])("%s is wrong at %i: %s", (code, at, says) => {
    const read = () => {
      try {
        return parseGame(code);
      } catch (error) {
        return error;
      }
    };
    const { offset, expected } = read() as NotationError;
    expect(offset).toBe(at);
    expect(say(expected, "en")).toContain(says);
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
  ["0.(3)x", "expected a digit: 0 to 9, A to Z"],
  ["row{}", "expected a number of at least 1"],
  ["circle{2..}", "expected a finite set"],
  ["row{5000}", "expected numbers to 4096"],
  ["{k: }", "expected"],
  ["{1..n/}", "expected"],
])("%s is refused", (text, said) => {
  expect(() => parseGame(text)).toThrow(said);
});
