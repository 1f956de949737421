import { describe, expect, test } from "vitest";
import { PositionError } from "../src/errors.ts";
import { catalogue, parseGame } from "../src/games/index.ts";
import { say } from "../src/locale/message.ts";
import { grundy, heapTable, misere, outcome, pairTable, solver } from "../src/solve/index.ts";
import type { Game } from "../src/types.ts";

const others = [
  "{2,5}",
  "!{2,3}",
  "{primes}",
  "{divisors}",
  "{5000..6000}",
  "0.77",
  "4.7",
  "bash(7)",
  "circle(1)",
];
const games: Game<unknown>[] = [
  ...catalogue.map((entry) => ("game" in entry ? parseGame(entry.id) : entry)),
  ...others.map(parseGame),
];

/** Values that are no position of any game. */
const NEVER = [
  -3,
  2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1n,
  3n,
  2 ** 53,
  null,
  undefined,
  {},
  true,
  [-1, 2],
  [1.5, 2],
  ["1", "2"],
  [[1, "2"]],
  () => 0,
];

const HEAP = ["7", "", [3], { heap: 3, most: 2 }];
const HEAPS = ["3,5", 7, [[3, 5]], [3, "5"], [3, Number.NaN]];

const GRAPH = { names: Int32Array.of(0, 1), starts: Int32Array.of(0, 1, 1), targets: Int32Array.of(1) };
const BROKEN = { ...GRAPH, targets: Int32Array.of(7) };

/** Values that look like positions of one game, but are none. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  nim: HEAP,
  kayles: HEAP,
  "grundys-game": HEAP,
  mark: HEAP,
  "{divisors}": HEAP,
  wythoff: [...HEAPS, [3], [3, 5, 7], []],
  euclid: [...HEAPS, [3], [3, 5, 7]],
  "moore-nim(2)": HEAPS,
  "equal-nim": HEAPS,
  staircase: HEAPS,
  nimble: HEAPS,
  pebbles: [...HEAPS, [3, 2]],
  "silver-dollar": [...HEAPS, [3, 3]],
  "end-nim": [...HEAPS, [3, 0, 5]],
  "forced-nim": [[3, 5], { heaps: [], forced: true }, { heaps: [3] }, { heaps: [-3], forced: false }],
  northcott: [[[5, 1]], [[1, 5, 7]], [[1, -5]], "1-5"],
  "dynamic-nim(3)": [{ heap: 3, most: 5 }, { heap: 3 }, { heap: -3, most: -4 }, 3],
  "circle(2)": [{ shape: "disc", coins: 3 }, { shape: "ring", coins: 2.5 }, { shape: "row" }, 3],
  chomp: [[3, 4], [0], [], [3, -1], "3x4"],
  dag: [
    "0>1@0",
    { graph: new Map(), at: 0 },
    { graph: GRAPH, at: -1 },
    { graph: GRAPH },
    { graph: BROKEN, at: 0 },
  ],
  hackenbush: [[[1, 0]], [[0]], "0-1", [[0, -1]]],
  "jump-row": ["x", "", "o.x", ["o"]],
  "black-and-white(2)": ["b.w", "ww", "", "w"],
  "byte-sequence": [
    { numbers: [300], at: 1 },
    { numbers: [3], at: 2 },
    { numbers: [3], at: 0 },
    { numbers: 3, at: 1 },
  ],
  "prime-intervals": [[12], [{ n: 12, primes: [2n] }], [{ n: 12n, primes: [5n] }], [{ n: 0n, primes: [] }]],
};

describe.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
  test("admits what it starts with, reads and moves to", () => {
    for (const position of game.start) {
      expect(game.isPosition!(position)).toBe(true);
      expect(game.isPosition!(game.parse(game.format(position)))).toBe(true);
      let count = 0;
      for (const { to } of game.moves(position)) {
        for (const each of to) expect(game.isPosition!(each)).toBe(true);
        if (++count > 30) break;
      }
    }
  });

  test("refuses with one clear error what is none of its positions", () => {
    for (const position of [...NEVER, ...(wrong[id] ?? [])]) {
      for (const ask of [
        () => solver().solve([{ rules: game, position }]),
        () =>
          solver().solve(
            [
              { rules: game, position: game.start[0] },
              { rules: game, position },
            ],
            "misere",
          ),
        () => solver().outcome([{ rules: game, position }]),
        () => solver().at({ rules: game, position }),
        () => grundy(game, position),
        () => outcome(game, position),
        () => misere().outcome([{ rules: game, position }]),
      ]) {
        const error = thrown(ask);
        expect(error, String(error)).toBeInstanceOf(PositionError);
        expect(error).toBeInstanceOf(TypeError);
        const { text, message } = error as PositionError;
        expect(message).toMatch(/^position: expected a position of .+, got .+$/);
        expect(message).not.toContain("\n");
        expect(say(text, "en")).toBe(message);
        expect(say(text, "zh")).toMatch(/^position：此处应为 .+ 的局面（.+），但读到 .+$/);
        expect(message.length).toBeLessThan(300);
      }
    }
  });
});

function thrown(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    return error;
  }
}

describe("the message", () => {
  test.each([
    ["nim", -3, "position: expected a position of nim (a heap size, such as 12), got -3"],
    ["nim", 2.5, "position: expected a position of nim (a heap size, such as 12), got 2.5"],
    ["kayles", "7", 'position: expected a position of kayles (a heap size, such as 12), got "7"'],
    ["nim", Number.NaN, "position: expected a position of nim (a heap size, such as 12), got NaN"],
    ["wythoff", "3,5", 'position: expected a position of wythoff (two heaps, such as 3,5), got "3,5"'],
    ["wythoff", [3n, -5], "position: expected a position of wythoff (two heaps, such as 3,5), got [3,-5]"],
    [
      "wythoff",
      ["3", Number.NaN],
      'position: expected a position of wythoff (two heaps, such as 3,5), got ["3",NaN]',
    ],
  ])("%s %s", (id, position, message) => {
    expect(() => solver().solve([{ rules: parseGame(id), position }])).toThrow(message);
  });

  test("of what refers to itself, or is long, is short", () => {
    const ring: unknown[] = [];
    ring.push(ring);
    const { message } = thrown(() =>
      solver().solve([{ rules: parseGame("nim"), position: ring }]),
    ) as PositionError;
    expect(message).toContain("got ");
    const long = "9".repeat(1000);
    expect((thrown(() => grundy(parseGame("nim"), long)) as PositionError).message).toContain("…");
  });
});

test("tables refuse what is no heap", () => {
  const table = heapTable({ kind: "take", set: [2, 5] });
  table.values(100);
  for (const heap of [-1, 2.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => table.grundy(heap)).toThrow(RangeError);
    expect(() => pairTable({ kind: "pair", diagonal: 0 }).grundy(heap, 3)).toThrow(RangeError);
  }
});

describe("the rules and what is known of them", () => {
  const claim = { en: "", zh: "" };
  const nim = parseGame("nim") as Game<number>;
  /** Game without moves, with a false theorem. */
  const broken: Game<unknown> = {
    ...(nim as Game<unknown>),
    id: "broken",
    moves: (heap) => (heap === 200_001 ? [{ at: "1", to: [200_002] }] : []),
    theorems: [{ claim, source: "", cases: () => [], says: () => 1 }],
  };

  test("that disagree are not passed over: an N-position without a winning move is a fault", () => {
    const { moveToValue: _, ...accelerators } = broken.accelerators!;
    const game = { ...broken, accelerators };
    expect(() => solver().solve([{ rules: game, position: 200_001 }])).toThrow(
      "solver: expected a winning move of the N-position broken 200001, got none",
    );
  });

  test("under misère play the end of the game is won without a move", () => {
    expect(solver().solve([{ rules: parseGame("{5..}"), position: 3 }], "misere")).toMatchObject({
      outcome: "N",
      winning: [],
      complete: true,
    });
  });
});
