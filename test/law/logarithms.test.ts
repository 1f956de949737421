// Laws whose values are numbers of digits, or how often a number can be divided, compared with plain play, and their
// certificates with two checkers.
import { expect, test } from "vitest";
import { checkCertificate } from "../../src/checker/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { certificateOf, findLaw, saysLaw, statedLaw, testStated } from "../../src/law/index.ts";
import { natural } from "../../src/nimber/natural.ts";
import { python, verdictsInPython } from "../certificate/python.ts";
import { dice, plainGrundy } from "../oracle.ts";
import { isQuick, partOf } from "../part.ts";

test("what leaves at most a share of a heap has values that grow like a logarithm", () => {
  const roll = dice(20_261_201);
  for (let i = 0; i < partOf(60); i++) {
    const [by, more, least] = [2 + roll(3), 1 + roll(7), roll(3)];
    const left = ["k-1", "k", "k+1"][least]!;
    const rule = `[n: ${left} if ${by}*(${left}) + ${more} <= n]`;
    const value = plainGrundy((n: number) =>
      Array.from({ length: Math.max(0, Math.floor((n - more) / by) - least + 1) }, (_, j) => [least + j]),
    );
    const { finding } = findLaw(parseGame(rule), "values");
    expect([rule, finding?.verdict]).toEqual([rule, "proved"]);
    const { says } = statedLaw(finding!.text, ["n"]);
    for (let n = 0; n <= 500; n++)
      expect([rule, n, says([n]), saysLaw(finding!.law!, [n])]).toEqual([rule, n, value(n), value(n)]);
  }
});

const DELETE_NIM = "[x,y: a-1,x-a | a-1,y-a]";

// Source: Abuku and Suetsugu, Delete Nim (2019).
test("the values of Delete Nim, and their certificate", () => {
  const game = parseGame(DELETE_NIM);
  const { finding } = findLaw(game, "values");
  expect([finding!.text, finding!.verdict]).toEqual(["sg = valuation((x bitor y)+1,2)", "proved"]);
  const splits = (n: number) => Array.from({ length: n }, (_, a): [number, number] => [a, n - 1 - a]);
  const value = plainGrundy(
    ([x, y]: readonly [number, number]) => [...splits(x), ...splits(y)].map((to) => [to]),
    String,
  );
  for (let x = 0; x < 40; x++)
    for (let y = 0; y < 40; y++)
      expect([x, y, saysLaw(finding!.law!, [x, y])]).toEqual([x, y, value([x, y])]);
  const far = 2n ** 80n - 1n;
  expect(saysLaw(finding!.law!, [natural(far), 0])).toBe(80);
  const { text } = certificateOf(game, finding!)!;
  expect(checkCertificate(text).verdict).toBe("valid");
  // Neither other powers, nor values in place of powers, nor the values of a sum.
  const forged = [
    text.replace('"powers":2', '"powers":4'),
    text.replace('"powers":2,', ""),
    text.replace("a-1,x-a |", "a-1,x-a & 0,0 |"),
    text.replace("a-1,y-a]", "a,y-a]"),
  ];
  expect(forged.map((each) => [each === text, checkCertificate(each).verdict])).toEqual(
    forged.map(() => [false, "refused"]),
  );
  for (const each of ["1", "0", '"2"', "2.5"])
    expect(checkCertificate(text.replace('"powers":2', `"powers":${each}`)).verdict).toBe("malformed");
  expect(checkCertificate(text.replace('"kind":"values"', '"kind":"outcomes"')).verdict).toBe("malformed");
});

type Pair = readonly [number, number];

/** Both piles of a pair with those that one of them may leave, each of at least one. */
const fewer = ([x, y]: Pair) =>
  [
    { of: x, other: y },
    { of: y, other: x },
  ].flatMap(({ of, other }) => Array.from({ length: of - 1 }, (_, i) => ({ of, other, left: i + 1 })));

test.each<[string, string, (from: Pair) => readonly [number, number][]]>([
  [
    "a,x-a if a < x | a,y-a if a < y",
    "sg = valuation(((x-1) bitor (y-1))+1,2)",
    (from) => fewer(from).map(({ of, left }) => [left, of - left]),
  ],
  [
    "a,y if a < x | x,b if b < y",
    "sg = (x-1) xor (y-1)",
    (from) => fewer(from).map(({ other, left }) => [left, other]),
  ],
])("values of [x,y: %s] with piles of at least one", (moves, text, options) => {
  const game = parseGame(`[x,y: ${moves} ; legal: x > 0 and y > 0]`);
  const { finding } = findLaw(game, "values");
  expect([finding!.text, finding!.verdict]).toEqual([text, "proved"]);
  const value = plainGrundy((from: Pair) => options(from).map((to) => [to]), String);
  for (let x = 1; x < 30; x++)
    for (let y = 1; y < 30; y++)
      expect([x, y, saysLaw(finding!.law!, [x, y])]).toEqual([x, y, value([x, y])]);
});

test.skipIf(isQuick || python === undefined)("the checker in Python agrees about such certificates", () => {
  const texts = [DELETE_NIM, "[n: k if 2*k <= n]", "[n: k if 3*k <= n+1]", "[n: 0 | k if 2*k <= n]"].map(
    (rule) => certificateOf(parseGame(rule), findLaw(parseGame(rule), "values").finding!)!.text,
  );
  const forged = texts.map((text) => text.replace(/"powers":\d/, '"powers":16'));
  const verdicts = verdictsInPython([...texts, ...forged].map((text) => Buffer.from(text)));
  expect(verdicts).toEqual([...texts.map(() => "valid"), ...forged.map(() => "refused")]);
});

test("a law that is wrong far away is refuted there, with a move to the value that it lacks", () => {
  const refuted = (text: string) => {
    const { verdict, counterexample } = testStated(parseGame("[n: k if 2*k <= n]"), text);
    return { verdict, ...counterexample };
  };
  const far = natural(2n ** 70n);
  expect(refuted("sg = length(n/2,2) if n < 2**70; else 3")).toMatchObject({
    verdict: "refuted",
    position: [far],
    says: 3,
    found: 70,
    move: { to: ["8"] },
  });
  expect(refuted("sg = length(n/2,2) if n != 2**70; else 5")).toMatchObject({
    verdict: "refuted",
    position: [far],
    says: 5,
    found: 70,
  });
});
