import { describe, expect, test } from "vitest";
import { parseGame } from "../../src/games/notation.ts";
import { lawOfGame } from "../../src/law/index.ts";
import { fixedPointOf, generated } from "../../src/law/morphism.ts";
import { type Pair, pairSequence } from "../../src/law/pair-sequence.ts";
import { pairsInOrder } from "../../src/law/pairs-in-order.ts";
import { truthOf } from "../../src/law/truth.ts";
import { say } from "../../src/locale/message.ts";
import type { Play } from "../../src/types.ts";
import { isQuick, oneIn } from "../part.ts";

/** Amounts that a move may take from both numbers, the first of them from the first number. */
type Takes = (i: number, j: number) => boolean;

/** P-positions x <= y < side by plain play, where any amount may be taken from one of the numbers. */
function plain(takes: Takes, side: number, misere = false): Pair[] {
  const lost = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  const wins = (x: number, y: number): boolean => {
    for (let i = 0; i <= x; i++)
      for (let j = 0; j <= y; j++) {
        const isMove = i === 0 ? j > 0 : j === 0 || takes(i, j) || takes(j, i);
        if (isMove && lost[x - i]![y - j]) return true;
      }
    return misere && x === 0 && y === 0;
  };
  const pairs: Pair[] = [];
  for (let x = 0; x < side; x++)
    for (let y = 0; y < side; y++) {
      lost[x]![y] = !wins(x, y);
      if (x <= y && lost[x]![y]) pairs.push([x, y]);
    }
  return pairs;
}

/** Pairs that a formula with `mex` gives, written here once more from its words. */
function byMex(larger: (a: number, n: number) => number, count: number, first: readonly Pair[] = []): Pair[] {
  const pairs = [...first];
  while (pairs.length < count) {
    let a = 0;
    while (pairs.some((pair) => pair.includes(a))) a++;
    pairs.push([a, larger(a, pairs.length)]);
  }
  return pairs;
}

const within = (pairs: readonly Pair[], side: number): Pair[] => pairs.filter(([, b]) => b < side);

const SIDE = 45;

/** Pairs without a limit on time, on which their number would depend. */
function inOrder(rule: string, play: Play = "normal"): readonly Pair[] | undefined {
  const game = parseGame(rule);
  return pairsInOrder(game, play, {}, truthOf(game, "outcomes", play, {}));
}

const RECURRENCES: readonly (readonly [
  rule: string,
  takes: Takes,
  misere: boolean,
  first: readonly Pair[],
  larger: (a: number, n: number) => number,
  text: string,
])[] = [
  ["wythoff", (i, j) => i === j, false, [], (a, n) => a + n, "b_n = a_n + n"],
  [
    "wythoff",
    (i, j) => i === j,
    true,
    [
      [0, 1],
      [2, 2],
    ],
    (a, n) => a + n,
    "b_n = a_n + n, except (a_0,b_0) = (0,1), (a_1,b_1) = (2,2)",
  ],
  // t-Wythoff with t = 3.
  [
    "[x,y: x-k,y | x,y-k | x-k,y-k | x-k,y-k-1 | x-k-1,y-k | x-k,y-k-2 | x-k-2,y-k]",
    (i, j) => Math.abs(i - j) < 3,
    false,
    [],
    (a, n) => a + 3 * n,
    "b_n = a_n + 3*n",
  ],
  // Complementary sequences other than those of t-Wythoff, as Duchêne and Rigo ask for: Fraenkel's s = 2, t = 1.
  [
    "[x,y: x-k,y | x,y-k | x-i,y-j if i <= j and j < 2*i+1 | x-i,y-j if j < i and i < 2*j+1]",
    (i, j) => i <= j && j < 2 * i + 1,
    true,
    [],
    (a, n) => 2 * a + n + 1,
    "b_n = 2*a_n + n + 1",
  ],
];

describe("recurrences of pairs", () => {
  test.each(oneIn(2, RECURRENCES, 1))("%s: %s, misère %s", (rule, takes, misere, first, larger, text) => {
    const pairs = inOrder(rule, misere ? "misere" : "normal")!;
    const played = plain(takes, SIDE, misere);
    expect(within(pairs, SIDE)).toEqual(played);
    expect(pairs).toEqual(byMex(larger, pairs.length, first));
    const to = pairs.length - 1;
    expect(pairSequence(pairs)).toMatchObject({
      verdict: "observed",
      testedTo: to,
      range: `0 <= n <= ${to}`,
      text: `a_n = mex{a_i, b_i : i < n}, ${text}, observed for 0 <= n <= ${to}`,
    });
  });
});

describe("morphisms of differences", () => {
  const RULE = "[x,y: x-k,y | x,y-k | x-k,y-k if k != 1]";
  const TEXT =
    "(a_0,b_0) = (0,0), (a_(n+1),b_(n+1)) - (a_n,b_n) for n >= 0: A -> AB, B -> CD, C -> ED, D -> B, E -> ECD, A = (1,1), B = (1,2), C = (2,3), D = (1,1), E = (3,4)";

  test("Wythoff's game without the take of 1 from both", () => {
    const pairs = inOrder(RULE)!;
    expect(within(pairs, SIDE)).toEqual(plain((i, j) => i === j && i !== 1, SIDE));
    expect(pairSequence(pairs)?.text).toBe(`${TEXT}, observed for 0 <= n <= ${pairs.length - 1}`);
    // The word from the text alone.
    const images = Object.fromEntries([...TEXT.matchAll(/(\w) -> (\w+)/g)].map(([, from, to]) => [from, to]));
    const by = Object.fromEntries(
      [...TEXT.matchAll(/(\w) = \((\d+),(\d+)\)/g)].map(([, of, a, b]) => [of, [a, b]]),
    );
    let word = "A";
    while (word.length < pairs.length) word = [...word].map((letter) => images[letter]).join("");
    const given: Pair[] = [[0, 0]];
    for (const letter of word.slice(0, pairs.length - 1)) {
      const [a, b] = by[letter]!;
      const [x, y] = given.at(-1)!;
      given.push([x + Number(a), y + Number(b)]);
    }
    expect(given).toEqual(pairs);
  });

  test("differences of the smaller numbers alone, where the larger numbers are the others", () => {
    // Smaller numbers are those whose greatest power of 2 has an even exponent; the larger ones are their doubles.
    const smaller = Array.from({ length: 4000 }, (_, i) => i + 1).filter((n) => Math.log2(n & -n) % 2 === 0);
    const others = Array.from({ length: 4000 }, (_, i) => i + 1).filter((n) => !smaller.includes(n));
    const pairs = Array.from({ length: 200 }, (_, n): Pair => [smaller[n]!, others[n]!]);
    expect(pairSequence([[0, 0], ...pairs])?.text).toBe(
      "a_n = mex{a_i, b_i : i < n}, b_n = 2*a_n, observed for 0 <= n <= 200",
    );
    // Smaller numbers with differences 2 and 1 by 0 -> 001, 1 -> 10: the larger ones are no multiple of a_n and n.
    const ones: number[] = [1];
    const word = generated(
      [
        [0, 0, 1],
        [1, 0],
      ],
      600,
    );
    for (const letter of word.slice(0, 600)) ones.push(ones.at(-1)! + 2 - letter);
    const isOne = new Set(ones);
    const more = Array.from({ length: 600 }, (_, i) => i + 1).filter((n) => !isOne.has(n));
    const found = pairSequence([[0, 0], ...more.slice(0, 200).map((b, n): Pair => [ones[n]!, b])]);
    expect(found?.text).toBe(
      "(a_0,b_0) = (0,0), (a_1,b_1) = (1,2), a_(n+1) - a_n for n >= 1: A -> AAB, B -> BA, A = 2, B = 1, b_n = min{m > b_(n-1) : m != a_i for all i}, observed for 0 <= n <= 200",
    );
  });

  test("fixed points are found from their words, and none of other words", () => {
    for (const images of [
      [[0, 1], [0]],
      [[0, 1], [0, 2], [0]],
      [[0, 0, 1], [0]],
      [[0, 1, 1], [2], [0, 1]],
    ])
      expect(
        generated(fixedPointOf(generated(images, 60).slice(0, 60), images.length)!, 900).slice(0, 900),
      ).toEqual(generated(images, 900).slice(0, 900));
    let state = 7;
    const chance = Array.from({ length: 60 }, () => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return Math.floor(state / 2 ** 16) % 2;
    });
    expect(fixedPointOf([0, 1, ...chance], 2)).toBeUndefined();
  });
});

describe("pairs of no known kind", () => {
  const GDWN = "[x,y: x-k,y | x,y-k | x-k,y-k | x-k,y-2*k | x-2*k,y-k]";

  test("have no statement", () => {
    const pairs = inOrder(GDWN)!;
    expect(within(pairs, SIDE)).toEqual(plain((i, j) => i === j || j === 2 * i, SIDE));
    expect(pairSequence(pairs)).toBeUndefined();
    expect(inOrder("nim")).toBeUndefined();
    expect(inOrder("euclid")).toBeUndefined();
    expect(inOrder("[x,y: x-k,y | x,y-k | x-2*k,y-k]")).toBeUndefined();
  });

  test("one wrong pair in the second half refutes a recurrence, six in the first are exceptions", () => {
    const pairs = byMex((a, n) => a + n, 60);
    const wrong = (at: readonly number[]) =>
      pairs.map(([a, b], n): Pair => [a, at.includes(n) ? b + 400 : b]);
    expect(pairSequence(wrong([]))?.text).toContain("b_n = a_n + n, observed");
    expect(pairSequence(wrong([40]))).toBeUndefined();
    expect(pairSequence(wrong([3, 29]))?.text ?? "").not.toContain("b_n = a_n + n, observed");
    expect(pairSequence(pairs.slice(0, 19))).toBeUndefined();
  });
});

describe("law of a game", () => {
  test.skipIf(isQuick)("a proved formula needs no sequence", () => {
    expect(lawOfGame(parseGame("wythoff")).sequence).toBeUndefined();
  });

  test.skipIf(isQuick)("without a formula has the sequence in both languages", () => {
    const { finding, sequence } = lawOfGame(parseGame("[x,y: x-k,y | x,y-k | x-k,y-k if k != 1]"));
    expect(finding?.verdict).not.toBe("proved");
    expect(say(sequence!.sentence, "en")).toContain("A -> AB");
    expect(say(sequence!.sentence, "zh")).toContain("仅在 0 <= n <= 499 内验证，未证明：必败态为");
  });
});
