import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heapRules } from "../src/encoding.ts";
import { NotationError } from "../src/errors.ts";
import { codedHeaps } from "../src/games/coded.ts";
import { heaps, heapsIn } from "../src/games/heaps.ts";
import { catalogue, nearest, nickname, parseGame, parseSum, readers } from "../src/games/index.ts";
import { sumIn } from "../src/games/reading.ts";
import { localizedIn, say } from "../src/locale/message.ts";
import { partOf } from "./part.ts";

describe("the games of heaps that are read without the others", () => {
  const alone = { named: heaps, readers: [], guesses: [] };

  test("are of the catalogue", () => expect(catalogue).toEqual(expect.arrayContaining([...heaps])));

  test.each([
    "kayles 5 7",
    " nim 3 4+bash(7) 9",
    "wythoff(d=2) 3,5 + lasker 4",
    "ｎｉｍ　３＋ｋａｙｌｅｓ　５",
  ])("`%s` is the same among them and among all", (text) => {
    expect(heapsIn(text)).toBe("named");
    expect(localizedIn(sumIn(alone, text))).toEqual(parseSum(text));
  });

  test.each([
    "kayles 5 + 0.07 9",
    "kayles 5＋{2,5} 3",
    "0.77 4",
    "{2, 5..9} 4 7",
    "!{2,3} 4",
    "4.7 3 + 0.3F 5",
  ])("`%s` is the same among them, codes and sets, and among all", (text) => {
    expect(heapsIn(text)).toBe("coded");
    expect(localizedIn(sumIn(codedHeaps, text))).toEqual(parseSum(text));
  });

  test.each([
    ...["nim[12,23] 1,1", "nim [12,23] 1,1", "凯尔斯 5", "kayls 5", "cram 4x5 + nim 3", "nim 3 + cram 4x5"],
    ...["{primes} 4", "0.77 3 + [n: n-1] 3", "[n: n-1] 3", "(0.7)2 4", "&0.7 3", "0.(12)7 3"],
  ])("`%s` asks for all", (text) => expect(heapsIn(text)).toBeUndefined());

  test.each(["kayles", "kayles 5 nim 3", "bash(0) 3", "kayles x", "nim 3 kayles", "wythoff(d=) 3,5"])(
    "`%s` fails among them as among all",
    (text) => {
      const said = (read: () => unknown) => {
        try {
          return read();
        } catch (error) {
          return (error as NotationError).text;
        }
      };
      expect(heapsIn(text)).toBe("named");
      expect(localizedIn(said(() => parseSum(text)))).toHaveProperty("en");
      expect(localizedIn(said(() => sumIn(alone, text)))).toEqual(localizedIn(said(() => parseSum(text))));
    },
  );
});

describe("the notation of a game", () => {
  test.each([
    ["kayles", "kayles"],
    [" kayles ", "kayles"],
    ["bash", "bash(3)"],
    ["bash(7)", "bash(7)"],
    ["bash( m = 7 )", "bash(7)"],
    ["wythoff(0)", "wythoff"],
    ["wythoff(d=2)", "wythoff(2)"],
    ["0.77", "0.77"],
    [".77", "0.77"],
    ["0.7700", "0.77"],
    ["4.7", "4.7"],
    ["0.3f", "0.3F"],
    ["c.", "C.0"],
    ["{5,2}", "{2,5}"],
    ["{ 2 , 5 , 2 }", "{2,5}"],
    ["{1..3}", "{1..3}"],
    ["{1,2,3,7,8}", "{1..3,7,8}"],
    ["{1..}", "!{}"],
    ["{7..}", "!{1..6}"],
    ["{2, 5..}", "!{1,3,4}"],
    ["{5000..}", "{5000..}"],
    ["{500000..1000000000}", "{500000..1000000000}"],
    ["｛５００００．．１０００００｝", "{50000..100000}"],
    ["{ 7000 .. 8000, 8001 .. 9000, 7500 }", "{7000..9000}"],
    ["{9007199254740993}", "{9007199254740993}"],
    [`{1..${10n ** 1000n}}`, `{1..${10n ** 1000n}}`],
    ["!{3,2}", "!{2,3}"],
    ["!{}", "!{}"],
    ["{1e3,2.5e1}", "{25,1000}"],
    ["{1e2..102}", "{100..102}"],
    ["bash(1e3)", "bash(1000)"],
    ["{primes}", "{primes}"],
    ["{powers( 3 )}", "{powers(3)}"],
  ])("%s is the game %s", (text, id) => {
    expect(parseGame(text).id).toBe(id);
  });

  test("reads back every set and code that it writes", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1 }),
        fc.boolean(),
        (set, but) => {
          const game = parseGame(`${but ? "!" : ""}{${set.join()}}`);
          const rules = heapRules(game)!;
          const members = "set" in rules ? rules.set : "allBut" in rules && rules.allBut;
          expect(members).toEqual([...set].sort((a, b) => a - b));
          expect(heapRules(parseGame(game.id))).toEqual(heapRules(game));
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(0, 4, 8, 12),
        fc.array(fc.nat(15), { minLength: 1, maxLength: 8 }),
        (first, rest) => {
          const code = `${first.toString(16)}.${rest.map((digit) => digit.toString(16)).join("")}`;
          const game = parseGame(code);
          expect(parseGame(game.id).id).toBe(game.id);
          // Codes that differ only in zeros at the end are one game, which may have been parsed before.
          const heap = heapRules(game)!;
          const digits = "digits" in heap ? heap.digits : [];
          const length = Math.max(digits.length, rest.length + 1);
          const full = (each: readonly number[]) => [...each, ...Array(length - each.length).fill(0)];
          expect(full(digits)).toEqual(full([first, ...rest]));
        },
      ),
    );
  });

  test.each([
    ["", 0, "a game"],
    ["kaylse", 0, "a game", "kayles"],
    ["Kaylse", 0, "a game", "kayles"],
    ["bash(0)", 5, "a number from 1"],
    ["bash(", 5, "a number from 1"],
    ["bash(3", 6, "`)`"],
    ["bash(3,4)", 6, "`)`"],
    ["bash(x)", 5, "a number from 1"],
    ["1.7", 0, "a first digit 0, 4, 8 or C"],
    ["0.7_", 3, "a digit: 0 to 9, A to Z"],
    ["77", 0, "a game"],
    ["0.7.7", 3, "a digit"],
    ["{}", 1, "a number of at least 1"],
    ["{0}", 1, "a number from 1"],
    ["{2,}", 3, "a number from 1"],
    ["{2,5", 4, "`}`"],
    ["{2 5}", 3, "`}`"],
    ["{5..2}", 4, "a number from 5"],
    ["{-1}", 1, "a number from 1"],
    ["{1..3,9999999999}", 6, "one range only, or at most 1000000 numbers to 1000000000"],
    ["{7,1000..5000000}", 3, "one range only"],
    ["{2,5000000..}", 3, "one range only"],
    ["!{1..5000000}", 2, "one range only"],
    [`{1..${10n ** 1000n + 1n}}`, 4, "a number from 1 to 10^1000"],
    ["{9999999999..5}", 13, "a number from 9999999999"],
    ["{prime}", 1, "numbers, or one of", "primes"],
    ["{powers(1)}", 8, "a number from 2"],
    ["{powers}", 7, "`(`"],
    ["!{2..}", 2, "a finite set"],
    ["!3", 1, "`{`"],
    ["kayles 5", 7, "the end of the game's notation"],
    ["[n: n-1]; misere", 8, "the end of the game's notation (clauses such as `legal:` stand before `]`"],
    ["{1,2} where n > 3", 6, "the end of the game's notation (a condition is given"],
    ["麻将", 0, "a game"],
  ])("%s fails at %i: expected %s", (text, offset, expected, suggestion?: string) => {
    const error = failure(() => parseGame(text));
    expect(error.message).toContain(`expected ${expected}`);
    expect(localizedIn(error)).toMatchObject({ input: text, offset, suggestion });
    expect(say(error.text, "zh")).toMatch(/此处应为.+，但读到/);
  });
});

describe("the notation of a sum", () => {
  const shown = (text: string) =>
    parseSum(text).map(({ rules: game, position }) => `${game.id} ${game.format(position)}`);

  test.each([
    ["{2,5} 2 4 7", ["{2,5} 2", "{2,5} 4", "{2,5} 7"]],
    ["kayles 5 + 0.07 9 + {1,2} 4", ["kayles 5", "0.07 9", "{1,2} 4"]],
    ["kayles 5+nim 3", ["kayles 5", "nim 3"]],
    ["{7000..9000} 5 + {1000000..} 7", ["{7000..9000} 5", "{1000000..} 7"]],
    ["wythoff 3,5 + nim 1000000000000000000000", ["wythoff 3,5", "nim 1000000000000000000000"]],
    ["nim 1e9 + wythoff 1.5e3,1E30", ["nim 1000000000", `wythoff 1500,1${"0".repeat(30)}`]],
    ["dynamic-nim 1e3/2e1", ["dynamic-nim(3) 1000/20"]],
  ])("%s", (text, terms) => {
    expect(localizedIn(shown(text))).toEqual(terms);
  });

  test.each([
    ["kayles", 6, "a position of kayles"],
    ["kayles 5 +", 10, "a game"],
    ["kayles + nim 3", 7, "a position of kayles"],
    ["kayles 5 x", 9, "a natural number"],
    ["kayles 1e", 8, "a natural number"],
    ["kayles 1e-3", 8, "a natural number"],
    ["kayles 1.55e1", 8, "a natural number"],
    ["kayles -3", 7, "a natural number"],
    ["nim 3 + kayles 4.5", 16, "a natural number"],
    ["wythoff 3", 9, "two heaps"],
    ["wythoff 3,x", 10, "a natural number"],
    ["wythoff 3,4,5", 13, "two heaps"],
    ["{2,5} 2 4 + {", 13, "a number from 1"],
  ])("%s fails at %i: expected %s", (text, offset, expected) => {
    const error = failure(() => parseSum(text));
    expect(error.message).toContain(`expected ${expected}`);
    expect(localizedIn(error)).toMatchObject({ input: text, offset });
  });

  test.each([
    ["｛１，３、５．．７｝　２　４", "{1,3,5..7} 2 4"],
    ["０．１３７　９＋ｋａｙｌｅｓ　５", "0.137 9 + kayles 5"],
    ["！｛２，３｝ 8 ＋ wythoff（ｄ＝２） ３，４", "!{2,3} 8 + wythoff(d=2) 3,4"],
  ])("full-width signs are read as the usual ones: %s", (typed, usual) => {
    const read = (text: string) => parseSum(text).map(({ rules: game, position }) => [game.id, position]);
    expect(read(typed)).toEqual(read(usual));
  });

  test.each([
    [
      "coins(mock-turtles × ruler) 3,2 + coins(ruler⊗twins) 1,1",
      "coins(mock-turtles*ruler) 3,2 + coins(ruler*twins) 1,1",
    ],
    ["尼姆 3 4 5 + Nim游戏 2", "nim 3 4 5 + nim 2"],
    ["巴什博弈（３） 21 + 凯尔斯 5", "bash(3) 21 + kayles 5"],
    ["欧几里得博弈 34,55", "euclid 34,55"],
    ["Kayles 5 + NIM 3", "kayles 5 + nim 3"],
    ["斐波那契尼姆 20 + 抢 7", "fibonacci-nim 20 + bash(2) 7"],
  ])("a game is called by its Chinese name too, a product written as in books: %s", (typed, usual) => {
    const read = (text: string) => parseSum(text).map(({ rules: game, position }) => [game.id, position]);
    expect(read(typed)).toEqual(read(usual));
  });

  test("every alias is that of its game alone", () => {
    const aliases = catalogue.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const));
    expect(new Set(aliases.map(([alias]) => alias)).size).toBe(aliases.length);
    for (const [alias, id] of aliases) expect(parseGame(alias).id).toBe(parseGame(id).id);
  });

  test("a nickname is that of one game, or of several, all of which can be read", () => {
    for (const name of ["阶梯", "moore", "翻硬币", "集合", "取火柴", "减法", "石子分堆", "sj定理"]) {
      const { games, only } = nickname(name)!;
      for (const game of games) expect(() => parseGame(game)).not.toThrow();
      if (only !== undefined) expect(parseGame(name)).toBe(parseGame(only));
    }
  });

  test("a Chinese name of several games, or a part of one, is answered with what may be meant", () => {
    expect(failure(() => parseGame("画圈游戏")).message).toMatch(/Did you mean rims, rayles\?$/);
    expect(failure(() => parseGame("凯尔")).message).toMatch(/Did you mean kayles, /);
    expect(failure(() => parseGame("取石子")).message).toMatch(/Did you mean nim, bash\(3\), wythoff\?$/);
    for (const { examples = [] } of readers)
      for (const example of examples) {
        expect(parseGame(example).name).toBeDefined();
        const word = /^[\w-]+/.exec(example)![0];
        expect(failure(() => parseGame(word)).message).toContain(`Did you mean ${example}?`);
      }
    expect(failure(() => parseGame("麻将")).message).not.toContain("Did you mean");
  });

  test("what is wrong among full-width signs is shown as it was typed", () => {
    expect(failure(() => parseSum("｛１，ｘ｝ 3"))).toMatchObject({ input: "｛１，ｘ｝ 3", offset: 3 });
    expect(failure(() => parseSum("nim ３ 四"))).toMatchObject({ input: "nim ３ 四", offset: 6 });
  });

  test("never fails but by a NotationError, whatever the text", () => {
    const pieces = fc.constantFrom(
      ...[
        "kayles",
        "{",
        "}",
        "2",
        ",",
        "..",
        "!",
        "0.",
        "7",
        "(",
        ")",
        " ",
        "+",
        "bash",
        "é",
        "primes",
        "｛",
        "，",
        "５",
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        try {
          parseSum(parts.join(""));
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          const { input, offset } = error as NotationError;
          expect(input).toBe(parts.join(""));
          expect(offset).toBeLessThanOrEqual(input.length);
        }
      }),
      { numRuns: partOf(16_000) },
    );
  });
});

describe("the nearest word", () => {
  const words = ["kayles", "dawsons-kayles", "nim", "bash", "wythoff"];
  test.each([
    ["kaylse", "kayles"],
    ["kayle", "kayles"],
    ["wytoff", "wythoff"],
    ["NIM", "nim"],
    ["chess", undefined],
    ["x", undefined],
    ["foo", undefined],
    ["nmi", "nim"],
  ])("to %s is %s", (word, found) => expect(nearest(word, words)).toBe(found));
});

function failure(act: () => unknown): NotationError {
  try {
    act();
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}
