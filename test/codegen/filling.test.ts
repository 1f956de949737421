import { expect, test } from "vitest";
import { languageNamed, parseAnswer, parseRead, templateCode } from "../../src/codegen/index.ts";
import { fillingOf } from "../../src/codegen/rule/filling.ts";
import { answersWithin } from "../../src/codegen/within.ts";
import { parseGame } from "../../src/games/index.ts";
import { parseRule } from "../../src/rules/parse.ts";
import { expectAnswers, inEach } from "./toolchains.ts";

/** Rules that fill a box, with the largest number of stones that a move adds, and whether the box comes first. */
const RULES: readonly (readonly [rule: string, most: (stones: number) => number, boxFirst: boolean])[] = [
  ["[s,c: s,c+k if k <= c*c and c+k <= s]", (c) => c * c, true],
  ["[s,c: s,k+c if c+k <= s and 2*c >= k]", (c) => 2 * c, true],
  ["[c,s: c+k,s if k <= c+3 and c+k <= s]", (c) => c + 3, false],
  ["[c,s: c+k,s if k <= c**3+c and s >= c+k]", (c) => c ** 3 + c, false],
];

const LARGEST = 40;

/** Values of all boxes up to the largest, with at most one stone more than they hold, by the rules. */
function valuesOf(
  most: (stones: number) => number,
): readonly (readonly [box: number, stones: number, value: number])[] {
  return Array.from({ length: LARGEST + 1 }, (_, box) => {
    const values: number[] = [];
    values[box + 1] = 0;
    for (let stones = box; stones >= 0; stones--) {
      const seen = new Set(values.slice(stones + 1, Math.min(box, stones + most(stones)) + 1));
      let value = 0;
      while (seen.has(value)) value++;
      values[stones] = value;
    }
    return values.map((value, stones) => [box, stones, value] as const);
  }).flat();
}

inEach("boxes that are filled", "have the values of play", (chain) => {
  const asked = RULES.map(([id, most, boxFirst]) => {
    // With k - 1 boxes of values 1 to k - 1 the test tells the value.
    const known = valuesOf(most);
    const tests = known.flatMap(([box, stones, value]) =>
      [value, value + 1].map((other) => ({
        places: [
          [box, stones],
          [other, 0],
        ] as const,
        isLost: other === value,
      })),
    );
    const game = parseGame(id);
    const read = parseRead(boxFirst ? "T (s c m)* -> s,c & m+30,30" : "T (s c m)* -> c,s & 30,m+30");
    const template = { game, read, answer: parseAnswer("W/L"), largest: [100, 100] } as const;
    return {
      id,
      source: templateCode(template, languageNamed(chain.id)!, "en"),
      input: `${tests.length}\n${tests.map(({ places: [[box, stones], [other]] }) => `${box} ${stones} ${other}`).join("\n")}\n`,
      expected: tests.map(({ isLost }) => (isLost ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});

test("limits choose them as far as long integers reach", () => {
  const game = parseGame(RULES[0]![0]);
  const asked = { game, read: parseRead("(n (s c)*n)* until 0"), answer: parseAnswer("W/L"), tests: 1 };
  expect(answersWithin(asked, [1e6, 1e6], "s <= 1e6, c <= 1e6")).toEqual({ largest: [1e6, 1e6] });
  expect(() => answersWithin(asked, [1e15, 1e15], "s <= 1e15", { seconds: 2 })).toThrow("no program");
});

test.each([
  "[s,c: s,c+k if k <= c and c+k < s]",
  "[s,c: s,c+k if k <= c]",
  "[s,c: s,c+k if k <= c and c+k <= s and k != 2]",
  "[s,c: s,c+k if k <= s and c+k <= s]",
  "[s,c: s,c+k if k <= 5 and c+k <= s]",
  "[s,c: s,c+k if k <= c/2 and c+k <= s]",
  "[s,c: s,c+2*k if k <= c and c+2*k <= s]",
  "[s,c: s-1,c+k if k <= c and c+k <= s]",
])("%s is another rule", (rule) => {
  expect(fillingOf(parseRule(rule))).toBeUndefined();
});
