import { describe, expect, test } from "vitest";
import { parseGame, parseSum } from "../src/games/index.ts";
import { component, refute, solver } from "../src/solve/index.ts";
import { nimber } from "./nimber.ts";
import { codeOptions, type Options, plainGrundy } from "./oracle.ts";
import { isQuick, partOf } from "./part.ts";

/** A heap of the base with the heaps of the top, by the definition of the ordinal sum. */
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

  test.skipIf(isQuick)("the theorem is tested by refute, and speaks where no search reaches", () => {
    const game = parseGame("ordinal(kayles:nim)");
    expect(refute(game, game.theorems[0]!, { cases: partOf(160) }).verdict).toBe("observed");
    const solve = (...args: string[]) => nimber(["solve", ...args]).stdout;
    expect(solve("ordinal(nim:nim)", "3:1000000000000")).toContain("SG = 1000000000003");
    expect(solve("ordinal(nim:kayles) 3:5 + nim 7")).toContain("7 ⊕ 7 = 0");
    expect(solve("ordinal(nim:kayles) 3:5", "--misere", "--lang", "zh")).toContain("先手必胜");
  });

  /** A number is a heap of nim in nim's place, and of kayles in kayles's place. */
  test.each([
    ["ordinal(nim:ordinal(kayles:nim))", nim, ordinalOptions(codeOptions([0, 7, 7]), nim)],
    [
      "ordinal(ordinal(kayles:nim):kayles)",
      ordinalOptions(codeOptions([0, 7, 7]), nim),
      codeOptions([0, 7, 7]),
    ],
  ] as const)("nested in one another: %s", (name, base, top) => {
    const game = parseGame(name);
    type Part = number | Pair;
    const options: Options<readonly [Part, ...Part[]]> = ([below, ...above]) => [
      ...(base as Options<Part>)(below).map((parts) => parts.map((part) => [part] as const)),
      ...above.flatMap((each, i) =>
        (top as Options<Part>)(each).map((parts) => [
          [below, ...above.slice(0, i), ...parts, ...above.slice(i + 1)] as const,
        ]),
      ),
    ];
    const read = (part: Part): unknown =>
      typeof part === "number" ? part : { base: part[0], top: part.slice(1) };
    const written = (part: Part): string =>
      typeof part === "number" || part.length === 1 ? `${part}` : `(${part[0]}:${part.slice(1).join("&")})`;
    const value = plainGrundy(options, (position) => JSON.stringify(position));
    const lost = new Map<string, boolean>();
    const wins = (components: readonly (readonly [Part, ...Part[]])[]): boolean => {
      const key = JSON.stringify(components);
      const found =
        lost.get(key) ??
        (components.every((each) => options(each).length === 0) ||
          components.some((each, i) =>
            options(each).some((parts) => !wins(components.toSpliced(i, 1, ...parts))),
          ));
      lost.set(key, found);
      return found;
    };
    const solving = solver({ method: "search" });
    for (let a = 0; a <= 2; a++)
      for (let b = 0; b <= 3; b++)
        for (let c = 0; c <= 2; c++) {
          const parts = name.startsWith("ordinal(nim") ? ([a, [b, c]] as const) : ([[b, c], a] as const);
          const text = parts.map(written).join(":");
          const position = game.parse(text);
          expect(position).toEqual({ base: read(parts[0]), top: [read(parts[1])] });
          expect(game.format(position)).toBe(text);
          const truth = value(parts);
          expect([text, game.theorems[0]!.says(position)]).toEqual([text, truth]);
          expect(solving.exactly(component(game, position)).value).toBe(truth);
          expect([text, solving.solve([component(game, position)], "misere").outcome]).toEqual([
            text,
            wins([parts]) ? "N" : "P",
          ]);
        }
  });

  test("positions are written and read, and slips are told", () => {
    const [term] = parseSum("ordinal(nim:kayles) 3:1&2");
    expect(term!.rules.format(term!.position)).toBe("3:1&2");
    expect(Array.from(term!.rules.moves(term!.position), ({ at }) => at)).toContain("top2:1");
    expect(nimber(["solve", "ordinal(nim:kayles)", "3:2:1"]).stderr).toContain(
      "a colon and a position of kayles",
    );
    expect(nimber(["solve", "ordinal(nim;kayles)", "3"]).stderr).toContain("expected `:`");
    expect(nimber(["solve", "ordinal([n: n-1 | again: n-2]:nim)", "3"]).stderr).toContain("without `lost`");
  });
});
