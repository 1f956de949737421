import { describe, expect, test } from "vitest";
import { PositionError, RuleError } from "../src/errors.ts";
import { localized, say } from "../src/locale/message.ts";
import { rules, split } from "../src/rules/index.ts";
import {
  component,
  digraphOf,
  digraphValues,
  graphOf,
  grundy,
  loopyValues,
  solver,
} from "../src/solve/index.ts";
import type { LocalizedText, Rules } from "../src/types.ts";
import { codeOptions, plainGrundy } from "./oracle.ts";

const names = <P>(of: { moves(position: P): Iterable<{ at: string }> }, position: P) =>
  [...of.moves(position)].map(({ at }) => at);

describe("rules from a function", () => {
  test("take one component for each option, named by what it leaves", () => {
    const two = rules((n: number) => [n - 1, n - 2].filter((left) => left >= 0));
    expect(names(two, 5)).toEqual(["4", "3"]);
    for (let n = 0; n < 30; n++) expect(grundy(two, n)).toBe(n % 3);
    expect(solver().solve([component(two, 5), component(two, 2)]).outcome).toBe("P");
  });

  test("take splits, and components that vanish", () => {
    const options = codeOptions([0, 7, 7]);
    const own = rules((n: number) => options(n).map((parts) => split(...parts)));
    const truth = plainGrundy(options);
    for (let n = 0; n < 40; n++) expect(grundy(own, n)).toBe(truth(n));
    expect(names(own, 2)).toContain("0");
    for (const n of [5, 9]) expect(new Set(names(own, n)).size).toBe(names(own, n).length);
  });

  test("tell moves of one name apart, and leave names that are given", () => {
    expect(
      names(
        rules((n: number) => (n === 0 ? [] : [0, 0, { at: "all", to: [] }])),
        1,
      ),
    ).toEqual(["0", "0#2", "all"]);
  });

  test("know pairs and strings by themselves, and objects by their key", () => {
    const corner = rules(([a, b]: readonly number[]) => [
      ...Array.from({ length: a! }, (_, i) => [i, b!]),
      ...Array.from({ length: b! }, (_, i) => [a!, i]),
    ]);
    for (let a = 0; a < 6; a++) for (let b = 0; b < 6; b++) expect(grundy(corner, [a, b])).toBe(a ^ b);
    const words = rules((word: string) => (word === "" ? [] : [word.slice(1)]));
    expect(grundy(words, "abc")).toBe(1);
    const left = rules(({ n }: { n: number }) => (n === 0 ? [] : [{ n: n - 1 }]), { key: ({ n }) => n });
    expect(grundy(left, { n: 3 })).toBe(1);
    expect(left.key({ n: 3 })).toBe(3);
  });

  const said = (ask: () => unknown): LocalizedText => {
    try {
      ask();
    } catch (error) {
      expect(error instanceof RuleError || error instanceof PositionError).toBe(true);
      const { text } = error as RuleError;
      expect(say(text, "en")).not.toContain("\n");
      expect(say(text, "zh")).toMatch(/[\u4e00-\u9fff]/);
      return localized(text);
    }
    throw new Error("expected an error");
  };
  const own = (options: unknown) => rules(options as (n: number) => number[]);

  test("say in one sentence what is wrong with them", () => {
    expect(
      said(() =>
        grundy(
          rules(({ n }: { n: number }) => [{ n: n - 1 }]),
          { n: 3 },
        ),
      ).en,
    ).toContain("positions that are objects need a `key`");
    expect(
      said(() =>
        grundy(
          own((n: number) => [n - 1, n - 2]),
          5,
        ),
      ).en,
    ).toContain("expected a position of these rules (a whole number of at least 0), got -1");
    expect(
      said(() =>
        grundy(
          own((n: number) => [n / 2]),
          5,
        ),
      ).en,
    ).toContain("got 2.5");
    expect(
      said(() =>
        grundy(
          own(() => 3),
          5,
        ),
      ).en,
    ).toBe("expected the options as a list or a generator, got 3 at 5");
    expect(
      said(() =>
        grundy(
          own(() => undefined),
          5,
        ),
      ).en,
    ).toContain("got undefined");
    for (const [option, shown] of [
      [["a"], '["a"]'],
      [null, "null"],
      [undefined, "undefined"],
      ["4", '"4"'],
      [{ to: [1] }, '{"to":[1]}'],
      [() => 1, "a function"],
      [true, "true"],
    ] as const)
      expect(
        said(() =>
          grundy(
            own(() => [option]),
            5,
          ),
        ).en,
      ).toBe(`expected each option as a position, split(…) of several, or { at, to }, got ${shown} at 5`);
    expect(
      said(() =>
        grundy(
          own(() => []),
          -1,
        ),
      ).en,
    ).toContain("got -1");
    expect(
      said(() =>
        grundy(
          own(() => []),
          2.5,
        ),
      ).en,
    ).toContain("got 2.5");
    expect(
      said(() =>
        solver().solve([
          component(
            own(() => []),
            Number.NaN,
          ),
        ]),
      ).en,
    ).toContain("got NaN");
    expect(
      said(() =>
        grundy(
          rules((n: number) => (n === 0 ? [] : [n - 1])),
          "5" as never,
        ),
      ).en,
    ).toContain('"5"');
    expect(
      said(() =>
        grundy(
          own(() => [split(1, -2)]),
          5,
        ),
      ).en,
    ).toContain("got -2");
  });
});

describe("implicit graphs", () => {
  test("are spanned from where they begin", () => {
    const graph = digraphOf(6, (n) => (n === 0 ? [] : [n - 1, n >> 1]));
    expect(graph.positions).toEqual([6, 5, 3, 4, 2, 1, 0]);
    const value = plainGrundy<number>((n) => (n === 0 ? [] : [[n - 1], [n >> 1]]));
    expect(Array.from(digraphValues(graph))).toEqual(graph.positions.map(value));
    expect(loopyValues(digraphOf(0, (v) => [(v + 1) % 3]))).toEqual([Infinity, Infinity, Infinity]);
    expect(() => digraphOf(0, (n) => [n + 1], { positions: 1000 })).toThrow("limit of 1000 positions");
    expect(() => digraphOf({ n: 0 }, () => [])).toThrow("need a `key`");
    expect(
      digraphOf({ n: 2 }, ({ n }) => (n === 0 ? [] : [{ n: n - 1 }]), { key: ({ n }) => n }).positions.length,
    ).toBe(3);
  });

  test("of sums have whole sums as positions, whatever the order of their components", () => {
    const one = rules((n: number) => (n === 0 ? [] : [n - 1]));
    const graph = graphOf([component(one, 2), component(one, 2)]);
    expect(graph.positions.map((sum) => sum.map(({ position }) => position))).toHaveLength(6);
    expect(Array.from(digraphValues(graph))[0]).toBe(0);
  });
});

describe("what a caller without types gives", () => {
  const key = (n: number) => n;
  const moves = (n: number) => (n === 0 ? [] : [{ at: "1", to: [n - 1] }]);
  const three = (own: unknown) => [component(own as Rules<number>, 3)];
  const solved = (own: unknown) => () => solver().solve(three(own));

  test.each([
    ["no key", solved({ moves }), "rules need a `key`", "规则须有 `key`"],
    ["a key that gives nothing", solved({ key: () => undefined, moves }), "rules need a `key`", "须有 `key`"],
    ["no moves", solved({ key }), "rules need `moves`", "规则须有 `moves`"],
    ["one number for moves", solved({ key, moves: () => 5 }), "rules need `moves`", "规则须有 `moves`"],
    ["nothing for moves", solved({ key, moves: () => undefined }), "need `moves`", "须有 `moves`"],
    ["what is left for a move", solved({ key, moves: (n: number) => [n - 1] }), "each move as", "每个走法"],
    ["a move to no list", solved({ key, moves: () => [{ at: "x", to: 2 }] }), "each move as", "每个走法"],
    [
      "a wrong move farther down",
      solved({ key, moves: (n: number) => (n > 1 ? moves(n) : [0]) }),
      "at 1",
      "局面 1",
    ],
    ["rules that are nothing", solved(null), "rules as an object", "规则应为"],
    ["a component for a sum", () => solver().solve(three({ key, moves })[0] as never), "a list of", "数组"],
    ["numbers for a sum", () => solver().outcome([5] as never), "a list of component", "数组"],
    ["another play", () => solver().solve(three({ key, moves }), "misère" as never), "the play as", "misere"],
    ["no moves, for a graph", () => graphOf(three({ key })), "rules need `moves`", "规则须有 `moves`"],
    [
      "a wrong move, for a graph",
      () => graphOf(three({ key, moves: () => [1] })),
      "each move as",
      "每个走法",
    ],
  ])("%s is told in one sentence", (_, ask, en, zh) => {
    expect(ask).toThrow(RuleError);
    try {
      ask();
    } catch (error) {
      const { text } = error as RuleError;
      expect(say(text, "en")).toContain(en);
      expect(say(text, "zh")).toContain(zh);
      expect(`${say(text, "en")}${say(text, "zh")}`).not.toContain("\n");
    }
  });
});
