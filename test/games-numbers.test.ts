import { describe, expect, test } from "vitest";
import { NotationError } from "../src/errors.ts";
import { leastPart } from "../src/games/dynamic-nim.ts";
import { kayles, parseGame, parseSum, wythoffPair } from "../src/games/index.ts";
import { nimSum } from "../src/nimber/index.ts";
import { refute, solver } from "../src/solve/index.ts";
import { grundyValues } from "../src/solve/search/grundy.ts";
import type { Game, LocalizedText, Outcome, Theorem } from "../src/types.ts";
import { dice, plainGrundy } from "./oracle.ts";

const outcomeOf = (game: string, position: string): Outcome => {
  const played = parseGame(game);
  return solver().outcome([{ rules: played, position: played.parse(position) }]);
};

describe("large positions, exactly", () => {
  test("Wythoff: P-positions and moves to them at 10^21", () => {
    const wythoff = parseGame("wythoff(3)");
    const [x, y] = wythoffPair(3, 10n ** 21n + 7n);
    expect(outcomeOf("wythoff(3)", `${x},${y}`)).toBe("P");
    for (const [a, b] of [
      [x, y + 5n],
      [x + 10n ** 20n, y + 10n ** 20n],
      [y, x + 1n],
      [x + 10n ** 18n, y],
      [x + 3n, y + 1n],
    ] as const) {
      const found = wythoff.accelerators!.moveToValue!(wythoff.parse(`${a},${b}`), 0);
      expect(outcomeOf("wythoff(3)", `${a},${b}`)).toBe("N");
      expect(outcomeOf("wythoff(3)", wythoff.format(found!.to[0]))).toBe("P");
      const [i, j] = found!.at.split(",").map(BigInt) as [bigint, bigint];
      const apart = i > j ? i - j : j - i;
      expect(i === 0n || j === 0n || apart <= 3n).toBe(true);
    }
  });

  test.each([1, 2, 3, 4, 5, 6])("wythoff(%i) tells the slope of its P-positions", (d) => {
    const game = parseGame(`wythoff(${d})`) as Game<readonly [number, number]>;
    const [told] = game.theorems;
    const slope = /α = (?:\((.*)\)\/2|(.*))\.$/.exec((told!.claim as LocalizedText).en)!;
    const sum = (slope[1] ?? slope[2]!)
      .split(" + ")
      .map((each) => (each[0] === "√" ? Math.sqrt(+each.slice(1)) : +each));
    const alpha = sum.reduce((a, b) => a + b) / (slope[1] === undefined ? 1 : 2);
    const lost = plainGrundy<readonly [number, number]>(
      (pair) => [...game.moves(pair)].map(({ to }) => to),
      String,
    );
    for (let n = 0; n < 8; n++) {
      const x = Math.floor(n * alpha);
      expect([d, n, lost([x, x + (d + 1) * n])]).toEqual([d, n, 0]);
    }
  });

  test("Fibonacci Nim: Fibonacci numbers of 30 digits lose, their neighbours win", () => {
    let [a, b] = [1n, 2n];
    while (b < 10n ** 30n) [a, b] = [b, a + b];
    expect(outcomeOf("fibonacci-nim", `${b}`)).toBe("P");
    expect(outcomeOf("fibonacci-nim", `${b}/${b}`)).toBe("N");
    expect(outcomeOf("fibonacci-nim", `${b + 1n}`)).toBe("N");
    expect(outcomeOf("fibonacci-nim", `${b - 1n}`)).toBe("N");
    expect(leastPart(2)(a + b + 13n)).toBe(13);
  });

  test("dynamic Nim: least parts are those of the losing openings, one by one", () => {
    const roll = dice(31);
    for (const factor of [1, 2, 3, 4, 9, 30, 500, 100_000]) {
      const losing = [1];
      for (let m = 0, last = 1; last < 200_000; losing.push(last)) {
        while (factor * losing[m]! < last) m++;
        last += losing[m]!;
      }
      const least = leastPart(factor);
      for (let i = 0; i < 300; i++) {
        const n = i < 150 ? i + 1 : 1 + roll(200_000);
        let rest = n;
        for (;;) {
          const part = losing.findLast((each) => each <= rest)!;
          if (part === rest) break;
          rest -= part;
        }
        expect([factor, n, least(n)]).toEqual([factor, n, rest]);
      }
    }
  });

  test.each([
    ["fibonacci-nim", 2, 1000, 999],
    ["fibonacci-nim", 2, 987, 986],
    ["fibonacci-nim", 2, 900, 2],
    ["dynamic-nim(1)", 1, 1000, 999],
    ["dynamic-nim(3)", 3, 1000, 999],
    ["dynamic-nim(7)", 7, 999, 40],
  ])(
    "%s, %i, %i/%i: all winning moves, with no search of what small takes lead to",
    (id, factor, heap, most) => {
      const game = parseGame(id);
      const position = game.parse(`${heap}/${most}`);
      const { winning, complete } = solver({ positions: 5000 }).solve([{ rules: game, position }]);
      // Smallest winning take by plain play: the opponent must not be able to take enough to win.
      const least = [Number.POSITIVE_INFINITY];
      const wins = (n: number, take: number) => least[n - take]! > factor * take;
      for (let n = 1; n <= heap; n++) {
        least[n] = 1;
        while (!wins(n, least[n]!)) least[n]!++;
      }
      const expected = Array.from({ length: most }, (_, i) => i + 1).filter((take) => wins(heap, take));
      expect(winning.map(({ move }) => Number(move.at))).toEqual(expected);
      expect(complete).toBe(true);
    },
  );

  test("Euclid's game: neighbouring Fibonacci numbers stand on either side of φ", () => {
    let [a, b] = [1n, 2n];
    const outcomes: Outcome[] = [];
    for (; b < 10n ** 40n; [a, b] = [b, a + b])
      if (b > 10n ** 38n) outcomes.push(outcomeOf("euclid", `${a},${b}`));
    expect(new Set(outcomes).size).toBe(2);
    outcomes.forEach((outcome, i) => {
      expect(outcome).not.toBe(outcomes[i + 1]);
    });
  });

  test.each([
    ["moore-nim(2)", "1000000000000000000000,2,3,999999999999999999999"],
    ["staircase", "1000000000000000000000,5,123456789012345678901234567890"],
    ["nimble", "1000000000000000000000,7"],
    ["silver-dollar", "4,1000000000000000000000,1000000000000000000009,2000000000000000000009"],
    ["pebbles", "4,1000000000000000000000,1000000000000000000009,2000000000000000000009"],
    ["northcott", "1-1000000000000000000000,5-9"],
    ["forced-nim", "1000000000000000000000:5,9"],
    ["end-nim", "7,1000000000000000000000,3,1000000000000000000005"],
    ["euclid", "1000000000000000000000,377"],
    ["dynamic-nim(5)", "1000000000000000000000"],
    ["circle(3)", "row1000000000000000000000"],
    ["mark", "1000000000000000000001"],
    ["divisor-game", "999999999999999998"],
  ])("%s %s: a winning move is found", (name, text) => {
    const game = parseGame(name);
    const solving = solver();
    const solution = solving.solve([{ rules: game, position: game.parse(text) }]);
    expect(solution.outcome).toBe("N");
    const [first] = solution.winning;
    const left = first!.move.to.map((position) => ({ rules: game, position }));
    if (left.length === 2) expect(game.key(left[0]!.position)).toBe(game.key(left[1]!.position));
    else expect(solving.outcome(left)).toBe("P");
  });
});

test("Chomp: a rectangle too large to search is won by theorem, and so is said", () => {
  const game = parseGame("chomp");
  const solving = solver({ positions: 2000 });
  const rectangle = solving.solve([{ rules: game, position: game.parse("30x40") }]);
  expect(rectangle).toMatchObject({ outcome: "N", complete: false });
  expect(rectangle.components[0]!.by).toBe(game.theorems[0]);
  expect(solving.outcome([{ rules: game, position: game.parse("5000,4999") }])).toBe("P");
  expect(() => solving.outcome([{ rules: game, position: game.parse("30,29,28") }])).toThrow("limit");
});

test.each([
  ["euclid", "25", 9, "expected two numbers, such as 25,7"],
  ["fibonacci-nim", "13/x", 17, "expected a natural number, found `x`"],
  ["fibonacci-nim", "1x/5", 15, "expected a natural number, found `x`"],
  ["circle(3)", "row", 13, "expected a natural number, found the end"],
  ["forced-nim", "5:2,,4", 15, "expected a natural number, found `,`"],
  ["silver-dollar", "4,4", 14, "expected different squares from left to right"],
  ["pebbles", "2,1", 8, "expected heaps of ascending size"],
  ["northcott", "1-5,4-2", 14, "expected the columns of the two pieces of a row"],
  ["chomp", "2,3", 6, "expected rows, none longer than the one above"],
  ["chomp", "3x4x5", 9, "expected a natural number, found `x5`"],
  ["staircase", "1,-2", 12, "expected a natural number, found `-2`"],
])("%s %s is refused at its place", (name, position, offset, message) => {
  let error: unknown;
  try {
    parseSum(`${name} ${position}`);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(NotationError);
  expect((error as NotationError).message).toContain(message);
  expect((error as NotationError).offset).toBe(offset);
});

describe("statements that are often made and are false", () => {
  /** A claim on single positions or sums, tested like a theorem. */
  const claim = (
    cases: () => Iterable<unknown[]>,
    says: Theorem<unknown>["says"],
    play: "normal" | "misere" = "normal",
  ) => ({
    claim: { en: "", zh: "" },
    source: "",
    play,
    cases,
    says,
  });
  function* heaps(): Generator<[number]> {
    for (let n = 0; ; n++) yield [n];
  }

  test("a value of k means that k - 1 is the largest value that can be reached", () => {
    const game = parseGame("{1,3,4}");
    const values = grundyValues(game);
    const says = (n: unknown) => 1 + Math.max(-1, ...[...game.moves(n)].map(({ to }) => values.at(to[0])));
    expect(refute(game, claim(heaps, says))).toMatchObject({ verdict: "refuted", counterexample: [2] });
  });

  test("from nim-sum 0 every move lowers a value", () => {
    const game = parseGame("{1,3,4}");
    const values = grundyValues(game);
    expect(values.at(7)).toBe(0);
    const reached = [...game.moves(7)].map(({ to }) => values.at(to[0]));
    expect(reached).toHaveLength(3);
    expect(Math.min(...reached)).toBeGreaterThan(0);
  });

  test("of a value only matters whether it is 0", () => {
    function* pairs(): Generator<[number, number]> {
      for (const [a] of heaps()) for (let b = 0; b <= a; b++) yield [a, b];
    }
    const says = (a: unknown, b: unknown) => ((a === 0) === (b === 0) ? "P" : "N");
    expect(refute(parseGame("nim"), claim(pairs, says))).toMatchObject({ counterexample: [2, 1] });
  });

  test("Wythoff's P-positions are those with (y - x)·φ = x", () => {
    function* pairs(): Generator<[[number, number]]> {
      for (const [y] of heaps()) for (let x = 0; x <= y; x++) yield [[x, y]];
    }
    const says = (pair: unknown) => {
      const [x, y] = pair as [number, number];
      return ((y - x) * (1 + Math.sqrt(5))) / 2 === x ? "P" : "N";
    };
    expect(refute(parseGame("wythoff"), claim(pairs, says))).toMatchObject({ counterexample: [[1, 2]] });
  });

  test.each([
    ["kayles", 8],
    ["grundys-game", 18],
  ])("the Anti-SG rule decides misère play of %s", (name, heap) => {
    const game = parseGame(name);
    const values = grundyValues(game);
    const says = (n: unknown) => ((values.at(n) !== 0) === values.at(n) > 1 ? "N" : "P");
    const verdict = refute(game, claim(heaps, says, "misere"));
    expect(verdict).toMatchObject({ verdict: "refuted" });
    const position = heap;
    expect(solver().outcome([{ rules: game, position }], "misere")).not.toBe(says(heap));
  });

  test("a heap of misère Kayles is won iff its value is not 0", () => {
    const values = grundyValues(kayles);
    const theorem = claim(heaps, (n) => (values.at(n as number) === 0 ? "P" : "N"), "misere");
    expect(refute(kayles as Game<unknown>, theorem)).toMatchObject({
      verdict: "refuted",
      counterexample: [0],
    });
  });

  test("the golden ratio in doubles decides Wythoff's game", () => {
    const wrong = 102_334_155;
    expect(wythoffPair(0, BigInt(wrong))[0]).toBe(165_580_140n);
    expect(Math.floor((wrong * (1 + Math.sqrt(5))) / 2)).toBe(165_580_141);
  });

  test("Moore's rule is that of Nim", () => {
    const says = (position: unknown) => (nimSum(...(position as number[])) === 0 ? "P" : "N");
    const cases = () => parseGame("moore-nim(2)").theorems[0]!.cases() as Iterable<unknown[]>;
    expect(refute(parseGame("moore-nim(2)"), claim(cases, says))).toMatchObject({ verdict: "refuted" });
  });
});
