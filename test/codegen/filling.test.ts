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

/** Rules that take at most the k-th part of a heap, with the heap first or second, and whether all may be taken for k = 0. */
const SHARES: readonly (readonly [rule: string, heapFirst: boolean, all: boolean])[] = [
  ["[n,k: n-t,k if k*t <= n]", true, true],
  ["[k,n: k,n-t if k > 0 and t <= n/k]", false, false],
  ["[n,k: n-t,k if 0 < k and n >= t*k]", true, false],
];

/** Values of heaps of up to 60 with divisors up to 9, by the rules. */
const sharesOf = (all: boolean): readonly (readonly [heap: number, by: number, value: number])[] =>
  Array.from({ length: 10 }, (_, by) => {
    const values: number[] = [];
    for (let heap = 0; heap <= 60; heap++) {
      const most = by > 0 ? Math.floor(heap / by) : all ? heap : 0;
      const seen = new Set(values.slice(heap - most));
      let value = 0;
      while (seen.has(value)) value++;
      values.push(value);
    }
    return values.map((value, heap) => [heap, by, value] as const);
  }).flat();

test("at most a share of the heap: the theorem has the values of play, also far away", () => {
  for (const [id, heapFirst, all] of SHARES) {
    const game = parseGame(id);
    const [theorem] = game.theorems;
    for (const [heap, by, value] of sharesOf(all))
      expect([id, heap, by, theorem!.says(heapFirst ? [heap, by] : [by, heap])]).toEqual([
        id,
        heap,
        by,
        value,
      ]);
  }
  const [theorem] = parseGame("[n,k: n-t,k if k*t <= n]").theorems;
  // One step after the other.
  const slowly = (n: number, k: number): number =>
    n < k ? 0 : n % k === 0 ? n / k : slowly(n - Math.floor(n / k) - 1, k);
  for (const [n, k] of [
    [1_000_000, 999],
    [999_999, 1001],
    [12_345_678, 3],
    [7_654_321, 4000],
  ] as const)
    expect(theorem!.says([n, k])).toBe(slowly(n, k));
  // A quotient by 0 is none, and other bounds are no share.
  for (const id of ["[n,k: n-t,k if t <= n/k]", "[n,k: n-t,k if k*t < n]", "[n,k: n-t,k-1 if k*t <= n]"])
    expect(parseGame(id).theorems).toEqual([]);
});

inEach("at most a share of the heap", "has the values of play", (chain) => {
  const asked = SHARES.map(([id, heapFirst, all]) => {
    const tests = sharesOf(all).flatMap(([heap, by, value]) =>
      [value, value + 1].map((other) => ({
        at: heapFirst ? [heap, by] : [by, heap],
        other,
        isLost: other === value,
      })),
    );
    const game = parseGame(id);
    const read = parseRead(heapFirst ? "T (n k m)* -> n,k & m,1" : "T (k n m)* -> k,n & 1,m");
    const template = { game, read, answer: parseAnswer("W/L"), largest: [1e9, 1e9] } as const;
    return {
      id,
      source: templateCode(template, languageNamed(chain.id)!, "en"),
      input: `${tests.length}\n${tests.map(({ at, other }) => `${at.join(" ")} ${other}`).join("\n")}\n`,
      expected: tests.map(({ isLost }) => (isLost ? "L" : "W")),
    };
  });
  expectAnswers(chain, asked);
});
