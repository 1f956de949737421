import { describe, expect, test } from "vitest";
import { forms, languageNamed, sequenceFrom, tableCode, templateCode } from "../src/codegen/index.ts";
import { type HeapRules, heapRules } from "../src/encoding.ts";
import { catalogue, parseGame, parseSum, subtractionGame } from "../src/games/index.ts";
import { repeatsOf } from "../src/law-value/periodic.ts";
import { grundyValues, heapTable, solver } from "../src/solve/index.ts";
import { heapLaw } from "../src/solve/period/law.ts";
import type { Game } from "../src/types.ts";
import { dice, plainGrundy, plainWins } from "./oracle.ts";
import { isQuick, oneIn } from "./part.ts";

/** Options of a heap from which `from` to `to` tokens may be taken, by the definition. */
const options = (from: number, to: number) => (heap: number) =>
  Array.from({ length: heap }, (_, i) => i + 1).flatMap((s) => (s >= from && s <= to ? [[heap - s]] : []));

const small = Array.from({ length: 8 }, (_, i) => i + 1).flatMap((from) =>
  [from, from + 1, from + 2, from + 7, Number.POSITIVE_INFINITY].map((to) => [from, to] as const),
);

const gameOf = (from: number, to: number): Game<unknown> =>
  parseGame(to === Number.POSITIVE_INFINITY ? `{${from}..}` : `{${from}..${to}}`);

describe("taking consecutive numbers", () => {
  test.each(oneIn(6, small))("%i to %d: law, table, rules and reach agree with plain play", (from, to) => {
    const plain = plainGrundy(options(from, to));
    const game = gameOf(from, to);
    const law = heapLaw(game)!;
    const rules: HeapRules = { kind: "take", from, ...(to < Number.POSITIVE_INFINITY && { to }) };
    const values = heapTable(rules).values(120);
    const search = grundyValues(game);
    for (let heap = 0; heap <= 120; heap++) {
      expect(law.says(heap)).toBe(plain(heap));
      expect(values[heap]).toBe(plain(heap));
      expect(search.at(heap)).toBe(plain(heap));
      const reached = new Map(options(from, to)(heap).map(([left]) => [plain(left!), left!]));
      for (let value = 0; value < 12; value++) {
        const move = game.accelerators!.moveToValue!(heap, value);
        expect(move !== undefined).toBe(reached.has(value));
        if (move === undefined) continue;
        expect(options(from, to)(heap)).toContainEqual(move.to);
        expect(plain(move.to[0] as number)).toBe(value);
        expect(move.at).toBe(`${heap - (move.to[0] as number)}`);
      }
    }
  });

  test.each([
    [5000, 7003],
    [4097, 4097],
    [1, 5000],
    [4098, Number.POSITIVE_INFINITY],
  ])("%i to %d, kept as a range, has the values of its table beyond two periods", (from, to) => {
    const game = gameOf(from, to);
    expect(heapRules(game)).not.toHaveProperty("set");
    expect(heapRules(game)).not.toHaveProperty("allBut");
    const values = heapTable(heapRules(game)!).values(30_000);
    const law = heapLaw(game)!;
    for (let heap = 0; heap <= 30_000; heap++) if (law.says(heap) !== values[heap]) expect(heap).toBe(-1);
  });

  test("under misère play agrees with plain play", () => {
    for (const [from, to] of [
      [1, 3],
      [2, 5],
      [3, 3],
      [2, 40],
    ] as const) {
      const wins = plainWins(options(from, to), true);
      const game = gameOf(from, to);
      for (let a = 0; a <= 14; a++) {
        for (let b = 0; b <= a; b++) {
          const sum = [a, b].map((position) => ({ rules: game, position }));
          expect(solver().outcome(sum, "misere")).toBe(wins([a, b]) ? "N" : "P");
        }
      }
    }
  });

  test("is the same game as a set, a range and the complement of one", () => {
    expect(subtractionGame({ set: [3, 4, 5] }).theorems[0]!.claim).toEqual(
      parseGame("{3..5}").theorems[0]!.claim,
    );
    expect(subtractionGame({ allBut: [1, 2] }).theorems[0]!.claim).toEqual(
      parseGame("{3..}").theorems[0]!.claim,
    );
    expect(subtractionGame({ set: [1, 3] }).theorems).toEqual([]);
    expect(parseGame("{3,4,5,9}").theorems).toEqual([]);
  });

  test("is answered to 10^1000", () => {
    const E1000 = 10n ** 1000n;
    const [a, b] = [`{1..${E1000}}`, `{${E1000}..}`];
    expect(solver().solve(parseSum(`${a} ${E1000}`)).value).toBe(E1000);
    expect(solver().solve(parseSum(`${b} ${E1000 * 7n + 1n}`))).toMatchObject({ outcome: "N", value: 7 });
    expect(solver().solve(parseSum(`${a} ${E1000 + 1n}`)).outcome).toBe("P");
    expect(solver().solve(parseSum("{1000000..} 1000000000000000000")).value).toBe(10 ** 12);
    expect(solver().solve(parseSum("{1..1000000} 1000000000000000000")).value).toBe(1_000_000);
  });
});

/** AtCoder Beginner Contest 297, problem G (N, L, R and N heaps): whether the first player wins. */
function first(input: string): string {
  const [, from, to, ...heaps] = input.split(/\s+/);
  const game = parseGame(`{${from}..${to}}`);
  const outcome = solver().outcome(heaps.map((heap) => ({ rules: game, position: Number(heap) })));
  return outcome === "N" ? "First" : "Second";
}

describe("AtCoder Beginner Contest 297, problem G", () => {
  test("its samples", () => {
    expect(first("3 1 2\n2 3 3")).toBe("First");
    expect(first("5 1 1\n3 1 4 1 5")).toBe("Second");
    expect(first("7 3 14\n10 20 30 40 50 60 70")).toBe("First");
  });

  test("small inputs, against plain play", () => {
    const roll = dice(297);
    for (let round = 0; round < 60; round++) {
      const from = 1 + roll(5);
      const to = from + roll(6);
      const heaps = Array.from({ length: 1 + roll(3) }, () => 1 + roll(15));
      const wins = plainWins(options(from, to), false)(heaps);
      expect(first(`${heaps.length} ${from} ${to}\n${heaps.join(" ")}`)).toBe(wins ? "First" : "Second");
    }
  });

  test.skipIf(isQuick)("the largest inputs", () => {
    const roll = dice(298);
    const pairs: [number, number][] = [
      [500_000, 1_000_000_000],
      [1, 1_000_000_000],
      [1_000_000_000, 1_000_000_000],
      [123_457, 999_999_937],
    ];
    for (const [from, to] of oneIn(8, pairs)) {
      const heaps = Array.from({ length: 200_000 }, () => 1 + roll(1_000_000_000));
      const sum = heaps.reduce((total, heap) => total ^ Math.floor((heap % (from + to)) / from), 0);
      expect(first(`200000 ${from} ${to}\n${heaps.join(" ")}`)).toBe(sum === 0 ? "Second" : "First");
      expect(first(`200000 ${from} ${to}\n${[...heaps, ...heaps].join(" ")}`)).toBe("Second");
    }
  });
});

describe("source code of a range", () => {
  const typescript = languageNamed("typescript")!;

  /** The function `sg` of a table, as JavaScript. */
  function compiled(source: string): (heap: bigint) => bigint {
    const script = source.replace(/\(n: number \| bigint\): bigint/, "(n)").replaceAll(/^#.*$/gm, "");
    return new Function(`${script}; return sg;`)() as (heap: bigint) => bigint;
  }

  test.each([
    ["{5000..7000}", [0n, 4999n, 5000n, 11_999n, 12_000n, 9_000_000_000_000_000_000n]],
    ["{5000..}", [0n, 4999n, 5000n, 9_000_000_000_000_000_000n]],
    ["{1..1000000}", [0n, 7n, 1_000_000n, 1_000_001n, 123_456_789_012_345_678n]],
    ["{5000..9223372036854775807}", [0n, 5000n, 9_223_372_036_854_775_807n]],
    ["{9223372036854775807}", [0n, 9_223_372_036_854_775_806n, 9_223_372_036_854_775_807n]],
    ["{9223372036854775808..}", [0n, 9_223_372_036_854_775_807n]],
  ] as const)("%s is a formula for every heap", (id, heaps) => {
    const game = parseGame(id);
    const sequence = sequenceFrom(id, heapTable(heapRules(game)!), 10);
    const sg = compiled(tableCode(sequence, typescript, "en"));
    for (const heap of heaps) expect(sg(heap)).toBe(BigInt(heapLaw(game)!.says(heap)));
    const program = templateCode({ ...forms.heaps, game, largest: 10 }, languageNamed("cpp")!, "zh");
    expect(program).toContain("long long total = 0;");
    expect(program).not.toMatch(/sg\[/);
  });
});

describe("the period that a law has", () => {
  const named = [
    "nim",
    "bash(5)",
    "lasker",
    "interval",
    "powers-of-two",
    "{powers(3)}",
    "{powers(4)}",
    "{powers(5)}",
  ];
  const games = [...named, "{2..5}", "{3..}", "{4}"].map(parseGame);

  test.each(games.map((game) => [game.id, game] as const))(
    "%s: is that of its values, and the least",
    (_, game) => {
      const { preperiod, period, saltus } = repeatsOf(heapLaw(game)!.law)!;
      const plain = plainGrundy<unknown>(
        (position) => [...game.moves(position)].map(({ to }) => to),
        game.key,
      );
      const values = Array.from({ length: 61 }, (_, heap) => plain(heap));
      const repeats = (n0: number, p: number, s: number) =>
        values.every((value, n) => n < n0 || n + p > 60 || values[n + p] === value + s);
      expect(repeats(Number(preperiod), Number(period), Number(saltus))).toBe(true);
      if (preperiod > 0) expect(repeats(Number(preperiod) - 1, Number(period), Number(saltus))).toBe(false);
      for (let p = 1; p < period; p++)
        for (let s = 0; s < 8; s++) expect(repeats(Number(preperiod), p, s)).toBe(false);
    },
  );

  test("is told for every game of one heap that has a law, unless there is none", () => {
    const without = catalogue
      .map((entry) => ("game" in entry ? parseGame(entry.id) : entry))
      .filter((game) => heapLaw(game) !== undefined && repeatsOf(heapLaw(game)!.law) === undefined);
    expect(without.map(({ id }) => id)).toContain("mark");
    for (const game of without) {
      const from200 = Array.from({ length: 200 }, (_, n) => Number(heapLaw(game)!.says(200 + n)));
      for (let p = 1; p <= 64; p++)
        expect([game.id, p, from200.every((value, i) => i < p || value === from200[i - p])]).toEqual([
          game.id,
          p,
          false,
        ]);
    }
  });
});
