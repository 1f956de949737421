import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { component, refute, solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { codeOptions, type Options, plainGrundy } from "./oracle.ts";

/** A heap of the base, and the heaps of the top; by the words of the rule. */
type Pair = readonly [base: number, ...top: number[]];

const ordinalOptions =
  (base: Options<number>, top: Options<number>): Options<Pair> =>
  ([below, ...above]) => [
    ...base(below).map((parts) => parts.map((part): Pair => [part])),
    ...above.flatMap((heap, i) =>
      top(heap).map((parts): Pair[] => [[below, ...above.slice(0, i), ...parts, ...above.slice(i + 1)]]),
    ),
  ];

const nim: Options<number> = (n) => Array.from({ length: n }, (_, to) => [to]);
const take =
  (set: readonly number[]): Options<number> =>
  (n) =>
    set.filter((s) => s <= n).map((s) => [n - s]);

const GAMES: readonly (readonly [string, Options<number>])[] = [
  ["nim", nim],
  ["{1,3,4}", take([1, 3, 4])],
  ["kayles", codeOptions([0, 7, 7])],
  ["0.07", codeOptions([0, 0, 7])],
];

describe("ordinal sums", () => {
  test.each(GAMES.flatMap((base) => GAMES.map((top) => [base, top] as const)))(
    "%j",
    ([b, base], [t, top]) => {
      const game = parseGame(`ordinal(${b}:${t})`);
      const value = plainGrundy(ordinalOptions(base, top), (pair) => pair.join());
      const [theorem] = game.theorems;
      const solving = solver({ method: "search" });
      for (let below = 0; below <= 5; below++)
        for (let above = 0; above <= 4; above++) {
          const position = { base: below, top: [above] };
          const truth = value([below, above]);
          expect([below, above, theorem!.says(position)]).toEqual([below, above, truth]);
          expect(solving.exactly(component(game, position)).value).toBe(truth);
        }
    },
  );

  test("the theorem is tested by refute, and speaks where no search reaches", () => {
    const game = parseGame("ordinal(kayles:nim)");
    expect(refute(game, game.theorems[0]!, { cases: 60 }).verdict).toBe("observed");
    const solve = (...args: string[]) => nimber(["solve", ...args]).stdout;
    expect(solve("ordinal(nim:nim)", "3:1000000000000")).toContain("SG = 1000000000003");
    expect(solve("ordinal(nim:kayles) 3:5 + nim 7")).toContain("7 ⊕ 7 = 0");
    expect(solve("ordinal(nim:kayles) 3:5", "--misere", "--lang", "zh")).toContain("先手必胜");
  });

  test("positions are written and read, and slips are told", () => {
    const [term] = parseSum("ordinal(nim:kayles) 3:1&2");
    expect(term!.rules.format(term!.position)).toBe("3:1&2");
    expect(Array.from(term!.rules.moves(term!.position), ({ at }) => at)).toContain("top2:1");
    expect(nimber(["solve", "ordinal(nim:kayles)", "3:2:1"]).stderr).toContain("a colon and one of kayles");
    expect(nimber(["solve", "ordinal(nim;kayles)", "3"]).stderr).toContain("expected `:`");
    expect(nimber(["solve", "ordinal([n: n-1 | again: n-2]:nim)", "3"]).stderr).toContain("without `lost`");
  });
});
