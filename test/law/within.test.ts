import { describe, expect, test } from "vitest";
import { NotationError } from "../../src/errors.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, lawWithin, testStated } from "../../src/law/index.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { oneIn } from "../part.ts";

type Place = readonly [number, number];

/** Two-letter rules, with their moves written by hand. */
const RULES: readonly (readonly [rule: string, moves: (place: Place) => Place[]])[] = [
  [
    "[x,y: x-k,y | x,y-k]",
    ([x, y]) => [...below(x).map((to): Place => [to, y]), ...below(y).map((to): Place => [x, to])],
  ],
  [
    "[x,y: x-k,y | x,y-1 if x > 0]",
    ([x, y]) => [...below(x).map((to): Place => [to, y]), ...(x > 0 && y > 0 ? [[x, y - 1] as const] : [])],
  ],
  [
    "[x,y: x-k,y if k <= y]",
    ([x, y]) =>
      below(x)
        .filter((to) => x - to <= y)
        .map((to): Place => [to, y]),
  ],
  [
    "[x,y: x-1,y | x-2,y | x,y-1 | x,y-2]",
    ([x, y]) =>
      (
        [
          [x - 1, y],
          [x - 2, y],
          [x, y - 1],
          [x, y - 2],
        ] as const
      ).filter((to) => Math.min(...to) >= 0),
  ],
];

const below = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Conditions and laws, as text and as functions. */
const DOMAINS: readonly (readonly [string, (x: number, y: number) => boolean])[] = [
  ["y = 0", (_, y) => y === 0],
  ["y = 1", (_, y) => y === 1],
  ["3 = y", (_, y) => y === 3],
  ["x < 4", (x) => x < 4],
  ["y >= x", (x, y) => y >= x],
  ["x != 3", (x) => x !== 3],
  ["x % 2 = 1 and y % 2 = 0", (x, y) => x % 2 === 1 && y % 2 === 0],
];
const LAWS: readonly (readonly [string, (x: number, y: number) => number | boolean])[] = [
  ["sg = x", (x) => x],
  ["sg = x xor y", (x, y) => x ^ y],
  ["sg = x % 4", (x) => x % 4],
  ["sg = x % (y + 1)", (x, y) => x % (y + 1)],
  ["sg = x + 1 if x % 2 = 1; x - 1 if x > 0; else 0", (x) => (x % 2 === 1 ? x + 1 : Math.max(x - 1, 0))],
  ["P iff x = y", (x, y) => x === y],
  ["P iff x % 3 = y % 3", (x, y) => x % 3 === y % 3],
  ["P iff x = 0", (x) => x === 0],
];

describe("laws of some positions", () => {
  test("each rule, condition and law is judged as plain play judges it", () => {
    const roll = dice(26);
    const verdicts = new Set<string>();
    for (const [nth, [rule, moves]] of RULES.entries()) {
      const value = plainGrundy<Place>((place) => moves(place).map((to) => [to]), String);
      for (const [where, holds] of oneIn(4, DOMAINS, nth)) {
        const near = LAWS.filter(([, says]) => {
          const said = says(8, 3);
          return (
            roll(5) === 0 ||
            (roll(3) > 0 && said === (typeof said === "number" ? value([8, 3]) : value([8, 3]) === 0))
          );
        });
        for (const [law, says] of near) {
          const wrong = (x: number, y: number) => {
            const said = says(x, y);
            return holds(x, y) && said !== (typeof said === "number" ? value([x, y]) : value([x, y]) === 0);
          };
          const sound = below(20).every((x) => below(20).every((y) => !wrong(x, y)));
          const found = testStated(parseGame(rule), `${law} where ${where}`, "normal", { seconds: 2 });
          verdicts.add(found.verdict);
          expect([rule, law, where, found.verdict !== "refuted"]).toEqual([rule, law, where, sound]);
          if (found.verdict !== "refuted") continue;
          const [x, y] = found.counterexample!.position as Place;
          expect([rule, law, where, x, y, wrong(x, y)]).toEqual([rule, law, where, x, y, true]);
        }
      }
    }
    expect([...verdicts].sort()).toEqual(["observed", "proved", "refuted"]);
  });

  test.each(
    oneIn(2, [
      ["[n,p: n-k,p | n,p-1 if n > 0]", "sg(n,0) = n", "proved"],
      ["[n,p: n-k,p | n,p-1 if n > 0]", "sg(n,1) = n + 1 if n % 2 = 1; n - 1 if n > 0; else 0", "proved"],
      ["[n,p: n-k,p | n,p-1 if n > 0]", "sg(n,1) = n", "refuted"],
      ["[n,m: n-k,m if k <= m]", "sg = n % (m + 1) where m = 6", "proved"],
      ["[n,m: n-k*m,m if k <= 2]", "sg(n,5) = n / 5 % 3", "proved"],
      ["nim", "P iff n % 2 = 0 where n < 2", "proved"],
      ["[n,p: n-k,p | n,p-1 if n > 0]", "sg(n,0) = n % 6 where n < 6", "proved"],
      ["[n,p: n-k,p | n,p-1 if n > 0]", "sg(n,0) = n % 6 where n < 7", "refuted"],
      ["{1,2}", "sg(n) = n % 3 where n > 3", "proved"],
      ["[x,y: x-k,y | x,y-k]", "P iff x = y where x != 3", "proved"],
      // An automaton refutes the law far beyond play, but only within the condition.
      ["[x,y: x-k,y | x,y-k]", "P iff x = y and x != 2**10 where x < 2**11", "refuted"],
      ["[x,y: x-k,y | x,y-k]", "P iff x = y and x != 2**10 where x < 2**9", "proved"],
    ] as const),
  )("%s: %s is %s", (game, text, verdict) => {
    const of = parseGame(game);
    const found = testStated(of, text);
    expect([text, found.verdict]).toEqual([text, verdict]);
    if (verdict === "proved") expect(certificateOf(of, found)?.finding.verdict).toBe("valid");
  });

  test("a value of another letter, and an equation between heaps, have no `where`", () => {
    const offset = (text: string) => {
      try {
        testStated(parseGame("{1,2}"), text);
      } catch (error) {
        return (error as { offset?: number }).offset;
      }
      return undefined;
    };
    expect(offset("sg(m) = n % 3 where n > 3")).toBe(14);
    expect(offset("sg(n+3) = sg(n) where n > 3")).toBe(16);
  });

  test.each(
    oneIn(2, [
      ["[n,m: n-k,m if k <= m]", "m = 3", "sg = n % 4 where m = 3"],
      ["[n,p,q: n-k,p,q if p <= k and k <= q]", "p = 2 and q = 5", "sg = n % 7 / 2 where p = 2 and q = 5"],
      ["[n,m: n-k,m if k <= m]", "m >= n", "sg = n where m >= n"],
      [
        "[n,p: n-k,p | n,p-1 if n > 0]",
        "p = 1",
        "sg = n + 1 if n % 2 = 1; 0 if n = 0; else n - 1 where p = 1",
      ],
    ] as const),
  )("%s where %s: %s", (rule, where, text) => {
    const { search, game } = lawWithin(parseGame(rule), where, parseGame);
    const { finding } = search;
    expect(finding).toMatchObject({ verdict: "proved", text, where });
    expect(certificateOf(game, finding!)?.finding.verdict).toBe("valid");
    if (!text.includes(";")) expect(testStated(parseGame(rule), text).verdict).toBe("proved");
  });

  test.each([
    ["sg(n,p,1) = n", 7],
    ["sg(n) = n", 4],
    ["sg(n,2q) = n", 5],
    ["sg = n where p = k", 13],
    ["sg = n where p =", 16],
    ["sg = n + where p = 1", 8],
    ["P iff n = 0 where n < 0", 18],
    ["sg(n + 4) = sg(n) where p = 1", 18],
  ])("`%s` is refused at %i", (text, offset) => {
    const game = parseGame("[n,p: n-k,p | n,p-1 if n > 0]");
    try {
      testStated(game, text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
      expect([text, (error as NotationError).offset]).toEqual([text, offset]);
    }
  });

  test("a condition that gives every letter a number is refused", () => {
    const game = parseGame("[n,p: n-k,p]");
    expect(() => lawWithin(game, "n = 3 and p = 1", parseGame)).toThrow("leaves a letter without a number");
  });
});
